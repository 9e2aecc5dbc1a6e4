import { isAllowedHost } from '@/lib/platform/http';
import { endpoint, errorReply, reply } from '@/lib/server/api';
import { getContainer } from '@/lib/server/container';
import { listSandboxEvents } from '@/lib/server/sandbox/analytics';

export const dynamic = 'force-dynamic';

/** What the sandboxes of analytics and advertising received, newest first; 404 where neither is a sandbox. */
export const GET = endpoint('/api/sandbox/events', async ({ request }) => {
  const { db, env } = await getContainer();
  const sandboxed = env.ANALYTICS === 'sandbox' || env.ADS === 'sandbox';
  const hostAllowed = isAllowedHost(request.headers.get('host'), env.SHOP_URL);
  return sandboxed && hostAllowed ? reply(await listSandboxEvents(db)) : errorReply('not_found');
});
