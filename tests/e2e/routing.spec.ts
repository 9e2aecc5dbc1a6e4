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
  expect(links.length).toBeLessThanOrEqual(1);
  return links[0]?.[1] ? new URL(links[0][1]).pathname : null;
}

/** A page in the language of a canonical path, as it is before any script runs. */
function expectLanguage(html: string, path: string): void {
  const [, , language = ''] = path.split('/');
  const [tag = ''] = /<html[^>]*>/.exec(html) ?? [];
  expect(tag).toContain(`lang="${language}"`);
  expect(tag).toContain(`dir="${RIGHT_TO_LEFT.includes(language) ? 'rtl' : 'ltr'}"`);
}

const withoutQuery = (path: string): string => path.split('?')[0] ?? path;

async function expectPage(response: APIResponse, path: string): Promise<void> {
  expect(response.status()).toBe(200);
  const html = await response.text();
  expectLanguage(html, path);
  const canonical = canonicalOf(html);
  if (canonical) expect(canonical).toBe(withoutQuery(path));
  else expect(html).toMatch(/<meta name="robots" content="noindex/);
}

async function check(entry: RoutingCase, response: APIResponse): Promise<void> {
  const cache = response.headers()['cache-control'] ?? '';
  switch (entry.gives) {
    case 'page':
      // Held by Next in front of the page, and by whatever shared cache stands before it.
      expect(cache).toContain('s-maxage');
      return expectPage(response, entry.path);
    case 'personal':
      expect(cache).toBe(PRIVATE);
      return expectPage(response, entry.path);
    case 'shown':
      expect(cache).toBe(PRIVATE);
      return expectPage(response, entry.to);
    case 'redirect':
      expect([response.status(), ...locations(response)]).toEqual([entry.status, entry.to]);
      if (entry.status === 307) expect(cache).toBe(PRIVATE);
      return;
    case 'missing':
      expect([response.status(), cache]).toEqual([404, PRIVATE]);
      expectLanguage(await response.text(), entry.to);
  }
}

test('§2 route shapes: every address of the table is answered as it says @phone @en', async ({ request }) => {
  for (const entry of ROUTING_CASES) {
    await test.step(`${entry.path} ${JSON.stringify(entry.visitor)} gives ${entry.gives}`, async () => {
      await check(entry, await ask(request, entry));
    });
  }
});

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
