import { reply, send } from '@/lib/wiring/http';
import { sandboxPlace } from '@/lib/wiring/sandbox-geo';

export const dynamic = 'force-dynamic';

/** Stands in for the JSON look-up. */
export const GET = (request: Request): Response =>
  sandboxPlace(request, (country) => send(reply({ country_code: country })));
