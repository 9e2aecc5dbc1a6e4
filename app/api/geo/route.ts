import { env } from '@/lib/platform/env';
import type { GeoAnswer } from '@/lib/platform/geo';
import { geoAdapter } from '@/lib/wiring/adapters';
import { reply, send } from '@/lib/wiring/http';
import { hostCountry } from '@/lib/wiring/http/host-country';

export const dynamic = 'force-dynamic';

/** Where the visitor is by the host's header; only without one, the look-ups that the browser then makes (spec §7). */
export async function GET(request: Request): Promise<Response> {
  const country = hostCountry(request.headers);
  const lookups = country ? [] : (await geoAdapter(env())).lookups;
  return send(reply({ country, lookups } satisfies GeoAnswer));
}
