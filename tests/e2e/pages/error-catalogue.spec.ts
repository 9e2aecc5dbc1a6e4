import type { Page } from '@playwright/test';
import type { ErrorCode } from '@/lib/platform/errors';
import { createDraft, TEXT_PAGE_BOOK } from '../support/create-book';
import { dropJobs } from '../support/drop-jobs';
import { createBatch } from '../support/every-screen';
import { createTranslate } from '../support/messages';
import { orderByApi, payByApi } from '../support/order-book';
import { waitForHydration } from '../support/page/hydration';
import { signIn } from '../support/session';
import { expect, test } from '../support/shared-page';
import { fillAddress, newParent } from '../support/steps';

const t = createTranslate('en');
const MARKET = { country: 'IL', language: 'en' } as const;

/** Answers the requests to an address with an error of the shop. */
const refuse = (page: Page, address: string, status: number, code: ErrorCode) =>
  page.route(address, (route) => route.fulfill({ status, json: { error: { code } } }));

test('§8 verification: no code, a check that fails, a session that ends @en @phone', async ({ page }) => {
  await page.goto('/IL/en/my-books');
  await page.getByRole('button', { name: t('orders.shelf.login.button') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('account.verify.phone'), { exact: true }).fill(newParent('IL').typed);
  await dialog.getByLabel(t('account.verify.email')).fill('parent@example.com');
  await dialog.locator('input[name="termsAccepted"]').check();
  await dialog.locator('input[name="smsConsent"]').check();
  await dialog.getByRole('button', { name: t('account.verify.send') }).click();
  const code = dialog.getByLabel(t('account.verify.code'), { exact: true });
  await expect(code).toBeVisible();
  const confirm = dialog.getByRole('button', { name: t('account.verify.confirm') });
  await confirm.click();
  await expect(dialog.getByText(t('errors.codeRequired'))).toBeVisible();

  const checks = '**/api/auth/verify-code';
  await refuse(page, checks, 500, 'internal_error');
  await code.fill('123456');
  const problem = dialog.getByRole('alert');
  await expect(problem).toContainText(t('account.verify.problems.notVerified'));
  await expect(problem).toContainText(t('errors.internalError'));
  await page.unroute(checks);
  await page.route(checks, (route) => route.abort());
  await confirm.click();
  await expect(problem).toContainText(t('errors.networkError'));
});

test('§8 checkout: a payment that was cancelled or fails, an address that is not saved @en @phone', async ({
  page,
}) => {
  const orderId = await orderByApi(page.request, { ...MARKET, name: 'Maya' });
  const checkout = `/IL/en/checkout/${orderId}`;
  await page.goto(`${checkout}?cancelled=1`);
  await expect(page.getByRole('alert').filter({ hasText: t('checkout.notice.cancelled.title') })).toBeVisible();
  await page.goto(`${checkout}?failed=1`);
  await expect(page.getByRole('alert').filter({ hasText: t('checkout.notice.failed.title') })).toBeVisible();
  await refuse(page, `**/api/orders/${orderId}/checkout`, 502, 'payment_unavailable');
  const pay = page.getByRole('button', { name: t('checkout.pay'), exact: false });
  await waitForHydration(pay);
  await pay.click();
  await expect(page.getByText(t('errors.paymentUnavailable')).first()).toBeVisible();

  await page.locator('input[name="tier"][value="printed"]').check();
  await page.getByRole('button', { name: t('checkout.delivery.add') }).click();
  const dialog = page.getByRole('dialog');
  const address = {
    fullName: 'Dana Levi',
    street: 'Herzl',
    houseNumber: '12',
    city: 'Haifa',
    postalCode: '3303139',
  };
  await fillAddress(page, t, address);
  const save = dialog.getByRole('button', { name: t('checkout.delivery.save') });
  const addresses = `**/api/orders/${orderId}/address`;
  await refuse(page, addresses, 500, 'internal_error');
  await save.click();
  await expect(dialog.getByText(t('errors.internalError'))).toBeVisible();
  await expect(dialog.getByText(t('checkout.delivery.help'))).toBeVisible();
  await page.unroute(addresses);
  await page.route(addresses, (route) => route.abort());
  await save.click();
  await expect(dialog.getByText(t('errors.networkError'))).toBeVisible();
  // Nothing typed is lost.
  await expect(dialog.getByLabel(t('checkout.delivery.fields.city'), { exact: true })).toHaveValue(address.city);
});

/** What the editor says when it orders another picture. */
const PICTURE_ERRORS = [
  [500, 'illustration_failed', 'illustrationFailed'],
  [409, 'illustration_limit_reached', 'illustrationLimitReached'],
  [409, 'page_pictures_full', 'pagePicturesFull'],
  [409, 'purchase_required', 'purchaseRequired'],
  [422, 'illustration_unsafe', 'illustrationUnsafe'],
  [503, 'illustration_unavailable', 'illustrationUnavailable'],
] as const;

test('§8 editor: every reason why a picture is not drawn, and a dedication that is not saved @en @phone', async ({
  page,
}) => {
  const orderId = await orderByApi(page.request, { ...MARKET, name: 'Maya', catalogueId: TEXT_PAGE_BOOK.en });
  await payByApi(page.request, orderId, 'en');
  await page.goto(`/IL/en/editor/${orderId}?page=s02`);
  await page.getByRole('button', { name: t('editor.pictures.another') }).click();
  const dialog = page.getByRole('dialog');
  const redraws = `**/api/orders/${orderId}/redraw`;
  for (const [status, code, key] of PICTURE_ERRORS) {
    await refuse(page, redraws, status, code);
    await dialog.getByRole('button', { name: t('editor.redraw.submit') }).click();
    await expect(dialog.getByText(t(`errors.${key}`))).toBeVisible();
    await page.unroute(redraws);
  }
  await page.goto(`/IL/en/editor/${orderId}?page=dedication`);
  await refuse(page, `**/api/orders/${orderId}/dedication`, 500, 'internal_error');
  await page.getByRole('textbox', { name: t('editor.dedication.label') }).fill('For Maya, with love');
  await expect(page.getByRole('alert').filter({ hasText: t('editor.dedication.failed') })).toBeVisible();
  await expect(page.getByRole('button', { name: t('editor.dedication.without') })).toBeVisible();
  await dropJobs(orderId);
});

test('§8 photo: a format that nobody reads, a broken HEIC, a photo that is too small @en @phone', async ({ page }) => {
  const id = await createDraft(page.request, { language: 'en', childName: 'Maya' });
  await page.goto(`/IL/en/wizard?step=photo&draft=${id}`);
  const field = page.getByTestId('photo-file').first();
  await waitForHydration(field);
  const { default: sharp } = await import('sharp');
  const small = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#7a9ecd' } })
    .png()
    .toBuffer();
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(400)]);
  await field.setInputFiles([
    { name: 'scan.tiff', mimeType: 'image/tiff', buffer: Buffer.concat([Buffer.from('II*\0'), Buffer.alloc(400)]) },
    { name: 'phone.heic', mimeType: 'image/heic', buffer: heic },
    { name: 'small.png', mimeType: 'image/png', buffer: small },
  ]);
  for (const key of ['photoUnsupportedFormat', 'photoTooSmall'])
    await expect(page.getByText(t(`errors.${key}`, { photoEdge: 400 }))).toBeVisible();
  // What this browser cannot read is sent, if the parent agrees, and the server says what is wrong with it.
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: t('wizard.photo.go', { gender: 'girl' }) }).click();
  await expect(page.getByText(t('errors.photoHeicFailed'))).toBeVisible();
});

