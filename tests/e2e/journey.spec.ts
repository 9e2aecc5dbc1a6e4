import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { OPEN_KEYS, SPREAD_KEYS } from '@/lib/books/pages';
import { renderStory, storyByBaseId } from '@/lib/stories/server';
import { linksIn, nextMessage, sentTo } from './support/outbox';
import { folded, readBook } from './support/pdf';
import { buy, chooseBook, fillChild, meetHero, newParent, orderFromPreview, uploadPhoto } from './support/steps';
import { wordsIn } from './support/words';

const CHILDREN = [
  { tag: '@he', language: 'he', name: 'נועה', gender: 'girl', direction: 'R2L', country: 'IL' },
  { tag: '@en', language: 'en', name: 'Ravi', gender: 'boy', direction: 'L2R', country: 'US' },
] as const;

for (const child of CHILDREN) {
  test(`§2 §4 a parent makes a book and receives it ${child.tag} @phone`, async ({ page, request }) => {
    const { language, name, gender } = child;
    const say = wordsIn(language);
    const parent = newParent(child.country);

    await page.goto('/');
    await expect(page).toHaveURL(new RegExp(`/${language}$`));
    await expect(page.locator('html')).toHaveAttribute('dir', language === 'he' ? 'rtl' : 'ltr');
    await page.locator('main a[href$="/wizard"]').first().click();

    await fillChild(page, say, child);
    await chooseBook(page, say, child);
    await uploadPhoto(page, say, child);
    await meetHero(page, say, child);

    // The book to leaf through: the cover and three pictures are open, the whole text can be read.
    await expect(page).toHaveURL(/\/preview\/[0-9a-f-]+/);
    const bookId = /preview\/([0-9a-f-]+)/.exec(page.url())?.[1] ?? '';
    await expect
      .poll(async () => (await (await page.request.get(`/api/books/${bookId}/preview`)).json()).task?.state, {
        timeout: 90_000,
      })
      .toBe('done');
    const preview = await (await page.request.get(`/api/books/${bookId}/preview`)).json();
    expect(preview.spreads.filter((spread: { locked: boolean }) => !spread.locked)).toHaveLength(OPEN_KEYS.length - 1);
    for (const spread of preview.spreads) {
      expect(spread.paragraphs.join(' ')).not.toBe('');
      expect(Boolean(spread.picture)).toBe(!spread.locked);
    }

    await orderFromPreview(page, say, child, parent, request);
    // S2: the address was mistyped; it is corrected before paying, and nothing goes to the first one.
    const corrected = `right-${parent.email}`;
    await page.getByRole('button', { name: say('account.address.change') }).click();
    await page.getByLabel(say('account.address.label'), { exact: true }).fill(corrected);
    await page.getByRole('button', { name: say('account.address.save') }).click();
    await expect(page.getByText(corrected).filter({ visible: true }).first()).toBeVisible();
    await buy(page, say, 'pay');

    await expect(page).toHaveURL(/\/order-confirmation\/[0-9a-f-]+/);
    const toShelf = (message: Parameters<typeof linksIn>[0]) =>
      linksIn(message).find((link) => link.includes('/my-books#mail:'));
    const isReady = (message: Parameters<typeof linksIn>[0]) =>
      toShelf(message) !== undefined && !linksIn(message).some((link) => link.includes('/order-confirmation/'));
    const mail = await nextMessage(request, corrected, isReady, 150_000);
    expect(mail.subject).not.toContain(name);
    expect(await sentTo(request, parent.email)).toEqual([]);
    // An address that nobody has confirmed gets no file.
    expect(linksIn(mail).filter((link) => link.includes('/api/'))).toEqual([]);

    await page.goto(toShelf(mail) ?? '');
    await page.getByRole('button', { name: say('account.confirmEmail.yes') }).click();
    await expect(page.getByText(say('account.confirmEmail.done'))).toBeVisible();
    const title = preview.title as string;
    await expect(page.getByText(title).first()).toBeVisible();

    const [order] = await (await page.request.get('/api/orders/mine')).json();
    expect(order).toMatchObject({ email: corrected, emailVerified: true });
    // The link works for whoever holds it, without cookies: it may be opened in another program.
    const pdf = await request.get(order.download.url);
    expect(pdf.headers()['content-type']).toBe('application/pdf');
    const book = await readBook(await pdf.body());
    expect(book.pages).toBe(30);
    expect(Math.round(book.edgeMm)).toBe(210);
    expect(book.fontsMissing).toEqual([]);
    expect(book.direction).toBe(child.direction);
    expect(book.language).toBe(language);
    expect(book.tagged).toBe(true);
    expect(book.bookmarks).toBeGreaterThanOrEqual(SPREAD_KEYS.length);
    expect(book.texts[0]).toContain(folded(title));
    expect(book.texts[0]).toContain(name);

    const story = storyByBaseId(1);
    if (!story) throw new Error('the first story is gone');
    const told = renderStory(story, { name, gender, language });
    const other = renderStory(story, { name, gender: gender === 'girl' ? 'boy' : 'girl', language });
    const set = book.texts.map(lettersOf).join(' ');
    for (const { paragraphs } of told.spreads) {
      for (const paragraph of paragraphs) expect(set).toContain(lettersOf(paragraph));
    }
    const wrong = other.spreads.flatMap(({ paragraphs }) => paragraphs).filter((text) => !sameText(text, told));
    expect(wrong.length).toBeGreaterThan(0);
    for (const paragraph of wrong) expect(set).not.toContain(lettersOf(paragraph));
    // Twelve spreads: a page of text faces a page that is one picture.
    const painted = book.pictures.slice(4, 28).filter((_, index) => index % 2 === 1);
    expect(painted).toEqual(SPREAD_KEYS.map(() => 1));
  });
}

/** Letters and digits only: engines place spaces and marks of right-to-left lines each in their own way. */
const lettersOf = (text: string): string => folded(text).replace(/[^\p{L}\p{N}]/gu, '');

const sameText = (text: string, told: ReturnType<typeof renderStory>): boolean =>
  told.spreads.some(({ paragraphs }) => paragraphs.some((known) => lettersOf(known).includes(lettersOf(text))));

test('§5 the photo must be the child’s: a picture without a face is refused beside the photo @phone', async ({
  page,
}) => {
  const language = (await page.evaluate(() => navigator.language)).startsWith('he') ? 'he' : 'en';
  const say = wordsIn(language);
  const child = { language, name: language === 'he' ? 'נועה' : 'Maya', gender: 'girl' } as const;
  await page.goto(`/${language}/wizard`);
  await fillChild(page, say, child);
  await chooseBook(page, say, child);
  const sky = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#bcd3ef' } })
    .png()
    .toBuffer();
  await page.getByTestId('photo-file').first().setInputFiles({ name: 'sky.png', mimeType: 'image/png', buffer: sky });
  // The coach says so before anything is sent, by the rules that the server has.
  await expect(page.getByText(say('wizard.photo.coach.noFace.title'))).toBeVisible({ timeout: 20_000 });
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: say('wizard.photo.go', child) }).click();
  await expect(page.getByText(say('errors.photoNoFace'))).toBeVisible();
  // Nothing typed is lost.
  await page.reload();
  await expect(
    page.getByRole('heading', { level: 1, name: say('wizard.photo.title', { name: child.name }) }),
  ).toBeVisible();
});
