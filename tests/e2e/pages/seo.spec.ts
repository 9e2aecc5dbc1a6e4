import sharp from 'sharp';
import { localePath, supportedPairs } from '@/lib/markets';
import { type Head, parseHead } from '../support/page/head';
import { pageKinds } from '../support/page/page-kinds';
import { type APIRequestContext, expect, test } from '../support/test';

const PAGES = supportedPairs.flatMap(({ country, lang }) =>
  pageKinds(lang).map((kind) => ({ ...kind, country, lang, path: localePath(country, lang, kind.rest) })),
);
/** An Israeli bakery's offer: in other markets its page only explains that. */
const isOutsideOfferMarket = ({ rest, country }: (typeof PAGES)[number]) => rest === '/roladin' && country !== 'IL';
const INDEXED = PAGES.filter((page) => page.audience === 'public' && !isOutsideOfferMarket(page));
const HIDDEN = PAGES.filter((page) => !INDEXED.includes(page));

const heads = new Map<string, Promise<Head>>();
/** The head of a page; loaded once for all tests of a worker. */
function getHead(request: APIRequestContext, path: string): Promise<Head> {
  const known = heads.get(path) ?? request.get(path).then(async (answer) => parseHead(await answer.text()));
  heads.set(path, known);
  return known;
}

for (const { path, country, lang } of INDEXED) {
  test(`§3 SEO: ${path} names itself, its editions and its card @phone @en`, async ({ request }) => {
    const { canonical, editions, meta, title, facts } = await getHead(request, path);
    expect(canonical).toBe(path);
    expect(editions[`${lang}-${country}`]).toBe(path);
    expect(Object.values(editions)).toContain(editions['x-default']);
    for (const other of new Set(Object.values(editions)))
      expect([other, (await getHead(request, other)).editions]).toEqual([other, editions]);
    expect(title).not.toBe('');
    for (const name of ['description', 'keywords', 'og:title', 'og:description', 'og:site_name', 'og:image:alt'])
      expect([name, meta[name]]).toEqual([name, expect.stringMatching(/\S/)]);
    expect(meta['og:locale']).toBe(`${lang}_${country}`);
    expect(new URL(meta['og:url'] ?? '').pathname).toBe(path);
    expect(meta['twitter:card']).toBe('summary_large_image');
    expect(meta.robots ?? '').not.toContain('noindex');
    for (const fact of facts) expect(fact['@context']).toBe('https://schema.org');
  });
}

test('§3 SEO: every Open Graph image is a cacheable JPEG of 1200 × 630 @phone @en', async ({ request }) => {
  const cards = new Set<string>();
  for (const { path } of INDEXED) cards.add((await getHead(request, path)).meta['og:image'] ?? '');
  expect(cards.size).toBeGreaterThan(15);
  for (const card of cards) {
    const answer = await request.get(new URL(card).pathname);
    expect([card, answer.status()]).toEqual([card, 200]);
    expect(answer.headers()['cache-control']).toContain('max-age=86400');
    expect(await sharp(await answer.body()).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  }
});

test('§3 SEO: home and book have structured data for the shop and the price @phone @en', async ({ request }) => {
  const kinds = async (path: string) => {
    const { facts } = await getHead(request, path);
    return facts.flatMap((fact) => ('@graph' in fact ? (fact['@graph'] as object[]) : [fact])) as Array<
      Record<string, unknown>
    >;
  };
  const home = await kinds('/US/en');
  expect(home.map((fact) => fact['@type'])).toEqual(expect.arrayContaining(['Organization', 'WebSite']));
  const [product] = await kinds('/KE/en/books/10012');
  expect(product).toMatchObject({
    '@type': 'Product',
    // Rulings "Money": in Kenya the printed book is sold with the digital one.
    offers: [
      { name: 'Digital book', priceCurrency: 'KES', price: '1499.00' },
      { name: 'Printed book, digital included', priceCurrency: 'KES', price: '2498.00' },
    ],
  });
});

for (const { path, audience } of HIDDEN) {
  test(`§2: ${path} (${audience}) is kept out of search engines @phone @en`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    expect(html).toMatch(/<meta name="robots" content="noindex/);
  });
}

test('technical paths are not indexed, the sitemap lists indexable pages @phone @en', async ({ request }) => {
  expect((await request.get('/api/auth/verification-status')).headers()['x-robots-tag']).toBe('noindex');
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  for (const { path } of INDEXED) expect(listed).toContain(path);
  for (const { path } of HIDDEN) expect(listed).not.toContain(path);
  expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml');
});

test('the shop is installable as a web app @phone @en', async ({ request }) => {
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({ name: 'Gibori', display: 'standalone', start_url: '/' });
  for (const { src, sizes } of manifest.icons) {
    const answer = await request.get(src);
    expect([src, answer.status()]).toEqual([src, 200]);
    if (sizes === 'any') continue;
    const { width, height } = await sharp(await answer.body()).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  for (const file of ['/favicon.ico', '/icons/apple-touch-icon.png'])
    expect((await request.get(file)).status()).toBe(200);
});
