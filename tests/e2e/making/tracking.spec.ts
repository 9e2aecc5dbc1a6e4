import { readFileSync } from 'node:fs';
import { listBooksInLanguage } from '@/lib/catalogue';
import { dropJobs } from '../support/drop-jobs';
import { findSecrets, listPhoneForms, listPhotoParts, type Secrets } from '../support/find-secrets';
import { createTranslate } from '../support/messages';
import { expectNothingRecorded } from '../support/shop-records';
import {
  approveHero,
  chooseBook,
  fillAddress,
  fillChild,
  newParent,
  orderFromPreview,
  PORTRAIT,
  payInSandbox,
  uploadPhoto,
  weakenDevice,
} from '../support/steps';
import { type APIRequestContext, expect, type Page, test } from '../support/test';
import { WORKER_TIMEOUT } from '../support/timeouts';
import { expectNothingLeft, watchLeaving } from '../support/watch-leaving';

const CLICK = 'IwAR0-abcdefgh_12345';
const CHILD = { language: 'he', name: 'זרובבלה', gender: 'girl' } as const;
const ADDRESS = { fullName: 'תמרינה בן־שושנים', street: 'שביל הזרזירים', houseNumber: '4312', city: 'כפר אילנות' };
const WORDS = {
  dedication: 'לזרובבלה האמיצה מסבא אליקים',
  'the edited dedication': 'לנכדתי היקרה, מסבתא צביה',
  'the support text': 'השליח השאיר את החבילה אצל השכנה',
};
const REMINDER_MAIL = 'reminder-of-tamarina@example.com';
const t = createTranslate('he');

type SandboxEvent = { readonly service: string; readonly name: string; readonly data: Record<string, unknown> };

const listEvents = async (request: APIRequestContext): Promise<readonly SandboxEvent[]> =>
  (await request.get('/api/sandbox/events')).json();

const getId = (page: Page): string => /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(page.url())?.[0] ?? '';

/** A reminder of a book that is still being written, while one is announced. */
async function askForReminder(page: Page): Promise<void> {
  const soon = listBooksInLanguage('he').find(({ comingSoon }) => comingSoon);
  if (!soon) return;
  await page.goto(`/IL/he/books/${soon.id}`);
  await page.getByLabel(t('bookDetail.alert.email')).fill(REMINDER_MAIL);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: t('bookDetail.alert.send') }).click();
  await expect(page.getByRole('status').filter({ hasText: REMINDER_MAIL })).toBeVisible();
}

/** The child, a photo, the hero; returns the book's id and the bytes of the stored photo. */
async function makeBook(page: Page): Promise<{ readonly bookId: string; readonly storedPhoto: Buffer }> {
  await page.goto('/IL/he/wizard');
  await fillChild(page, t, CHILD);
  await chooseBook(page, t, CHILD);
  // A photo that stays on the device could not be found anywhere.
  await expect(page).toHaveURL(/step=photo/);
  await weakenDevice(page);
  await page.reload();
  await uploadPhoto(page, t, CHILD);
  await expect(page).toHaveURL(/\/preview\/[0-9a-f-]+/, { timeout: WORKER_TIMEOUT });
  const bookId = getId(page);
  const { photo } = await (await page.request.get(`/api/books/${bookId}`)).json();
  const storedPhoto = await (await page.request.get(photo.url)).body();
  await approveHero(page, t, CHILD);
  return { bookId, storedPhoto };
}

/** A printed book with a dedication and a delivery address. */
async function orderPrinted(page: Page): Promise<void> {
  await page.locator('input[name="tier"][value="combo"]').check();
  await page.getByRole('textbox', { name: t('checkout.dedication.label') }).fill(WORDS.dedication);
  await expect(page.getByText(t('common.saved'), { exact: true })).toBeVisible();
  await page.getByRole('button', { name: t('checkout.delivery.add') }).click();
  await fillAddress(page, t, ADDRESS);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('checkout.delivery.save') }).click();
  await dialog.getByRole('button', { name: t('checkout.delivery.saveAnyway') }).click();
  await expect(page.getByText(ADDRESS.city)).toBeVisible();
  await payInSandbox(page, t, 'pay');
  await expect(page).toHaveURL(/\/order-confirmation\/[0-9a-f-]+/);
}

async function editDedication(page: Page, orderId: string): Promise<void> {
  await page.goto(`/IL/he/editor/${orderId}?page=dedication`);
  const skip = page.getByRole('button', { name: t('editor.guide.skip') });
  await skip.click();
  await page.getByRole('textbox', { name: t('editor.dedication.label') }).fill(WORDS['the edited dedication']);
  await expect(page.getByText(t('common.saved'), { exact: true })).toBeVisible();
}

