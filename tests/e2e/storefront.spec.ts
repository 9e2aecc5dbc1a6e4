import { expect, type Page, test } from '@playwright/test';
import { LANGUAGES } from '@/lib/markets';
import { signIn } from './support/session';
import { wordsIn } from './support/words';

/** The page as it is once every band is laid out. */
async function openWhole(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => document.documentElement.setAttribute('data-exact', ''));
}

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
const WINDOWS = [
  [320, 640],
  [360, 740],
  [720, 450],
  [820, 1180],
  [844, 390],
] as const;

for (const language of LANGUAGES) {
  test(`F5: home in ${language} is at most nine phone screens, each book once on a shelf @desktop`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openWhole(page, `/IL/${language}`);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(9 * 844);
    await page.locator('#order-form').scrollIntoViewIfNeeded();
    const titles = await page.locator('.picker-title').allTextContents();
    expect(titles.length).toBeGreaterThanOrEqual(3);
    expect(new Set(titles).size).toBe(titles.length);
  });

  test(`F6: no sideways scroll on narrow, low and middling windows in ${language} @desktop`, async ({ page }) => {
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height });
      for (const rest of ['', '/roladin']) {
        await openWhole(page, `/IL/${language}${rest}`);
        expect([rest, width, await sideways(page)]).toEqual([rest, width, 0]);
      }
    }
  });

  test(`F7: price and action stand above the fold of a low window in ${language} @desktop`, async ({ page }) => {
    for (const [width, height] of WINDOWS.filter(([, low]) => low < 500)) {
      await page.setViewportSize({ width, height });
      await page.goto(`/IL/${language}`);
      for (const part of ['#hero-action', '.price-line']) {
        const box = await page.locator(part).boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
      }
    }
  });
}

test('F6: the Kenyan prices fit windows between phone and desk @desktop', async ({ page }) => {
  for (const width of [800, 820, 900]) {
    await page.setViewportSize({ width, height: 900 });
    await openWhole(page, '/KE/en');
    expect(await sideways(page)).toBe(0);
  }
});

