import { expectAccessible } from '../support/axe';
import { dropJobs } from '../support/drop-jobs';
import { createTranslate } from '../support/messages';
import { orderByApi } from '../support/order-book';
import { leafThroughProof, openProof } from '../support/proof';
import { fillAddress, payInSandbox } from '../support/steps';
import { expect, test } from '../support/test';

const t = createTranslate('en');
const ADDRESS = {
  fullName: 'Quillan Featherstonehaugh',
  street: '1200 Wrenfield Hollow',
  city: 'Larkspurton',
};

test('§5 §9 a printed book: an American address, both formats, and the proof on a phone @en @phone', async ({
  page,
}) => {
  const orderId = await orderByApi(page.request, { country: 'US', language: 'en', name: 'Maya' });
  await page.goto(`/US/en/checkout/${orderId}`);
  await page.locator('input[name="tier"][value="combo"]').check();
  await page.getByRole('textbox', { name: t('checkout.dedication.label') }).fill('For Maya, with love from Grandma');
  await expect(page.getByText(t('common.saved'), { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: '$42' })).toBeVisible();
  await page.getByRole('button', { name: t('checkout.delivery.add') }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  await fillAddress(page, t, ADDRESS);
  const save = dialog.getByRole('button', { name: t('checkout.delivery.save') });
  await save.click();
  await expect(dialog.getByText(t('errors.addressStateRequired'))).toBeVisible();
  await dialog.getByLabel(t('checkout.delivery.fields.state')).selectOption('TX');
  await dialog.getByLabel(t('checkout.delivery.fields.postalCode', { country: 'US' })).fill('78701');
  await save.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(ADDRESS.city)).toBeVisible();
  await payInSandbox(page, t, 'pay');
  await expect(page).toHaveURL(/\/order-confirmation\/[0-9a-f-]+/);
  await openProof(page, t);
  await leafThroughProof(page, t);
  await dropJobs(orderId);
});
