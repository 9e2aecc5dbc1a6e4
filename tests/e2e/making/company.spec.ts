import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expectAccessible } from '../support/axe';
import {
  COMPANIES,
  expectClosed,
  expectNothingCut,
  orderForColleagues,
  readBatch,
  sendOrder,
  waitForOwnLink,
} from '../support/company';
import { dropJobs } from '../support/drop-jobs';
import { createTranslate } from '../support/messages';
import { getCode, waitForMessage } from '../support/outbox';
import { chooseFiles } from '../support/page/hydration';
import { allowMeasuring, expectPurchase } from '../support/page/measured';
import { expectRead, newParent, type TestParent } from '../support/steps';
import { expect, type Page, test } from '../support/test';
import { WORKER_TIMEOUT } from '../support/timeouts';

const t = createTranslate('he');
const { company, child, street, city } = COMPANIES.he;
const PORTRAIT = path.join('tests', 'fixtures', 'portraits', 'nasa-eileen-collins-head.jpg');
const createLogo = () =>
  sharp({ create: { width: 320, height: 120, channels: 4, background: { r: 30, g: 120, b: 70, alpha: 1 } } })
    .png()
    .toBuffer();

/** The employee's page, from the child to the order. */
async function orderOnPage(page: Page, token: string): Promise<TestParent> {
  const answer = await page.goto(`/IL/he/company/${token}`);
  expect(answer?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer' });
  expect(answer?.headers()['cache-control']).toContain('no-store');
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    t('employee.page.title', { company: `\u2068${company}\u2069` }),
  );
  await expect(page.getByRole('img', { name: company })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: t('employee.child.next') }).click();
  await expect(page.getByText(t('errors.nameTooShort'))).toBeVisible();
  await page.getByLabel(t('wizard.child.name')).fill(child);
  await expect(page.getByText(t('errors.genderRequired'))).toBeVisible();
  await page.locator('input[name="gender"][value="girl"]').check({ force: true });
  await page.locator('input[name="age"][value="5"]').check({ force: true });
  await page.getByRole('button', { name: t('employee.child.next') }).click();
  await chooseFiles(page.locator('input[type="file"]').first(), PORTRAIT);
  await expectRead(page, t);
  const consent = page.locator('#photo-consent');
  await consent.check({ timeout: WORKER_TIMEOUT });
  await expectAccessible(page);
  await page.getByRole('button', { name: t('employee.photo.send') }).click();
  const approve = page.getByRole('button', { name: t('employee.hero.approve') });
  await expect(approve).toBeEnabled({ timeout: WORKER_TIMEOUT });
  await expectAccessible(page);
  await page.reload();
  await approve.click();
  await expect(page.getByRole('button', { name: t('employee.order.send') })).toBeVisible();
  await expect(page.locator('.page-list-picture svg[role="img"]')).toHaveCount(4, { timeout: WORKER_TIMEOUT });
  await expectAccessible(page);
  const person = await sendOrder(page, 'he');
  await expectAccessible(page);
  return person;
}

