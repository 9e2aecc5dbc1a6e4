import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe';
import type { createTranslate } from './messages';
import { WORKER_TIMEOUT } from './timeouts';

type Translate = ReturnType<typeof createTranslate>;

/** From the confirmation of a paid printed order to its form, which appears with the pages of the print files. */
export async function openProof(page: Page, t: Translate): Promise<void> {
  const check = page.getByRole('link', { name: t('orders.confirmation.check') });
  await expect(check).toBeVisible({ timeout: WORKER_TIMEOUT });
  const [, orderId] = /\/confirm\/([0-9a-f-]+)/.exec((await check.getAttribute('href')) ?? '') ?? [];
  // The page does not wait for the last pictures by itself.
  await expect
    .poll(async () => (await (await page.request.get(`/api/orders/${orderId}/confirm`)).json()).drawn, {
      timeout: WORKER_TIMEOUT,
    })
    .toBe(true);
  await check.click();
  await expect(page).toHaveURL(/\/confirm\/[0-9a-f-]+/);
  // Nobody confirms what they could not see.
  const texts = page.getByRole('checkbox', { name: t('confirm.print.form.texts') });
  await expect(texts).toBeVisible({ timeout: WORKER_TIMEOUT });
  await expectAccessible(page);
}

/** The cover, a page further by button, key and slider, and the lines of the print house. */
export async function leafThroughProof(page: Page, t: Translate): Promise<void> {
  const sheet = (name: string) => page.getByRole('img', { name, exact: true });
  const first = sheet(t('confirm.print.proof.page', { page: 1 }));
  await expect(sheet(t('confirm.print.proof.cover'))).toBeVisible();
  await page.getByRole('button', { name: t('confirm.print.proof.next') }).click();
  await expect(first).toBeVisible();
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(1000);
  await page.getByRole('checkbox', { name: t('confirm.print.proof.cutLine') }).check();
  await expect(page.getByText(t('confirm.print.proof.cutNote'))).toBeVisible();
  await page.getByRole('checkbox', { name: t('confirm.print.proof.safeArea') }).check();
  await page.getByRole('slider', { name: t('confirm.print.proof.goTo') }).fill('8');
  await expect(first).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('button', { name: t('confirm.print.proof.zoomIn') }).click();
  await page.getByRole('button', { name: t('confirm.print.proof.zoomOut') }).click();
}
