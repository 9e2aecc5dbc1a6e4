import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { graphLocale } from '@/components/seo/graph-locale';
import { BRAND } from '@/lib/brand';
import { ageSpan, type CatalogueBook, socialPath } from '@/lib/catalogue';
import { type CountryCode, localeOf } from '@/lib/markets';
import { bookPath, editionPaths } from './paths';

/** Words, addresses and picture of a book's page for search engines and shared links (spec §3 "Per-page SEO text"). */
export async function bookMetadata(book: CatalogueBook, country: CountryCode): Promise<Metadata> {
  const t = await getTranslations('bookDetail.seo');
  const { id, language, title } = book;
  const brand = BRAND.names[language];
  const path = bookPath(country, language, id);
  const languages = editionPaths(book.baseId);
  const locale = localeOf(country, language);
  const description = t('description', { description: book.description, ages: ageSpan(book.ages) });
  return {
    title: t('title', { title, brand }),
    description,
    keywords: [...book.keywords, ...t('keywords').split(', ')],
    alternates: { canonical: path, languages },
    openGraph: {
      type: 'website',
      siteName: brand,
      url: path,
      title: t('ogTitle', { title }),
      description: book.description,
      locale: graphLocale(locale),
      alternateLocale: Object.keys(languages)
        .filter((other) => other !== locale && other !== 'x-default')
        .map(graphLocale),
      images: [{ url: socialPath(id), width: 1200, height: 630, alt: title }],
    },
    twitter: { card: 'summary_large_image' },
  };
}
