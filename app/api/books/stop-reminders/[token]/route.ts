import { stopReminders } from '@/lib/books/server';
import { localePath } from '@/lib/markets';
import { getSecrets } from '@/lib/platform/env';
import { endpoint, resultReply } from '@/lib/server/api';
import { getContainer } from '@/lib/server/container';

/**
 * One-click unsubscribe by the recipient's mail client (RFC 8058): it posts without an origin, a cookie or a page, and
 * the signed token in the URL identifies the subscription.
 */
export const POST = endpoint('/api/books/stop-reminders/[token]', async ({ params, now }) => {
  const { db, env } = await getContainer();
  const stopped = await stopReminders(params.token, { db, secret: getSecrets(env), now });
  return resultReply(stopped, (value) => value);
});

/** A mail client that opens the URL gets the unsubscribe page; opening it changes nothing. */
export const GET = endpoint('/api/books/stop-reminders/[token]', async ({ params }) => {
  const { env } = await getContainer();
  const token = encodeURIComponent(params.token);
  return Response.redirect(`${env.SHOP_URL}${localePath('IL', 'he', '/stop-reminders')}#${token}`, 303);
});