for (const language of ['he', 'en'] as const) {
  const say = wordsIn(language);
  const home = `/IL/${language}`;

  test(`F12: Back closes menu and price list and stays on the page, in ${language} @desktop`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${home}/books`);
    await page.goto(home);
    for (const [opener, name] of [
      [page.locator('.top-bar > button.icon-button'), say('layout.menu')],
      [page.locator('.price-line'), say('pricing.title')],
    ] as const) {
      await opener.click();
      const dialog = page.getByRole('dialog', { name });
      await expect(dialog).toBeVisible();
      await page.goBack();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(new RegExp(`${home}$`));
    }
    // One that was closed by its key leaves no step behind.
    await page.locator('.price-line').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${home}/books$`));
  });

  test(`F9: a lost part says so, in ${language} @desktop`, async ({ page, context }) => {
    await page.goto(home);
    const ask = page.locator('.footer-contact button');
    await expect(ask).toBeAttached();
    await context.setOffline(true);
    await ask.click();
    await expect(page.getByText(say('common.partLost'))).toBeVisible();
    await context.setOffline(false);
  });

  test(`F9: shelves that did not come say so and are asked for again, in ${language} @desktop`, async ({ page }) => {
    let refuse = true;
    await page.route('**/api/shelf/*', (route) => (refuse ? route.abort() : route.continue()));
    await page.goto(home);
    await page.locator('#order-form').scrollIntoViewIfNeeded();
    await page.getByText(say('catalogue.category.courage'), { exact: true }).click();
    await expect(page.getByText(say('home.shelves.failed'))).toBeVisible();
    refuse = false;
    await page.getByRole('button', { name: say('common.retry') }).click();
    await expect(page.locator('.picker-title').first()).toBeVisible();
  });

  test(`F5: on a desk the action is always in reach, in ${language} @desktop`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(home);
    const action = page.locator('#bar-action').getByRole('link');
    await expect(action).toHaveCount(0);
    await page.locator('.faq-list').scrollIntoViewIfNeeded();
    await expect(action).toBeVisible();
    await expect(action).toHaveAttribute('href', `${home}/wizard`);
  });

  test(`§4: the choice of a girl goes along; a price card begins the book in its format, in ${language} @desktop`, async ({
    page,
  }) => {
    const book = language === 'he' ? 1 : 10_001;
    await page.goto(`${home}/books/${book}`);
    await page.getByText(say('bookDetail.hero.girl'), { exact: true }).click();
    const card = page.locator('.format-price').first();
    await expect(card).toHaveAttribute('href', `${home}/wizard?book=${book}&tier=digital&gender=girl`);
    await page.locator('#book-action').click();
    await expect(page.locator('input[name="gender"][value="girl"]')).toBeChecked();
  });

  test(`§4: a book to come shows no price and takes an address, in ${language} @desktop`, async ({ page }) => {
    await page.goto(`${home}/books/${language === 'he' ? 14 : 10_014}`);
    await expect(page.locator('.format-price')).toHaveCount(0);
    await page.getByLabel(say('bookDetail.alert.email')).fill(`wait-${crypto.randomUUID()}@example.com`);
    await page.getByRole('button', { name: say('bookDetail.alert.send') }).click();
    await expect(page.getByText(say('errors.termsRequired'))).toBeVisible();
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: say('bookDetail.alert.send') }).click();
    await expect(page.getByText(say('bookDetail.alert.sentTitle'), { exact: true })).toBeVisible();
  });

  test(`§2 category: a shelf that there is not is said not to be, in ${language} @desktop`, async ({ page }) => {
    await page.goto(`${home}/books?category=bogus`);
    await expect(page.getByText(say('catalogue.arrival.noShelf'))).toBeVisible();
  });

  test(`F3: samples say that they are samples, in ${language} @desktop`, async ({ page }) => {
    await page.goto(home);
    await expect(page.getByText(say('home.hero.sampleFigures'))).toBeVisible();
    await expect(page.locator('a[href*="reviews.example"]')).toHaveCount(0);
    const facts = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(facts.join()).not.toContain('AggregateRating');
  });
}

test('row 7: a language without the edition leads to the shelf, which says why, once @desktop', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/IL/en/books/19004');
  await page.getByRole('button', { name: new RegExp(wordsIn('en')('layout.chooseLanguage')) }).click();
  await page.getByRole('menuitem', { name: 'עברית' }).click();
  await page.waitForURL('**/IL/he/books');
  await expect(page.locator('.catalogue-arrival')).toBeVisible();
  await page.reload();
  await expect(page.locator('.picker-title, .book-card-title').first()).toBeVisible();
  await expect(page.locator('.catalogue-arrival')).toHaveCount(0);
});

test('F8: a locked visitor sees the country that is charged, and why the page shows another @desktop', async ({
  page,
}) => {
  await signIn(page.request, 'IL');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/US/en/books/10001');
  await expect(page.locator('.mismatch')).toContainText(wordsIn('en')('visit.elsewhere.text', { country: 'IL' }));
  await expect(page.locator('.mismatch-switch')).toHaveAttribute('href', '/IL/en/books/10001');
  await expect(page.locator('.pick-locked img')).toHaveAttribute('src', /flag-IL/);
});

test('F10: without a script the wizard says what it needs and the bar can be read @desktop', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/IL/en/wizard');
  await expect(page.locator('.needs-script')).toBeVisible();
  await page.goto('/IL/en');
  await expect(page.locator('.top-bar')).toHaveCSS('background-color', 'rgb(20, 24, 54)');
  await context.close();
});

test('rulings "Flow": an Israeli bakery’s offer is explained elsewhere, not sold @desktop', async ({ page }) => {
  await page.goto('/US/en/roladin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Israel/);
  await expect(page.locator('a[href*="offer=roladin"]')).toHaveCount(0);
  await expect(page.getByRole('textbox')).toHaveCount(0);
});
