import { type SharedCache, startSharedCache } from '../support/shared-cache';
import { type APIRequestContext, expect, test } from '../support/test';

let cache: SharedCache;

test.beforeAll(async ({ baseURL }) => {
  cache = await startSharedCache(baseURL ?? '');
});
test.afterAll(() => cache.close());

const NAIROBI = { cookie: 'selected_country=KE; language=en', 'accept-language': 'en' };
const HAIFA = { 'accept-language': 'he' };

async function fetchPath(request: APIRequestContext, path: string, headers: Record<string, string>) {
  const response = await request.get(cache.url + path, { headers, maxRedirects: 0 });
  const html = await response.text();
  return {
    status: response.status(),
    from: response.headers()['x-cache'],
    language: /<html[^>]* lang="(\w+)"/.exec(html)?.[1],
    location: response.headers().location,
  };
}

test('§2: a shared cache never passes cookie-dependent responses between visitors @phone @en', async ({ request }) => {
  for (const path of ['/books', '/wizard', '/roladin', '/books/7', '/nowhere', '/books/4999', '/blog/no-such-post']) {
    const first = await fetchPath(request, path, NAIROBI);
    const second = await fetchPath(request, path, HAIFA);
    expect([path, first.language, first.from]).toEqual([path, 'en', 'miss']);
    expect([path, second.language, second.from]).toEqual([path, 'he', 'miss']);
  }
  for (const [path, nairobi, haifa] of [
    ['/', '/KE/en', '/he'],
    ['/IL', '/IL/en', '/IL/he'],
  ] as const) {
    expect([path, (await fetchPath(request, path, NAIROBI)).location]).toEqual([path, nairobi]);
    expect([path, (await fetchPath(request, path, HAIFA)).location]).toEqual([path, haifa]);
  }
});

test('canonical public pages are cache hits; personal pages and unknown URLs are never cached @phone @en', async ({
  request,
}) => {
  for (const path of ['/IL/he', '/IL/he/books', '/IL/he/books/7', '/IL/he/blog', '/IL/he/roladin']) {
    await fetchPath(request, path, NAIROBI);
    const second = await fetchPath(request, path, HAIFA);
    expect([path, second.from, second.language]).toEqual([path, 'hit', 'he']);
  }
  for (const path of ['/IL/he/wizard', '/IL/he/my-books', '/IL/he/nowhere', '/IL/he/books/abc', '/icons/nope.svg']) {
    await fetchPath(request, path, HAIFA);
    expect([path, (await fetchPath(request, path, HAIFA)).from]).toEqual([path, 'miss']);
  }
});
