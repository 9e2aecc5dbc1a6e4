import { refuse, reply, send } from '@/lib/wiring/http';
import { readOutbox } from '@/lib/wiring/outbox';
import { shop } from '@/lib/wiring/shop';

export const dynamic = 'force-dynamic';

/** What the sandboxes would have sent, newest first; absent where the adapters are real. */
export async function GET(): Promise<Response> {
  const messages = await readOutbox(await shop());
  return send(messages ? reply(messages) : refuse('not_found'));
}
