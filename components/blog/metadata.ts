import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { pageMetadata, readPageText } from '@/components/seo/page-metadata';
import { pageCard, postCard } from '@/components/seo/social-cards';
import { type BlogPost, uploadedCard } from '@/lib/blog';
import { type CurrentMarket, currentMarket } from '@/lib/i18n/current-market';
import type { Language } from '@/lib/markets';
import { BLOG_PATH, feedPath, postSubpath } from './paths';

/** Adds the language's feed, so that feed readers find it from every blog page. */
const withFeedLink = (metadata: Metadata, { language }: CurrentMarket, title: string): Metadata => ({
  ...metadata,
  alternates: {
    ...metadata.alternates,
    types: { 'application/rss+xml': [{ url: feedPath(language), title }] },
  },
});

/** Metadata of the blog page. */
export async function blogMetadata(): Promise<Metadata> {
  const [market, t, meta] = await Promise.all([currentMarket(), getTranslations('blog'), getTranslations('blog.meta')]);
  const page = { texts: readPageText(meta), path: BLOG_PATH, image: pageCard('blog', market.language) };
  return withFeedLink(pageMetadata(market, page), market, t('title'));
}

type LocalizedPost = BlogPost & { readonly languages: readonly Language[] };

/** Metadata of a post, with the languages it exists in. */
export async function postMetadata(post: LocalizedPost): Promise<Metadata> {
  const { id, title, description, date, image, languages } = post;
  const [market, t] = await Promise.all([currentMarket(), getTranslations('blog')]);
  const texts = { title, description, keywords: t('post.keywords'), ogTitle: title, ogDescription: description };
  const metadata = pageMetadata(market, {
    texts,
    path: ({ lang }) => (languages.includes(lang) ? postSubpath(id) : null),
    image: uploadedCard(image) ?? postCard(id, market.language),
    article: { publishedTime: date },
  });
  return withFeedLink(metadata, market, t('title'));
}
