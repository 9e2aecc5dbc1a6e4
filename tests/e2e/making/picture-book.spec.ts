import type { EditorView } from '@/lib/orders';
import { expectAccessible } from '../support/axe';
import { createBook, deleteBook } from '../support/create-book';
import { createTranslate } from '../support/messages';
import { orderByApi, payByApi } from '../support/order-book';
import { expect, type Page, test } from '../support/test';
import { WORKER_TIMEOUT } from '../support/timeouts';

const bare = (text: string) => text.replace(/[\u2068\u2069]/g, '');
/** A link to a picture begins with its signed key; the signature changes every quarter of an hour. */
const getStored = (url: string) => url.split('/').at(-1)?.split('.')[0];
const openPage = async (page: Page, path: string) => {
  await page.goto(path);
  await expect(page.locator('.thumbnail-item').first()).toBeVisible({ timeout: WORKER_TIMEOUT });
  await expect(page.locator('.ui-button:disabled[aria-busy]')).toHaveCount(0);
};
const expectNoOverflow = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);

const READERS = [
  { language: 'he', country: 'IL', name: 'נועה', tag: '@he' },
  { language: 'en', country: 'US', name: 'Maya', tag: '@en' },
] as const;

for (const { language, country, name, tag } of READERS) {
  test(`§10 narrow screens: a spread is read on a phone in ${language} ${tag} @phone`, async ({ page }) => {
    const t = createTranslate(language);
    const { id, spreads } = await createBook(page.request, { language, childName: name });
    const pictures: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'image' && request.url().includes('/api/files/')) pictures.push(request.url());
    });
    await openPage(page, `/${country}/${language}/preview/${id}?page=4`);
    const [first, , , , , , , , , , wordless] = spreads;

    await test.step('details of one picture, each with its words in large letters', async () => {
      const stops = page.locator('.opening-stops > li');
      await expect(stops).toHaveCount(first?.opening?.stops.length ?? 0);
      await expect(page.locator('.opening-whole')).toBeHidden();
      for (const text of first?.paragraphs ?? [])
        await expect(
          page
            .locator('.stop-words')
            .filter({ hasText: bare(text) })
            .first(),
        ).toBeVisible();
      const size = await page
        .locator('.stop-words p')
        .first()
        .evaluate((text) => getComputedStyle(text).fontSize);
      expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(18);
      // Several details are one file.
      expect(pictures.filter((url) => getStored(url) === getStored(first?.picture ?? ''))).toHaveLength(1);
      await expectNoOverflow(page);
      await expectAccessible(page);
    });

    await test.step('the whole picture when the phone is turned', async () => {
      await page.setViewportSize({ width: 844, height: 390 });
      await expect(page.locator('.opening-whole')).toBeVisible();
      const box = await page.locator('.opening-whole').boundingBox();
      expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(2, 1);
      await expect(page.locator('.stop-picture').first()).toBeHidden();
      await page.setViewportSize({ width: 390, height: 844 });
    });

    await test.step('§4 before purchase: later words are read over a blur', async () => {
      await openPage(page, `/${country}/${language}/preview/${id}?page=10`);
      await expect(page.getByText(t('preview.book.lockedReason'))).toBeVisible();
      await expect(page.locator('.stop-words').first()).toBeVisible();
      await expectAccessible(page);
      expect(wordless?.paragraphs).toEqual([]);
      await openPage(page, `/${country}/${language}/preview/${id}?page=24`);
      await expect(page.getByText(t('preview.book.lockedReason'))).toBeVisible();
    });
    await deleteBook(page.request, id);
  });
}

