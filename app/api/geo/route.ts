import { env } from '@/lib/platform/env';
import type { GeoAnswer } from '@/lib/platform/geo';
import { createGeoAdapter } from '@/lib/server/adapters';
import { endpoint, reply } from '@/lib/server/api';
import { getHostCountry } from '@/lib/server/api/proxy/host-country';

export const dynamic = 'force-dynamic';

/** The visitor's country from the host's header; without it, the lookups that the browser should make (spec §7). */
export const GET = endpoint('/api/geo', async ({ request }) => {
  const country = getHostCountry(request.headers);
  const lookups = country ? [] : (await createGeoAdapter(env())).lookups;
  return reply({ country, lookups } satisfies GeoAnswer);
});
