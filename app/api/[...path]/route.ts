import { refuse, send } from '@/lib/wiring/http';

export const dynamic = 'force-dynamic';

/** No such endpoint; without this, two words below `/api` would be taken for a country and a language. */
const nothing = (): Response => send(refuse('not_found'));

export { nothing as DELETE, nothing as GET, nothing as PATCH, nothing as POST, nothing as PUT };