async function fillForm(page: Page, hr: TestParent): Promise<void> {
  await page.getByRole('button', { name: t('company.form.create') }).click();
  await expect(page.getByText(t('errors.companyStreetRequired'))).toBeVisible();
  await page.getByLabel(t('company.form.companyName')).fill(company);
  await page.getByLabel(t('company.form.contactName')).fill('Dana Levi');
  await page.getByLabel(t('company.form.contactEmail')).fill(hr.email);
  await page.getByLabel(t('company.form.contactPhone'), { exact: true }).fill(hr.typed);
  await page.getByLabel(t('company.form.office.street')).fill(street);
  await page.getByLabel(t('company.form.office.city'), { exact: true }).fill(city);
  await page.getByLabel(t('company.form.estimatedBooks')).fill('9');
  await page.locator('input[name="catalogueId"]').first().check({ force: true });
  await page.locator('input[name="bookType"][value="digital"]').check({ force: true });
  const wrong = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') };
  const logo = page.getByLabel(t('company.logo.title'), { exact: true }).and(page.locator('input'));
  await chooseFiles(logo, wrong);
  await expect(page.getByText(t('errors.logoNotAnImage'))).toBeVisible();
  // What only calls itself an image is refused before it is shown.
  await chooseFiles(logo, { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(page.getByText(t('errors.logoNotAnImage'))).toBeVisible();
  await expect(page.getByRole('img', { name: t('company.logo.alt') })).toHaveCount(0);
  await chooseFiles(logo, { name: 'logo.png', mimeType: 'image/png', buffer: await createLogo() });
  await page.getByRole('button', { name: t('company.form.create') }).click();
  await expect(page.getByText(t('errors.companyTooFewBooks', { companyMinimum: 10 }))).toBeVisible();
  // What is typed stays through a reload; a file does not.
  await page.reload();
  await expect(page.getByLabel(t('company.form.companyName'))).toHaveValue(company);
  await page.getByLabel(t('company.form.estimatedBooks')).fill('12');
  await chooseFiles(logo, { name: 'logo.png', mimeType: 'image/png', buffer: await createLogo() });
}

async function payByCard(page: Page, id: string): Promise<void> {
  await page.getByRole('button', { name: t('company.order.pay') }).click();
  await page.getByRole('button', { name: t('company.order.payConfirm.confirm') }).click();
  await expect(page).toHaveURL(/\/sandbox\/checkout\//);
  await page.getByTestId('sandbox-pay').click();
  await expect(page).toHaveURL(/\/dashboard/);
  await expect.poll(async () => (await readBatch(page, id)).state, { timeout: WORKER_TIMEOUT }).not.toBe('closed');
  await expect(page.getByText(t('company.order.thanks'))).toBeVisible({ timeout: WORKER_TIMEOUT });
  const { order } = await readBatch(page, id);
  await expectPurchase(page.request, order?.number ?? '');
  await dropJobs(order?.number ?? '');
}

test('§2 /company-batch: three roles on phones, from the form to the payment @he @phone', async ({
  page,
  playwright,
  browser,
  baseURL,
}) => {
  /** A page of another device. */
  const openPage = () => browser.newPage({ baseURL: baseURL ?? '', viewport: page.viewportSize() });
  const hr = newParent('IL');
  await allowMeasuring(page.context());
  await page.goto('/IL/he/company-batch');
  await expectAccessible(page);
  await fillForm(page, hr);

  const id = await test.step('the phone is verified, and the link is there', async () => {
    await page.getByRole('button', { name: t('company.form.create') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t('account.verify.prefix')).selectOption('IL');
    await dialog.getByLabel(t('account.verify.phone'), { exact: true }).fill(hr.typed);
    await dialog.locator('input[name="termsAccepted"]').check();
    await dialog.locator('input[name="smsConsent"]').check();
    await dialog.getByRole('button', { name: t('account.verify.send') }).click();
    const code = dialog.getByLabel(t('account.verify.code'), { exact: true });
    // The first try fails; what was typed stays, and the next one succeeds.
    const isCreation = ({ pathname }: URL) => pathname === '/api/company';
    await page.route(isCreation, (route) => route.fulfill({ status: 500, json: {} }));
    await code.fill(getCode(await waitForMessage(page.request, hr.e164)));
    await expect(page.getByText(t('company.form.failed'))).toBeVisible();
    await page.unroute(isCreation);
    await page.getByRole('button', { name: t('company.form.create') }).click();
    await expect(page).toHaveURL(/\/company-batch\/[\w-]+$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('company.created.title'));
    await expect(page.getByRole('img', { name: t('company.link.qr') })).toBeVisible();
    await expect(page.getByRole('img', { name: t('company.logo.alt') })).toBeVisible();
    await page.locator('input[name="invitationLanguage"][value="ru"]').check({ force: true });
    await expect(
      page.getByText(createTranslate('en')('company.invitation.subject', { company: `\u2068${company}\u2069` })),
    ).toBeHidden();
    await expectAccessible(page);
    await expectNothingCut(page);
    const poster = await page.request.get(
      (await page.locator('a[href*="/poster"]').first().getAttribute('href')) ?? '',
    );
    expect([poster.status(), poster.headers()['content-type']]).toEqual([200, 'application/pdf']);
    return new URL(page.url()).pathname.split('/').at(-1) ?? '';
  });
  const { token } = await readBatch(page, id);

  await test.step('an employee orders on a phone, and follows the order', async () => {
    const phone = await openPage();
    const person = await orderOnPage(phone, token);
    await phone.goto(await waitForOwnLink(page, person));
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText(t('employee.own.title', { name: child }));
    await expectAccessible(phone);
    await phone.getByRole('button', { name: t('employee.own.change'), exact: true }).click();
    await phone.getByLabel(t('employee.order.name')).fill('Changed');
    await phone.getByRole('button', { name: t('employee.own.save') }).click();
    await expect(phone.getByText('Changed')).toBeVisible();
    const renamed = 'יעל';
    await phone.getByRole('button', { name: t('employee.own.changeChild') }).click();
    await phone.getByLabel(t('wizard.child.name')).fill(renamed);
    await expectAccessible(phone);
    await phone.getByRole('button', { name: t('employee.own.save') }).click();
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText(t('employee.own.title', { name: renamed }));
    await phone.goto(`/IL/he/company/${token}`);
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText(t('employee.own.title', { name: renamed }));
    await phone.close();
  });

  await test.step('the dashboard lists the orders, saves them, and the list is searched', async () => {
    await orderForColleagues(playwright.request, { token, language: 'he', baseURL: baseURL ?? '' }, 9);
    await page.goto(`/IL/he/company/${token}/dashboard`);
    await expect(page.getByText(t('company.orders.found', { count: 10 }))).toBeVisible();
    await expectAccessible(page);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: t('company.export.save') }).click();
    const csv = readFileSync((await (await saved).path()) ?? '', 'utf8');
    expect(csv.split('\r\n').filter(Boolean)).toHaveLength(11);
    await page.getByRole('searchbox').fill('Employee 3');
    await expect(page.getByText(t('company.orders.found', { count: 1 }))).toBeVisible();
    await expectNothingCut(page);
  });

  await test.step('HR signs in by code on another device; a stranger is denied', async () => {
    const other = await openPage();
    await other.goto(`/IL/he/company/${token}/dashboard`);
    await expect(other.getByText(t('company.problems.signIn.text'))).toBeVisible();
    await other.locator(`a[href$="/company/${token}/login"]`).click();
    await other.getByLabel(t('account.verify.phone'), { exact: true }).fill(hr.typed);
    await expectAccessible(other);
    const asked = Date.now();
    await other.getByRole('button', { name: t('company.login.send') }).click();
    const sent = await waitForMessage(other.request, hr.e164, ({ createdAt }) => Date.parse(createdAt) >= asked);
    await other.getByLabel(t('account.verify.code'), { exact: true }).fill(getCode(sent));
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(company);
    await other.goto('/IL/he/company/dashboard');
    await expect(other.getByRole('link', { name: company })).toBeVisible();
    await expectAccessible(other);
    await other.close();
  });

  await test.step('HR closes and pays; then the link says that it is closed', async () => {
    await payByCard(page, id);
    await expectAccessible(page);
    const late = await openPage();
    await expectClosed(late, token, 'he', () => expectAccessible(late));
    await late.close();
  });
});
