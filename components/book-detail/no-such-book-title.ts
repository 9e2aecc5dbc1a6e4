import { getTranslations } from 'next-intl/server';
import { BRAND } from '@/lib/brand';
import { currentMarket } from '@/lib/i18n/current-market';

/** The document's title of the page of an unknown or withdrawn book. */
export async function getNoSuchBookTitle(): Promise<string> {
  const [{ language }, t] = await Promise.all([currentMarket(), getTranslations('bookDetail.gone')]);
  return `${t('title')} · ${BRAND.names[language]}`;
}
