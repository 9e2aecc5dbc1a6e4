import type { MetadataRoute } from 'next';
import { sitemapEntries } from '@/components/seo/sitemap-entries';
import { TERMS_VERSION } from '@/lib/accounts';
import { LANGUAGES } from '@/lib/markets';
import { siteUrl } from '@/lib/platform/env';
import { getOverridesByCountry } from '@/lib/server/cache/cached-overrides';
import { getPosts } from '@/lib/server/cache/cached-posts';

/** Posts change without a new build. */
export const revalidate = 3600;

/** Every indexable page with its alternates (§2: hreflang). */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const perLanguage = await Promise.all(
    LANGUAGES.map(async (language) => (await getPosts(language)).map(({ id, date }) => ({ id, date, language }))),
  );
  const overridesOf = await getOverridesByCountry();
  return sitemapEntries({ base: siteUrl(), posts: perLanguage.flat(), legalDate: TERMS_VERSION, overridesOf });
}
