import type { MetadataRoute } from 'next';
import { isAvailable } from '@/lib/capabilities';
import { ALL_BASE_IDS, bookSubpathByLanguage, type CatalogueOverride } from '@/lib/catalogue';
import { type CountryCode, getAlternates, type Language, localePath, supportedPairs } from '@/lib/markets';
import { isOfferedInCountry, PARTNER_IDS } from '@/lib/partners';

/** Paths, without country and language, of pages that exist in every market. */
const STATIC_PATHS = ['', '/books', '/sitemap', '/accessibility'] as const;
const LEGAL_PATHS = ['/privacy-policy', '/terms-of-service'] as const;
const BLOG_PATH = '/blog';

/** A post in one language; `date` looks like `2026-11-06`. */
export type PostEntry = { readonly id: string; readonly language: Language; readonly date: string };

export type SitemapData = {
  /** Origin of the shop without a trailing slash. */
  readonly base: string;
  readonly posts: readonly PostEntry[];
  /** Date of the current legal texts. */
  readonly legalDate: string;
  /** What the desk switched in each market. */
  readonly overridesOf: (country: CountryCode) => readonly CatalogueOverride[];
};

type Page = {
  /** Path without country and language in a market; `null` if the page does not exist there. */
  readonly pathIn: Parameters<typeof getAlternates>[0];
  readonly lastModified?: string;
};

/** The newest date; `undefined` for an empty list. */
const newestDate = (posts: readonly PostEntry[]): string | undefined =>
  posts
    .map(({ date }) => date)
    .sort()
    .at(-1);

const withLastModified = (day: string | undefined) => (day === undefined ? {} : { lastModified: day });

function postPages(posts: readonly PostEntry[]): readonly Page[] {
  return [...new Set(posts.map(({ id }) => id))].map((postId) => {
    const editions = posts.filter(({ id }) => id === postId);
    const pathIn: Page['pathIn'] = ({ lang }) =>
      editions.some(({ language }) => language === lang) ? `${BLOG_PATH}/${postId}` : null;
    return { pathIn, ...withLastModified(newestDate(editions)) };
  });
}

/** Entries of the sitemap with absolute URLs; each lists all its editions including itself. */
export function sitemapEntries({ base, posts, legalDate, overridesOf }: SitemapData): MetadataRoute.Sitemap {
  const pages: readonly Page[] = [
    ...STATIC_PATHS.map((rest) => ({ pathIn: () => rest })),
    ...PARTNER_IDS.map(
      (id): Page => ({ pathIn: ({ country }) => (isOfferedInCountry(id, country) ? `/${id}` : null) }),
    ),
    ...(isAvailable('kindergarten') ? [{ pathIn: () => '/kindergarten' }] : []),
    ...(isAvailable('company') ? [{ pathIn: () => '/company-batch' }] : []),
    ...LEGAL_PATHS.map((rest) => ({ pathIn: () => rest, lastModified: legalDate })),
    { pathIn: () => BLOG_PATH, ...withLastModified(newestDate(posts)) },
    ...ALL_BASE_IDS.map((baseId) => ({ pathIn: bookSubpathByLanguage(baseId, overridesOf) })),
    ...postPages(posts),
  ];
  return pages.flatMap(({ pathIn, ...facts }) => {
    const languages = Object.fromEntries(
      Object.entries(getAlternates(pathIn)).map(([locale, path]) => [locale, `${base}${path}`]),
    );
    return supportedPairs.flatMap((pair) => {
      const rest = pathIn(pair);
      if (rest === null) return [];
      return [{ url: `${base}${localePath(pair.country, pair.lang, rest)}`, ...facts, alternates: { languages } }];
    });
  });
}
