import { send } from '../support/api';
import { createDraft, deleteBook } from '../support/create-book';
import { createTranslate } from '../support/messages';
import { getLinks, waitForMessage } from '../support/outbox';
import { expectFitting } from '../support/page/fitting';
import { newParent } from '../support/steps';
import { expect, test } from '../support/test';

const t = createTranslate('en');

test('§4 §5 the dialog that verifies a phone, on a laptop @en @desktop', async ({ page, request }) => {
  const parent = newParent('IL');
  await page.goto('/IL/en/my-books');
  await page.getByRole('button', { name: t('orders.shelf.login.button') }).click();
  const dialog = page.getByRole('dialog');
  const sendCode = dialog.getByRole('button', { name: t('account.verify.send') });
  await sendCode.click();
  for (const key of ['phoneInvalid', 'emailInvalid', 'termsRequired', 'smsConsentRequired'])
    await expect(dialog.getByText(t(`errors.${key}`), { exact: true })).toBeVisible();
  await expectFitting(page);
  await dialog.getByLabel(t('account.verify.phone'), { exact: true }).fill(parent.typed);
  await dialog.getByLabel(t('account.verify.email')).fill(parent.email);
  await dialog.locator('input[name="termsAccepted"]').check();
  await dialog.locator('input[name="smsConsent"]').check();
  await sendCode.click();
  await expect(dialog.getByLabel(t('account.verify.code'), { exact: true })).toBeFocused();
  await waitForMessage(request, parent.e164);
  await expectFitting(page);
});

test('rulings "Flow": the pages of a mailed link on a laptop @en @desktop', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const { email } = newParent('IL');
  const bookId = await createDraft(page.request, { language: 'en', childName: 'Maya' });
  await send(page.request, 'POST', `/api/books/${bookId}/no-photo`);
  await send(page.request, 'POST', `/api/books/${bookId}/notify`, {
    email,
    consent: true,
    textVersion: '2026-11-21',
    language: 'en',
    country: 'IL',
    reason: 'draft',
  });
  const links = getLinks(await waitForMessage(request, email));
  const [open, close] = [/\/resume#(?!close:)/, /\/resume#close:/].map((link) => links.find((each) => link.test(each)));

  const laptop = await browser.newPage({ baseURL: baseURL ?? '', viewport: page.viewportSize() });
  await laptop.goto(open ?? '');
  await expect(laptop.getByRole('button', { name: t('waiting.resume.go') })).toBeVisible();
  await expectFitting(laptop);
  await laptop.getByRole('button', { name: t('waiting.resume.go') }).click();
  await expect(laptop.getByText(t('waiting.guest.text'))).toBeVisible();
  await expectFitting(laptop);
  await laptop.goto('/');
  await laptop.goto(close ?? '');
  await expect(laptop.getByRole('button', { name: t('waiting.close.go') })).toBeVisible();
  await expectFitting(laptop);
  await laptop.close();
  await deleteBook(page.request, bookId);
});
