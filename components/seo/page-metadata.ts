import type { Metadata } from 'next';
import { BRAND } from '@/lib/brand';
import { type CountryCode, type Language, localeOf, localePath, pageEditions } from '@/lib/markets';
import { graphLocale } from './graph-locale';
import { CARD_SIZE } from './social-cards';

/** The words of a page for search engines and shared links (spec §3 "Per-page SEO text"). */
export type PageWords = {
  /** Without the brand, unless it is part of the sentence. */
  readonly title: string;
  readonly description: string;
  /** Parted by commas. */
  readonly keywords: string;
  readonly ogTitle: string;
  readonly ogDescription: string;
};

type Market = { readonly country: CountryCode; readonly language: Language };
type PathIn = Parameters<typeof pageEditions>[0];

export type DescribedPage = {
  readonly words: PageWords;
  /** Path without country and language, '' for home; or for each market, `null` where it lacks the page. */
  readonly path: string | PathIn;
  /** Path of a picture of 1200 × 630: `pageCard(…)`, `postCard(…)`, `socialPath(…)`. */
  readonly image: string;
  /** An article tells when it was written. */
  readonly article?: { readonly publishedTime: string; readonly modifiedTime?: string };
};

type Words = (key: keyof PageWords) => string;

/** The words of a page from its messages: `pageWords(await getTranslations('blog.meta'))`. */
export const pageWords = (t: Words): PageWords => ({
  title: t('title'),
  description: t('description'),
  keywords: t('keywords'),
  ogTitle: t('ogTitle'),
  ogDescription: t('ogDescription'),
});

const titled = (title: string, brand: string) => (title.includes(brand) ? title : `${title} · ${brand}`);

/**
 * Everything that the head of an indexable page says: title, description, keywords, Open Graph, card, canonical
 * address and every edition (rulings, "Routing and locale": hreflang). Addresses are relative to `metadataBase`.
 */
export function pageMetadata({ country, language }: Market, page: DescribedPage): Metadata {
  const { words, path, image, article } = page;
  const pathIn: PathIn = typeof path === 'string' ? () => path : path;
  const canonical = localePath(country, language, pathIn({ country, lang: language }) ?? '');
  const languages = pageEditions(pathIn);
  const locale = localeOf(country, language);
  const brand = BRAND.names[language];
  const shared = {
    url: canonical,
    siteName: brand,
    locale: graphLocale(locale),
    alternateLocale: Object.keys(languages)
      .filter((other) => other !== locale && other !== 'x-default')
      .map(graphLocale),
    title: words.ogTitle,
    description: words.ogDescription,
    images: [{ url: image, ...CARD_SIZE, alt: words.ogTitle }],
  };
  return {
    title: titled(words.title, brand),
    description: words.description,
    keywords: words.keywords,
    alternates: { canonical, languages },
    openGraph: article ? { ...shared, type: 'article', ...article } : { ...shared, type: 'website' },
    twitter: { card: 'summary_large_image', title: words.ogTitle, description: words.ogDescription, images: [image] },
  };
}