test('§8 wizard: a book that is no longer sold @en @phone', async ({ page }) => {
  const id = await createDraft(page.request, { language: 'en', childName: 'Maya' });
  await page.goto(`/IL/en/wizard?step=book&draft=${id}&book=14999`);
  await expect(page.getByText(t('errors.bookNotAvailable'))).toBeVisible();
});

test('§8 company: no access, no such link, a dashboard and a file that do not load @en @phone', async ({
  page,
  playwright,
  baseURL,
}) => {
  const hr = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  await signIn(hr, 'IL');
  const token = await createBatch(hr, MARKET);
  await signIn(page.request, 'IL');
  const heading = page.getByRole('heading', { level: 1 });
  for (const [status, code, key] of [
    [403, 'access_denied', 'denied'],
    [404, 'invalid_link', 'invalid'],
    [500, 'internal_error', 'failed'],
    [401, 'session_expired', 'expired'],
    [401, 'hr_sign_in_required', 'signIn'],
  ] as const) {
    await refuse(page, '**/api/company/batches', status, code);
    await page.goto(`/IL/en/company/${token}/dashboard`);
    await expect(heading).toHaveText(t(`company.problems.${key}.title`));
    await page.unroute('**/api/company/batches');
  }
  const own = await createBatch(page.request, MARKET);
  await page.route('**/api/company/*/export?*', (route) => route.abort());
  await page.goto(`/IL/en/company/${own}/dashboard`);
  await page.getByRole('button', { name: t('company.export.save') }).click();
  await expect(page.getByText(t('company.export.failed'), { exact: true })).toBeVisible();
  await hr.dispose();
});
