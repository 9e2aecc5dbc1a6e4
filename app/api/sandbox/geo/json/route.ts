import { reply, toResponse } from '@/lib/server/api';
import { sandboxGeoResponse } from '@/lib/server/sandbox/geo';

export const dynamic = 'force-dynamic';

/** Sandbox replacement for the JSON lookup. */
export const GET = (request: Request): Response =>
  sandboxGeoResponse(request, (country) => toResponse(reply({ country_code: country })));
