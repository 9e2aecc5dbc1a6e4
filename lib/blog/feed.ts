import { Feed } from 'feed';
import type { Language } from '@/lib/markets';
import type { BlogPost } from './model';

type FeedFacts = {
  /** Of the shop, without a slash at its end. */
  readonly origin: string;
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  readonly brand: string;
  /** Path of the feed itself. */
  readonly path: string;
  readonly posts: readonly BlogPost[];
};

/** The blog of a language as RSS 2.0; addresses name no country, so that each reader lands in their own. */
export function blogFeed({ origin, language, title, description, brand, path, posts }: FeedFacts): string {
  const [newest] = posts;
  const blog = `${origin}/${language}/blog`;
  const feed = new Feed({
    id: blog,
    link: blog,
    title,
    description,
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
