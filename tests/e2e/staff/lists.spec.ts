import type { BrowserContext } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { createTranslate } from '../support/messages';
import { expectFitting } from '../support/page/fitting';
import { signInMember, withDatabase } from '../support/staff-session';
import { newParent } from '../support/steps';
import { expect, type Page, test } from '../support/test';

/** Three pages of a list. */
const MANY = 120;
const MINUTE_MS = 60_000;

/** Orders that a search for the beginning of their address finds; returns it. */
const createOrders = () =>
  withDatabase(async (db) => {
    const start = `list-${crypto.randomUUID().slice(0, 8)}-`;
    const { e164: phone } = newParent('IL');
    const { id: accountId } = await db.account.create({ data: { phone, country: 'IL', language: 'he' } });
    const order = { accountId, country: 'IL', currency: 'ILS', language: 'he' } as const;
    await db.order.createMany({
      data: Array.from({ length: MANY }, (_, at) => ({
        ...order,
        email: `${start}${at}@example.com`,
        createdAt: new Date(Date.now() - at * MINUTE_MS),
      })),
    });
    return start;
  });

async function openOrders(page: Page, context: BrowserContext, language: 'he' | 'en') {
  const start = await createOrders();
  await signInMember(context, 'service');
  const url = `${process.env.SHOP_URL}/staff/`;
  await context.addCookies([{ name: 'staff_language', value: language, url }]);
  await page.goto(`/staff/orders?q=${start}`);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  return page.getByRole('table', { name: createTranslate(language)('staff.orders.title') });
}

const expectFocus = (page: Page, rowIndex: number) =>
  expect(page.locator(':focus')).toHaveAttribute('aria-rowindex', String(rowIndex));

for (const [language, tag] of [
  ['he', '@he @phone'],
  ['en', '@en @desktop'],
] as const) {
  test(`the desk: keys move through a long list and open an order ${tag}`, async ({ page, context }) => {
    const table = await openOrders(page, context, language);
    const rows = table.locator('tbody tr[data-index]');
    // The rows of the first page that are far from view are not in the page.
    await expect(rows.first()).toBeVisible();
    expect(await rows.count()).toBeLessThan(50);
    await expect(table).toHaveAttribute('aria-rowcount', '-1');
    await expectAccessible(page);
    await expectFitting(page);

    await rows.first().focus();
    await page.keyboard.press('ArrowDown');
    await expectFocus(page, 3);
    await page.keyboard.press('ArrowUp');
    await expectFocus(page, 2);
    await page.keyboard.press('PageDown');
    await expect(page.locator(':focus')).not.toHaveAttribute('aria-rowindex', /^[23]$/);

    // Each end loads the next page, until the table knows how many rows there are.
    await expect(async () => {
      await page.keyboard.press('End');
      await expect(table).toHaveAttribute('aria-rowcount', String(MANY + 1), { timeout: 500 });
    }).toPass();
    await expect(async () => {
      await page.keyboard.press('End');
      await expect(page.locator(':focus')).toHaveAttribute('aria-rowindex', String(MANY + 1), { timeout: 500 });
    }).toPass();
    // On a phone a row is a card that names its columns.
    if (language === 'en') await expect(table.getByRole('columnheader').first()).toBeInViewport();
    await expectAccessible(page);

    await page.keyboard.press('Home');
    await expectFocus(page, 2);
    const number = (await page.locator(':focus').getByRole('link').textContent()) ?? '';
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/staff\/orders\/[0-9a-f-]{36}$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
  });
}

test('the desk: a key that is pressed while rows arrive leads to the last of them @en', async ({ page, context }) => {
  const table = await openOrders(page, context, 'en');
  await table.locator('tbody tr[data-index]').first().focus();
  // An observer runs after the new rows are in the page and before the effects of the render that brought them.
  await table.evaluate(
    (element, last) => {
      const observer = new MutationObserver(() => {
        if (element.getAttribute('aria-rowcount') !== last) return;
        observer.disconnect();
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true }));
      });
      observer.observe(element, { attributes: true });
    },
    String(MANY + 1),
  );
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(table).toHaveAttribute('aria-rowcount', String(MANY + 1), { timeout: 500 });
  }).toPass();
  await expectFocus(page, MANY + 1);
});

test('the desk: a button loads the rest of a list @en', async ({ page, context }) => {
  const t = createTranslate('en');
  await openOrders(page, context, 'en');
  const button = page.getByRole('button', { name: t('staff.lists.more') });
  await expect(async () => {
    if (await button.isVisible()) await button.press('Enter');
    await expect(button).toBeHidden({ timeout: 500 });
  }).toPass();
  await expect(page.getByText(t('staff.lists.whole', { count: MANY }))).toBeVisible();
});
