import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type APIRequest, expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import type { BatchView } from '@/lib/company';
import { expectAccessible } from '../support/axe';
import { sendPhoto } from '../support/create-book';
import { dropJobs } from '../support/drop-jobs';
import { allowMeasuring, expectPurchase } from '../support/measured';
import { createTranslate } from '../support/messages';
import { getCode, waitForMessage } from '../support/outbox';
import { expectRead, newParent, type TestParent } from '../support/steps';
import { WORKER_TIMEOUT } from '../support/timeouts';

const CASES = {
  he: { country: 'IL', company: 'תפוח ירוק', employee: 'יעל כהן', child: 'נועה', street: 'הרצל 12', city: 'חיפה' },
  en: {
    country: 'IL',
    company: 'Green Apple',
    employee: 'Ruth Cohen',
    child: 'Maya',
    street: '12 Main St',
    city: 'Haifa',
  },
} as const;
type LanguageCase = keyof typeof CASES;

const PORTRAIT = path.join('tests', 'fixtures', 'portraits', 'nasa-eileen-collins-head.jpg');
const headers = { 'x-requested-with': 'gibori' };
const createLogo = () =>
  sharp({ create: { width: 320, height: 120, channels: 4, background: { r: 30, g: 120, b: 70, alpha: 1 } } })
    .png()
    .toBuffer();

/** No panel is wider than the window. */
async function expectNothingCut(page: Page): Promise<void> {
  const { width } = page.viewportSize() ?? { width: 0 };
  const wide = await page.evaluate((limit) => {
    const boxes = [...document.querySelectorAll('main *')].map(
      (element) => [element, element.getBoundingClientRect()] as const,
    );
    return boxes.flatMap(([element, { left, right }]) => (left < -1 || right > limit + 1 ? element.className : []));
  }, width);
  expect(wide.filter((name) => typeof name === 'string' && name.startsWith('company-'))).toEqual([]);
}

async function readBatch(page: Page, id: string): Promise<BatchView> {
  return (await page.request.get(`/api/company/${id}`)).json();
}

type Order = { readonly token: string; readonly language: LanguageCase; readonly baseURL: string };

/** The order of another employee, on a device of its own, through the shop's API. */
async function orderByApi(api: APIRequest, { token, language, baseURL }: Order, name: string): Promise<void> {
  const device = await api.newContext({ baseURL });
  const begun = await device.post(`/api/company/link/${token}/book`, { headers, data: { language } });
  const { bookId } = await begun.json();
  const child = { childName: CASES[language].child, gender: 'girl', age: 5 };
  expect((await device.patch(`/api/books/${bookId}`, { headers, data: child })).status()).toBe(200);
  await sendPhoto(device, bookId, language);
  const order = {
    bookId,
    employeeName: name,
    email: null,
    phone: newParent('IL').typed,
    country: 'IL',
    language,
    bookType: 'digital',
    texts: true,
    images: true,
  };
  const sent = await device.post(`/api/company/link/${token}/submissions`, { headers, data: order });
  expect([await sent.text(), sent.status()]).toEqual([expect.any(String), 201]);
  await device.dispose();
}

/** The employee's page, from the child to the order. */
async function orderOnPage(page: Page, token: string, language: LanguageCase): Promise<TestParent> {
  const t = createTranslate(language);
  const { country, company, employee, child } = CASES[language];
  const person = newParent('IL');
  const answer = await page.goto(`/${country}/${language}/company/${token}`);
  expect(answer?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer' });
  expect(answer?.headers()['cache-control']).toContain('no-store');
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('employee.page.title', { company }));
  await expect(page.getByRole('img', { name: company })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: t('employee.child.next') }).click();
  await expect(page.getByText(t('errors.nameTooShort'))).toBeVisible();
  await page.getByLabel(t('wizard.child.name')).fill(child);
  await page.locator('input[name="gender"][value="girl"]').check({ force: true });
  await page.getByRole('button', { name: t('employee.child.next') }).click();
  await page.locator('input[type="file"]').first().setInputFiles(PORTRAIT);
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
  const send = page.getByRole('button', { name: t('employee.order.send') });
  await expect(send).toBeVisible();
  await expect(page.locator('.employee-page-picture svg[role="img"]')).toHaveCount(4, { timeout: WORKER_TIMEOUT });
  await expectAccessible(page);
  await send.click();
  await expect(page.getByText(t('errors.approvalRequired'))).toBeVisible();
  await page.getByLabel(t('employee.order.name')).fill(employee);
  await page.getByLabel(t('employee.order.phone')).fill(person.typed);
  await page.locator('input[name="texts"]').check();
  await page.locator('input[name="images"]').check();
  await send.click();
  await expect(page.getByText(t('employee.sent.title', { name: child }))).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
  return person;
}

