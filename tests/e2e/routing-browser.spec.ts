import { expect, type Page, test } from '@playwright/test';
import { wordsIn } from './support/words';

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
  const [home, books] = ['/IL/en', '/IL/en/books'];
  await page.goto(home);
  await expect.poll(() => views(page)).toEqual([home]);
  await page.locator('footer a[href="/IL/en/books"]').first().click();
  await expect(page).toHaveURL(books);
  await expect.poll(() => views(page)).toEqual([home, books]);
  await expect.poll(() => scrolled(page)).toBe(0);

  // The end of the home page lies lower than the shelf's: a place that is given to the wrong page shows.
  await page.goBack();
  await expect.poll(() => views(page)).toEqual([home, books, home]);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(5000);
  await page.goForward();
  await expect.poll(() => views(page)).toEqual([home, books, home, books]);
  await expect.poll(() => scrolled(page)).toBe(0);

  await scrollTo(page, 600);
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(5000);
  await page.goForward();
  await expect.poll(() => scrolled(page)).toBe(600);
});

const say = wordsIn('en');

/** Chooses a language in the top bar. */
async function speak(page: Page, language: string): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('layout.chooseLanguage') })
    .click();
  await page.getByRole('menu').locator(`[lang="${language}"]`).click();
}

test('§2 switching language keeps path and query, remembers it, and counts one view @desktop', async ({ page }) => {
  await page.goto('/IL/en/books?category=courage');
  await speak(page, 'ru');
  await expect(page).toHaveURL('/IL/ru/books?category=courage');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await expect.poll(() => views(page)).toEqual(['/IL/ru/books']);
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('ru');
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'language')?.value).toBe('ru');
  await page.goto('/');
  await expect(page).toHaveURL('/ru');
});

test('rulings: switching language on a book goes to its edition, else to the shelf @desktop', async ({ page }) => {
  await page.goto('/IL/en/books/10012?x=1');
  await speak(page, 'ar');
  await expect(page).toHaveURL('/IL/ar/books/20012?x=1');
  // Navigated to within the shop, a page tells its own editions, not those of the page before.
  await page.goto('/IL/en/books');
  await page.locator('a[href="/IL/en/books/19005"]').first().click();
  await expect(page).toHaveURL('/IL/en/books/19005');
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
  await expect(page.locator('link[rel="canonical"][href$="/IL/en/books/19005"]')).toHaveCount(1);
  await speak(page, 'he');
  await expect(page).toHaveURL('/IL/he/books');
});
