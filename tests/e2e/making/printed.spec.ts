import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { createBook } from '../support/create-book';
import { listPhoneForms, type Secrets } from '../support/find-secrets';
import { createTranslate } from '../support/messages';
import { expectNothingRecorded } from '../support/shop-records';
import { fillAddress, newParent, orderFromPreview, payInSandbox } from '../support/steps';
import { WORKER_TIMEOUT } from '../support/timeouts';
import { expectNothingLeft, watchLeaving } from '../support/watch-leaving';

const FAMILIES = [
  {
    tag: '@he',
    language: 'he',
    country: 'IL',
    name: 'צפנתיה',
    gender: 'girl',
    tier: 'printed',
    total: '₪109',
    dedication: 'לצפנתיה, באהבה מסבתא עטרה',
    address: { fullName: 'אוריאנה בן־צבאות', street: 'שדרות הדוכיפת', houseNumber: '12', city: 'מצפה עפרונים' },
  },
  {
    tag: '@en',
    language: 'en',
    country: 'US',
    name: 'Zerubavelina',
    gender: 'girl',
    tier: 'combo',
    total: '$42',
    dedication: 'For Zerubavelina, with love from Grandma',
    address: {
      fullName: 'Quillan Featherstonehaugh',
      street: 'Wrenfield Hollow',
      houseNumber: '1200',
      city: 'Larkspurton',
    },
  },
] as const;

/** The cover, a page further by button, key and slider, and the lines of the print house. */
async function leafThroughProof(page: Page, t: ReturnType<typeof createTranslate>): Promise<void> {
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

for (const family of FAMILIES) {
  test(`§4 §5 §7 §9 a parent orders a printed book with a dedication and confirms it, in private ${family.tag} @phone`, async ({
    page,
    request,
    context,
  }) => {
    const { language, country, name, gender, tier, address } = family;
    const t = createTranslate(language);
    const parent = newParent(country);
    const leaving = await watchLeaving(context);
    const book = await createBook(page.request, { language, childName: name, gender });
    await page.goto(`/${country}/${language}/preview/${book.id}`);
    await orderFromPreview(page, t, { language, name, gender }, parent, request);

    await page.locator(`input[name="tier"][value="${tier}"]`).check();
    const dedication = page.getByRole('textbox', { name: t('checkout.dedication.label') });
    await dedication.fill(`${family.dedication} 🎈`);
    await expect(page.getByText(t('errors.dedicationCharacters'))).toBeVisible();
    await dedication.fill(family.dedication);
    await expect(page.getByText(t('common.saved'), { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: family.total })).toBeVisible();

    await page.getByRole('button', { name: t('checkout.pay'), exact: false }).click();
    await expect(page.getByText(t('errors.shippingDetailsRequired')).first()).toBeVisible();
    await page.getByRole('button', { name: t('checkout.delivery.add') }).click();
    const dialog = page.getByRole('dialog');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: t('checkout.delivery.save') }).click();
    await expect(dialog.getByText(t('errors.addressNameRequired'))).toBeVisible();
    await fillAddress(page, t, address);
    // Nothing typed is lost when the dialog closes.
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: t('checkout.delivery.add') }).click();
    await expect(dialog.getByLabel(t('checkout.delivery.fields.city'), { exact: true })).toHaveValue(address.city);
    await dialog.getByRole('button', { name: t('checkout.delivery.save') }).click();
    if (country === 'US') {
      await expect(dialog.getByText(t('errors.addressStateRequired'))).toBeVisible();
      await dialog.getByLabel(t('checkout.delivery.fields.state')).selectOption('TX');
      await dialog.getByLabel(t('checkout.delivery.fields.postalCode', { country })).fill('78701');
      await dialog.getByRole('button', { name: t('checkout.delivery.save') }).click();
    } else {
      await expect(dialog.getByText(t('checkout.delivery.postalCodeWarning'))).toBeVisible();
      await dialog.getByRole('button', { name: t('checkout.delivery.saveAnyway') }).click();
    }
    await expect(dialog).toBeHidden();
    await expect(page.getByText(address.city)).toBeVisible();

    await payInSandbox(page, t, 'pay');
    await expect(page).toHaveURL(/\/order-confirmation\/[0-9a-f-]+/);
    const check = page.getByRole('link', { name: t('orders.confirmation.check') });
    await expect(check).toBeVisible({ timeout: WORKER_TIMEOUT });
    await check.click();
    await expect(page).toHaveURL(/\/confirm\/[0-9a-f-]+/);
    // Nobody confirms what they could not see: the form appears with the pages of the print files.
    const texts = page.getByRole('checkbox', { name: t('confirm.print.form.texts') });
    const reload = page.getByRole('button', { name: t('confirm.print.reload') });
    await expect(async () => {
      if (await reload.isVisible()) await reload.click();
      await expect(texts).toBeVisible({ timeout: 2000 });
    }).toPass({ timeout: WORKER_TIMEOUT });
    await expectAccessible(page);
    await leafThroughProof(page, t);
    await texts.check();
    await page.getByRole('button', { name: t('confirm.print.form.submit') }).click();
    await expect(page.getByText(t('errors.approvalRequired'))).toBeVisible();
    await page.getByRole('checkbox', { name: t('confirm.print.form.images') }).check();
    await page.getByRole('button', { name: t('confirm.print.form.submit') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('confirm.print.form.submit') })
      .click();
    const heading = (key: string) =>
      page.getByRole('heading', { level: 1, name: t(`confirm.print.done.${key}`, { name }) });
    // The files are ready: the sandbox's print house may begin before the page shows the thanks.
    await expect(heading('confirmed').or(heading('printing'))).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: t('confirm.print.form.submit') })).toHaveCount(0);

    const people: Secrets = {
      'the child': name,
      'the dedication': family.dedication,
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
}
