import { listBooksInLanguage } from '@/lib/catalogue';
import { LANGUAGES } from '@/lib/markets';
import { createTranslate } from '../support/messages';
import { signIn } from '../support/session';
import { expect, test } from '../support/shared-page';
import { test as isolatedTest, type Page } from '../support/test';

/** Renders every lazy section of the page. */
const renderFully = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-exact', ''));

const getHorizontalOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
const VIEWPORTS = [
  [320, 640],
  [360, 740],
  [720, 450],
  [820, 1180],
  [844, 390],
] as const;

/** Expects no horizontal scroll in any of the viewports. */
async function expectFit(page: Page, rest: string): Promise<void> {
  for (const [width, height] of VIEWPORTS) {
    await page.setViewportSize({ width, height });
    expect([rest, width, await getHorizontalOverflow(page)]).toEqual([rest, width, 0]);
  }
}

for (const language of LANGUAGES) {
  test(`§1 home: home in ${language} on phones, narrow, low and medium windows @desktop`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/IL/${language}`);

    await test.step('price and action are above the fold of a low window', async () => {
      for (const [width, height] of VIEWPORTS.filter(([, low]) => low < 500)) {
        await page.setViewportSize({ width, height });
        for (const part of ['#hero-action', '.price-line']) {
          const box = await page.locator(part).boundingBox();
          expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
        }
      }
    });
    await test.step('at most nine phone screens long, and each category shows a book once', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await renderFully(page);
      // The styles and fonts of the lower sections arrive after the page.
      const getHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
      await expect.poll(getHeight).toBeLessThanOrEqual(9 * 844);
      await page.locator('#order-form').scrollIntoViewIfNeeded();
      const titles = await page.locator('.picker-title').allTextContents();
      expect(titles.length).toBeGreaterThanOrEqual(3);
      expect(new Set(titles).size).toBe(titles.length);
    });
    await test.step('no horizontal scroll', () => expectFit(page, ''));
  });

  test(`§2 narrow screens: no horizontal scroll on the offer's page in ${language} @desktop`, async ({ page }) => {
    await page.goto(`/IL/${language}/roladin`);
    await renderFully(page);
    await expectFit(page, '/roladin');
  });
}

test('§2 narrow screens: the Kenyan prices fit viewports between phone and desktop @desktop', async ({ page }) => {
  await page.goto('/KE/en');
  await renderFully(page);
  for (const width of [800, 820, 900]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await getHorizontalOverflow(page)).toBe(0);
  }
});

const tHebrew = createTranslate('he');

test('§2 dialogs: Back closes menu and price list and stays on the page @desktop', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/IL/he/books');
  await page.goto('/IL/he');
  for (const [opener, name] of [
    [page.locator('.top-bar > button.icon-button'), tHebrew('layout.menu')],
    [page.locator('.price-line'), tHebrew('pricing.title')],
  ] as const) {
    await opener.click();
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/IL\/he$/);
  }
  // A list closed by its key leaves no history entry.
  await page.locator('.price-line').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/IL\/he\/books$/);
});

// The chunk must not be in the cache.
isolatedTest('§8: a chunk that fails to load shows a message @desktop', async ({ page, context }) => {
  await page.goto('/IL/he');
  const supportButton = page.locator('.footer-contact button');
  await expect(supportButton).toBeAttached();
  await context.setOffline(true);
  await supportButton.click();
  await expect(page.getByText(tHebrew('common.partLost'))).toBeVisible();
  await context.setOffline(false);
});

test('§8: a failed request for books shows a message and can be retried @desktop', async ({ page }) => {
  let failing = true;
  await page.route('**/api/shelf/**', (route) => (failing ? route.abort() : route.continue()));
  await page.goto('/IL/he');
  await page.locator('#order-form').scrollIntoViewIfNeeded();
  await page.getByText(tHebrew('catalogue.category.courage'), { exact: true }).click();
  await expect(page.getByText(tHebrew('home.shelves.failed'))).toBeVisible();
  failing = false;
  await page.getByRole('button', { name: tHebrew('common.retry') }).click();
  await expect(page.locator('.picker-title').first()).toBeVisible();
});

test('§2 category: an unknown category shows a message @desktop', async ({ page }) => {
  await page.goto('/IL/he/books?category=bogus');
  await expect(page.getByText(tHebrew('catalogue.arrival.noShelf'))).toBeVisible();
});

