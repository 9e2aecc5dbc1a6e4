import { gzipSync } from 'node:zlib';
import { toEditionId } from '@/lib/catalogue/ids';
import { collectScripts } from '../support/page/loaded-scripts';
import { getBareBytes, listPageScripts } from '../support/page/page-scripts';
import { expect, type Page, test } from '../support/test';

/** Multiples of the scripts of a page without content, of the same version of Next.js. */
const AIMS = { shop: 1.15, personal: 1.5 } as const;

/** Pages above the aim, each with the multiple that it has reached and what is still in the way. */
const HIGHER_LIMITS: Readonly<Record<string, number>> = {
  // The book picker and the carousels, which are in the HTML and so hydrated with it.
  '(shop)': 1.24,
  // The formatter of messages: the filters and the cards read theirs in the browser.
  '(shop)/books': 1.22,
  // The reader of the sample spreads and the form of a reminder, which are in the HTML.
  '(shop)/books/[bookId]': 1.23,
  '(shop)/roladin': 1.19,
  // The editor of the character, whose styles are linked with it.
  '(make)/preview/[bookId]': 1.61,
  '(make)/editor/[orderId]/hero': 1.67,
  // The library of forms, and all stages of an order: the child, the photo, the hero, who orders.
  '(make)/class/[token]': 1.65,
  '(make)/company/[token]': 1.72,
  '(make)/company/order/[secret]': 1.69,
  // What is entered before the code is loaded, 0.9 KB on each page with controls.
  '(make)/wizard': 1.51,
};

const getLimit = (page: string): number =>
  HIGHER_LIMITS[page] ?? (/^\((?:make|account)\)/.test(page) ? AIMS.personal : AIMS.shop);

const findTooLarge = (pages: readonly { page: string; bytes: number }[], bareBytes: number): string[] =>
  pages
    .filter(({ page, bytes }) => bytes > getLimit(page) * bareBytes)
    .map(
      ({ page, bytes }) =>
        `${page}: ${(bytes / 1024).toFixed(1)} KB, ${(bytes / bareBytes).toFixed(3)} times a bare page`,
    );

test('no page has more scripts than its limit @desktop', async () => {
  const pages = await listPageScripts();
  expect(pages.length).toBeGreaterThan(30);
  expect(Object.keys(HIGHER_LIMITS).filter((name) => !pages.some(({ page }) => page === name))).toEqual([]);
  expect(findTooLarge(pages, getBareBytes())).toEqual([]);
});

test('the check reports a page above its limit @desktop', () => {
  const ofPage = (page: string, bytes: number) => findTooLarge([{ page, bytes }], 1000);
  expect([ofPage('(shop)/blog', 1150), ofPage('(make)/checkout/[orderId]', 1500)]).toEqual([[], []]);
  expect(ofPage('(shop)/blog', 1151)).toEqual(['(shop)/blog: 1.1 KB, 1.151 times a bare page']);
  expect(ofPage('(make)/checkout/[orderId]', 1501)).toHaveLength(1);
});

/**
 * What a page may load by itself, before a visitor touches it: its scripts, with those that come when the page is idle
 * (the question about cookies, the visitor's country), as a multiple as above; and all of its requests.
 */
const UNTOUCHED = {
  // Eight files of fonts and six pictures near the first screen.
  '': { scripts: 1.26, requests: 38 },
  '/books': { scripts: 1.24, requests: 62 },
  [`/books/${toEditionId(12, 'he')}`]: { scripts: 1.28, requests: 36 },
  '/blog': { scripts: 1.18, requests: 36 },
  '/kindergarten': { scripts: 1.18, requests: 30 },
  '/company-batch': { scripts: 1.18, requests: 31 },
} as const;

/** Opens a page as a visitor who was not asked about cookies yet, and only looks. */
async function lookAt(page: Page, path: string) {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const readScripts = collectScripts(page);
  // A visitor who looks at the page for long gets the rest too; on a slow machine that would be now.
  await page.addInitScript(() => {
    const { setTimeout: wait } = window;
    const waitUnlessLong = (run: () => void, ms?: number) => (ms && ms >= 8000 ? 0 : wait(run, ms));
    window.setTimeout = waitUnlessLong as typeof window.setTimeout;
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  const sizes = [...(await readScripts()).values()].map((script) => gzipSync(script, { level: 9 }).length);
  // The browser asks for the picture of the logo again as the icon of its tab, now or later.
  const isRepeated = (url: string, index: number) => url.endsWith('/icons/logo.svg') && requests.indexOf(url) < index;
  return {
    scripts: sizes.reduce((sum, bytes) => sum + bytes, 0),
    requests: requests.filter((url, index) => !isRepeated(url, index)),
  };
}

test.describe('untouched', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  for (const [rest, limit] of Object.entries(UNTOUCHED)) {
    test(`/IL/he${rest} loads the rest when it is touched @he @phone`, async ({ page }) => {
      const { scripts, requests } = await lookAt(page, `/IL/he${rest}`);
      expect(scripts / getBareBytes()).toBeLessThanOrEqual(limit.scripts);
      expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(limit.requests);
    });
  }
});
