import { type APIRequestContext, type APIResponse, expect, test } from '@playwright/test';
import { ROUTING_CASES, type RoutingCase, type Visitor } from './routing.cases';

const RIGHT_TO_LEFT = ['he', 'ar'];
const PRIVATE = 'private, no-store';

function headersOf({ lock, country, detected, language, accept, agent }: Visitor): Record<string, string> {
  const cookies = { locked_country: lock, selected_country: country, language };
  const cookie = Object.entries(cookies).flatMap(([name, value]) => (value ? [`${name}=${value}`] : []));
  return {
    'accept-language': accept ?? '',
    ...(cookie.length > 0 && { cookie: cookie.join('; ') }),
    ...(detected && { 'x-vercel-ip-country': detected }),
    ...(agent && { 'user-agent': agent }),
  };
}

const ask = (request: APIRequestContext, { path, visitor }: Pick<RoutingCase, 'path' | 'visitor'>) =>
  request.get(path, { maxRedirects: 0, headers: headersOf(visitor) });

const locations = (response: APIResponse) =>
  response
    .headersArray()
    .filter(({ name }) => name.toLowerCase() === 'location')
    .map(({ value }) => value);

/** The page's own address by its canonical link; `null` for pages that search engines do not get. */
function canonicalOf(html: string): string | null {
  const links = [...html.matchAll(/<link rel="canonical" href="([^"]+)"/g)];
  expect.soft(links.length).toBeLessThanOrEqual(1);
  return links[0]?.[1] ? new URL(links[0][1]).pathname : null;
}

const withoutQuery = (path: string): string => path.split('?')[0] ?? path;

/** Next spells a query anew before the middleware sees it: `%20` as `+`, `x` as `x=`. */
function spelled(path: string): string {
  const { searchParams } = new URL(path, 'http://shop');
  return [withoutQuery(path), searchParams.toString()].join('?');
}

/** A page in the language of a canonical path, as it is before any script runs. */
function expectLanguage(html: string, path: string): void {
  const [, , language = ''] = withoutQuery(path).split('/');
  const [tag = ''] = /<html[^>]*>/.exec(html) ?? [];
  expect.soft(tag).toContain(`lang="${language}"`);
  expect.soft(tag).toContain(`dir="${RIGHT_TO_LEFT.includes(language) ? 'rtl' : 'ltr'}"`);
}

async function expectPage(response: APIResponse, path: string): Promise<void> {
  expect.soft(response.status()).toBe(200);
  const html = await response.text();
  expectLanguage(html, path);
  const canonical = canonicalOf(html);
  if (canonical) expect.soft(canonical).toBe(withoutQuery(path));
  else expect.soft(html).toMatch(/<meta name="robots" content="noindex/);
}

async function check(entry: RoutingCase, response: APIResponse): Promise<void> {
  const cache = response.headers()['cache-control'] ?? '';
  switch (entry.gives) {
    case 'page':
      // Held by Next in front of the page, and by whatever shared cache stands before it.
      expect.soft(cache).toContain('s-maxage');
      return expectPage(response, entry.path);
    case 'personal':
      expect.soft(cache).toBe(PRIVATE);
      return expectPage(response, entry.path);
    case 'shown':
      expect.soft(cache).toBe(PRIVATE);
      return expectPage(response, entry.to);
    case 'redirect':
      expect.soft([response.status(), ...locations(response).map(spelled)]).toEqual([entry.status, spelled(entry.to)]);
      if (entry.status === 307) expect.soft(cache).toBe(PRIVATE);
      return;
    case 'missing':
      expect.soft([response.status(), cache]).toEqual([404, PRIVATE]);
      expectLanguage(await response.text(), entry.to);
  }
}

const KINDS = ['page', 'personal', 'shown', 'redirect', 'missing'] as const;

for (const kind of KINDS) {
  test(`§2 route shapes: every address of the table that gives ${kind} @phone @en`, async ({ request }) => {
    for (const entry of ROUTING_CASES.filter(({ gives }) => gives === kind)) {
      await test.step(`${entry.path} ${JSON.stringify(entry.visitor)}`, async () => {
        await check(entry, await ask(request, entry));
      });
    }
  });
}

test('missing files, endpoints and machinery are no pages @phone @en', async ({ request }) => {
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

test('every answer carries the headers that keep a page safe @phone @en', async ({ request }) => {
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
