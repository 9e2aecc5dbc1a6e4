import type { MetadataRoute } from 'next';
import { siteUrl } from '@/lib/platform/env';

export const dynamic = 'force-static';

/** Personal pages set `noindex` themselves; this only excludes technical paths. */
export default function robots(): MetadataRoute.Robots {
  const base = siteUrl();
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/api/', '/sandbox/', '/staff'] },
    sitemap: `${base}/sitemap.xml`,
  };
}
