import { expect, type Page, test } from '@playwright/test';
import { wordsIn } from './support/words';

/** Both sizes run in the desktop's project, which alone may be made narrow. */
const SIZES = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desk', width: 1440, height: 900 },
] as const;

const hero = (page: Page) => page.locator('.hero-run');
/** Which slide of the hero stands in view. */
const shown = (page: Page) =>
  hero(page)
    .locator('li')
    .evaluateAll((slides) => slides.findIndex((slide) => slide.hasAttribute('data-now')));

/** Opens a page whose clock the test may turn on; its carousels, which load late, are there. */
async function open(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await expect(async () => {
    await page.clock.runFor(1000);
    await expect(hero(page).locator('.carousel-view[data-run]')).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
}

/** The slide in view a second later: less than a slide stands. */
async function shownNext(page: Page): Promise<number> {
  await page.clock.runFor(1000);
  return shown(page);
}

for (const language of ['he', 'en'] as const) {
  const say = wordsIn(language);
  const path = `/IL/${language}`;
  for (const { name, ...viewport } of SIZES) {
    test.describe(`${language}, ${name} @desktop`, () => {
      test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

      test('§1, §2 home: the sections stand in their order', async ({ page }) => {
        await page.goto(path);
        // Bands that are not near yet are not drawn, and what is not drawn has no inner text.
        const headings = await page.locator('main').getByRole('heading', { level: 2 }).allTextContents();
        const order = ['voices', 'how', 'picker', 'details', 'closing', 'faq'].map((key) => say(`home.${key}.title`));
        expect(headings.slice(0, 6)).toEqual(order);
        expect(headings).toContain(say('blog.latest.title'));
      });

      test('§1 home picker: a book must be chosen, then the wizard opens with it', async ({ page }) => {
        await open(page, path);
        const create = page.locator('#picker-action');
        await create.click();
        await expect(page.getByText(say('home.picker.missing'))).toBeVisible();
        const first = page.locator('#order-form input[name="book"]').first();
        await expect(first).toBeFocused();
        await first.press('ArrowDown');
        await expect(page.getByText(say('home.picker.missing'))).toBeHidden();
        const chosen = await page.locator('#order-form input[name="book"]:checked').getAttribute('value');
        await create.click();
        await page.waitForURL(`**${path}/wizard?book=${chosen}`);
      });

      test('§1 FAQ: one answer is open; the first, fourth, eighth and ninth offer a way to write', async ({ page }) => {
        await page.goto(path);
        const items = page.locator('.faq-list details');
        await expect(items.nth(0)).toHaveAttribute('open');
        for (const place of [7, 8, 0]) {
          await items.nth(place).locator('summary').click();
          await expect(items.nth(place)).toHaveAttribute('open');
          await expect(page.locator('.faq-list details[open]')).toHaveCount(1);
          await items.nth(place).locator('.faq-answer').getByRole('button').click();
          await expect(page.getByRole('dialog')).toBeVisible();
          await page.keyboard.press('Escape');
          await expect(page.getByRole('dialog')).toBeHidden();
        }
        await items.nth(3).locator('summary').click();
        await expect(items.nth(3).getByRole('link')).toHaveAttribute('href', /^mailto:/);
      });

      test('§2 prices: the list opens; a price card leads to the wizard; a shelf leads to its books', async ({
        page,
      }) => {
        await open(page, path);
        await page.getByRole('button', { name: say('home.prices.all') }).click();
        const dialog = page.getByRole('dialog', { name: say('pricing.title') });
        await expect(dialog.getByText(say('pricing.advanced_model_addon.title'), { exact: true })).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        const more = page.getByRole('link', { name: say('home.shelves.more') }).first();
        await expect(more).toHaveAttribute('href', `${path}/books?category=bestsellers`);
        await page.getByRole('link', { name: say('home.prices.digital.title') }).click();
        await page.waitForURL(`**${path}/wizard?tier=digital`);
      });
    });
  }

  test(`§9 carousels, ${language}: the hero moves by itself, is held by a hand and stopped by its button @desktop`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, path);
    await expect.poll(() => shownNext(page)).toBe(1);
    await hero(page).locator('.carousel-view').hover();
    const held = await shown(page);
    await page.clock.runFor(15_000);
    expect(await shown(page)).toBe(held);
    await hero(page)
      .getByRole('button', { name: say('home.carousel.pause') })
      .click();
    await page.mouse.move(5, 890);
    await page.clock.runFor(15_000);
    expect(await shown(page)).toBe(held);
    await expect(hero(page).getByRole('button', { name: say('home.carousel.play') })).toBeVisible();
  });

  test(`§9 carousels, ${language}: arrows and keys go the way that one reads @desktop`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, path);
    await page.clock.runFor(15_000);
    expect(await shown(page)).toBe(0);
    await hero(page)
      .getByRole('button', { name: say('common.next') })
      .click();
    await expect.poll(() => shown(page)).toBe(1);
    await page.keyboard.press(language === 'he' ? 'ArrowLeft' : 'ArrowRight');
    await expect.poll(() => shown(page)).toBe(2);
    await page.keyboard.press(language === 'he' ? 'ArrowRight' : 'ArrowLeft');
    await expect.poll(() => shown(page)).toBe(1);
    const picker = page.locator('.picker-run');
    const firstBook = picker.getByRole('radio').first();
    const edge = async () => (await picker.locator('li').first().boundingBox())?.x ?? 0;
    await firstBook.scrollIntoViewIfNeeded();
    await expect(picker.locator('.carousel-view[data-run]')).toBeVisible({ timeout: 15_000 });
    const before = await edge();
    await picker.getByRole('button', { name: say('common.next') }).click();
    if (language === 'he') await expect.poll(edge).toBeGreaterThan(before);
    else await expect.poll(edge).toBeLessThan(before);
  });

  test(`§2 sticky bar, ${language}: there only while no button of the page is in sight @desktop`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    const bar = page.locator('.sticky-action');
    await expect(page.locator('#hero-action')).toBeInViewport();
    await expect(bar).not.toHaveAttribute('data-shown');
    await page.locator('.faq-list').scrollIntoViewIfNeeded();
    await expect(bar).toHaveAttribute('data-shown');
    await expect(bar.getByRole('link')).toHaveAttribute('href', `${path}/wizard`);
  });
}
