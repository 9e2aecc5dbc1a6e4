import { blogFeed } from '@/lib/blog/server';
import { isLanguage } from '@/lib/markets';
import { siteUrl } from '@/lib/platform/env';
import { log, reasonOf } from '@/lib/platform/log';
import { blogNames } from '@/lib/wiring/blog-names';
import { refuse, send } from '@/lib/wiring/http';
import { postsIn } from '@/lib/wiring/posts';

type RouteArguments = { readonly params: Promise<{ readonly lang: string }> };

/** The blog of a language as RSS; the same for everyone, so that caches may keep it for an hour. */
export async function GET(request: Request, { params }: RouteArguments): Promise<Response> {
  const { lang } = await params;
  if (!isLanguage(lang)) return send(refuse('not_found'));
  try {
    const { pathname } = new URL(request.url);
    const posts = await postsIn(lang);
    const xml = blogFeed({ origin: siteUrl(), language: lang, path: pathname, posts, ...blogNames(lang) });
    return new Response(xml, {
      headers: { 'content-type': 'application/rss+xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
    });
  } catch (error) {
    log.error(reasonOf(error), 'the feed could not be made');
    return send(refuse('internal_error'));
  }
}
