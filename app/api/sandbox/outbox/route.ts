import { isOurHost } from '@/lib/platform/http';
import { refuse, reply, send } from '@/lib/wiring/http';
import { readOutbox } from '@/lib/wiring/outbox';
import { shop } from '@/lib/wiring/shop';

export const dynamic = 'force-dynamic';

/** What the sandboxes would have sent, newest first; absent where the adapters are real. */
export async function GET(request: Request): Promise<Response> {
  const opened = await shop();
  // Codes to sign in lie here: no other site may read them through a name that leads to this machine.
  const ours = isOurHost(request.headers.get('host'), opened.env.SHOP_URL);
  const messages = ours ? await readOutbox(opened) : null;
  return send(messages ? reply(messages) : refuse('not_found'));
}
