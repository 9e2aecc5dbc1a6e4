import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { BRAND } from '@/lib/brand';
import { currentMarket } from '@/lib/i18n/current-market';

/** Metadata of the page of an unknown or withdrawn book. */
export async function noSuchBookMetadata(): Promise<Metadata> {
  const [{ language }, t] = await Promise.all([currentMarket(), getTranslations('bookDetail.gone')]);
  return { title: `${t('title')} · ${BRAND.names[language]}`, robots: { index: false } };
}
