import sharp from 'sharp';
import { PREVIEW_KEYS, SPREAD_KEYS } from '@/lib/books/pages';
import type { EditorView } from '@/lib/orders';
import type { RenderedStory } from '@/lib/stories/server';
import { createTranslate } from '../support/messages';
import { getLinks, listMessages, waitForMessage } from '../support/outbox';
import { chooseFiles } from '../support/page/hydration';
import { expectDrawn } from '../support/page/pictures';
import { collapseSpaces, readPdf } from '../support/read-pdf';
import {
  approveHero,
  chooseBook,
  fillChild,
  newParent,
  orderFromPreview,
  payInSandbox,
  uploadPhoto,
} from '../support/steps';
import { expect, type Page, test } from '../support/test';
import { WORKER_TIMEOUT } from '../support/timeouts';

const CHILDREN = [
  { tag: '@he @real', language: 'he', name: 'נועה', gender: 'girl', direction: 'R2L', country: 'IL' },
  { tag: '@en', language: 'en', name: 'Ravi', gender: 'boy', direction: 'L2R', country: 'US' },
] as const;

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

for (const child of CHILDREN) {
  test(`§2 §4 a parent makes a book and receives it ${child.tag} @phone`, async ({ page, request }) => {
    const { language, name, gender } = child;
    const t = createTranslate(language);
    const parent = newParent(child.country);

    await page.goto('/');
    await expect(page).toHaveURL(new RegExp(`/${language}$`));
    await expect(page.locator('html')).toHaveAttribute('dir', language === 'he' ? 'rtl' : 'ltr');
    await page.locator('main a[href$="/wizard"]').first().click();

    await fillChild(page, t, child);
    // Bare words: readers of files part pointed ones in letters and marks.
    await chooseBook(page, t, { ...child, ...(language === 'he' && { points: false }) });
    await uploadPhoto(page, t, child);
    await approveHero(page, t, child);

    // The preview: the cover and three pictures are visible, the whole text is readable.
    await expect(page).toHaveURL(/\/preview\/[0-9a-f-]+/);
    const bookId = /preview\/([0-9a-f-]+)/.exec(page.url())?.[1] ?? '';
    await expect
      .poll(async () => (await (await page.request.get(`/api/books/${bookId}/preview`)).json()).task?.state, {
        timeout: WORKER_TIMEOUT,
      })
      .toBe('done');
    const preview = await (await page.request.get(`/api/books/${bookId}/preview`)).json();
    expect(preview.spreads.filter((spread: { locked: boolean }) => !spread.locked)).toHaveLength(
      PREVIEW_KEYS.length - 1,
    );
    for (const spread of preview.spreads) {
      // One spread of the picture book has no words.
      expect(spread.paragraphs.length > 0).toBe(spread.key !== 's11');
      expect(Boolean(spread.picture)).toBe(!spread.locked);
    }

    await orderFromPreview(page, t, parent, request);
    // The address is mistyped and corrected before payment; the first one gets no mail.
    const corrected = `right-${parent.email}`;
    await page.getByRole('button', { name: t('account.address.change') }).click();
    await page.getByLabel(t('account.address.label'), { exact: true }).fill(corrected);
    await page.getByRole('button', { name: t('account.address.save') }).click();
    await expect(page.getByText(corrected).filter({ visible: true }).first()).toBeVisible();
    await payInSandbox(page, t, 'pay');

    await expect(page).toHaveURL(/\/order-confirmation\/[0-9a-f-]+/);
    // A paid order's checkout redirects to its confirmation.
    const confirmation = new URL(page.url()).pathname;
    const checkout = confirmation.replace('/order-confirmation/', '/checkout/');
    await expect(async () => {
      const answer = await page.request.get(checkout, { maxRedirects: 0 });
      expect([answer.status(), answer.headers().location]).toEqual([307, confirmation]);
    }).toPass();
    const getConfirmationLink = (message: Parameters<typeof getLinks>[0]) =>
      getLinks(message).find((link) => link.includes('/my-books#mail:'));
    const isReady = (message: Parameters<typeof getLinks>[0]) =>
      getConfirmationLink(message) !== undefined &&
      !getLinks(message).some((link) => link.includes('/order-confirmation/'));
    const mail = await waitForMessage(request, corrected, isReady);
    expect(mail.subject).not.toContain(name);
    expect(await listMessages(request, parent.email)).toEqual([]);
    // An unconfirmed address gets no file.
    expect(getLinks(mail).filter((link) => link.includes('/api/'))).toEqual([]);

    await page.goto(getConfirmationLink(mail) ?? '');
    await page.getByRole('button', { name: t('account.confirmEmail.yes') }).click();
    await expect(page.getByText(t('account.confirmEmail.done'))).toBeVisible();
    const title = preview.title as string;
    await expect(page.getByText(title).first()).toBeVisible();

    const [order] = await (await page.request.get('/api/orders/mine')).json();
    expect(order).toMatchObject({ email: corrected, emailVerified: true });
    // The link works without cookies, so it can be opened in another app.
    const pdf = await request.get(order.download.url);
    expect(pdf.headers()['content-type']).toBe('application/pdf');
    const book = await readPdf(await pdf.body());
    // Cover, endpapers, title, imprint, twelve spreads, closing, endpapers, back.
    expect(book.pages).toBe(19);
    expect(Math.round(book.edgeMm)).toBe(210);
    expect(book.fontsMissing).toEqual([]);
    expect(book.direction).toBe(child.direction);
    expect(book.language).toBe(language);
    expect(book.tagged).toBe(true);
    expect(book.bookmarks).toBeGreaterThanOrEqual(SPREAD_KEYS.length);
    expect(book.texts[0]).toContain(collapseSpaces(title));
    expect(book.texts[0]).toContain(name);

    // Only the process that runs this test compiles all stories.
    const { findStory, renderPictureBook } = await import('@/lib/stories/server');
    const story = findStory(1);
    if (!story) throw new Error('story 1 does not exist');
    const rendered = renderPictureBook(story, { name, gender, language });
    const other = renderPictureBook(story, { name, gender: gender === 'girl' ? 'boy' : 'girl', language });
    // Word by word: those of one height stand on both pages, and some are turned.
    const printed = book.texts.slice(4, 16).flatMap((text) => text.split(' ').map(toLettersAndDigits));
    for (const word of listWords(rendered)) expect(printed).toContain(word);
    const wrongGender = listWords(other).filter((word) => !listWords(rendered).includes(word));
    expect(wrongGender.length).toBeGreaterThan(0);
    for (const word of wrongGender) expect(printed).not.toContain(word);
    // Twelve spreads of one picture.
    expect(book.pictures.slice(4, 16)).toEqual(SPREAD_KEYS.map(() => 1));
    if (language === 'he') await redraw(page, order.id);
  });
}

