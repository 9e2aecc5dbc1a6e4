import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { currentMarket } from '@/components/layout/current-market';
import { pageMetadata, pageWords } from '@/components/seo/page-metadata';
import { pageCard } from '@/components/seo/social-cards';

export const CATALOGUE_PATH = '/books';

/** What search engines and shared links show of the catalogue. */
export async function catalogueMetadata(): Promise<Metadata> {
  const [market, t] = await Promise.all([currentMarket(), getTranslations('catalogue.meta')]);
  return pageMetadata(market, {
    words: pageWords(t),
    path: CATALOGUE_PATH,
    image: pageCard('books', market.language),
  });
}
