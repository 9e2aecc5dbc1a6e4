import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { isAvailable } from '@/lib/capabilities';
import { currentMarket } from '@/lib/i18n/current-market';
import { pageMetadata, readPageText } from './page-metadata';
import { pageCard } from './social-cards';

/** Metadata of the home page. */
export async function homeMetadata(): Promise<Metadata> {
  const [market, t] = await Promise.all([currentMarket(), getTranslations('home.meta')]);
  const texts = { ...readPageText(t), ...(isAvailable('print') && { description: t('descriptionPrinted') }) };
  return pageMetadata(market, { texts, path: '', image: pageCard('home', market.language) });
}
