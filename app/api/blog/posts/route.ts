import { listPosts } from '@/lib/blog/server';
import { browserLanguage, isLanguage } from '@/lib/markets';
import { readCookie } from '@/lib/platform/http';
import { query, refuse, reply } from '@/lib/wiring/http';

/** The language of a reader who does not name one: the kept choice, else the browser's, else Hebrew (spec §2). */
function readersLanguage(request: Request) {
  const kept = readCookie(request, 'language');
  return isLanguage(kept) ? kept : (browserLanguage(request.headers.get('accept-language')) ?? 'he');
}

/** The blog's posts, newest first (spec §7); `?language=` names theirs. */
export const GET = query(async ({ request, shop }) => {
  const asked = new URL(request.url).searchParams.get('language');
  if (asked !== null && !isLanguage(asked)) {
    return refuse('validation_failed', { fields: { language: 'validation_failed' } });
  }
  return reply(await listPosts(shop.db, asked ?? readersLanguage(request)));
});
