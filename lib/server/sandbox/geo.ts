import { env } from '@/lib/platform/env';
import { readCookie } from '@/lib/platform/http';
import { errorReply, toResponse } from '../api';

/**
 * Responds with the country of a tester's cookie `sandbox_country` in the format of a geo lookup; not found where
 * lookups are real.
 */
export function sandboxGeoResponse(request: Request, answer: (country: string | null) => Response): Response {
  if (env().GEO !== 'sandbox') return toResponse(errorReply('not_found'));
  return answer(readCookie(request, 'sandbox_country') ?? null);
}
