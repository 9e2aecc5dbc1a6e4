import { listPosts } from '@/lib/blog/server';
import { browserLanguage, isLanguage } from '@/lib/markets';
import { readCookie } from '@/lib/platform/http';
import { errorReply, query, reply } from '@/lib/server/api';

/** Language if the request does not specify one: the stored one, else the browser's, else Hebrew (spec §2). */
function getReaderLanguage(request: Request) {
  const stored = readCookie(request, 'language');
  return isLanguage(stored) ? stored : (browserLanguage(request.headers.get('accept-language')) ?? 'he');
}

/** The blog's posts, newest first (spec §7); `?language=` selects their language. */
export const GET = query('/api/blog/posts', async ({ request, shop, now }) => {
  const requested = new URL(request.url).searchParams.get('language');
  if (requested !== null && !isLanguage(requested)) {
    return errorReply('validation_failed', { fields: { language: 'validation_failed' } });
  }
  return reply(await listPosts(shop.db, requested ?? getReaderLanguage(request), now));
});
