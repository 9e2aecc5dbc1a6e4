import { randomInt } from 'node:crypto';
import { expectAccessible } from '../support/axe';
import { createBook } from '../support/create-book';
import { dropJobs } from '../support/drop-jobs';
import { createTranslate } from '../support/messages';
import { getLinks, waitForMessage } from '../support/outbox';
import { readPdf } from '../support/read-pdf';
import { newParent, orderFromPreview, payInSandbox } from '../support/steps';
import { expect, type Page, test } from '../support/test';
import { WORKER_TIMEOUT } from '../support/timeouts';

type Translate = ReturnType<typeof createTranslate>;
type Words = { readonly recipientName: string; readonly message: string; readonly senderName: string };

const DAY_MS = 86_400_000;
/** The first Saturday, on which no parcel leaves, at least so many days ahead; `2026-12-26`. */
function getSaturday(daysAhead: number): string {
  const from = new Date(Date.now() + daysAhead * DAY_MS);
  return new Date(from.getTime() + (6 - from.getUTCDay()) * DAY_MS).toISOString().slice(0, 10);
}

async function fillWords(page: Page, t: Translate, words: Words): Promise<void> {
  for (const [name, text] of Object.entries(words)) {
    await page.getByRole('textbox', { name: t(`orders.gift.${name}`) }).fill(text);
  }
}

const expectSaved = (page: Page, t: Translate) =>
  expect(page.getByText(t('common.saved'), { exact: true }).first()).toBeVisible();

test('§9 gift: a digital gift is planned, looked through, and opens as a page @he @phone', async ({
  page,
  request,
}) => {
  const t = createTranslate('he');
  const child = { language: 'he', name: 'נועה', gender: 'girl' } as const;
  const book = await createBook(page.request, { language: 'he', childName: child.name, gender: child.gender });
  await page.goto(`/IL/he/preview/${book.id}`);
  await orderFromPreview(page, t, newParent('IL'), request);

  await page.locator('input[name="tier"][value="digital"]').check();
  await page.getByRole('checkbox', { name: t('orders.gift.toggle') }).check();
  const recipient = `grandma-${randomInt(1e9)}@example.com`;
  const address = page.getByRole('textbox', { name: t('orders.gift.recipientEmail') });
  await fillWords(page, t, { recipientName: 'סבתא רות', message: 'מזל טוב 🎈', senderName: 'יואב' });
  await address.fill('grandma');
  await expect(page.getByText(t('errors.textNotPrintable', { letters: '🎈' }))).toBeVisible();
  await expect(page.getByText(t('errors.emailInvalid'))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: t('orders.gift.message') }).fill('מזל טוב!');
  await address.fill(recipient);
  await page.getByText(t('orders.gift.otherDays')).click();
  await page.getByLabel(t('orders.gift.sendAt')).fill(`${getSaturday(20)}T18:30`);
  await expectSaved(page, t);
  await payInSandbox(page, t, 'pay');

  await expect(page).toHaveURL(/\/order-confirmation\/[0-9a-f-]+/);
  const reviewed = page.getByRole('button', { name: t('orders.gift.review.doneOnDay') });
  await expect(reviewed).toBeVisible({ timeout: WORKER_TIMEOUT });
  await expectAccessible(page);
  await reviewed.click();
  const sendNow = page.getByRole('button', { name: t('orders.gift.sendNow'), exact: true });
  await sendNow.click();
  await expect(sendNow).toHaveCount(0);
  const mail = await waitForMessage(request, recipient);
  expect(mail.text).toContain('מזל טוב!');
  expect(mail.text).not.toMatch(/₪|\d{4,}@/);
  const link = getLinks(mail).find((href) => href.includes('/gift/')) ?? '';
  await page.goto(new URL(link).pathname);
  await expect(page.getByText('מזל טוב!')).toBeVisible();
  await expectAccessible(page);
  const file = await page.getByRole('link', { name: t('orders.givenGift.save') }).getAttribute('href');
  const saved = await request.get(file ?? '');
  expect([saved.status(), saved.headers()['content-type']]).toEqual([200, 'application/pdf']);
  await page.getByRole('button', { name: t('orders.givenGift.open') }).click();
  await expect(page.locator('.reader-book')).toBeVisible();
  await expectAccessible(page);
});

test('§9 gift: a printed gift with a greeting card and a day of dispatch @en @desktop', async ({ page, request }) => {
  const t = createTranslate('en');
  const child = { language: 'en', name: 'Ravi', gender: 'boy' } as const;
  const book = await createBook(page.request, { language: 'en', childName: child.name, gender: child.gender });
  await page.goto(`/IL/en/preview/${book.id}`);
  await orderFromPreview(page, t, newParent('IL'), request);

  await page.locator('input[name="tier"][value="printed"]').check();
  await page.getByRole('checkbox', { name: t('orders.gift.togglePrinted') }).check();
  await expect(page.getByText(t('orders.gift.cardEnclosed'))).toBeVisible();
  await fillWords(page, t, { recipientName: 'Grandma Ruth', message: 'Happy birthday!', senderName: 'Jo' });
  const saturday = getSaturday(30);
  await page.getByText(t('orders.gift.otherDays')).click();
  await page.getByLabel(t('orders.gift.dispatchOn')).fill(saturday);
  // Saturday is no business day: the screen names the day on which it leaves instead.
  const leaves = page.getByRole('status').filter({ hasText: 'leaves by' });
  await expect(leaves).toBeVisible();
  await expect(leaves).not.toContainText('leaves by Saturday');
  await expectSaved(page, t);
  await expectAccessible(page);

  await page.getByRole('button', { name: t('checkout.delivery.add') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(t('checkout.delivery.giftNote'))).toBeVisible();
  const field = (name: string) =>
    dialog.getByLabel(t(`checkout.delivery.fields.${name}`, { country: 'IL' }), { exact: true });
  await expect(field('fullName')).toHaveValue('Grandma Ruth');
  await field('street').fill('HaNassi');
  await field('houseNumber').fill('12');
  await field('city').fill('Haifa');
  await field('postalCode').fill('3464316');
  await dialog.getByRole('button', { name: t('checkout.delivery.save') }).click();
  await expect(dialog).toBeHidden();
  await payInSandbox(page, t, 'pay');

  await expect(page).toHaveURL(/\/order-confirmation\/[0-9a-f-]+/);
  const card = page.getByRole('link', { name: t('orders.gift.card') });
  await expect(card).toBeVisible();
  await expectAccessible(page);
  const pdf = await page.request.get((await card.getAttribute('href')) ?? '');
  expect(pdf.status()).toBe(200);
  const { pages, texts, fontsMissing } = await readPdf(await pdf.body());
  expect([pages, fontsMissing]).toEqual([1, []]);
  for (const words of ['Grandma Ruth', 'Happy birthday!', 'Jo']) expect(texts[0]).toContain(words);
  expect(texts[0]).not.toMatch(/[₪$]|\d/);

  // The confirmation names whom it is for, and never a price.
  await page.goto(page.url().replace('order-confirmation', 'confirm'));
  await expect(
    page.getByText(t('confirm.print.facts.giftValue', { name: 'Grandma Ruth', sender: 'Jo' })),
  ).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('₪');
  await expectAccessible(page);
  await dropJobs(/\/confirm\/([0-9a-f-]+)/.exec(page.url())?.[1] ?? '');
});
