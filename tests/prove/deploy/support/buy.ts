import type { Page } from '@playwright/test';
import { expect } from 'vitest';
import type { ShopClient } from '@/scripts/bench/shop-client';
import { createTranslate } from '@/tests/e2e/support/messages';
import { newParent, type TestParent } from '@/tests/e2e/support/steps';

// Waits for as long as the page's own patience: the steps of the browser tests expect an idle machine.
const t = createTranslate('he');
const CODE_MS = 60_000;

type Message = { readonly text: string };

/** The code of the newest text message to a parent, once it has come. */
async function waitForCode({ e164 }: TestParent, list: (path: string) => Promise<readonly Message[]>): Promise<string> {
  let code = '';
  const path = `/api/sandbox/outbox?to=${encodeURIComponent(e164)}`;
  const read = async () => {
    code = /\b\d{6}\b/.exec((await list(path))[0]?.text ?? '')?.[0] ?? '';
    return code;
  };
  await expect.poll(read, { timeout: CODE_MS }).not.toBe('');
  return code;
}

/** Signs in a new parent through the shop's API. */
export async function signIn(visitor: ShopClient): Promise<void> {
  const parent = newParent('IL');
  const phone = { phone: parent.typed, country: 'IL' };
  const consents = { language: 'he', email: parent.email, termsAccepted: true, smsConsent: true };
  await visitor.request('POST', '/api/auth/send-code', { ...phone, ...consents });
  const code = await waitForCode(parent, (path) => visitor.request('GET', path));
  await visitor.request('POST', '/api/auth/verify-code', { ...phone, code });
}

/** From an open preview to the checkout, with a new parent's phone. */
export async function buyPreview(page: Page): Promise<void> {
  const parent = newParent('IL');
  await page.getByRole('button', { name: t('preview.book.buy') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('account.verify.prefix')).selectOption('IL');
  await dialog.getByLabel(t('account.verify.phone'), { exact: true }).fill(parent.typed);
  await dialog.getByLabel(t('account.verify.email')).fill(parent.email);
  await dialog.locator('input[name="termsAccepted"]').check();
  await dialog.locator('input[name="smsConsent"]').check();
  await dialog.getByRole('button', { name: t('account.verify.send') }).click();
  const field = dialog.getByLabel(t('account.verify.code'), { exact: true });
  await field.waitFor();
  await field.fill(await waitForCode(parent, async (path) => (await page.request.get(path)).json()));
  await page.waitForURL(/\/checkout\/[0-9a-f-]+/);
}

/** Fills the open dialog of the delivery address. */
export async function fillAddress(page: Page, address: Readonly<Record<string, string>>): Promise<void> {
  for (const [field, value] of Object.entries(address)) {
    const label = t(`checkout.delivery.fields.${field}`, { country: 'IL' });
    await page.getByRole('dialog').getByLabel(label, { exact: true }).fill(value);
  }
}

/** Pays on the checkout page, and on that of the sandbox's payment provider. */
export async function payInSandbox(page: Page): Promise<void> {
  await page.getByRole('button', { name: t('checkout.pay'), exact: false }).click();
  await page.waitForURL(/\/sandbox\/checkout\//);
  await page.getByTestId('sandbox-pay').click();
  await page.waitForURL(/\/order-confirmation\//);
}