for (const { language, country, name } of READERS) {
  test(`§10 words: a spread is read and written in ${language} on a laptop @desktop`, async ({ page }) => {
    const t = createTranslate(language);
    const orderId = await orderByApi(page.request, { country, language, name });
    const readEditor = async (): Promise<EditorView> =>
      (await page.request.get(`/api/orders/${orderId}/editor`)).json();
    const readTexts = async () => (await readEditor()).pages.find(({ key }) => key === 's02')?.words.texts;
    const { bookId } = await readEditor();

    await test.step('the preview: words are real text at their places on the picture', async () => {
      const { spreads } = await (await page.request.get(`/api/books/${bookId}/preview`)).json();
      await openPage(page, `/${country}/${language}/preview/${bookId}?page=6`);
      const texts = page.locator('.spread-words > p');
      await expect(texts).toHaveCount(spreads[1].paragraphs.length);
      await expect(texts.first()).toContainText(bare(spreads[1].opening.lines[0].text));
      const spread = await page.locator('.opening-whole').boundingBox();
      for (const line of await page.locator('.spread-line').all()) {
        const box = await line.boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(spread?.x ?? 0);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((spread?.x ?? 0) + (spread?.width ?? 0));
      }
      await expect(page.locator('.opening-stops')).toBeHidden();
      await expectNoOverflow(page);
      await expectAccessible(page);
      await openPage(page, `/${country}/${language}/preview/${bookId}?page=10`);
      await expect(page.getByText(t('preview.book.lockedReason'))).toBeVisible();
      await expect(page.locator('.spread-line').first()).toBeVisible();
      await expectAccessible(page);
    });

    await payByApi(page.request, orderId, language);
    await openPage(page, `/${country}/${language}/editor/${orderId}?page=s02`);
    await page.getByRole('button', { name: t('editor.guide.skip') }).click();
    const [first, second] = [1, 2].map((number) =>
      page.getByRole('textbox', { name: t('editor.spread.text', { number }), exact: true }),
    );
    if (!first || !second) throw new Error('no fields');
    const saved = () => expect(page.getByText(t('common.saved'), { exact: true })).toBeVisible();

    await test.step('a click on a text opens its field; what is written is printed in its place', async () => {
      await page.locator('.spread-line').first().click();
      await expect(first).toBeFocused();
      await first.fill(`${name}.`);
      await saved();
      await expect(page.locator('.spread-text').first()).toHaveText(new RegExp(`^${name}\\.\\s*$`));
      expect(bare((await readTexts())?.firefly ?? '')).toBe(`${name}.`);
      await expectAccessible(page);
    });

    await test.step('what does not fit says so beside its field, and is kept', async () => {
      const long = `${name} `.repeat(60).trim();
      await first.fill(long);
      await saved();
      await expect(first).toHaveAttribute('aria-invalid', 'true');
      await expect(second).not.toHaveAttribute('aria-invalid', 'true');
      await page.reload();
      await expect(first).toHaveValue(long);
      await expect(first).toHaveAttribute('aria-invalid', 'true');
      await page.getByRole('button', { name: t('editor.words.original') }).click();
      await expect(first).not.toHaveAttribute('aria-invalid', 'true');
      await saved();
    });

    await test.step('§5 customisation prompt: another picture has a feeling that was asked for, but nothing new', async () => {
      await page.getByRole('button', { name: t('editor.pictures.another') }).click();
      const wish = page.getByRole('textbox', { name: t('editor.redraw.label') });
      await wish.fill(t('editor.redraw.examples.dog'));
      await page.getByRole('button', { name: t('editor.redraw.submit') }).click();
      await expect(wish).toHaveAttribute('aria-invalid', 'true');
      await expect(wish).toHaveValue(t('editor.redraw.examples.dog'));
      await wish.fill(t('editor.redraw.examples.smile'));
      await page.getByRole('button', { name: t('editor.redraw.submit') }).click();
      await expect(page.getByRole('button', { name: t('editor.pictures.compare') })).toBeVisible({
        timeout: WORKER_TIMEOUT,
      });
    });

    await test.step('on a phone, the fields stand below the picture', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(first).toBeVisible();
      await expect(page.locator('.spread-words')).toBeHidden();
      await expectNoOverflow(page);
      await expectAccessible(page);
    });
  });
}
