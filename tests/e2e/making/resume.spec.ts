import { expectAccessible } from '../support/axe';
import { approveDrawnHero, createDraft, deleteBook, sendPhoto } from '../support/create-book';
import { createTranslate } from '../support/messages';
import { getLinks, waitForMessage } from '../support/outbox';
import { newParent } from '../support/steps';
import { expect, test } from '../support/test';

const language = 'he';

test('rulings "Flow": a mailed link adds a device, once, without the photo, and can be closed @he @phone', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const t = createTranslate(language);
  const { email } = newParent('IL');
  const bookId = await createDraft(page.request, { language, childName: 'נועה' });
  await sendPhoto(page.request, bookId, language);
  await approveDrawnHero(page.request, bookId);
  const asked = await page.request.post(`/api/books/${bookId}/notify`, {
    headers: { 'x-requested-with': 'gibori' },
    data: { email, consent: true, textVersion: '2026-11-21', language, country: 'IL', reason: 'draft' },
  });
  expect(asked.status()).toBe(200);
  const links = getLinks(await waitForMessage(request, email));
  const open = links.find((link) => /\/resume#(?!close:)/.test(link)) ?? '';
  const close = links.find((link) => link.includes('/resume#close:')) ?? '';

  const elsewhere = async () => {
    const context = await browser.newContext({ ...(baseURL && { baseURL }) });
    return context.newPage();
  };
  const phone = await elsewhere();
  await phone.goto(open);
  await expectAccessible(phone);
  await phone.getByRole('button', { name: t('waiting.resume.go') }).click();
  await expect(phone).toHaveURL(new RegExp(bookId));
  await expect(phone.getByText(t('waiting.guest.text'))).toBeVisible();
  const seen = await (await phone.request.get(`/api/books/${bookId}`)).json();
  expect(seen).toMatchObject({ asGuest: true, photo: null, portraits: { advanced: null } });
  // The first device keeps the draft and its photo.
  const kept = await (await page.request.get(`/api/books/${bookId}`)).json();
  expect(kept).toMatchObject({ asGuest: false, photo: { url: expect.any(String) } });

  const third = await elsewhere();
  await third.goto(open);
  await third.getByRole('button', { name: t('waiting.resume.go') }).click();
  await expect(third.getByRole('heading', { name: t('waiting.resume.expiredTitle') })).toBeVisible();

  await third.goto('/');
  await third.goto(close);
  await expectAccessible(third);
  await third.getByRole('button', { name: t('waiting.close.go') }).click();
  await expect(third.getByRole('heading', { name: t('waiting.close.doneTitle') })).toBeVisible();
  expect((await phone.request.get(`/api/books/${bookId}`)).status()).toBe(404);
  expect((await page.request.get(`/api/books/${bookId}`)).status()).toBe(200);
  await deleteBook(page.request, bookId);
  await phone.context().close();
  await third.context().close();
});
