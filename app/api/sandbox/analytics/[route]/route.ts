import { isFromShop } from '@/lib/platform/http';
import { endpoint, errorReply, limitFiles, reply } from '@/lib/server/api';
import { getContainer } from '@/lib/server/container';
import { insertSandboxEvent, readMixpanelEvents } from '@/lib/server/sandbox/analytics';

export const dynamic = 'force-dynamic';

/** Receives what Mixpanel's library sends: events are kept, recordings are counted only. 404 with the real Mixpanel. */
export const POST = endpoint('/api/sandbox/analytics/[route]', async ({ request, params }) => {
  const { db, env } = await getContainer();
  if (env.ANALYTICS !== 'sandbox') return errorReply('not_found');
  if (!isFromShop(request, env.SHOP_URL)) return errorReply('request_forbidden');
  const tooMany = await limitFiles(request);
  if (tooMany) return tooMany;
  if (params.route === 'record') {
    await insertSandboxEvent(db, 'analytics', 'recording', {});
    return reply({ code: 200, status: 'OK' });
  }
  const events = params.route === 'track' ? await readMixpanelEvents(request) : [];
  for (const { event, properties } of events) await insertSandboxEvent(db, 'analytics', event, properties);
  return reply({ status: 1, error: null });
});
