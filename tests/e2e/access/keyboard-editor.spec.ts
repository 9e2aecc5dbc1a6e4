import { TEXT_PAGE_BOOK } from '../support/create-book';
import { dropJobs } from '../support/drop-jobs';
import { createTranslate } from '../support/messages';
import { orderByApi, payByApi } from '../support/order-book';
import {
  chooseRadio,
  expectDialogKeepsFocus,
  expectFocusSeen,
  findAgainstDirection,
  pressTab,
  tabTo,
} from '../support/page/focus';
import { countRingContrast } from '../support/page/focus-ring';
import { expect, test } from '../support/test';

const t = createTranslate('he');

test('WCAG 2.1.1, 2.4.3, 2.4.7: the editor by the keyboard alone, from right to left @desktop', async ({ page }) => {
  const child = { country: 'IL', language: 'he', name: 'נועה', catalogueId: TEXT_PAGE_BOOK.he } as const;
  const orderId = await orderByApi(page.request, child);
  await payByApi(page.request, orderId, 'he');
  await page.goto(`/IL/he/editor/${orderId}?page=s02`);
  await expect(page.locator('.ui-button:disabled[aria-busy]')).toHaveCount(0);
  const button = (key: string) => page.getByRole('button', { name: t(key), exact: true });

  await test.step('the guide is skipped', async () => {
    await tabTo(page, button('editor.guide.skip'), { most: 40 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('complementary', { name: t('editor.guide.label') })).toHaveCount(0);
    await expectFocusSeen(page);
  });

  await test.step('words are written, and Escape gives the focus back to their button', async () => {
    await tabTo(page, button('editor.words.edit'), { most: 40 });
    await page.keyboard.press('Enter');
    const field = page.getByRole('textbox', { name: t('editor.words.label') });
    await expect(field).toBeFocused();
    await expectFocusSeen(page);
    await page.keyboard.type('!');
    await page.keyboard.press('Escape');
    await expect(button('editor.words.edit')).toBeFocused();
    await expectFocusSeen(page);
  });

  await test.step('the menu, and the question that it opens, give the focus back to its button', async () => {
    const menu = button('editor.menu.open');
    await tabTo(page, menu, { back: true, most: 40 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expectFocusSeen(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
    await expect(menu).toBeFocused();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: t('editor.menu.reset') }).press('Enter');
    await expectDialogKeepsFocus(page, menu, 4);
  });

  await test.step('the dialog of another picture', async () => {
    await tabTo(page, button('editor.pictures.another'), { most: 40 });
    await page.keyboard.press('Enter');
    await expectDialogKeepsFocus(page, button('editor.pictures.another'));
  });

  await test.step('a thumbnail opens its page and keeps the focus', async () => {
    const thumbnails = page.getByRole('navigation', { name: t('editor.pages') });
    const page8 = thumbnails.getByRole('button', { name: t('editor.places.pages', { from: 8, to: 9 }) });
    await tabTo(page, page8, { most: 60 });
    await page.keyboard.press('Enter');
    await expect(page8).toHaveAttribute('aria-current', 'page');
    await expect(page8).toBeFocused();
    await expectFocusSeen(page);
  });
  await dropJobs(orderId);
});

test('the checks of the focus report a ring that nobody sees, and what goes against the direction @desktop', async ({
  page,
}) => {
  await page.goto('/robots.txt');
  await page.setContent(`<style>:focus-visible { outline: 3px solid navy } .faint { outline-color: #eee }</style>
    <main dir="rtl"><button>One</button><button style="order: 1">Two</button>
    <label>A<input type="radio" name="age" value="a"></label><label>B<input type="radio" name="age" value="b"></label>
    <button class="faint">Last</button></main>`);
  const button = (name: string) => page.getByRole('button', { name });
  const stops = await tabTo(page, button('Two'), { most: 5 });
  expect(findAgainstDirection(stops, 'rtl')).toEqual([]);
  expect(findAgainstDirection(stops, 'ltr')).toHaveLength(1);
  await chooseRadio(page, 'age', 'b');
  await expect(tabTo(page, button('Missing'), { most: 0 })).rejects.toThrow('out of reach');
  await page.keyboard.press('Tab');
  expect(await countRingContrast(page)).toBeLessThan(3);
  await expect(expectFocusSeen(page)).rejects.toThrow('the ring around');
  await page.addStyleTag({ content: '.faint { outline-color: navy !important }' });
  await page.keyboard.press('Shift+Tab');
  expect((await pressTab(page)).name).toContain('Last');
});
