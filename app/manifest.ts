import type { MetadataRoute } from 'next';
import { BRAND } from '@/lib/brand';

export const dynamic = 'force-static';

/** Web app manifest: the start URL has no locale, so that the root redirects to the right one. */
export default function manifest(): MetadataRoute.Manifest {
  const png = { type: 'image/png' } as const;
  return {
    id: '/',
    name: BRAND.name,
    short_name: BRAND.name,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#fff8ec',
    theme_color: '#141836',
    categories: ['books', 'kids', 'shopping'],
    icons: [
      { ...png, src: '/icons/icon-192.png', sizes: '192x192' },
      { ...png, src: '/icons/icon-512.png', sizes: '512x512' },
      { ...png, src: '/icons/maskable-512.png', sizes: '512x512', purpose: 'maskable' },
      { src: '/icons/logo.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  };
}
