import { readFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';
import { send } from '../support/api';
import { dropJobs } from '../support/drop-jobs';
import { createTranslate } from '../support/messages';
import { orderByApi, payByApi } from '../support/order-book';
import { waitForMessage } from '../support/outbox';
import { expectFitting } from '../support/page/fitting';
import { signInMember, withDatabase } from '../support/staff-session';
import { expect, type Page, test } from '../support/test';

const he = createTranslate('he');
const en = createTranslate('en');
const DAY_MS = 86_400_000;

/** A new customer with a paid order; `ask` sends a request about it. */
async function createCustomer(browser: Browser, baseURL: string | undefined) {
  const customer = await browser.newContext({ ...(baseURL && { baseURL }) });
  const orderId = await orderByApi(customer.request, { country: 'IL', language: 'he', name: 'נועה' });
  await payByApi(customer.request, orderId, 'he');
  await dropJobs(orderId);
  const ask = (language: 'he' | 'en', email: string, description: string) =>
    send(customer.request, 'POST', '/api/support', { orderId, email, description, language });
  return { customer, orderId, ask };
}

/** A book at the sandbox's print house whose promised day has passed; returns its order's number. */
const sendToPrinter = (orderId: string) =>
  withDatabase(async (db) => {
    const [confirmedAt, dispatchBy] = [new Date(Date.now() - 9 * DAY_MS), new Date(Date.now() - DAY_MS)];
    const state = { tier: 'printed', state: 'printing', confirmedAt, dispatchBy } as const;
    const { number } = await db.order.update({ where: { id: orderId }, data: state });
    const files = { interiorKey: 'books/1/i.pdf', coverKey: 'books/1/c.pdf', profileId: 'square-210' };
    const sums = { interiorSha256: 'a'.repeat(64), coverSha256: 'b'.repeat(64) };
    // Another house than the sandbox, whose parcels move by themselves.
    const house = { provider: 'manual', providerId: `manual_${orderId}`, state: 'accepted' } as const;
    await db.shipment.create({ data: { orderId, ...house, ...files, ...sums } });
    return number;
  });

async function expectBothLanguages(page: Page) {
  await expectFitting(page);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expectFitting(page);
}

test('the desk: the print queue gives labels and marks many books @he', async ({ page, browser, baseURL }) => {
  const { customer, orderId } = await createCustomer(browser, baseURL);
  const number = await sendToPrinter(orderId);
  await signInMember(page.context(), 'production');
  await page.goto('/staff');
  await page.getByRole('link', { name: he('staff.nav.production'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: he('staff.production.title') })).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: number });
  await expect(row.getByText(he('staff.production.late'))).toBeVisible();
  await row.getByRole('checkbox').check();
  // Nobody has made its files.
  await page.getByRole('button', { name: he('staff.production.files') }).click();
  await expect(page.getByText(he('errors.printFilesMissing'))).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: he('staff.production.labels') }).click();
  const file = await (await download).path();
  expect((await readFile(file)).subarray(0, 5).toString()).toBe('%PDF-');

  await page.getByRole('button', { name: he('staff.production.update') }).click();
  await expect(page.getByText(he('errors.listRequired'))).toBeVisible();
  await page.getByRole('button', { name: he('staff.production.addSelected') }).click();
  await expect(page.getByLabel(he('staff.production.list'))).toHaveValue(number);
  await page.getByLabel(he('staff.production.list')).fill(`${number} RR123456785IL\nNOSUCH00`);
  await page.getByLabel(he('staff.production.status')).selectOption('shipped');
  await page.getByRole('button', { name: he('staff.production.update') }).click();
  await expect(page.getByText(he('staff.production.outcomes.marked'))).toBeVisible();
  await expect(page.getByText(he('staff.production.outcomes.unknown'))).toBeVisible();
  await expect(row).toHaveCount(0);
  await expectBothLanguages(page);
  await page.goto(`/staff/orders/${orderId}`);
  await expect(page.getByText(/RR123456785IL/)).toBeVisible();
  await page.goto('/staff/requests');
  await expect(page.getByRole('heading', { level: 1, name: en('staff.missing.title') })).toBeVisible();
  await customer.close();
});

test('the desk: a request is answered by mail, in Hebrew and in English @he', async ({ page, browser, baseURL }) => {
  const { customer, ask } = await createCustomer(browser, baseURL);
  const [dana, dan] = ['dana', 'dan'].map((name) => `${name}-${crypto.randomUUID()}@example.com`) as [string, string];
  await ask('he', dana, 'שלום, מתי הספר של נועה יגיע?');
  await ask('en', dan, 'Hello, when will the book arrive?');
  await signInMember(page.context(), 'service');

  await page.goto('/staff/templates');
  await page.getByLabel(he('staff.inbox.templateName')).fill('איפה הספר');
  await page.locator('#new-template ~ form textarea').fill('שלום,\nהזמנה {order} בדפוס.');
  await page.getByRole('button', { name: he('staff.inbox.save') }).click();
  await expect(page.locator('summary').filter({ hasText: 'איפה הספר' })).toBeVisible();
  await expectFitting(page);

  await page.goto('/staff/requests');
  await page.getByLabel(he('staff.orders.search'), { exact: true }).fill(dana);
  await page.getByRole('button', { name: he('staff.orders.find') }).click();
  const row = page.getByRole('row').filter({ hasText: dana });
  await expect(row).toHaveCount(1);
  await expectFitting(page);
  await row.getByRole('link').first().click();
  await expect(page.getByText('שלום, מתי הספר של נועה יגיע?')).toBeVisible();
  await page.getByRole('button', { name: he('staff.inbox.send'), exact: true }).click();
  await expect(page.getByText(he('errors.replyRequired'))).toBeVisible();
  await page.getByLabel(he('staff.inbox.template'), { exact: true }).selectOption('איפה הספר');
  await page.getByRole('button', { name: he('staff.inbox.send'), exact: true }).click();
  await expect(page.getByText(he('staff.inbox.fromStaff'))).toBeVisible();
  await expect(page.getByText(he('staff.inbox.states.answered')).first()).toBeVisible();
  const answer = await waitForMessage(page.request, dana, ({ text }) => text.includes('בדפוס.'));
  expect(answer.text).not.toContain('{order}');
  expect(answer.html).toContain('dir="rtl"');
  await expectBothLanguages(page);

  await page.goto(`/staff/requests?q=${encodeURIComponent(dan)}`);
  await page.getByRole('row').filter({ hasText: dan }).getByRole('link').first().click();
  await page.getByLabel(en('staff.inbox.text'), { exact: true }).fill('Hello, it is at the printer.');
  await page.getByRole('button', { name: en('staff.inbox.sendAndClose') }).click();
  await expect(page.getByText(en('staff.inbox.states.closed')).first()).toBeVisible();
  const second = await waitForMessage(page.request, dan, ({ text }) => text.includes('at the printer'));
  expect(second.html).toContain('lang="en"');
  await expectFitting(page);
  await customer.close();
});
