import { expect, type Page, test } from '@playwright/test';

/** The page views that the page has counted, as a tag manager would read them. */
const views = (page: Page): Promise<readonly unknown[]> =>
  page.evaluate(() => {
    const { dataLayer = [] } = window as unknown as { dataLayer?: { event?: string; path?: string }[] };
    return dataLayer.filter(({ event }) => event === 'PageView').map(({ path }) => path);
  });

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

test('§2 each page change scrolls to the top and is counted once; back and forward keep their place @phone @en', async ({
  page,
}) => {
  await page.goto('/IL/en');
  await expect.poll(() => views(page)).toEqual(['/IL/en']);
  await scrollTo(page, 1500);
  await expect.poll(() => scrolled(page)).toBe(1500);
  await page.locator('footer a[href="/IL/en/books"]').first().click();
  await expect(page).toHaveURL(/\/IL\/en\/books$/);
  await expect.poll(() => views(page)).toEqual(['/IL/en', '/IL/en/books']);
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => views(page)).toEqual(['/IL/en', '/IL/en/books', '/IL/en']);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
  await page.goForward();
  await expect.poll(() => views(page)).toEqual(['/IL/en', '/IL/en/books', '/IL/en', '/IL/en/books']);
  await expect.poll(() => scrolled(page)).toBe(0);
});

/** Chooses in the top bar, whatever is loaded by then. */
async function choose(page: Page, kind: 'country' | 'language', value: string): Promise<void> {
  const order = kind === 'country' ? 0 : 1;
  await page.locator('header .pick').nth(order).click();
  const link = kind === 'language' ? page.locator(`[lang="${value}"][href]`) : page.locator(`a[href*="/${value}/"]`);
  await link.first().click();
}

test('§2 switching language keeps path and query, remembers it, and counts one view @phone @en', async ({ page }) => {
  await page.goto('/IL/en/books?category=courage');
  await choose(page, 'language', 'ru');
  await expect(page).toHaveURL('/IL/ru/books?category=courage');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await expect.poll(() => views(page)).toEqual(['/IL/ru/books']);
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('ru');
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'language')?.value).toBe('ru');
  await page.goto('/');
  await expect(page).toHaveURL('/ru');
});

test('rulings: switching language on a book goes to its edition, else to the shelf @phone @en', async ({ page }) => {
  await page.goto('/IL/en/books/10012?x=1');
  await choose(page, 'language', 'ar');
  await expect(page).toHaveURL('/IL/ar/books/20012?x=1');
  // Navigated to within the shop, a page tells its own editions, not those of the page before.
  await page.goto('/IL/en/books');
  await page.locator('a[href="/IL/en/books/19005"]').first().click();
  await expect(page).toHaveURL('/IL/en/books/19005');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/IL\/en\/books\/19005$/);
  await choose(page, 'language', 'he');
  await expect(page).toHaveURL('/IL/he/books');
});