/** From the recorded home page to my books, without loading a page, and from there a request to the customer service. */
async function askSupport(page: Page): Promise<void> {
  const recorder = page.waitForRequest(/\/api\/tracking\/recorder/);
  await page.goto('/IL/he');
  await recorder;
  await page.getByRole('contentinfo').locator('a[href$="/my-books"]').click();
  await expect(page).toHaveURL(/\/my-books$/);
  await expect(page.getByText(CHILD.name).first()).toBeVisible();
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: t('layout.footer.form') })
    .click();
  const dialog = page.getByRole('dialog', { name: t('support.title') });
  await dialog.getByLabel(t('support.topic')).selectOption('order');
  await dialog.getByLabel(t('support.description')).fill(WORDS['the support text']);
  await dialog.getByRole('button', { name: t('support.send'), exact: true }).click();
  await expect(page.getByRole('dialog', { name: t('support.sent.title') })).toBeVisible();
}

/** The purchase arrives at every service under one id, once from the server, with the click that led to it. */
async function expectPurchase(request: APIRequestContext, number: string): Promise<void> {
  const eventId = `purchase_${number}`;
  const services = async () =>
    (await listEvents(request))
      .filter(({ data }) => JSON.stringify(data).includes(eventId))
      .map((each) => each.service);
  await expect
    .poll(services, { timeout: WORKER_TIMEOUT })
    .toEqual(expect.arrayContaining(['pixel', 'conversions', 'analytics']));
  expect((await services()).filter((service) => service === 'conversions')).toHaveLength(1);

  const events = await listEvents(request);
  const names = new Set(events.map(({ name }) => name));
  for (const name of ['PageView', 'ViewContent', 'AddToCart', 'InitiateCheckout', 'CompleteRegistration', 'Purchase']) {
    expect(names).toContain(name);
  }
  const conversion = events.find(({ service, data }) => service === 'conversions' && data.eventId === eventId);
  expect(conversion?.data.clickId).toContain(CLICK);
}

test('§7 privacy: a whole journey with consent names child and parent to nobody, and in no log or trace @he @phone', async ({
  page,
  request,
  context,
}) => {
  const parent = newParent('IL');
  const leaving = await watchLeaving(context);

  await page.goto(`/IL/he?fbclid=${CLICK}`);
  await expect.poll(() => leaving.has('PageView')).toBe(true);
  const html = await page.request.get('/IL/he/wizard');
  expect(html.headers()['referrer-policy']).toMatch(/^(same-origin|strict-origin-when-cross-origin|no-referrer)$/);
  await page.goto('/IL/he/books');
  await page.locator('main a[href*="/books/"]').first().click();
  await expect(page).toHaveURL(/\/books\/\d+/);
  await expect.poll(() => leaving.has('ViewContent')).toBe(true);
  await askForReminder(page);
  const { bookId, storedPhoto } = await makeBook(page);
  await orderFromPreview(page, t, parent, request);
  const orderId = getId(page);
  const { number } = await (await page.request.get(`/api/orders/${orderId}`)).json();
  await orderPrinted(page);
  await expectPurchase(request, number);
  await editDedication(page, orderId);
  await askSupport(page);
  await dropJobs(orderId);

  const people: Secrets = {
    'the child': CHILD.name,
    'the recipient': ADDRESS.fullName,
    'the street': ADDRESS.street,
    'the city': ADDRESS.city,
    ...listPhoneForms(parent.e164, parent.typed),
    'the e-mail address': parent.email,
    'the address of the reminder': REMINDER_MAIL,
    ...WORDS,
    ...listPhotoParts('the photo', readFileSync(PORTRAIT)),
    ...listPhotoParts('the stored photo', storedPhoto),
    'a picture': 'data:image',
    'a link to a file': /\/api\/files\/(?!\[)/,
  };
  expect(await leaving.has('/api/sandbox/analytics/record')).toBe(true);
  const ids = { 'the id of the book': bookId, 'the id of the order': orderId };
  await expectNothingLeft(leaving, { ...people, ...ids });
  // What the server itself has sent is among the events.
  expect(findSecrets(JSON.stringify(await listEvents(request)), { ...people, ...ids })).toEqual([]);
  await expectNothingRecorded(request, people, { ...ids, 'the click': CLICK });
});
