import { toEditionId } from '@/lib/catalogue/ids';
import { supportedPairs } from '@/lib/markets';
import { expect, type Page, test } from '../support/test';

/** When the page was painted and when its scripts were asked for, in milliseconds after its start. */
const readStarts = (page: Page) =>
  page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return {
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      scripts: entries.filter(({ initiatorType }) => initiatorType === 'script').map(({ startTime }) => startTime),
    };
  });

/** After this time the code is loaded all the same: `lib/server/delayed-scripts`. */
const LONGEST_WAIT_MS = 3000;

for (const rest of ['', '/books', `/books/${toEditionId(12, 'he')}`, '/blog', '/kindergarten', '/company-batch'])
  test(`a page is painted before its code is loaded: /IL/he${rest} @he @phone`, async ({ page }) => {
    await page.goto(`/IL/he${rest}`);
    await expect.poll(async () => (await readStarts(page)).scripts.length).toBeGreaterThan(5);
    const { painted, scripts } = await readStarts(page);
    expect(painted).toBeGreaterThan(0);
    expect(Math.min(...scripts)).toBeGreaterThanOrEqual(Math.min(painted, LONGEST_WAIT_MS));
  });

test('a page that is opened in a tab behind another is ready when it is looked at @he @phone', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'hidden', { get: () => true });
    Object.defineProperty(PerformanceObserver.prototype, 'observe', { value: () => undefined });
    window.setTimeout = (() => 0) as unknown as typeof window.setTimeout;
  });
  const loaded = page.waitForRequest(/\/_next\/static\/chunks\/.*\.js$/);
  await page.goto('/IL/he', { waitUntil: 'commit' });
  await loaded;
});

/** Pixels by which the footer is higher than the page estimates before it is laid out. */
const measureExcess = (page: Page) =>
  page.evaluate(async () => {
    const root = document.documentElement;
    const footer = document.querySelector<HTMLElement>('.site-footer');
    if (!footer) throw new Error('the page has no footer');
    const measure = () => {
      root.removeAttribute('data-exact');
      footer.style.contentVisibility = '';
      const { containIntrinsicBlockSize, paddingBlockStart, paddingBlockEnd } = getComputedStyle(footer);
      const sizes = [containIntrinsicBlockSize.replace('auto ', ''), paddingBlockStart, paddingBlockEnd];
      const estimated = sizes.map(Number.parseFloat).reduce((sum, size) => sum + size, 0);
      root.setAttribute('data-exact', '');
      return footer.offsetHeight - estimated;
    };
    measure();
    await document.fonts.ready;
    return measure();
  });

const WIDTHS = [320, 360, 390, 412, 479, 480, 600, 767, 768, 895, 896, 1000, 1440];

for (const { country, lang } of supportedPairs)
  test(`the last lines of the footer stand on its ground before it is laid out: /${country}/${lang} @desktop`, async ({
    page,
  }) => {
    await page.goto(`/${country}/${lang}`);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const excess = await measureExcess(page);
      expect(excess, `at ${width} px`).not.toBeNaN();
      expect(excess, `at ${width} px`).toBeLessThanOrEqual(0);
    }
  });
