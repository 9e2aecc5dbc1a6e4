import { listPosts, renderFeed } from '@/lib/blog/server';
import { isLanguage } from '@/lib/markets';
import { siteUrl } from '@/lib/platform/env';
import { endpoint, errorReply } from '@/lib/server/api';
import { getContainer } from '@/lib/server/container';

/** A language's blog as RSS; the same for everyone, so caches may store it for five minutes. */
export const GET = endpoint('/api/blog/rss/[lang]', async ({ request, params: { lang }, now }) => {
  if (!isLanguage(lang)) return errorReply('not_found');
  const { pathname } = new URL(request.url);
  const { db } = await getContainer();
  const posts = await listPosts(db, lang, now);
  const xml = renderFeed({ origin: siteUrl(), language: lang, path: pathname, posts });
  return new Response(xml, {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8', 'cache-control': 'public, max-age=300' },
  });
});
