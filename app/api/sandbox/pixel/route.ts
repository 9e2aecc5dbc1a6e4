import { isFromShop } from '@/lib/platform/http';
import { endpoint, errorReply, limitFiles } from '@/lib/server/api';
import { getContainer } from '@/lib/server/container';
import { insertSandboxEvent } from '@/lib/server/sandbox/analytics';

export const dynamic = 'force-dynamic';

/** Receives what would go to the pixel of an ad network; 404 where the pixel is real or off. */
export const GET = endpoint('/api/sandbox/pixel', async ({ request }) => {
  const { db, env } = await getContainer();
  if (env.ADS !== 'sandbox') return errorReply('not_found');
  if (!isFromShop(request, env.SHOP_URL)) return errorReply('request_forbidden');
  const tooMany = await limitFiles(request);
  if (tooMany) return tooMany;
  const params = Object.fromEntries(new URL(request.url).searchParams);
  await insertSandboxEvent(db, 'pixel', params.ev ?? '', params);
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
});
