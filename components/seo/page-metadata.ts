import type { Metadata } from 'next';
import { BRAND } from '@/lib/brand';
import { type CountryCode, getAlternates, getLocale, type Language, localePath } from '@/lib/markets';
import { ogLocale } from './og-locale';
import { CARD_SIZE } from './social-cards';

/** Titles and descriptions of a page for search engines and shared links (spec §3 "Per-page SEO text"). */
export type PageText = {
  /** Without the brand name, unless it is part of the sentence. */
  readonly title: string;
  readonly description: string;
  /** Comma-separated. */
  readonly keywords: string;
  readonly ogTitle: string;
  readonly ogDescription: string;
};

type Market = { readonly country: CountryCode; readonly language: Language };
type PathForMarket = Parameters<typeof getAlternates>[0];

export type PageMetadataInput = {
  readonly texts: PageText;
  /**
   * Path without country and language ('' for home), or a function that returns it per market, or `null` where the page
   * does not exist.
   */
  readonly path: string | PathForMarket;
  /** Path of a 1200 × 630 image: `pageCard(…)`, `postCard(…)`, `socialPath(…)`. */
  readonly image: string;
  /** Set for articles. */
  readonly article?: { readonly publishedTime: string; readonly modifiedTime?: string };
};

type TranslatePageText = (key: keyof PageText) => string;

/** Reads a page's texts from its messages: `readPageText(await getTranslations('blog.meta'))`. */
export const readPageText = (t: TranslatePageText): PageText => ({
  title: t('title'),
  description: t('description'),
  keywords: t('keywords'),
  ogTitle: t('ogTitle'),
  ogDescription: t('ogDescription'),
});

const withBrand = (title: string, brand: string) => (title.includes(brand) ? title : `${title} · ${brand}`);

/**
 * Metadata of an indexable page: title, description, keywords, Open Graph, Twitter card, canonical URL and hreflang
 * links (§2: hreflang). URLs are relative to `metadataBase`.
 */
export function pageMetadata({ country, language }: Market, page: PageMetadataInput): Metadata {
  const { texts, path, image, article } = page;
  const pathIn: PathForMarket = typeof path === 'string' ? () => path : path;
  const canonical = localePath(country, language, pathIn({ country, lang: language }) ?? '');
  const languages = getAlternates(pathIn);
  const locale = getLocale(country, language);
  const brand = BRAND.names[language];
  const shared = {
    url: canonical,
    siteName: brand,
    locale: ogLocale(locale),
    alternateLocale: Object.keys(languages)
      .filter((other) => other !== locale && other !== 'x-default')
      .map(ogLocale),
    title: texts.ogTitle,
    description: texts.ogDescription,
    images: [{ url: image, ...CARD_SIZE, alt: texts.ogTitle }],
  };
  return {
    title: withBrand(texts.title, brand),
    description: texts.description,
    keywords: texts.keywords,
    alternates: { canonical, languages },
    openGraph: article ? { ...shared, type: 'article', ...article } : { ...shared, type: 'website' },
    twitter: { card: 'summary_large_image', title: texts.ogTitle, description: texts.ogDescription, images: [image] },
  };
}
