import type { MetadataRoute } from 'next';
import { bookPathIn } from '@/components/book-detail/paths';
import { ALL_BASE_IDS } from '@/lib/catalogue';
import { localePath, pageEditions, supportedPairs } from '@/lib/markets';

/** Paths of pages that exist in every country and language, without those. */
const EVERYWHERE = ['', '/books', '/privacy-policy', '/terms-of-service'] as const;

type Pair = (typeof supportedPairs)[number];
/** The path of a page in a market, without country and language; `null` where the market lacks it. */
type PathIn = (pair: Pair) => string | null;

/** The sitemap's entries with absolute addresses below `base`; each lists all of its editions, itself too. */
export function sitemapEntries(base: string): MetadataRoute.Sitemap {
  const pages: readonly PathIn[] = [...EVERYWHERE.map((rest) => () => rest), ...ALL_BASE_IDS.map(bookPathIn)];
  return pages.flatMap((pathIn) => {
    const languages = Object.fromEntries(
      Object.entries(pageEditions(pathIn)).map(([locale, path]) => [locale, `${base}${path}`]),
    );
    return supportedPairs.flatMap((pair) => {
      const rest = pathIn(pair);
      if (rest === null) return [];
      return [{ url: `${base}${localePath(pair.country, pair.lang, rest)}`, alternates: { languages } }];
    });
  });
}
