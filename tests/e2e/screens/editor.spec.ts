import type { EditorView } from '@/lib/orders';
import { expectAccessible } from '../support/axe';
import { TEXT_PAGE_BOOK } from '../support/create-book';
import { createTranslate } from '../support/messages';
import { orderByApi, payByApi } from '../support/order-book';
import { expect, type Locator, test } from '../support/test';
import { WORKER_TIMEOUT } from '../support/timeouts';

const t = createTranslate('en');

test('§2 "Editor": its screens on a laptop, before and after purchase @smoke @en @desktop', async ({ page }) => {
  const orderId = await orderByApi(page.request, {
    country: 'US',
    language: 'en',
    name: 'Maya',
    catalogueId: TEXT_PAGE_BOOK.en,
  });
  const open = async (place: string) => {
    await page.goto(`/US/en/editor/${orderId}?page=${place}`);
    await expect(page.locator('.ui-button:disabled[aria-busy]')).toHaveCount(0);
  };
  const button = (key: string) => page.getByRole('button', { name: t(key) });
  const expectFitting = async () => {
    await expectAccessible(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  };

  await open('s09');
  await expect(page.getByText(t('editor.locked.title'))).toBeVisible();
  await expect(button('editor.words.edit')).toHaveCount(0);
  await expectFitting();
  await payByApi(page.request, orderId, 'en');
  await page.goto(`/US/en/order-confirmation/${orderId}`);
  await page.getByRole('link', { name: t('orders.edit.open') }).click({ timeout: WORKER_TIMEOUT });
  await button('editor.guide.skip').click();

  await test.step('what is seen is what is printed, to the line break', async () => {
    await open('s02');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(t('editor.places.pages', { from: 6, to: 7 }));
    const view: EditorView = await (await page.request.get(`/api/orders/${orderId}/editor`)).json();
    const layout = view.pages.find(({ key }) => key === 's02')?.layout;
    const printed = layout?.paragraphs?.flatMap(({ lines }) => lines) ?? [];
    const lines = page.locator('.printed-line');
    expect(printed.length).toBeGreaterThan(3);
    await expect(lines).toHaveText(printed.map((line) => line.replace(/[\u2068\u2069]/g, '')));
    expect(await lines.evaluateAll((all) => all.every((line) => line.scrollWidth <= line.clientWidth + 1))).toBe(true);
    await expectFitting();
  });

  await test.step('words keep their size and letters as they are written, sent and saved', async () => {
    const running = page.locator('.printed-paragraph:not([data-large])').first();
    const getFont = (text: Locator) =>
      text.evaluate((element) => {
        const { fontFamily, fontSize, lineHeight } = getComputedStyle(element);
        return { fontFamily, fontSize, lineHeight };
      });
    const printed = await getFont(running);
    await button('editor.words.edit').click();
    const field = page.getByRole('textbox', { name: t('editor.words.label') });
    expect(await getFont(field)).toEqual(printed);
    await page.route('**/words', (route) => route.abort());
    await field.press('End');
    await field.press('!');
    await page.keyboard.press('Escape');
    await expect(page.getByText(t('common.saveRetrying'))).toBeVisible();
    expect(await getFont(running)).toEqual(printed);
    await page.unroute('**/words');
    await expect(page.getByText(t('common.saved'), { exact: true })).toBeVisible();
    await expect(page.locator('[data-measured]')).toBeVisible();
    expect(await getFont(running)).toEqual(printed);
  });

  await test.step('the dialogs of words and pictures', async () => {
    await button('editor.words.edit').click();
    await expect(page.getByRole('textbox', { name: t('editor.words.label') })).toBeVisible();
    await expectFitting();
    await page.keyboard.press('Escape');
    await button('editor.pictures.another').click();
    await expect(page.getByRole('textbox', { name: t('editor.redraw.label') })).toBeVisible();
    await expectFitting();
  });

  await test.step('cover and dedication', async () => {
    await open('cover');
    await expect(page.getByRole('textbox', { name: t('editor.cover.title'), exact: true })).toBeVisible();
    await expectFitting();
    await open('dedication');
    await expect(page.getByRole('textbox', { name: t('editor.dedication.label') })).toBeVisible();
    await expectFitting();
  });
});