/** §5: the parent asks for another picture of a page, which shows the hero in another pose. */
async function redraw(page: Page, orderId: string): Promise<void> {
  const t = createTranslate('he');
  await page.goto(`/IL/he/editor/${orderId}?page=s02`);
  await page.getByRole('button', { name: t('editor.guide.skip') }).click();
  await page.getByRole('button', { name: t('editor.pictures.another') }).click();
  await page.getByRole('button', { name: t('editor.redraw.submit') }).click();
  await expect(page.getByRole('button', { name: t('editor.pictures.compare') })).toBeVisible({
    timeout: WORKER_TIMEOUT,
  });
  const { pages }: EditorView = await (await page.request.get(`/api/orders/${orderId}/editor`)).json();
  const links = pages.find(({ key }) => key === 's02')?.pictures.map(({ url }) => url ?? '') ?? [];
  expect(links).toHaveLength(2);
  await expectDrawn(await Promise.all(links.map(async (link) => (await page.request.get(link)).body())));
}

/** Letters and digits only: PDF engines place spaces and marks of right-to-left lines differently. */
const toLettersAndDigits = (text: string): string => collapseSpaces(text).replace(/[^\p{L}\p{N}]/gu, '');

const listWords = ({ spreads }: RenderedStory): readonly string[] =>
  spreads.flatMap(({ paragraphs }) => paragraphs.join(' ').split(/\s+/u).map(toLettersAndDigits)).filter(Boolean);

test("§5 the photo must be the child's: a picture without a face is rejected beside the photo @phone", async ({
  page,
}) => {
  const language = (await page.evaluate(() => navigator.language)).startsWith('he') ? 'he' : 'en';
  const t = createTranslate(language);
  const child = { language, name: language === 'he' ? 'נועה' : 'Maya', gender: 'girl' } as const;
  await page.goto(`/${language}/wizard`);
  await fillChild(page, t, child);
  await chooseBook(page, t, child);
  const sky = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#bcd3ef' } })
    .png()
    .toBuffer();
  await chooseFiles(page.getByTestId('photo-file').first(), { name: 'sky.png', mimeType: 'image/png', buffer: sky });
  // The photo advice reports it before the upload, by the server's rules.
  await expect(page.getByText(t('wizard.photo.coach.noFace.title'))).toBeVisible();
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: t('wizard.photo.go', child) }).click();
  await expect(page.getByText(t('errors.photoNoFace'))).toBeVisible();
  // No typed input is lost.
  await page.reload();
  await expect(
    page.getByRole('heading', { level: 1, name: t('wizard.photo.title', { name: child.name }) }),
  ).toBeVisible();
});
