import type { ClassView } from '@/lib/kindergarten';
import { send } from '../support/api';
import { addChildrenByApi } from '../support/class-children';
import { orderForColleagues } from '../support/company';
import { createBatch } from '../support/every-screen';
import { createTranslate } from '../support/messages';
import { expectDialogKeepsFocus, expectFocusSeen, readFocus, tabTo } from '../support/page/focus';
import { waitForHydration } from '../support/page/hydration';
import { signIn } from '../support/session';
import { expect, test } from '../support/shared-page';

const t = createTranslate('he');

test('WCAG 2.1.1, 2.4.7: the grid of a class by the keyboard alone, from right to left @desktop', async ({ page }) => {
  await signIn(page.request, 'IL');
  const { id } = await send<ClassView>(page.request, 'POST', '/api/kindergarten', { country: 'IL', language: 'he' });
  await send(page.request, 'PATCH', `/api/kindergarten/${id}`, { catalogueId: 1, bookType: 'digital' });
  await addChildrenByApi(page.request, id, ['איתי', 'דניאל', 'יונתן']);
  await page.goto('/IL/he/kindergarten');
  const grid = page.getByRole('grid', { name: t('kindergarten.children.title') });
  const cell = (row: number, column: number) => grid.locator(`[data-cell="${row}-${column}"]`);
  await expect(grid.getByRole('row')).toHaveCount(4);
  await waitForHydration(grid);

  await tabTo(page, grid.locator('[data-cell]'), { most: 120 });
  await expect(cell(0, 1)).toBeFocused();
  // The next column of a table that is read from the right lies to the left.
  await page.keyboard.press('ArrowLeft');
  await expect(cell(0, 2)).toBeFocused();
  await expectFocusSeen(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(cell(1, 1)).toBeFocused();
  await expectFocusSeen(page);

  await page.keyboard.press('F2');
  await expect(cell(1, 1).getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(cell(1, 1)).toBeFocused();
  // Playwright has keys of Latin letters only; it inserts others without one.
  await page.keyboard.type('Ron');
  await page.keyboard.press('Enter');
  await expect(cell(2, 1)).toBeFocused();
  await expect(cell(1, 1)).toHaveText(/Ron/);

  // Tab leaves the table: the keyboard is not caught in it.
  await page.keyboard.press('Tab');
  await expectFocusSeen(page);
  await expect(grid.locator(':focus')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(cell(2, 1)).toBeFocused();
  await page.keyboard.press('End');
  await expectFocusSeen(page);
  await page.keyboard.press('Enter');
  await expectDialogKeepsFocus(page, cell(2, 6), 4);
});

test('WCAG 2.1.1, 2.4.7: the dashboard of HR by the keyboard alone @desktop', async ({ page, playwright, baseURL }) => {
  const market = { country: 'IL', language: 'he' } as const;
  await signIn(page.request, 'IL');
  const token = await createBatch(page.request, market);
  await orderForColleagues(playwright.request, { token, language: 'he', baseURL: baseURL ?? '' }, 2);
  await page.goto(`/IL/he/company/${token}/dashboard`);
  await expect(page.getByText(t('company.orders.found', { count: 2 }))).toBeVisible();
  await expect(page.getByRole('table')).toMatchAriaSnapshot(`
    - table:
      - rowgroup:
        - row:
          - columnheader "${t('company.columns.employeeName')}"
          - columnheader "${t('company.columns.phone')}"
      - rowgroup:
        - row:
          - rowheader "Employee 2"
        - row:
          - rowheader "Employee 1"
  `);

  const search = page.getByRole('searchbox', { name: t('company.orders.search') });
  await tabTo(page, search, { most: 60 });
  await page.keyboard.type('Employee 1');
  await expect(page.getByText(t('company.orders.found', { count: 1 }))).toBeVisible();
  await expect(search).toBeFocused();
  const withdraw = page.getByRole('button', { name: t('company.orders.withdrawOf', { name: 'Employee 1' }) });
  await tabTo(page, withdraw);
  await page.keyboard.press('Enter');
  await expectDialogKeepsFocus(page, withdraw, 5);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await tabTo(page, dialog.locator('.ui-button').first());
  await page.keyboard.press('Enter');
  // The order is gone with the button that opened the dialog.
  await expect(page.getByText(t('company.orders.found', { count: 0 }))).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect.poll(async () => (await readFocus(page)).isBody).toBe(false);
  await expectFocusSeen(page);
});
