import path from 'node:path';
import type { EditorView } from '@/lib/orders';
import { expectAccessible } from '../support/axe';
import { TEXT_PAGE_BOOK } from '../support/create-book';
import { createTranslate } from '../support/messages';
import { orderBook } from '../support/order-book';
import { chooseFiles } from '../support/page/hydration';
import { payInSandbox } from '../support/steps';
import { expect, type Page, test } from '../support/test';
import { WORKER_TIMEOUT } from '../support/timeouts';

const FAMILY_PHOTO = path.join('tests', 'fixtures', 'children', 'E306.jpg');
const NAME = 'נועה';
const WORDS = 'מילה משלנו.';
const TITLE = 'הלילה של נועה';
/** Fits every picture. */
const CONFETTI = 'קונפטי';
const t = createTranslate('he');

const getEditorUrl = (orderId: string, place: string): string => `/IL/he/editor/${orderId}?page=${place}`;

async function readPage(page: Page, orderId: string, key: string) {
  const response = await page.request.get(`/api/orders/${orderId}/editor`);
  const view: EditorView = await response.json();
  const found = view.pages.find((one) => one.key === key);
  if (!found) throw new Error(`The editor has no page ${key}.`);
  return found;
}

async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: t('editor.words.edit') }).click();
  await page.getByRole('textbox', { name: t('editor.words.label') }).fill(text);
}

/** The lines of the page on screen are those that are printed. */
async function expectPrintedLines(page: Page, orderId: string, key: string): Promise<void> {
  const { layout } = await readPage(page, orderId, key);
  const printed = layout?.paragraphs?.flatMap(({ lines }) => lines) ?? [];
  expect(printed.length).toBeGreaterThan(3);
  await expect(page.locator('.printed-line')).toHaveText(printed.map((line) => line.replace(/[\u2068\u2069]/g, '')));
}

const expectSaved = (page: Page) => expect(page.getByText(t('common.saved'), { exact: true })).toBeVisible();

