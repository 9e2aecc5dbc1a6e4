import type { MetadataRoute } from 'next';
import { bookPathIn } from '@/components/book-detail/paths';
import { ALL_BASE_IDS } from '@/lib/catalogue';
import { type Language, localePath, pageEditions, supportedPairs } from '@/lib/markets';
import { isOfferedIn, PARTNER_IDS } from '@/lib/partners';

/** Paths of pages that exist in every country and language, without those. */
const EVERYWHERE = ['', '/books', '/sitemap', '/accessibility'] as const;
const LEGAL = ['/privacy-policy', '/terms-of-service'] as const;
const BLOG = '/blog';

/** A post in one language; `date` is its day, such as `2026-11-06`. */
export type PostEntry = { readonly id: string; readonly language: Language; readonly date: string };

export type SitemapFacts = {
  /** Of the shop, without a slash at its end. */
  readonly base: string;
  readonly posts: readonly PostEntry[];
  /** The day of the legal texts in force. */
  readonly legalDate: string;
};

type Page = {
  /** The path in a market, without country and language; `null` where the market lacks the page. */
  readonly pathIn: Parameters<typeof pageEditions>[0];
  readonly lastModified?: string;
};

/** The newest of days; `undefined` where there is none. */
const newest = (posts: readonly PostEntry[]): string | undefined =>
  posts
    .map(({ date }) => date)
    .sort()
    .at(-1);

const dated = (day: string | undefined) => (day === undefined ? {} : { lastModified: day });

function postPages(posts: readonly PostEntry[]): readonly Page[] {
  return [...new Set(posts.map(({ id }) => id))].map((postId) => {
    const editions = posts.filter(({ id }) => id === postId);
    const pathIn: Page['pathIn'] = ({ lang }) =>
      editions.some(({ language }) => language === lang) ? `${BLOG}/${postId}` : null;
    return { pathIn, ...dated(newest(editions)) };
  });
}

/** The sitemap's entries with absolute addresses; each lists all of its editions, itself too. */
export function sitemapEntries({ base, posts, legalDate }: SitemapFacts): MetadataRoute.Sitemap {
  const pages: readonly Page[] = [
    ...EVERYWHERE.map((rest) => ({ pathIn: () => rest })),
    ...PARTNER_IDS.map((id): Page => ({ pathIn: ({ country }) => (isOfferedIn(id, country) ? `/${id}` : null) })),
    ...LEGAL.map((rest) => ({ pathIn: () => rest, lastModified: legalDate })),
    { pathIn: () => BLOG, ...dated(newest(posts)) },
    ...ALL_BASE_IDS.map((baseId) => ({ pathIn: bookPathIn(baseId) })),
    ...postPages(posts),
  ];
  return pages.flatMap(({ pathIn, ...facts }) => {
    const languages = Object.fromEntries(
      Object.entries(pageEditions(pathIn)).map(([locale, path]) => [locale, `${base}${path}`]),
    );
    return supportedPairs.flatMap((pair) => {
      const rest = pathIn(pair);
      if (rest === null) return [];
      return [{ url: `${base}${localePath(pair.country, pair.lang, rest)}`, ...facts, alternates: { languages } }];
    });
  });
}
