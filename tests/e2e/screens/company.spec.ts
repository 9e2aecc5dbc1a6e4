import { send } from '../support/api';
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
import { sendReading } from '../support/create-book';
import { createTranslate } from '../support/messages';
import { getCode, waitForMessage } from '../support/outbox';
import { signIn } from '../support/session';
import { expect, test } from '../support/test';
import { WORKER_TIMEOUT } from '../support/timeouts';

const language = 'en';
const t = createTranslate(language);
const { country, company, child, street, city } = COMPANIES[language];
const DAY_MS = 86_400_000;

test('§2 /company-batch: the screens of three roles on laptops, and the payment by transfer @smoke @en @desktop', async ({
  page,
  playwright,
  browser,
  baseURL,
}) => {
  /** A page of another device. */
  const openPage = () => browser.newPage({ baseURL: baseURL ?? '', viewport: page.viewportSize() });
  const hr = await signIn(page.request, country);

  const id = await test.step('the form, and the link of a batch', async () => {
    await page.goto(`/${country}/${language}/company-batch`);
    await expect(page.getByRole('button', { name: t('company.form.create') })).toBeVisible();
    await expectAccessible(page);
    const batch = await send<{ id: string }>(page.request, 'POST', '/api/company', {
      country,
      language,
      contactName: 'Dana Levi',
      companyName: company,
      contactEmail: hr.email,
      contactPhone: hr.typed,
      estimatedBooks: 12,
      catalogueId: 10_001,
      imageModel: 'regular',
      bookType: 'digital',
      delivery: null,
      office: { street, city, postal: null, state: null },
      dedication: null,
      closesAt: new Date(Date.now() + 30 * DAY_MS).toISOString(),
    });
    await page.goto(`/${country}/${language}/company-batch/${batch.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('company.created.title'));
    await expect(page.getByRole('img', { name: t('company.link.qr') })).toBeVisible();
    await expectAccessible(page);
    await expectNothingCut(page);
    return batch.id;
  });
  const { token } = await readBatch(page, id);

  await test.step('the employee’s page and own link', async () => {
    const laptop = await openPage();
    await laptop.goto(`/${country}/${language}/company/${token}`);
    await expect(laptop.getByRole('heading', { level: 1 })).toHaveText(
      t('employee.page.title', { company: `\u2068${company}\u2069` }),
    );
    await expectAccessible(laptop);
    await laptop.getByLabel(t('wizard.child.name')).fill(child);
    await laptop.locator('input[name="gender"][value="girl"]').check({ force: true });
    await laptop.locator('input[name="age"][value="5"]').check({ force: true });
    const begun = laptop.waitForResponse(/\/link\/[\w-]+\/book$/);
    await laptop.getByRole('button', { name: t('employee.child.next') }).click();
    await expect(laptop.getByTestId('photo-file').first()).toBeAttached();
    await expectAccessible(laptop);
    const { bookId } = await (await begun).json();
    await sendReading(laptop.request, bookId, language);
    await laptop.reload();
    const approve = laptop.getByRole('button', { name: t('employee.hero.approve') });
    await expect(approve).toBeEnabled({ timeout: WORKER_TIMEOUT });
    await expectAccessible(laptop);
    await approve.click();
    await expect(laptop.locator('.page-list-picture svg[role="img"]')).toHaveCount(4, { timeout: WORKER_TIMEOUT });
    await expectAccessible(laptop);
    const person = await sendOrder(laptop, language);
    await expectAccessible(laptop);
    await laptop.goto(await waitForOwnLink(page, person));
    await expect(laptop.getByRole('heading', { level: 1 })).toHaveText(t('employee.own.title', { name: child }));
    await expectAccessible(laptop);
    await laptop.close();
  });

  await test.step('the dashboard and its login', async () => {
    await orderForColleagues(playwright.request, { token, language, baseURL: baseURL ?? '' }, 9);
    await page.goto(`/${country}/${language}/company/${token}/dashboard`);
    await expect(page.getByText(t('company.orders.found', { count: 10 }))).toBeVisible();
    await expectAccessible(page);
    await expectNothingCut(page);
    await page.goto(`/${country}/${language}/company/dashboard`);
    await expect(page.getByRole('link', { name: company })).toBeVisible();
    await expectAccessible(page);
    const other = await openPage();
    await other.goto(`/${country}/${language}/company/${token}/login`);
    await expect(other.getByRole('button', { name: t('company.login.send') })).toBeVisible();
    await expectAccessible(other);
    // Without the link of a batch the login leads to the list of all.
    await other.goto(`/${country}/${language}/company/dashboard`);
    await other.locator('main a[href$="/company/login"]').click();
    await other.getByLabel(t('account.verify.phone'), { exact: true }).fill(hr.typed);
    const asked = Date.now();
    await other.getByRole('button', { name: t('company.login.send') }).click();
    const sent = await waitForMessage(other.request, hr.e164, ({ createdAt }) => Date.parse(createdAt) >= asked);
    await other.getByLabel(t('account.verify.code'), { exact: true }).fill(getCode(sent));
    await expect(other.getByRole('link', { name: company })).toBeVisible();
    await other.close();
  });

  await test.step('HR closes and pays by transfer; then the link says that it is closed', async () => {
    await page.goto(`/${country}/${language}/company/${token}/dashboard`);
    await page.getByRole('button', { name: t('company.order.transfer') }).click();
    await page.getByRole('button', { name: t('company.order.transferConfirm.confirm') }).click();
    await expect.poll(async () => (await readBatch(page, id)).transferAt).not.toBeNull();
    const { order } = await readBatch(page, id);
    await expect(page.getByText(order?.number ?? '-')).toBeVisible();
    const quote = await page.request.get(`/api/company/${id}/quote`);
    expect([quote.status(), quote.headers()['content-type']]).toEqual([200, 'application/pdf']);
    await expectAccessible(page);
    const late = await openPage();
    await expectClosed(late, token, language, () => expectAccessible(late));
    await late.close();
  });
});