async function fillForm(page: Page, language: LanguageCase, hr: TestParent): Promise<void> {
  const t = createTranslate(language);
  const { company, street, city } = CASES[language];
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
  await logo.setInputFiles(wrong);
  await expect(page.getByText(t('errors.logoNotAnImage'))).toBeVisible();
  await logo.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await createLogo() });
  await page.getByRole('button', { name: t('company.form.create') }).click();
  await expect(page.getByText(t('errors.companyTooFewBooks', { companyMinimum: 10 }))).toBeVisible();
  // What is typed stays through a reload; a file does not.
  await page.reload();
  await expect(page.getByLabel(t('company.form.companyName'))).toHaveValue(company);
  await page.getByLabel(t('company.form.estimatedBooks')).fill('12');
  await logo.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await createLogo() });
}

type Translate = ReturnType<typeof createTranslate>;

async function payByCard(page: Page, id: string, t: Translate): Promise<void> {
  await page.getByRole('button', { name: t('company.order.pay') }).click();
  await page.getByRole('button', { name: t('company.order.payConfirm.confirm') }).click();
  await expect(page).toHaveURL(/\/sandbox\/checkout\//, { timeout: 30_000 });
  await page.getByTestId('sandbox-pay').click();
  await expect(page).toHaveURL(/\/dashboard/, { timeout: 30_000 });
  await expect.poll(async () => (await readBatch(page, id)).state, { timeout: WORKER_TIMEOUT }).not.toBe('closed');
  await expect(page.getByText(t('company.order.thanks'))).toBeVisible({ timeout: WORKER_TIMEOUT });
  const { order } = await readBatch(page, id);
  await expectPurchase(page.request, order?.number ?? '');
  await dropJobs(order?.number ?? '');
}

async function payByTransfer(page: Page, id: string, t: Translate): Promise<void> {
  await page.getByRole('button', { name: t('company.order.transfer') }).click();
  await page.getByRole('button', { name: t('company.order.transferConfirm.confirm') }).click();
  await expect.poll(async () => (await readBatch(page, id)).transferAt).not.toBeNull();
  const { order } = await readBatch(page, id);
  await expect(page.getByText(order?.number ?? '-')).toBeVisible();
  const quote = await page.request.get(`/api/company/${id}/quote`);
  expect([quote.status(), quote.headers()['content-type']]).toEqual([200, 'application/pdf']);
}

type Walk = {
  readonly language: LanguageCase;
  readonly page: Page;
  readonly api: APIRequest;
  readonly baseURL: string;
  /** A page of another device. */
  readonly openPage: () => Promise<Page>;
};

/** The order of a company as its three roles see it. */
async function walk({ language, page, api, baseURL, openPage }: Walk): Promise<void> {
  const t = createTranslate(language);
  const { country, company, child } = CASES[language];
  const hr = newParent('IL');
  await allowMeasuring(page.context());
  await page.goto(`/${country}/${language}/company-batch`);
  await expectAccessible(page);
  await fillForm(page, language, hr);

  const id = await test.step('the phone is verified, and the link is there', async () => {
    await page.getByRole('button', { name: t('company.form.create') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t('account.verify.prefix')).selectOption('IL');
    await dialog.getByLabel(t('account.verify.phone'), { exact: true }).fill(hr.typed);
    await dialog.locator('input[name="termsAccepted"]').check();
    await dialog.locator('input[name="smsConsent"]').check();
    await dialog.getByRole('button', { name: t('account.verify.send') }).click();
    const code = dialog.getByLabel(t('account.verify.code'), { exact: true });
    await code.fill(getCode(await waitForMessage(page.request, hr.e164)));
    await expect(page).toHaveURL(/\/company-batch\/[\w-]+$/, { timeout: 30_000 });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('company.created.title'));
    await expect(page.getByRole('img', { name: t('company.link.qr') })).toBeVisible();
    await expect(page.getByRole('img', { name: t('company.logo.alt') })).toBeVisible();
    await page.locator('input[name="invitationLanguage"][value="ru"]').check({ force: true });
    await expect(page.getByText(createTranslate('en')('company.invitation.subject', { company }))).toBeHidden();
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
    const person = await orderOnPage(phone, token, language);
    const { text } = await waitForMessage(page.request, person.e164);
    await phone.goto(/https?:\S+/.exec(text)?.[0] ?? '');
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText(t('employee.own.title', { name: child }));
    await expectAccessible(phone);
    await phone.getByRole('button', { name: t('employee.own.change'), exact: true }).click();
    await phone.getByLabel(t('employee.order.name')).fill('Changed');
    await phone.getByRole('button', { name: t('employee.own.save') }).click();
    await expect(phone.getByText('Changed')).toBeVisible();
    const renamed = language === 'he' ? 'יעל' : 'Maya';
    await phone.getByRole('button', { name: t('employee.own.changeChild') }).click();
    await phone.getByLabel(t('wizard.child.name')).fill(renamed);
    await expectAccessible(phone);
    await phone.getByRole('button', { name: t('employee.own.save') }).click();
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText(t('employee.own.title', { name: renamed }));
    await phone.goto(`/${country}/${language}/company/${token}`);
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText(t('employee.own.title', { name: renamed }));
    await phone.close();
  });

  await test.step('the dashboard lists the orders, saves them, and the list is searched', async () => {
    for (let nth = 1; nth < 10; nth += 1) await orderByApi(api, { token, language, baseURL }, `Employee ${nth}`);
    await page.goto(`/${country}/${language}/company/${token}/dashboard`);
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
    await other.goto(`/${country}/${language}/company/${token}/dashboard`);
    await expect(other.getByText(t('company.problems.signIn.text'))).toBeVisible();
    await other.locator(`a[href$="/company/${token}/login"]`).click();
    await other.getByLabel(t('account.verify.phone'), { exact: true }).fill(hr.typed);
    await expectAccessible(other);
    const asked = Date.now();
    await other.getByRole('button', { name: t('company.login.send') }).click();
    const sent = await waitForMessage(other.request, hr.e164, ({ createdAt }) => Date.parse(createdAt) >= asked);
    await other.getByLabel(t('account.verify.code'), { exact: true }).fill(getCode(sent));
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(company, { timeout: 30_000 });
    await other.goto(`/${country}/${language}/company/dashboard`);
    await expect(other.getByRole('link', { name: company })).toBeVisible();
    await expectAccessible(other);
    await other.close();
  });

  await test.step('HR closes and pays; then the link says that it is closed', async () => {
    await (language === 'he' ? payByCard(page, id, t) : payByTransfer(page, id, t));
    await expectAccessible(page);
    const late = await openPage();
    await late.goto(`/${country}/${language}/company/${token}`);
    await expect(late.getByText(t('employee.states.closed.text'))).toBeVisible();
    await expectAccessible(late);
    await late.goto(`/${country}/${language}/company/${token.slice(0, -1)}`);
    await expect(late.getByText(t('employee.states.invalid.title'))).toBeVisible();
    await late.close();
  });
}

test('§2 /company-batch: three roles on phones @he @phone', async ({ page, playwright, browser, baseURL }) => {
  const openPage = () => browser.newPage({ baseURL: baseURL ?? '', viewport: page.viewportSize() });
  await walk({ language: 'he', page, api: playwright.request, baseURL: baseURL ?? '', openPage });
});

test('§2 /company-batch: three roles on laptops @en @desktop', async ({ page, playwright, browser, baseURL }) => {
  const openPage = () => browser.newPage({ baseURL: baseURL ?? '', viewport: page.viewportSize() });
  await walk({ language: 'en', page, api: playwright.request, baseURL: baseURL ?? '', openPage });
});
