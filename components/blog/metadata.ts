import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { type CurrentMarket, currentMarket } from '@/components/layout/current-market';
import { pageMetadata, pageWords } from '@/components/seo/page-metadata';
import { pageCard, postCard } from '@/components/seo/social-cards';
import type { BlogPost } from '@/lib/blog';
import type { Language } from '@/lib/markets';
import { BLOG_PATH, feedPath, postRest } from './paths';

/** Feed readers find the feed of the language from every page of the blog. */
const withFeed = (metadata: Metadata, { language }: CurrentMarket, title: string): Metadata => ({
  ...metadata,
  alternates: {
    ...metadata.alternates,
    types: { 'application/rss+xml': [{ url: feedPath(language), title }] },
  },
});

/** What search engines and shared links show of the list of posts. */
export async function blogMetadata(): Promise<Metadata> {
  const [market, t, meta] = await Promise.all([currentMarket(), getTranslations('blog'), getTranslations('blog.meta')]);
  const page = { words: pageWords(meta), path: BLOG_PATH, image: pageCard('blog', market.language) };
  return withFeed(pageMetadata(market, page), market, t('title'));
}

type Described = BlogPost & { readonly languages: readonly Language[] };

/** What search engines and shared links show of a post, with the languages that it exists in. */
export async function postMetadata(post: Described): Promise<Metadata> {
  const { id, title, description, date, languages } = post;
  const [market, t] = await Promise.all([currentMarket(), getTranslations('blog')]);
  const words = { title, description, keywords: t('post.keywords'), ogTitle: title, ogDescription: description };
  const metadata = pageMetadata(market, {
    words,
    path: ({ lang }) => (languages.includes(lang) ? postRest(id) : null),
    image: postCard(id, market.language),
    article: { publishedTime: date },
  });
  return withFeed(metadata, market, t('title'));
}
