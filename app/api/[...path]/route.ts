import { errorReply, toResponse } from '@/lib/server/api';

export const dynamic = 'force-dynamic';

/** Unknown endpoint; without this route, two segments below `/api` would match a country and a language. */
const notFound = (): Response => toResponse(errorReply('not_found'));

export { notFound as DELETE, notFound as GET, notFound as PATCH, notFound as POST, notFound as PUT };
