import { Feed } from 'feed';
import { BRAND } from '@/lib/brand';
import { translator } from '@/lib/i18n/server';
import type { Language } from '@/lib/markets';
import type { BlogPost } from './model';

type FeedInput = {
  /** The shop's origin, without a trailing slash. */
  readonly origin: string;
  readonly language: Language;
  /** Path of the feed itself. */
  readonly path: string;
  readonly posts: readonly BlogPost[];
};

/** Renders a language's blog as RSS 2.0; URLs contain no country, so that each reader is redirected to their own. */
export function renderFeed({ origin, language, path, posts }: FeedInput): string {
  const [newest] = posts;
  const t = translator(language, 'blog');
  const brand = BRAND.names[language];
  const blog = `${origin}/${language}/blog`;
  const feed = new Feed({
    id: blog,
    link: blog,
    title: `${t('title')} · ${brand}`,
    description: t('meta.description'),
    language,
    copyright: brand,
    ...(newest && { updated: new Date(newest.date) }),
    feedLinks: { rss: `${origin}${path}` },
  });
  for (const post of posts) {
    const link = `${blog}/${post.id}`;
    feed.addItem({
      id: link,
      link,
      title: post.title,
      description: post.description,
      date: new Date(post.date),
      image: `${origin}${post.image}`,
    });
  }
  return feed.rss2();
}
