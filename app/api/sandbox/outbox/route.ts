import { outboxMessages } from '@/lib/platform/db/outbox';
import { refuse, reply, send } from '@/lib/wiring/http';
import { shop } from '@/lib/wiring/shop';

export const dynamic = 'force-dynamic';

/** What the sandboxes would have sent, newest first; only where SMS and e-mail are both sandboxed (rulings, "Names"). */
export async function GET(): Promise<Response> {
  const { db, env } = await shop();
  if (env.SMS !== 'sandbox' || env.EMAIL !== 'sandbox') return send(refuse('not_found'));
  return send(reply(await outboxMessages(db)));
}
