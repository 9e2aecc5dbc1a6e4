import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { linksIn, nextMessage } from './support/outbox';
import { chooseBook, fillChild, meetHero, newParent, uploadPhoto } from './support/steps';
import { wordsIn } from './support/words';

const CHILDREN = [
  { tag: '@he', language: 'he', name: 'נועה', gender: 'girl' },
  { tag: '@en', language: 'en', name: 'Maya', gender: 'girl' },
] as const;

for (const child of CHILDREN) {
  test(`S3: a mailed link adds a device, once, without the photo, and can be closed ${child.tag} @phone`, async ({
    page,
    request,
    browser,
    baseURL,
  }) => {
    const { language } = child;
    const say = wordsIn(language);
    const { email } = newParent('IL');
    await page.goto(`/${language}/wizard`);
    await fillChild(page, say, child);
    await chooseBook(page, say, child);
    await uploadPhoto(page, say, child);
    await meetHero(page, say, child);
    await expect(page).toHaveURL(/\/preview\/[0-9a-f-]+/);
    const bookId = /preview\/([0-9a-f-]+)/.exec(page.url())?.[1] ?? '';
    const asked = await page.request.post(`/api/books/${bookId}/notify`, {
      headers: { 'x-requested-with': 'gibori' },
      data: { email, consent: true, textVersion: '2026-11-21', language, country: 'IL', reason: 'draft' },
    });
    expect(asked.status()).toBe(200);
    const links = linksIn(await nextMessage(request, email));
    const open = links.find((link) => /\/resume#(?!close:)/.test(link)) ?? '';
    const close = links.find((link) => link.includes('/resume#close:')) ?? '';

    const elsewhere = async () => {
      const context = await browser.newContext({ ...(baseURL && { baseURL }) });
      return context.newPage();
    };
    const phone = await elsewhere();
    await phone.goto(open);
    await expectAccessible(phone);
    await phone.getByRole('button', { name: say('waiting.resume.go') }).click();
    await expect(phone).toHaveURL(new RegExp(bookId));
    await expect(phone.getByText(say('waiting.guest.text'))).toBeVisible();
    const seen = await (await phone.request.get(`/api/books/${bookId}`)).json();
    expect(seen).toMatchObject({ asGuest: true, photo: null, portraits: { advanced: null } });
    // The first device keeps the draft and its photo.
    const kept = await (await page.request.get(`/api/books/${bookId}`)).json();
    expect(kept).toMatchObject({ asGuest: false, photo: { url: expect.any(String) } });

    const third = await elsewhere();
    await third.goto(open);
    await third.getByRole('button', { name: say('waiting.resume.go') }).click();
    await expect(third.getByRole('heading', { name: say('waiting.resume.expiredTitle') })).toBeVisible();

    await third.goto('/');
    await third.goto(close);
    await expectAccessible(third);
    await third.getByRole('button', { name: say('waiting.close.go') }).click();
    await expect(third.getByRole('heading', { name: say('waiting.close.doneTitle') })).toBeVisible();
    expect((await phone.request.get(`/api/books/${bookId}`)).status()).toBe(404);
    expect((await page.request.get(`/api/books/${bookId}`)).status()).toBe(200);
    await phone.context().close();
    await third.context().close();
  });
}
