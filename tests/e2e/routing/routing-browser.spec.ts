import type { Page } from '@playwright/test';
import { createTranslate } from '../support/messages';
import { expect, test } from '../support/shared-page';

/** The tracked page views, as a tag manager would read them. */
const getPageViews = (page: Page): Promise<readonly unknown[]> =>
  page.evaluate(() => {
    const { dataLayer = [] } = window as unknown as { dataLayer?: { event?: string; path?: string }[] };
    return dataLayer.filter(({ event }) => event === 'PageView').map(({ path }) => path);
  });

const getScrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

test('§2 each page change scrolls to the top and is tracked once; back and forward restore the position @phone @en', async ({
  page,
}) => {
  const [home, books] = ['/IL/en', '/IL/en/books'];
  await page.goto(home);
  await expect.poll(() => getPageViews(page)).toEqual([home]);
  await page.locator('footer a[href="/IL/en/books"]').first().click();
  await expect(page).toHaveURL(books);
  await expect.poll(() => getPageViews(page)).toEqual([home, books]);
  await expect.poll(() => getScrollY(page)).toBe(0);

  // The home page is taller than the catalogue, so a scroll position restored on the wrong page is visible.
  await page.goBack();
  await expect.poll(() => getPageViews(page)).toEqual([home, books, home]);
  await expect.poll(() => getScrollY(page)).toBeGreaterThan(5000);
  await page.goForward();
  await expect.poll(() => getPageViews(page)).toEqual([home, books, home, books]);
  await expect.poll(() => getScrollY(page)).toBe(0);

  await scrollTo(page, 600);
  await page.goBack();
  await expect.poll(() => getScrollY(page)).toBeGreaterThan(5000);
  await page.goForward();
  await expect.poll(() => getScrollY(page)).toBe(600);
});

const t = createTranslate('en');

/** Switches the language in the top bar. */
async function switchLanguage(page: Page, language: string): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('layout.chooseLanguage') })
    .click();
  await page.getByRole('menu').locator(`[lang="${language}"]`).click();
}

test('§2 switching language keeps path and query, stores it, and tracks one view @desktop', async ({ page }) => {
  await page.goto('/IL/en/books?category=courage');
  await switchLanguage(page, 'ru');
  await expect(page).toHaveURL('/IL/ru/books?category=courage');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await expect.poll(() => getPageViews(page)).toEqual(['/IL/ru/books']);
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('ru');
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'language')?.value).toBe('ru');
  await page.goto('/');
  await expect(page).toHaveURL('/ru');
});

test('§2: switching language on a book opens its edition, else the catalogue @desktop', async ({ page }) => {
  await page.goto('/IL/en/books/10012?x=1');
  await switchLanguage(page, 'ar');
  await expect(page).toHaveURL('/IL/ar/books/20012?x=1');
  // After a client-side navigation the alternates are those of the current page.
  await page.goto('/IL/en/books');
  await page.locator('a[href="/IL/en/books/19005"]').first().click();
  await expect(page).toHaveURL('/IL/en/books/19005');
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
  await expect(page.locator('link[rel="canonical"][href$="/IL/en/books/19005"]')).toHaveCount(1);
  await switchLanguage(page, 'he');
  await expect(page).toHaveURL('/IL/he/books');
});

test('§2, §8: missing books and posts show a 404 page in their language, before and after hydration @phone @en', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  for (const [path, title] of [
    ['/IL/en/books/14999', t('bookDetail.gone.title')],
    ['/IL/en/blog/no-such-post', t('blog.gone.title')],
  ] as const) {
    const response = await page.goto(path);
    expect([path, response?.status()]).toEqual([path, 404]);
    expect(await response?.text()).toContain(`<title>${title}`);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page).toHaveTitle(new RegExp(title));
  }
  expect(errors).toEqual([]);
});
