import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { pageMetadata, readPageText } from '@/components/seo/page-metadata';
import { pageCard } from '@/components/seo/social-cards';
import { currentMarket } from '@/lib/i18n/current-market';

export const CATALOGUE_PATH = '/books';

/** Metadata of the catalogue page. */
export async function catalogueMetadata(): Promise<Metadata> {
  const [market, t] = await Promise.all([currentMarket(), getTranslations('catalogue.meta')]);
  return pageMetadata(market, {
    texts: readPageText(t),
    path: CATALOGUE_PATH,
    image: pageCard('books', market.language),
  });
}