test('§1 home: on a desktop the main action stays visible @desktop', async ({ page }) => {
  await page.goto('/IL/he');
  const action = page.locator('#header-action').getByRole('link');
  await expect(action).toHaveCount(0);
  await page.locator('.faq-list').scrollIntoViewIfNeeded();
  await expect(action).toBeVisible();
  await expect(action).toHaveAttribute('href', '/IL/he/wizard');
});

test('§4: the selected gender and format are passed to the wizard @desktop', async ({ page }) => {
  const t = createTranslate('en');
  await page.goto('/IL/en/books/10001');
  await page.getByText(t('bookDetail.hero.girl'), { exact: true }).click();
  const card = page.locator('.format-price').first();
  await expect(card).toHaveAttribute('href', '/IL/en/wizard?book=10001&tier=digital&gender=girl');
  await page.locator('#book-action').click();
  await expect(page.locator('input[name="gender"][value="girl"]')).toBeChecked();
});

test('§4: an unreleased book shows no price and accepts an e-mail address @desktop', async ({ page }) => {
  const soon = listBooksInLanguage('he').find(({ comingSoon }) => comingSoon);
  test.skip(!soon, 'no book is announced');
  await page.goto(`/IL/he/books/${soon?.id}`);
  await expect(page.locator('.format-price')).toHaveCount(0);
  await page.getByLabel(tHebrew('bookDetail.alert.email')).fill(`wait-${crypto.randomUUID()}@example.com`);
  await page.getByRole('button', { name: tHebrew('bookDetail.alert.send') }).click();
  await expect(page.getByText(tHebrew('errors.termsRequired'))).toBeVisible();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: tHebrew('bookDetail.alert.send') }).click();
  await expect(page.getByText(tHebrew('bookDetail.alert.sentTitle'), { exact: true })).toBeVisible();
});

for (const language of ['he', 'en'] as const)
  test(`rulings "Social proof": samples are labelled as samples, in ${language} @desktop`, async ({ page }) => {
    await page.goto(`/IL/${language}`);
    await expect(page.getByText(createTranslate(language)('home.hero.sampleFigures'))).toBeVisible();
    await expect(page.locator('a[href*="reviews.example"]')).toHaveCount(0);
    const jsonLd = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(jsonLd.join()).not.toContain('AggregateRating');
  });

test('§2: a language without the edition redirects to the catalogue, which explains it once @desktop', async ({
  page,
}) => {
  await page.goto('/IL/en/books/19004');
  await page.getByRole('button', { name: new RegExp(createTranslate('en')('layout.chooseLanguage')) }).click();
  await page.getByRole('menuitem', { name: 'עברית' }).click();
  await page.waitForURL('**/IL/he/books');
  await expect(page.locator('.catalogue-notice')).toBeVisible();
  await page.reload();
  await expect(page.locator('.picker-title, .book-card-title').first()).toBeVisible();
  await expect(page.locator('.catalogue-notice')).toHaveCount(0);
});

test('§4 phone verification: a locked visitor sees the country that is charged, and why the page shows another @desktop', async ({
  page,
}) => {
  await signIn(page.request, 'IL');
  await page.goto('/US/en/books/10001');
  await expect(page.locator('.country-banner-text')).toContainText(
    createTranslate('en')('country.elsewhere.text', { country: 'IL' }),
  );
  await expect(page.locator('.country-banner-switch')).toHaveAttribute('href', '/IL/en/books/10001');
  await expect(page.locator('.locale-locked img')).toHaveAttribute('src', /flag-IL/);
});

test('§2: without JavaScript the wizard shows a notice and the header is readable @desktop', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/IL/en/wizard');
  await expect(page.locator('.needs-script')).toBeVisible();
  await page.goto('/IL/en');
  await expect(page.locator('.top-bar')).toHaveCSS('background-color', 'rgb(20, 24, 54)');
  await context.close();
});

test('rulings "Flow": an Israeli bakery’s offer is explained in other markets, not sold @desktop', async ({ page }) => {
  await page.goto('/US/en/roladin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Israel/);
  await expect(page.locator('a[href*="offer=roladin"]')).toHaveCount(0);
  await expect(page.getByRole('textbox')).toHaveCount(0);
});
