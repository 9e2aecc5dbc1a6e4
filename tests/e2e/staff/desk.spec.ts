import { generateSync } from 'otplib';
import { getPartner } from '@/lib/partners';
import { expectAccessible } from '../support/axe';
import { OWNER_PHONE } from '../support/desk-records';
import { dropJobs } from '../support/drop-jobs';
import { createTranslate } from '../support/messages';
import { orderByApi, payByApi } from '../support/order-book';
import { getCode, waitForMessage } from '../support/outbox';
import { expectFitting } from '../support/page/fitting';
import { withDatabase } from '../support/staff-session';
import { expect, type Page, test } from '../support/test';

const he = createTranslate('he');
const en = createTranslate('en');
const createAppCode = (secret: string): string => generateSync({ secret });

/** Signs in as the shop's first owner, who sets up the authenticator app on the way; returns the app's secret. */
async function signInOwner(page: Page): Promise<string> {
  const answer = await page.goto('/staff');
  expect(answer?.headers()['x-robots-tag']).toBe('noindex');
  await expect(page).toHaveURL(/\/staff\/login$/);
  await expect(page.getByRole('heading', { level: 1, name: he('staff.login.title') })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(he('account.verify.phone')).fill('050-200-0001');
  await page.getByRole('button', { name: he('staff.login.send') }).click();
  const message = await waitForMessage(page.request, OWNER_PHONE);
  await page.getByLabel(he('account.verify.code')).fill(getCode(message));
  await expect(page.getByRole('heading', { level: 1, name: he('staff.login.setUpTitle') })).toBeVisible();
  await expect(page.getByRole('img', { name: he('staff.login.picture') })).toBeVisible();
  await expectAccessible(page);
  await expectFitting(page);
  const secret = (await page.locator('main bdi').first().textContent()) ?? '';
  // A wrong code says so and opens nothing.
  await page.getByLabel(he('staff.login.appCode')).fill('000000');
  await expect(page.getByText(he('errors.codeWrong'))).toBeVisible();
  await page.getByLabel(he('staff.login.appCode')).fill(createAppCode(secret));
  await expect(page.getByRole('heading', { level: 1, name: he('staff.today.title') })).toBeVisible();
  return secret;
}

/** An owner notes that a part of a bank transfer was sent back. */
async function settleRefund(page: Page, orderId: string): Promise<void> {
  const number = await withDatabase(async (db) => {
    const payment = await db.payment.findFirstOrThrow({ where: { orderId } });
    await db.payment.update({ where: { id: payment.id }, data: { provider: 'transfer' } });
    const refund = { paymentId: payment.id, key: `hand:${orderId}`, amountMinor: 137, reason: 'staff' } as const;
    await db.refund.create({ data: { ...refund, requestedAt: new Date() } });
    return (await db.order.findUniqueOrThrow({ where: { id: orderId } })).number;
  });
  await page.goto('/staff/refunds');
  const row = page.getByRole('row').filter({ hasText: number }).filter({ hasText: '1.37' });
  await expect(row.getByText(en('staff.lists.providers.transfer'))).toBeVisible();
  await row.getByText(en('staff.lists.settle')).click();
  await expectAccessible(page);
  await expectFitting(page);
  await row.getByRole('button', { name: en('staff.lists.settleNow') }).click();
  await expect(row).toHaveCount(0);
  await page.goto(`/staff/orders/${orderId}`);
  await expect(page.getByText(new RegExp(`^${en('staff.actions.refund_by_hand')}`)).first()).toBeVisible();
}

/** An owner lets the offer of the bakery run, ends it and gives it back the days of the code. */
async function changeOffer(page: Page): Promise<void> {
  const o = (key: string) => en(`staff.catalogue.offers.${key}`);
  const panel = page.locator('section', { has: page.locator('#offers') });
  const day = (from: number) => new Date(Date.now() + from * 86_400_000).toISOString().slice(0, 10);
  await page.goto('/staff/catalogue');
  const save = async (firstDay: string, lastDay: string) => {
    await panel.getByLabel(o('fields.firstDay')).fill(firstDay);
    await panel.getByLabel(o('fields.lastDay')).fill(lastDay);
    await panel.getByRole('button', { name: o('save') }).press('Enter');
  };
  const landing = async () => /data-offer="(\w+)"/.exec(await (await page.request.get('/IL/en/roladin')).text())?.[1];
  await save(day(2), day(-2));
  await expect(panel.getByText(en('errors.offerDaysOrder'))).toBeVisible();
  await expectAccessible(page);
  await save(day(-2), day(2));
  await expect(panel.getByText(o('changed'))).toBeVisible();
  await expect(panel.getByText(o('states.during'))).toBeVisible();
  expect(await landing()).toBe('during');
  await panel.getByRole('button', { name: o('end') }).click();
  await expect(panel.getByText(o('states.after'))).toBeVisible();
  expect(await landing()).toBe('after');
  await expectFitting(page);
  const { firstDay, lastDay } = getPartner('roladin');
  await save(firstDay, lastDay);
  await expect(panel.getByText(o('changed'))).toHaveCount(0);
}

test('the desk: an owner signs in, finds an order, writes a note and gives money back @he', async ({
  page,
  browser,
  baseURL,
}) => {
  const customer = await browser.newContext({ ...(baseURL && { baseURL }) });
  const orderId = await orderByApi(customer.request, { country: 'IL', language: 'he', name: 'נועה' });
  await payByApi(customer.request, orderId, 'he');
  await dropJobs(orderId);

  await signInOwner(page);
  await expectAccessible(page);
  await expectFitting(page);
  await page.getByRole('link', { name: he('staff.nav.orders') }).click();
  await expect(page.getByRole('heading', { level: 1, name: he('staff.orders.title') })).toBeVisible();
  await expectAccessible(page);
  await expectFitting(page);

  await page.goto(`/staff/orders/${orderId}`);
  const heading = page.getByRole('heading', { level: 1 });
  const number = ((await heading.locator('bdi').textContent()) ?? '').trim();
  await page.goto('/staff/orders');
  await page.getByLabel(he('staff.orders.search'), { exact: true }).fill(number.toLowerCase());
  await page.getByRole('button', { name: he('staff.orders.find') }).click();
  await page.getByRole('link', { name: number }).click();
  await expect(heading).toContainText(number);

  await page.getByText(he('staff.actions.note'), { exact: true }).first().click();
  await page.getByLabel(he('staff.forms.text')).fill('התקשרנו ללקוחה');
  await page.getByRole('button', { name: he('staff.forms.note') }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'התקשרנו ללקוחה' })).toBeVisible();

  await page.getByText(he('staff.actions.refund'), { exact: true }).first().click();
  await page.getByRole('button', { name: he('staff.forms.refund') }).click();
  await expect(page.getByText(he('errors.reasonRequired'))).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(he('staff.forms.amount'), { exact: true }).fill('5');
  await page.locator('#refund-reason').fill('הכריכה נקרעה');
  await page.getByRole('button', { name: he('staff.forms.refund') }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'הכריכה נקרעה' })).toBeVisible();
  await expectAccessible(page);
  await expectFitting(page);

  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { name: en('staff.order.timeline') })).toBeVisible();
  await expectAccessible(page);
  await expectFitting(page);
  for (const name of [
    'today',
    'groups',
    'groups/new',
    'audit',
    'jobs',
    'requests',
    'reviews',
    'refunds',
    'blog',
    'testimonials',
    'quality',
    'members',
    'catalogue',
  ]) {
    await page.goto(name === 'today' ? '/staff' : `/staff/${name}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await expectFitting(page);
  }

  await settleRefund(page, orderId);
  await changeOffer(page);
  await page.getByRole('button', { name: en('staff.nav.signOut') }).click();
  await expect(page.getByRole('heading', { level: 1, name: en('staff.login.title') })).toBeVisible();
  await page.goto(`/staff/orders/${orderId}`);
  await expect(page).toHaveURL(/\/staff\/login$/);
  await expectAccessible(page);
  await customer.close();
});
