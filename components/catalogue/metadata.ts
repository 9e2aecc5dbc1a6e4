import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { currentMarket } from '@/components/layout/current-market';
import { graphLocale } from '@/components/seo/graph-locale';
import { BRAND } from '@/lib/brand';
import { booksIn, socialPath } from '@/lib/catalogue';
import { localeOf, localePath, pageEditions } from '@/lib/markets';

export const CATALOGUE_PATH = '/books';

/** What search engines and shared links show of the catalogue, with every edition of the page (rulings, hreflang). */
export async function catalogueMetadata(): Promise<Metadata> {
  const [{ country, language }, t] = await Promise.all([currentMarket(), getTranslations('catalogue.meta')]);
  const canonical = localePath(country, language, CATALOGUE_PATH);
  const [shown] = booksIn(language);
  return {
    title: `${t('title')} · ${BRAND.names[language]}`,
    description: t('description'),
    keywords: t('keywords'),
    alternates: { canonical, languages: pageEditions(() => CATALOGUE_PATH) },
    openGraph: {
      type: 'website',
      url: canonical,
      siteName: BRAND.names[language],
      locale: graphLocale(localeOf(country, language)),
      title: t('ogTitle'),
      description: t('ogDescription'),
      ...(shown && { images: [{ url: socialPath(shown.id), width: 1200, height: 630, alt: shown.title }] }),
    },
    twitter: { card: 'summary_large_image' },
  };
}
