import { env } from '@/lib/platform/env';
import { readCookie } from '@/lib/platform/http';
import { refuse, send } from './http';

/** The country that a tester put into the cookie `sandbox_country`, in the words of a look-up; absent where look-ups are real. */
export function sandboxPlace(request: Request, answer: (country: string | null) => Response): Response {
  if (env().GEO !== 'sandbox') return send(refuse('not_found'));
  return answer(readCookie(request, 'sandbox_country') ?? null);
}
