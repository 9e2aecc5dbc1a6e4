import { LANGUAGES } from '@/lib/markets';
import { holdRequests } from '../support/page/hold-requests';
import { expect, type Page, test } from '../support/test';

/** Of the window, and of the way that it moves: what a visitor would hardly see. */
const MAX_SHIFT = 0.01;

type Shift = { readonly value: number; readonly what: string };
type Watched = Window & { shifts: Shift[] };

/** Notes every shift of the layout in the page, with the elements that it moves. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = [];
    (window as unknown as Watched).shifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as { value: number; sources: { node: Node | null }[] };
        const names = sources.map(({ node }) => (node instanceof Element ? `${node.tagName}.${node.className}` : ''));
        shifts.push({ value, what: names.join(' ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The browser reports a shift after the frame in which it happened. */
const waitForFrames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => setTimeout(() => requestIdleCallback(() => resolve()))),
      ),
  );

for (const language of LANGUAGES)
  for (const rest of ['', '/books', '/books/12', '/blog', '/kindergarten'])
    test(`nothing moves when the fonts arrive late: /IL/${language}${rest} @phone @en`, async ({ page }) => {
      await watchShifts(page);
      const release = await holdRequests(page, '**/*.woff2');
      await page.goto(`/IL/${language}${rest}`, { waitUntil: 'domcontentloaded' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      await waitForFrames(page);

      release();
      await page.evaluate(() => document.fonts.ready.then(() => true));
      await waitForFrames(page);

      const shifts = await page.evaluate(() => (window as unknown as Watched).shifts);
      const moved = shifts.reduce((sum, { value }) => sum + value, 0);
      expect(moved, JSON.stringify(shifts)).toBeLessThan(MAX_SHIFT);
    });
