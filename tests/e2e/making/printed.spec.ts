import { expectAccessible } from '../support/axe';
import { createBook } from '../support/create-book';
import { listPhoneForms, type Secrets } from '../support/find-secrets';
import { createTranslate } from '../support/messages';
import { leafThroughProof, openProof } from '../support/proof';
import { expectNothingRecorded } from '../support/shop-records';
import { fillAddress, newParent, orderFromPreview, payInSandbox } from '../support/steps';
import { expect, test } from '../support/test';
import { expectNothingLeft, watchLeaving } from '../support/watch-leaving';

const t = createTranslate('he');
const name = 'צפנתיה';
const DEDICATION = 'לצפנתיה, באהבה מסבתא עטרה';
const address = { fullName: 'אוריאנה בן־צבאות', street: 'שדרות הדוכיפת', houseNumber: '12', city: 'מצפה עפרונים' };

test('§4 §5 §7 §9 a parent orders a printed book with a dedication and confirms it, in private @he @phone', async ({
  page,
  request,
  context,
}) => {
  const parent = newParent('IL');
  const leaving = await watchLeaving(context);
  const book = await createBook(page.request, { language: 'he', childName: name, gender: 'girl' });
  await page.goto(`/IL/he/preview/${book.id}`);
  await orderFromPreview(page, t, parent, request);

  await page.locator('input[name="tier"][value="printed"]').check();
  const dedication = page.getByRole('textbox', { name: t('checkout.dedication.label') });
  await dedication.fill(`${DEDICATION} 🎈`);
  await expect(page.getByText(t('errors.textNotPrintable', { letters: '🎈' }))).toBeVisible();
  await dedication.fill(DEDICATION);
  await expect(page.getByText(t('common.saved'), { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: '₪109' })).toBeVisible();

  await page.getByRole('button', { name: t('checkout.pay'), exact: false }).click();
  await expect(page.getByText(t('errors.shippingDetailsRequired')).first()).toBeVisible();
  await page.getByRole('button', { name: t('checkout.delivery.add') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('checkout.delivery.save') }).click();
  await expect(dialog.getByText(t('errors.addressNameRequired'))).toBeVisible();
  await fillAddress(page, t, address);
  // Nothing typed is lost when the dialog closes.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: t('checkout.delivery.add') }).click();
  await expect(dialog.getByLabel(t('checkout.delivery.fields.city'), { exact: true })).toHaveValue(address.city);
  await dialog.getByRole('button', { name: t('checkout.delivery.save') }).click();
  await expect(dialog.getByText(t('checkout.delivery.postalCodeWarning'))).toBeVisible();
  await dialog.getByRole('button', { name: t('checkout.delivery.saveAnyway') }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(address.city)).toBeVisible();

  await payInSandbox(page, t, 'pay');
  await expect(page).toHaveURL(/\/order-confirmation\/[0-9a-f-]+/);
  await openProof(page, t);
  await leafThroughProof(page, t);
  await page.getByRole('checkbox', { name: t('confirm.print.form.texts') }).check();
  await page.getByRole('button', { name: t('confirm.print.form.submit') }).click();
  await expect(page.getByText(t('errors.approvalRequired'))).toBeVisible();
  await page.getByRole('checkbox', { name: t('confirm.print.form.images') }).check();
  await page.getByRole('button', { name: t('confirm.print.form.submit') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('confirm.print.form.submit') })
    .click();
  const heading = (key: string) =>
    page.getByRole('heading', { level: 1, name: t(`orders.confirmation.${key}.title`, { name }) });
  // The files are ready: the sandbox's print house may begin before the page shows the thanks.
  await expect(heading('confirmed').or(heading('printing'))).toBeVisible();
  await expect(page).toHaveURL(/\/order-confirmation\//);
  // A link of an earlier mail leads to the same page.
  await page.goto(page.url().replace('order-confirmation', 'confirm'));
  await expect(page).toHaveURL(/\/order-confirmation\//);

  const people: Secrets = {
    'the child': name,
    'the dedication': DEDICATION,
    'the e-mail address': parent.email,
    'the recipient': address.fullName,
    'the street': address.street,
    'the city': address.city,
    ...listPhoneForms(parent.e164, parent.typed),
    'a picture': 'data:image',
    'a link to a file': /\/api\/files\/(?!\[)/,
  };
  const ids = { 'the id of the book': book.id };
  await expectNothingLeft(leaving, { ...people, ...ids });
  await expectNothingRecorded(request, people, ids);
});
