import type { RoutingCase, Visitor } from '../support/routing-case';
import { type APIRequestContext, type APIResponse, expect, test } from '../support/test';
import { ROUTING_CASES } from './routing.cases';

// The pages of a whole table come close to what one address may ask for in a minute.
test.use({ extraHTTPHeaders: { 'x-forwarded-for': '198.51.100.251' } });

const RIGHT_TO_LEFT = ['he', 'ar'];
const PRIVATE = 'private, no-store';

function createHeaders({ lock, country, detected, language, accept, agent }: Visitor): Record<string, string> {
  const cookies = { locked_country: lock, selected_country: country, language };
  const cookie = Object.entries(cookies).flatMap(([name, value]) => (value ? [`${name}=${value}`] : []));
  return {
    'accept-language': accept ?? '',
    ...(cookie.length > 0 && { cookie: cookie.join('; ') }),
    ...(detected && { 'x-vercel-ip-country': detected }),
    ...(agent && { 'user-agent': agent }),
  };
}

const fetchPath = (request: APIRequestContext, { path, visitor }: Pick<RoutingCase, 'path' | 'visitor'>) =>
  request.get(path, { maxRedirects: 0, headers: createHeaders(visitor) });

const locations = (response: APIResponse) =>
  response
    .headersArray()
    .filter(({ name }) => name.toLowerCase() === 'location')
    .map(({ value }) => value);

/** The page's canonical URL; `null` for pages excluded from search engines. */
function getCanonicalPath(html: string): string | null {
  const links = [...html.matchAll(/<link rel="canonical" href="([^"]+)"/g)];
  expect.soft(links.length).toBeLessThanOrEqual(1);
  return links[0]?.[1] ? new URL(links[0][1]).pathname : null;
}

const removeQuery = (path: string): string => path.split('?')[0] ?? path;

/** Next normalizes a query before middleware sees it: `%20` becomes `+`, `x` becomes `x=`. */
function normalizeQuery(path: string): string {
  const { searchParams } = new URL(path, 'http://shop');
  return [removeQuery(path), searchParams.toString()].join('?');
}

/** A page's language before hydration matches the canonical path. */
function expectLanguage(html: string, path: string): void {
  const [, , language = ''] = removeQuery(path).split('/');
  const [tag = ''] = /<html[^>]*>/.exec(html) ?? [];
  expect.soft(tag).toContain(`lang="${language}"`);
  expect.soft(tag).toContain(`dir="${RIGHT_TO_LEFT.includes(language) ? 'rtl' : 'ltr'}"`);
}

async function expectPage(response: APIResponse, path: string): Promise<void> {
  expect.soft(response.status()).toBe(200);
  const html = await response.text();
  expectLanguage(html, path);
  const canonical = getCanonicalPath(html);
  if (canonical) expect.soft(canonical).toBe(removeQuery(path));
  else expect.soft(html).toMatch(/<meta name="robots" content="noindex/);
}

async function check(entry: RoutingCase, response: APIResponse): Promise<void> {
  const cache = response.headers()['cache-control'] ?? '';
  switch (entry.kind) {
    case 'page':
      // Next's own cache and any shared cache store it.
      expect.soft(cache).toContain('s-maxage');
      return expectPage(response, entry.path);
    case 'personal':
      expect.soft(cache).toBe(PRIVATE);
      return expectPage(response, entry.path);
    case 'rewrite':
      expect.soft(cache).toBe(PRIVATE);
      return expectPage(response, entry.to);
    case 'redirect':
      expect
        .soft([response.status(), ...locations(response).map(normalizeQuery)])
        .toEqual([entry.status, normalizeQuery(entry.to)]);
      if (entry.status === 307) expect.soft(cache).toBe(PRIVATE);
      return;
    case 'notFound':
      expect.soft([response.status(), cache]).toEqual([404, PRIVATE]);
      return expectLanguage(await response.text(), entry.to);
    case 'notFoundByPage': {
      expect.soft(response.status()).toBe(404);
      // Anybody can invent such a URL: no cache is filled with them.
      expect.soft(cache).toBe(PRIVATE);
      const html = await response.text();
      expect.soft(html).toContain('<h1');
      expect.soft(html).toMatch(/<meta name="robots" content="noindex/);
      return expectLanguage(html, entry.to);
    }
    case 'catalogueRedirect':
      // Next sends the header of a redirect from its page cache twice.
      expect.soft([response.status(), ...new Set(locations(response))]).toEqual([307, entry.to.replace(/\/\d+$/, '')]);
  }
}

const KINDS = ['page', 'personal', 'rewrite', 'redirect', 'notFound', 'notFoundByPage', 'catalogueRedirect'] as const;

for (const kind of KINDS) {
  test(`§2 route shapes: every URL of the table with the result ${kind} @phone @en`, async ({ request }) => {
    for (const entry of ROUTING_CASES.filter((entry) => entry.kind === kind)) {
      await test.step(`${entry.path} ${JSON.stringify(entry.visitor)}`, async () => {
        await check(entry, await fetchPath(request, entry));
      });
    }
  });
}

test('missing files, endpoints and internal paths return 404 @phone @en', async ({ request }) => {
  for (const path of [
    '/api/nope',
    '/api/he/books',
    '/icons/nope.svg',
    '/pictures/nope.png',
    '/nope.txt',
    '/_next/he',
  ]) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect([path, response.status()]).toEqual([path, 404]);
    expect(response.headers()['cache-control']).toContain('no-store');
  }
  for (const path of ['/api/nope', '/api/geo']) {
    const robots = (await request.get(path)).headers()['x-robots-tag'];
    expect([path, robots]).toEqual([path, 'noindex']);
  }
});

test('every response has the security headers @phone @en', async ({ request }) => {
  for (const path of ['/IL/he', '/books', '/nowhere', '/api/nope']) {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers();
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers).not.toHaveProperty('x-powered-by');
  }
});
