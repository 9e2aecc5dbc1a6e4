import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { createTranslate } from '../support/messages';
import { getCode, waitForMessage } from '../support/outbox';
import { expect, test } from '../support/shared-page';
import { newParent } from '../support/steps';

/** The sandbox rejects messages to this number. */
const REJECTED_PHONE = '050-000-0001';

async function openDialog(page: Page, language: 'he' | 'en') {
  const t = createTranslate(language);
  await page.goto(`/IL/${language}/my-books`);
  await page.getByRole('button', { name: t('orders.shelf.login.button') }).click();
  const dialog = page.getByRole('dialog');
  const phone = dialog.getByLabel(t('account.verify.phone'), { exact: true });
  await expect(phone).toBeVisible();
  const code = dialog.getByLabel(t('account.verify.code'), { exact: true });
  const sendCode = dialog.getByRole('button', { name: t('account.verify.send') });
  const fill = async (number: string) => {
    await phone.pressSequentially(number);
    await dialog.getByLabel(t('account.verify.email')).fill('parent@example.com');
    await dialog.locator('input[name="termsAccepted"]').check();
    await dialog.locator('input[name="smsConsent"]').check();
  };
  return { dialog, phone, code, sendCode, fill };
}

test('§4 §5 §8 a parent verifies a Kenyan phone in the Israeli shop @smoke @he @phone', async ({ page, request }) => {
  const t = createTranslate('he');
  const parent = newParent('KE');
  const { dialog, phone, code, sendCode, fill } = await openDialog(page, 'he');

  await sendCode.click();
  for (const key of ['phoneInvalid', 'emailInvalid', 'termsRequired', 'smsConsentRequired']) {
    await expect(dialog.getByText(t(`errors.${key}`), { exact: true })).toBeVisible();
  }
  await expect(dialog.locator('input[name="marketing"]')).not.toBeChecked();

  // A number with a country code changes the prefix and is formatted nationally.
  await fill(parent.e164);
  await expect(dialog.getByLabel(t('account.verify.prefix'))).toHaveValue('KE');
  await expect(phone).toHaveValue(/^07/);
  await sendCode.click();
  await expect(code).toBeFocused();

  // A reload loses nothing, and the tab stores no code.
  const sent = getCode(await waitForMessage(request, parent.e164));
  await page.reload();
  await expect(code).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...window.sessionStorage }))).not.toContain(sent);

  await code.fill(sent === '000000' ? '111111' : '000000');
  await expect(dialog.getByText(t('errors.codeWrong'))).toBeVisible();
  // The last digit has sent it: the button does not use up another attempt for the same digits.
  const checks: string[] = [];
  page.on('request', (sending) => {
    if (sending.url().endsWith('/verify-code')) checks.push(sending.url());
  });
  await dialog.getByRole('button', { name: t('account.verify.confirm') }).click();
  await expect(dialog.getByText(t('errors.codeWrong'))).toBeVisible();
  await expect(code).toBeFocused();
  expect(checks).toEqual([]);
  // Pasted as part of the whole message.
  await code.fill(`${sent.slice(0, 3)} - ${sent.slice(3)}`);

  // §4: the mismatch suggests a switch.
  await dialog.getByRole('button', { name: t('account.country.switch', { verified: 'KE' }) }).click();
  await expect(page).toHaveURL(/\/KE\/en\/my-books$/);
  const inKenya = createTranslate('en');
  await page.getByRole('button', { name: inKenya('orders.shelf.menu.account') }).click();
  await page.getByRole('menuitem', { name: inKenya('account.everywhere.open') }).click();
  await page.getByRole('button', { name: inKenya('account.everywhere.confirm') }).click();
  await expect(page).toHaveURL(/\/KE\/en$/);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('locked_country');
  expect(await (await page.request.get('/api/auth/verification-status')).json()).toEqual({ verified: false });
});

test('§8 Failed to Send Code shows in the open dialog within seconds @he @phone', async ({ page }) => {
  const t = createTranslate('he');
  const { dialog, phone, code, sendCode, fill } = await openDialog(page, 'he');
  await fill(REJECTED_PHONE);
  await sendCode.click();
  await expect(code).toBeVisible();
  const failed = dialog.getByRole('alert');
  await expect(failed).toContainText(t('account.verify.problems.notSent'));
  await expect(failed).toContainText(t('errors.codeNotSent'));
  // Another code can be requested at once, and another number keeps the input.
  await expect(dialog.getByRole('button', { name: t('account.verify.resend') })).toBeEnabled();
  await dialog.getByRole('button', { name: t('account.verify.changeNumber') }).click();
  await expect(phone).toHaveValue(REJECTED_PHONE);
  await expect(dialog.locator('input[name="termsAccepted"]')).toBeChecked();
});

test('§8 Too Many Attempts leaves two ways out @en @phone', async ({ page }) => {
  const t = createTranslate('en');
  const { dialog, code, sendCode, fill } = await openDialog(page, 'en');
  await fill(newParent('IL').typed);
  await sendCode.click();
  for (let tries = 0; tries < 5; tries += 1) {
    const checked = page.waitForResponse('**/api/auth/verify-code');
    await code.fill(String(randomInt(900_000) + 100_000));
    await checked;
    await expect(dialog.locator('[aria-busy]')).toHaveCount(0);
  }
  await expect(dialog.getByRole('heading', { name: t('account.verify.titles.blocked') })).toBeVisible();
  await expect(dialog.getByRole('link', { name: t('account.blocked.myBooks') })).toBeVisible();
  await dialog.getByRole('button', { name: t('account.blocked.support') }).click();
  await expect(page.getByRole('dialog', { name: t('support.title') })).toBeVisible();
});
