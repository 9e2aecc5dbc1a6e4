import { expectAccessible } from '../support/axe';
import { dropJobs } from '../support/drop-jobs';
import { createTranslate } from '../support/messages';
import { orderByApi, payByApi } from '../support/order-book';
import { expectFitting } from '../support/page/fitting';
import { signInMember } from '../support/staff-session';
import { expect, test } from '../support/test';

const he = createTranslate('he');
const en = createTranslate('en');

test('the desk: a page is seen with a reason, in Hebrew and in English @he', async ({ page, browser, baseURL }) => {
  const customer = await browser.newContext({ ...(baseURL && { baseURL }) });
  const orderId = await orderByApi(customer.request, { country: 'IL', language: 'he', name: 'נועה' });
  await payByApi(customer.request, orderId, 'he');
  await dropJobs(orderId);
  await signInMember(page.context(), 'production');
  await page.goto(`/staff/orders/${orderId}`);
  await page
    .locator('summary')
    .filter({ hasText: he('staff.actions.look') })
    .click();
  await page.getByRole('button', { name: he('staff.forms.look') }).click();
  await expect(page.getByText(he('errors.reasonRequired'))).toBeVisible();
  await page.locator('#look-reason').fill('השורה האחרונה נחתכה');
  await page.getByRole('button', { name: he('staff.forms.look') }).click();
  const picture = page.getByRole('img', { name: he('staff.forms.lookAlt', { page: he('staff.forms.pages.cover') }) });
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(500);
  const event = page.locator('.staff-event').filter({ hasText: 'השורה האחרונה נחתכה' });
  await expect(event).toContainText(he('staff.actions.look'));
  await expectAccessible(page);
  await expectFitting(page);

  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByText(en('staff.forms.look'))).toBeVisible();
  await expectAccessible(page);
  await expectFitting(page);
  await customer.close();
});
