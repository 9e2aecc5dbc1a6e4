import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { currentMarket } from '@/components/layout/current-market';
import { isAvailable } from '@/lib/capabilities';
import { pageMetadata, pageWords } from './page-metadata';
import { pageCard } from './social-cards';

/** What search engines and shared links show of the home page. */
export async function homeMetadata(): Promise<Metadata> {
  const [market, t] = await Promise.all([currentMarket(), getTranslations('home.meta')]);
  const words = { ...pageWords(t), ...(isAvailable('print') && { description: t('descriptionPrinted') }) };
  return pageMetadata(market, { words, path: '', image: pageCard('home', market.language) });
}
