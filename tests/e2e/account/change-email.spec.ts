import { send } from '../support/api';
import { createBook } from '../support/create-book';
import { createTranslate } from '../support/messages';
import { getCode, waitForMessage } from '../support/outbox';
import { signIn } from '../support/session';
import { expect, test } from '../support/shared-page';
import { withDatabase } from '../support/staff-session';

const AN_HOUR_MS = 3_600_000;

test('another e-mail address needs the code of the phone, if it was checked a while ago @he @phone', async ({
  page,
  request,
}) => {
  const t = createTranslate('he');
  const book = await createBook(page.request, { language: 'he', childName: 'נועה', gender: 'girl' });
  const parent = await signIn(page.request, 'IL');
  const order = await send<{ orderId: string }>(page.request, 'POST', '/api/orders/create', { bookId: book.id });
  const former = getCode(await waitForMessage(request, parent.e164));
  const signedInAt = { createdAt: new Date(Date.now() - AN_HOUR_MS) };
  await withDatabase((db) => db.session.updateMany({ where: { account: { phone: parent.e164 } }, data: signedInAt }));
  await page.goto(`/IL/he/checkout/${order.orderId}`);

  const corrected = `right-${parent.email}`;
  await page.getByRole('button', { name: t('account.address.change') }).click();
  const address = page.getByLabel(t('account.address.label'), { exact: true });
  await address.fill(corrected);
  const save = page.getByRole('button', { name: t('account.address.save') });
  await save.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(t('account.verify.why.address'))).toBeVisible();

  // Whoever closes it reads beside the field what is missing, and what was typed is still there.
  await page.keyboard.press('Escape');
  await expect(page.getByText(t('errors.verificationTooOld'))).toBeVisible();
  await expect(address).toHaveValue(corrected);
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  const [before] = await (await page.request.get('/api/orders/mine')).json();
  expect(before.email).toBe(parent.email);

  await save.click();
  await expect(dialog.getByLabel(t('account.verify.email'))).toHaveValue(corrected);
  await dialog.getByLabel(t('account.verify.phone'), { exact: true }).fill(parent.typed);
  await dialog.locator('input[name="termsAccepted"]').check();
  await dialog.locator('input[name="smsConsent"]').check();
  await dialog.getByRole('button', { name: t('account.verify.send') }).click();
  const code = dialog.getByLabel(t('account.verify.code'), { exact: true });
  await expect(code).toBeVisible();
  await code.fill(getCode(await waitForMessage(request, parent.e164, (message) => getCode(message) !== former)));
  await expect(dialog).toBeHidden();
  await expect(page.getByText(corrected).filter({ visible: true }).first()).toBeVisible();
  const [after] = await (await page.request.get('/api/orders/mine')).json();
  expect(after.email).toBe(corrected);
});
