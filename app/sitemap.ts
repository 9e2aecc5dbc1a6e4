import type { MetadataRoute } from 'next';
import { sitemapEntries } from '@/components/seo/sitemap-entries';
import { siteUrl } from '@/lib/platform/env';

export const dynamic = 'force-static';

/** Every page that may be indexed, with its editions (rulings, "Routing and locale": hreflang). */
export default function sitemap(): MetadataRoute.Sitemap {
  return sitemapEntries(siteUrl());
}
