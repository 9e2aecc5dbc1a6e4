import { supportedPairs } from '@/lib/markets';
import { type PageLinks, parsePageLinks } from '../support/page/page-links';
import { type APIRequestContext, expect, test } from '../support/test';

/** Parallel requests. */
const CONCURRENCY = 6;
const FOREIGN =
  /^(?:mailto:[^\s@]+@[^\s@?]+\.[a-z]{2,}(?:\?\S*)?|tel:\+?[\d-]{7,}|https:\/\/[\w-]+(?:\.[\w-]+)+(?:[/?]\S*)?)$/;

/** The wizard is one page for every book; each visit of it is rendered. */
const withoutBook = (url: string) => url.replace(/(?<=[?&]book=)\d+/, '');

type Found = { readonly from: string; readonly to: string };

/** Crawls every page reachable from the home pages; returns broken links. */
async function findDeadLinks(request: APIRequestContext, base: string, starts: readonly string[]) {
  const dead: string[] = [];
  const pages = new Map<string, PageLinks>();
  const anchors: (Found & { readonly id: string })[] = [];
  const seen = new Set(starts);
  const queue: Found[] = starts.map((to) => ({ from: 'start', to }));

  /** Files only need to exist; only pages are parsed. */
  const visit = async ({ from, to }: Found) => {
    const answer = await request.get(to);
    if (answer.status() !== 200) dead.push(`${answer.status()} ${to} (from ${from})`);
    else if (answer.headers()['content-type']?.startsWith('text/html')) read(to, await answer.text());
  };
  const read = (path: string, html: string) => {
    const found = parsePageLinks(html);
    pages.set(path, found);
    for (const file of new Set(found.files)) follow(path, file);
    for (const link of new Set(found.links)) follow(path, link);
  };
  const follow = (from: string, written: string) => {
    const url = new URL(written, base + from);
    // Absolute URLs of the shop, as in Open Graph tags, use the origin of the build.
    const own = url.origin === base || url.hostname === 'localhost';
    if (!own) {
      if (!FOREIGN.test(written)) dead.push(`malformed ${written} (from ${from})`);
      return;
    }
    const to = url.pathname + url.search;
    if (url.hash) anchors.push({ from, to, id: decodeURIComponent(url.hash.slice(1)) });
    const page = withoutBook(to);
    if (!seen.has(page)) {
      seen.add(page);
      queue.push({ from, to });
    }
  };
  while (queue.length > 0) await Promise.all(queue.splice(0, CONCURRENCY).map(visit));

  for (const { from, to, id } of anchors) {
    const target = pages.get(to);
    if (target && !target.ids.has(id)) dead.push(`no #${id} on ${to} (from ${from})`);
  }
  return { dead, pages: pages.size, addresses: seen.size };
}

test('no dead link, picture or anchor from any home page @phone @en', async ({ request, baseURL }) => {
  const starts = supportedPairs.map(({ country, lang }) => `/${country}/${lang}`);
  const { dead, pages, addresses } = await findDeadLinks(request, baseURL ?? '', starts);
  expect(dead).toEqual([]);
  // A crawl that finds no pages would report no errors.
  expect(pages).toBeGreaterThan(60);
  expect(addresses).toBeGreaterThan(200);
});
