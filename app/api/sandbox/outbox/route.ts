import { isAllowedHost } from '@/lib/platform/http';
import { endpoint, errorReply, reply } from '@/lib/server/api';
import { getContainer } from '@/lib/server/container';
import { readOutbox } from '@/lib/server/sandbox/outbox';

export const dynamic = 'force-dynamic';

/** Messages that the sandbox providers would have sent, newest first, or those `to` one of them; 404 where the adapters are real. */
export const GET = endpoint('/api/sandbox/outbox', async ({ request }) => {
  const container = await getContainer();
  // The outbox contains sign-in codes: DNS rebinding must not let another site read it.
  const hostAllowed = isAllowedHost(request.headers.get('host'), container.env.SHOP_URL);
  const to = new URL(request.url).searchParams.get('to');
  const messages = hostAllowed ? await readOutbox(container, to) : null;
  return messages ? reply(messages) : errorReply('not_found');
});
