import { createTranslate } from '../support/messages';
import { expect, test } from '../support/shared-page';
import { test as isolatedTest, type Page } from '../support/test';

/** Hebrew on a phone, English on a desktop; both in the desktop project, because only it can change its viewport. */
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };
const VIEWPORTS = { he: PHONE, en: DESKTOP } as const;

const hero = (page: Page) => page.locator('.hero-carousel');
/** Index of the visible hero slide. */
const getSlideIndex = (page: Page) =>
  hero(page)
    .locator('li')
    .evaluateAll((slides) => slides.findIndex((slide) => slide.hasAttribute('data-now')));

/** Opens a page with a controllable clock and waits for its deferred carousels. */
async function open(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  const view = hero(page).locator('.carousel-view[data-run]');
  const passSecond = async () => {
    await page.clock.runFor(1000);
    return view.isVisible();
  };
  await expect.poll(passSecond).toBe(true);
}

/** Index of the visible slide a second later, which is less than a slide's duration. */
async function getNextSlideIndex(page: Page): Promise<number> {
  await page.clock.runFor(1000);
  return getSlideIndex(page);
}

for (const language of ['he', 'en'] as const) {
  const t = createTranslate(language);
  const path = `/IL/${language}`;

  test(`§1, §2 home: the sections are in order, in ${language} ${language === 'en' ? '@smoke ' : ''}@desktop`, async ({
    page,
  }) => {
    await page.setViewportSize(VIEWPORTS[language]);
    await page.goto(path);
    // Sections outside the viewport are not rendered (content-visibility), so they have no innerText.
    const headings = await page.locator('main').getByRole('heading', { level: 2 }).allTextContents();
    const order = ['testimonials', 'how', 'picker', 'features', 'cta', 'faq'].map((key) => t(`home.${key}.title`));
    expect(headings.slice(0, 6)).toEqual(order);
    expect(headings).toContain(t('blog.latest.title'));
  });

  isolatedTest(`§9 carousels, ${language}: arrows and keys follow the reading direction @desktop`, async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await open(page, path);
    await page.clock.runFor(15_000);
    expect(await getSlideIndex(page)).toBe(0);
    await hero(page)
      .getByRole('button', { name: t('common.next') })
      .click();
    await expect.poll(() => getSlideIndex(page)).toBe(1);
    await page.keyboard.press(language === 'he' ? 'ArrowLeft' : 'ArrowRight');
    await expect.poll(() => getSlideIndex(page)).toBe(2);
    await page.keyboard.press(language === 'he' ? 'ArrowRight' : 'ArrowLeft');
    await expect.poll(() => getSlideIndex(page)).toBe(1);
    const picker = page.locator('.picker-carousel');
    const firstBook = picker.getByRole('radio').first();
    const getFirstSlideX = async () => (await picker.locator('li').first().boundingBox())?.x ?? 0;
    await firstBook.scrollIntoViewIfNeeded();
    await expect(picker.locator('.carousel-view[data-run]')).toBeVisible();
    const before = await getFirstSlideX();
    await picker.getByRole('button', { name: t('common.next') }).click();
    if (language === 'he') await expect.poll(getFirstSlideX).toBeGreaterThan(before);
    else await expect.poll(getFirstSlideX).toBeLessThan(before);
  });
}

test.describe('in Hebrew on a phone @desktop', () => {
  const t = createTranslate('he');
  const path = '/IL/he';
  test.use({ viewport: PHONE });

  isolatedTest('§1 home picker: a book must be selected, then the wizard opens with it', async ({ page }) => {
    await open(page, path);
    const create = page.locator('#picker-action');
    await create.click();
    await expect(page.getByText(t('home.picker.missing'))).toBeVisible();
    const first = page.locator('#order-form input[name="book"]').first();
    await expect(first).toBeFocused();
    await first.press('ArrowDown');
    await expect(page.getByText(t('home.picker.missing'))).toBeHidden();
    const selectedId = await page.locator('#order-form input[name="book"]:checked').getAttribute('value');
    await create.click();
    await page.waitForURL(`**${path}/wizard?book=${selectedId}`);
  });

  test('§2 sticky bar: visible only while no other main action is visible', async ({ page }) => {
    await page.goto(path);
    const bar = page.locator('.sticky-action');
    await expect(page.locator('#hero-action')).toBeInViewport();
    await expect(bar).not.toHaveAttribute('data-shown');
    await page.locator('.faq-list').scrollIntoViewIfNeeded();
    await expect(bar).toHaveAttribute('data-shown');
    await expect(bar.getByRole('link')).toHaveAttribute('href', `${path}/wizard`);
  });
});

test.describe('in English on a desktop @desktop', () => {
  const t = createTranslate('en');
  const path = '/IL/en';
  test.use({ viewport: DESKTOP });

  test('§1 FAQ: one answer is open; the first, fourth, eighth and ninth offer contact', async ({ page }) => {
    await page.goto(path);
    const items = page.locator('.faq-list details');
    await expect(items.nth(0)).toHaveAttribute('open');
    for (const index of [7, 8, 0]) {
      await items.nth(index).locator('summary').click();
      await expect(items.nth(index)).toHaveAttribute('open');
      await expect(page.locator('.faq-list details[open]')).toHaveCount(1);
      await items.nth(index).locator('.faq-answer').getByRole('button').click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
    await items.nth(3).locator('summary').click();
    await expect(items.nth(3).getByRole('link')).toHaveAttribute('href', /^mailto:/);
  });

  isolatedTest(
    '§2 prices: the list opens; a price card links to the wizard; a category links to its books',
    async ({ page }) => {
      await open(page, path);
      await page.getByRole('button', { name: t('home.prices.all') }).click();
      const dialog = page.getByRole('dialog', { name: t('pricing.title') });
      await expect(dialog.getByText(t('pricing.advanced_model_addon.title'), { exact: true })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      const more = page.getByRole('link', { name: t('home.shelves.more') }).first();
      await expect(more).toHaveAttribute('href', `${path}/books?category=bestsellers`);
      await page.getByRole('link', { name: t('home.prices.digital.title') }).click();
      await page.waitForURL(`**${path}/wizard?tier=digital`);
    },
  );

  isolatedTest('§9 carousels: the hero autoplays, pauses on hover and stops with its button', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await open(page, path);
    await expect.poll(() => getNextSlideIndex(page)).toBe(1);
    await hero(page).locator('.carousel-view').hover();
    const pausedIndex = await getSlideIndex(page);
    await page.clock.runFor(15_000);
    expect(await getSlideIndex(page)).toBe(pausedIndex);
    await hero(page)
      .getByRole('button', { name: t('home.carousel.pause') })
      .click();
    await page.mouse.move(5, 890);
    await page.clock.runFor(15_000);
    expect(await getSlideIndex(page)).toBe(pausedIndex);
    await expect(hero(page).getByRole('button', { name: t('home.carousel.play') })).toBeVisible();
  });
});