test('§2 "Editor": the whole way on a phone @he @phone', async ({ page, request }) => {
  const orderId = await orderBook(
    page,
    t,
    { country: 'IL', language: 'he', name: NAME, catalogueId: TEXT_PAGE_BOOK.he },
    request,
  );

  await test.step('§4 before purchase: the story is open, later pictures are locked', async () => {
    await page.goto(getEditorUrl(orderId, 's09'));
    await expect(page.getByText(t('editor.locked.title'))).toBeVisible();
    await expect(page.getByRole('button', { name: t('editor.words.edit') })).toHaveCount(0);
    await expectAccessible(page);
  });
  await page.goto(`/IL/he/checkout/${orderId}`);
  await payInSandbox(page, t, 'pay');
  await expect(page.getByRole('link', { name: t('orders.edit.open') })).toBeVisible({ timeout: WORKER_TIMEOUT });

  await test.step('§4 after purchase: the place is kept, a guide of five steps, skipped once for all', async () => {
    await page.getByRole('link', { name: t('orders.edit.open') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(t('editor.places.pages', { from: 20, to: 21 }));
    await page.getByRole('button', { name: t('editor.guide.skip') }).click();
    await page.goto(getEditorUrl(orderId, 's02'));
    await expect(page.getByRole('button', { name: t('editor.words.edit') })).toBeVisible();
    await expect(page.getByRole('complementary', { name: t('editor.guide.label') })).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step('what is seen is what is printed, to the line break', async () => {
    await expectPrintedLines(page, orderId, 's02');
    const lines = page.locator('.printed-line');
    // No line is wider than its page.
    expect(await lines.evaluateAll((all) => all.every((line) => line.scrollWidth <= line.clientWidth + 1))).toBe(true);
  });

  await test.step('words are saved by themselves, and the original is one tap away', async () => {
    await write(page, WORDS);
    await expectSaved(page);
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(page.getByText(WORDS)).toBeVisible();
    await page.getByRole('button', { name: t('editor.words.original') }).click();
    await expect(page.getByText(WORDS)).toHaveCount(0);
    await page.getByRole('button', { name: t('editor.words.undo') }).click();
    await expect(page.getByText(WORDS)).toBeVisible();
    await expectSaved(page);
    expect((await readPage(page, orderId, 's02')).words.text).toBe(WORDS);
  });

  await test.step('a page that grows changes the lines of all, on screen as in print, without a reload', async () => {
    const { layout } = await readPage(page, orderId, 's03');
    const [first = ''] = WORDS.split(' ');
    await write(page, Array.from({ length: 100 }, () => first).join(' '));
    await page.keyboard.press('Escape');
    await expectSaved(page);
    // A phone has no arrows beside the page.
    const thumbnails = page.getByRole('navigation', { name: t('editor.pages') });
    const turnTo = (from: number) =>
      thumbnails.getByRole('button', { name: t('editor.places.pages', { from, to: from + 1 }) }).click();
    await turnTo(8);
    expect((await readPage(page, orderId, 's03')).layout?.sizePt).toBeLessThan(layout?.sizePt ?? 0);
    await expectPrintedLines(page, orderId, 's03');
    await turnTo(6);
    await page.getByRole('button', { name: t('editor.words.undo') }).click();
    await expectSaved(page);
  });

  await test.step('without network the edits wait, and are sent when it is back', async () => {
    await page.context().setOffline(true);
    await write(page, `${WORDS} ${WORDS}`);
    await expect(page.getByText(t('common.saveRetrying'))).toBeVisible();
    await page.context().setOffline(false);
    await expectSaved(page);
    await page.keyboard.press('Escape');
    expect((await readPage(page, orderId, 's02')).words.text).toBe(`${WORDS} ${WORDS}`);
  });

  await test.step('§5 another picture: a wish is checked, drawn, compared and chosen', async () => {
    await page.getByRole('button', { name: t('editor.pictures.another') }).click();
    const wish = page.getByRole('textbox', { name: t('editor.redraw.label') });
    await wish.fill('x'.repeat(60));
    await page.getByRole('button', { name: t('editor.redraw.submit') }).click();
    await expect(wish).toHaveAttribute('aria-invalid', 'true');
    await wish.fill(CONFETTI);
    await expectAccessible(page);
    await page.getByRole('button', { name: t('editor.redraw.submit') }).click();
    await page.getByRole('button', { name: t('editor.pictures.compare') }).click({ timeout: WORKER_TIMEOUT });
    await page.getByRole('button', { name: t('editor.pictures.take') }).click();
    await expect.poll(async () => (await readPage(page, orderId, 's02')).chosen).toBe(1);
  });

  await test.step('another tab changed the page: the parent chooses', async () => {
    const { version } = await readPage(page, orderId, 's02');
    const other = await page.request.put(`/api/orders/${orderId}/words`, {
      headers: { 'x-requested-with': 'gibori' },
      data: { key: 's02', version, changeId: crypto.randomUUID(), text: WORDS },
    });
    expect(other.status()).toBe(200);
    await write(page, `${WORDS} 2`);
    await expect(page.getByRole('heading', { name: t('editor.changedElsewhere.title') })).toBeVisible();
    // Both texts, with what differs.
    await expect(page.locator('.version-words')).toHaveText([`${WORDS} 2`, WORDS]);
    await expect(page.locator('.version-words mark')).toHaveText(['2']);
    await expectAccessible(page);
    await page.getByRole('button', { name: t('editor.changedElsewhere.mine') }).click();
    await expect.poll(async () => (await readPage(page, orderId, 's02')).words.text).toBe(`${WORDS} 2`);
  });

  await test.step('two tabs never overwrite each other unseen', async () => {
    const there = await page.context().newPage();
    for (const tab of [page, there]) await tab.goto(getEditorUrl(orderId, 's03'));
    await write(page, `${WORDS} 1`);
    await expectSaved(page);
    await write(there, `${WORDS} 2`);
    await there.getByRole('button', { name: t('editor.changedElsewhere.theirs') }).click();
    await expect(there.getByText(`${WORDS} 1`)).toBeVisible();
    expect((await readPage(page, orderId, 's03')).words.text).toBe(`${WORDS} 1`);
    await there.close();
  });

  await test.step('cover and dedication', async () => {
    await page.goto(getEditorUrl(orderId, 'cover'));
    await page.getByRole('textbox', { name: t('editor.cover.title'), exact: true }).fill(TITLE);
    await expectSaved(page);
    expect((await readPage(page, orderId, 'cover')).words.text).toBe(TITLE);
    await page.goto(getEditorUrl(orderId, 'dedication'));
    await page.getByRole('textbox', { name: t('editor.dedication.label') }).fill(WORDS);
    await expectSaved(page);
    await page.getByRole('radio', { name: t('checkout.dedication.designs.garland') }).check({ force: true });
    const design = async () => {
      const view: EditorView = await (await page.request.get(`/api/orders/${orderId}/editor`)).json();
      return view.dedicationDesign;
    };
    await expect.poll(design).toBe('garland');
    await expectAccessible(page);
  });

  await test.step('a photo on the dedication', async () => {
    const photo = (key: string) => t(`checkout.dedication.photo.${key}`);
    const added = page.getByRole('img', { name: photo('alt') });
    await page.getByRole('button', { name: photo('add') }).click();
    await expect(page.getByText(t('errors.dedicationPhotoConsentRequired'))).toBeVisible();
    await page.getByRole('checkbox', { name: photo('consent') }).check({ force: true });
    await chooseFiles(page.getByTestId('dedication-photo-file'), FAMILY_PHOTO);
    // On the page as it is printed, and in the form.
    await expect(added).toHaveCount(2);
    await expectAccessible(page);
    await page.getByRole('button', { name: photo('remove') }).click();
    await expect(added).toHaveCount(0);
  });
});
