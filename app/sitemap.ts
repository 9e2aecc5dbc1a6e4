import type { MetadataRoute } from 'next';
import { sitemapEntries } from '@/components/seo/sitemap-entries';
import { TERMS_VERSION } from '@/lib/accounts';
import { LANGUAGES } from '@/lib/markets';
import { siteUrl } from '@/lib/platform/env';
import { postsIn } from '@/lib/wiring/posts';

/** Posts change without a new build. */
export const revalidate = 3600;

/** Every page that may be indexed, with its editions (rulings, "Routing and locale": hreflang). */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const perLanguage = await Promise.all(
    LANGUAGES.map(async (language) => (await postsIn(language)).map(({ id, date }) => ({ id, date, language }))),
  );
  return sitemapEntries({ base: siteUrl(), posts: perLanguage.flat(), legalDate: TERMS_VERSION });
}
