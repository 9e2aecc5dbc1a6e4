import { randomInt } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { codeIn, nextMessage } from './support/outbox';
import { newParent } from './support/steps';
import { wordsIn } from './support/words';

/** The sandbox refuses messages to this number. */
const UNREACHABLE = '050-000-0001';

for (const { tag, language } of [
  { tag: '@he', language: 'he' },
  { tag: '@en', language: 'en' },
] as const) {
  const say = wordsIn(language);
  const openDialog = async (page: Page) => {
    await page.goto(`/IL/${language}/my-books`);
    await page.getByRole('button', { name: say('orders.shelf.login.button') }).click();
    const dialog = page.getByRole('dialog');
    const phone = dialog.getByLabel(say('account.verify.phone'), { exact: true });
    await expect(phone).toBeVisible();
    const code = dialog.getByLabel(say('account.verify.code'), { exact: true });
    const sendCode = dialog.getByRole('button', { name: say('account.verify.send') });
    const fill = async (number: string) => {
      await phone.pressSequentially(number);
      await dialog.getByLabel(say('account.verify.email')).fill('parent@example.com');
      await dialog.locator('input[name="termsAccepted"]').check();
      await dialog.locator('input[name="smsConsent"]').check();
    };
    return { dialog, phone, code, sendCode, fill };
  };

  test(`§4 §5 §8 a parent verifies a Kenyan phone in the Israeli shop ${tag} @phone`, async ({ page, request }) => {
    const parent = newParent('KE');
    const { dialog, phone, code, sendCode, fill } = await openDialog(page);

    await sendCode.click();
    for (const key of ['phoneInvalid', 'emailInvalid', 'termsRequired', 'smsConsentRequired']) {
      await expect(dialog.getByText(say(`errors.${key}`), { exact: true })).toBeVisible();
    }
    await expect(dialog.locator('input[name="marketing"]')).not.toBeChecked();

    // A number that names its country moves the prefix and is written as at home.
    await fill(parent.e164);
    await expect(dialog.getByLabel(say('account.verify.prefix'))).toHaveValue('KE');
    await expect(phone).toHaveValue(/^07/);
    await sendCode.click();
    await expect(code).toBeFocused();

    // A reload loses nothing, and no code is kept in the tab.
    const sent = codeIn(await nextMessage(request, parent.e164));
    await page.reload();
    await expect(code).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify({ ...window.sessionStorage }))).not.toContain(sent);

    await code.fill(sent === '000000' ? '111111' : '000000');
    await expect(dialog.getByText(say('errors.codeWrong'))).toBeVisible();
    // Pasted as it stands in a message.
    await code.fill(`${sent.slice(0, 3)} - ${sent.slice(3)}`);

    // §4: the mismatch suggests a switch.
    await dialog.getByRole('button', { name: say('account.country.switch', { verified: 'KE' }) }).click();
    await expect(page).toHaveURL(/\/KE\/en\/my-books$/);
    const inKenya = wordsIn('en');
    await page.getByRole('button', { name: inKenya('account.everywhere.open') }).click();
    await page.getByRole('button', { name: inKenya('account.everywhere.confirm') }).click();
    await expect(page).toHaveURL(/\/KE\/en$/);
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('locked_country');
    expect(await (await page.request.get('/api/auth/verification-status')).json()).toEqual({ verified: false });
  });

  test(`§8 Failed to Send Code shows in the open dialog within seconds ${tag} @phone`, async ({ page }) => {
    const { dialog, phone, code, sendCode, fill } = await openDialog(page);
    await fill(UNREACHABLE);
    await sendCode.click();
    await expect(code).toBeVisible();
    const failed = dialog.getByRole('alert');
    await expect(failed).toContainText(say('account.verify.problems.notSent'), { timeout: 8000 });
    await expect(failed).toContainText(say('errors.codeNotSent'));
    // Another code may be asked for at once, and another number keeps what was typed.
    await expect(dialog.getByRole('button', { name: say('account.verify.resend') })).toBeEnabled();
    await dialog.getByRole('button', { name: say('account.verify.changeNumber') }).click();
    await expect(phone).toHaveValue(UNREACHABLE);
    await expect(dialog.locator('input[name="termsAccepted"]')).toBeChecked();
  });

  test(`§8 Too Many Attempts leaves two ways out ${tag} @phone`, async ({ page }) => {
    const { dialog, code, sendCode, fill } = await openDialog(page);
    await fill(newParent('IL').typed);
    await sendCode.click();
    for (let tries = 0; tries < 5; tries += 1) {
      const checked = page.waitForResponse('**/api/auth/verify-code');
      await code.fill(String(randomInt(900_000) + 100_000));
      await checked;
      await expect(dialog.locator('[aria-busy]')).toHaveCount(0);
    }
    await expect(dialog.getByRole('heading', { name: say('account.verify.titles.blocked') })).toBeVisible();
    await expect(dialog.getByRole('link', { name: say('account.blocked.myBooks') })).toBeVisible();
    await dialog.getByRole('button', { name: say('account.blocked.support') }).click();
    await expect(page.getByRole('dialog', { name: say('support.title') })).toBeVisible();
  });
}
