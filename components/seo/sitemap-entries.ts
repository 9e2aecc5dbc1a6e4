import type { MetadataRoute } from 'next';
import { ALL_BASE_IDS, editionsOf } from '@/lib/catalogue';
import { COUNTRIES, localePath, supportedPairs } from '@/lib/markets';

/** Paths of pages that exist in every country and language, without those. */
const EVERYWHERE = ['', '/books', '/privacy-policy', '/terms-of-service'] as const;

type Pair = (typeof supportedPairs)[number];
type Page = { readonly pair: Pair; readonly rest: string };

/** One page in each pair where it exists; its first edition is the default for everybody else. */
const editionsOfPage = (pages: readonly Page[]): Record<string, string> => {
  const [first] = pages;
  const listed = pages.map(({ pair, rest }) => [
    COUNTRIES[pair.country].locales[pair.lang] ?? pair.lang,
    localePath(pair.country, pair.lang, rest),
  ]);
  return {
    ...Object.fromEntries(listed),
    ...(first && { 'x-default': localePath(first.pair.country, first.pair.lang, first.rest) }),
  };
};

/** The pages of a book: each language's edition in the countries that speak it. */
const pagesOfBook = (baseId: number): readonly Page[] =>
  editionsOf(baseId).flatMap((edition) =>
    supportedPairs
      .filter((pair) => pair.lang === edition.language)
      .map((pair) => ({ pair, rest: `/books/${edition.id}` })),
  );

/** The sitemap's entries with absolute addresses below `base`; each lists all of its editions, itself too. */
export function sitemapEntries(base: string): MetadataRoute.Sitemap {
  const groups = [
    ...EVERYWHERE.map((rest) => supportedPairs.map((pair) => ({ pair, rest }))),
    ...ALL_BASE_IDS.map(pagesOfBook),
  ];
  return groups.flatMap((pages) => {
    const languages = Object.fromEntries(
      Object.entries(editionsOfPage(pages)).map(([locale, path]) => [locale, `${base}${path}`]),
    );
    return pages.map(({ pair, rest }) => ({
      url: `${base}${localePath(pair.country, pair.lang, rest)}`,
      alternates: { languages },
    }));
  });
}
