import path from 'node:path';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import type { EditorView } from '@/lib/orders';
import { expectAccessible } from '../support/axe';
import { createTranslate } from '../support/messages';
import { orderBook } from '../support/order-book';
import { payInSandbox } from '../support/steps';
import { WORKER_TIMEOUT } from '../support/timeouts';

type Translate = ReturnType<typeof createTranslate>;
const FAMILY_PHOTO = path.join('tests', 'fixtures', 'children', 'E306.jpg');
const CASES = {
  he: { country: 'IL', name: 'נועה', words: 'מילה משלנו.', title: 'הלילה של נועה' },
  en: { country: 'US', name: 'Maya', words: 'A word of our own.', title: 'Maya’s night' },
} as const;
type Case = { readonly language: 'he' | 'en'; readonly t: Translate; readonly page: Page };

const getEditorUrl = ({ language }: Case, orderId: string, place: string): string =>
  `/${CASES[language].country}/${language}/editor/${orderId}?page=${place}`;

async function readPage(page: Page, orderId: string, key: string) {
  const response = await page.request.get(`/api/orders/${orderId}/editor`);
  const view: EditorView = await response.json();
  const found = view.pages.find((one) => one.key === key);
  if (!found) throw new Error(`The editor has no page ${key}.`);
  return found;
}

async function write({ t, page }: Case, text: string): Promise<void> {
  await page.getByRole('button', { name: t('editor.words.edit') }).click();
  await page.getByRole('textbox', { name: t('editor.words.label') }).fill(text);
}

/** The lines of the page on screen are those that are printed. */
async function expectPrintedLines({ page }: Case, orderId: string, key: string): Promise<void> {
  const { layout } = await readPage(page, orderId, key);
  const printed = layout?.paragraphs?.flatMap(({ lines }) => lines) ?? [];
  expect(printed.length).toBeGreaterThan(3);
  await expect(page.locator('.printed-line')).toHaveText(printed.map((line) => line.replace(/[\u2068\u2069]/g, '')));
}

const expectSaved = ({ t, page }: Case) => expect(page.getByText(t('common.saved'), { exact: true })).toBeVisible();

/** The steps that every language and screen walks. */
async function walk(at: Case, request: APIRequestContext): Promise<void> {
  const { language, t, page } = at;
  const { words, title, country, name } = CASES[language];
  const orderId = await orderBook(page, t, { country, language, name }, request);

  await test.step('§4 before purchase: the story is open, later pictures are locked', async () => {
    await page.goto(getEditorUrl(at, orderId, 's09'));
    await expect(page.getByText(t('editor.locked.title'))).toBeVisible();
    await expect(page.getByRole('button', { name: t('editor.words.edit') })).toHaveCount(0);
    await expectAccessible(page);
  });
  await page.goto(`/${CASES[language].country}/${language}/checkout/${orderId}`);
  await payInSandbox(page, t, 'pay');
  await expect(page.getByRole('link', { name: t('orders.edit.open') })).toBeVisible({ timeout: WORKER_TIMEOUT });

  await test.step('§4 after purchase: the place is kept, a guide of five steps, skipped once for all', async () => {
    await page.getByRole('link', { name: t('orders.edit.open') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(t('editor.places.pages', { from: 20, to: 21 }));
    await page.getByRole('button', { name: t('editor.guide.skip') }).click();
    await page.goto(getEditorUrl(at, orderId, 's02'));
    await expect(page.getByRole('button', { name: t('editor.words.edit') })).toBeVisible();
    await expect(page.getByRole('complementary', { name: t('editor.guide.label') })).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step('what is seen is what is printed, to the line break', async () => {
    await expectPrintedLines(at, orderId, 's02');
    const lines = page.locator('.printed-line');
    // No line is wider than its page.
    expect(await lines.evaluateAll((all) => all.every((line) => line.scrollWidth <= line.clientWidth + 1))).toBe(true);
  });

  await test.step('words are saved by themselves, and the original is one tap away', async () => {
    await write(at, words);
    await expectSaved(at);
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(page.getByText(words)).toBeVisible();
    await page.getByRole('button', { name: t('editor.words.original') }).click();
    await expect(page.getByText(words)).toHaveCount(0);
    await page.getByRole('button', { name: t('editor.words.undo') }).click();
    await expect(page.getByText(words)).toBeVisible();
    await expectSaved(at);
    expect((await readPage(page, orderId, 's02')).words.text).toBe(words);
  });

  await test.step('a page that grows changes the lines of all, on screen as in print, without a reload', async () => {
    const { layout } = await readPage(page, orderId, 's03');
    const [first = ''] = words.split(' ');
    await write(at, Array.from({ length: 100 }, () => first).join(' '));
    await page.keyboard.press('Escape');
    await expectSaved(at);
    await page.getByRole('button', { name: t('editor.next') }).click();
    expect((await readPage(page, orderId, 's03')).layout?.sizePt).toBeLessThan(layout?.sizePt ?? 0);
    await expectPrintedLines(at, orderId, 's03');
    await page.getByRole('button', { name: t('editor.previous') }).click();
    await page.getByRole('button', { name: t('editor.words.undo') }).click();
    await expectSaved(at);
  });

  await test.step('without network the edits wait, and are sent when it is back', async () => {
    await page.context().setOffline(true);
    await write(at, `${words} ${words}`);
    await expect(page.getByText(t('common.saveRetrying'))).toBeVisible();
    await page.context().setOffline(false);
    await expectSaved(at);
    await page.keyboard.press('Escape');
    expect((await readPage(page, orderId, 's02')).words.text).toBe(`${words} ${words}`);
  });

  await test.step('§5 another picture: a wish is checked, drawn, compared and chosen', async () => {
    await page.getByRole('button', { name: t('editor.pictures.another') }).click();
    const wish = page.getByRole('textbox', { name: t('editor.redraw.label') });
    await wish.fill('x'.repeat(60));
    await page.getByRole('button', { name: t('editor.redraw.submit') }).click();
    await expect(wish).toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('button', { name: t('editor.redraw.examples.smile') }).click();
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
      data: { key: 's02', version, changeId: crypto.randomUUID(), text: words },
    });
    expect(other.status()).toBe(200);
    await write(at, `${words} 2`);
    await expect(page.getByRole('heading', { name: t('editor.changedElsewhere.title') })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: t('editor.changedElsewhere.mine') }).click();
    await expect.poll(async () => (await readPage(page, orderId, 's02')).words.text).toBe(`${words} 2`);
  });

  await test.step('two tabs never overwrite each other unseen', async () => {
    const there = { ...at, page: await page.context().newPage() };
    for (const tab of [at, there]) await tab.page.goto(getEditorUrl(at, orderId, 's03'));
    await write(at, `${words} 1`);
    await expectSaved(at);
    await write(there, `${words} 2`);
    await there.page.getByRole('button', { name: t('editor.changedElsewhere.theirs') }).click();
    await expect(there.page.getByText(`${words} 1`)).toBeVisible();
    expect((await readPage(page, orderId, 's03')).words.text).toBe(`${words} 1`);
    await there.page.close();
  });

  await test.step('cover and dedication', async () => {
    await page.goto(getEditorUrl(at, orderId, 'cover'));
    await page.getByRole('textbox', { name: t('editor.cover.title'), exact: true }).fill(title);
    await expectSaved(at);
    expect((await readPage(page, orderId, 'cover')).words.text).toBe(title);
    await page.goto(getEditorUrl(at, orderId, 'dedication'));
    await page.getByRole('textbox', { name: t('editor.dedication.label') }).fill(words);
    await expectSaved(at);
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
    await page.getByTestId('dedication-photo-file').setInputFiles(FAMILY_PHOTO);
    // On the page as it is printed, and in the form.
    await expect(added).toHaveCount(2, { timeout: 30_000 });
    await expectAccessible(page);
    await page.getByRole('button', { name: photo('remove') }).click();
    await expect(added).toHaveCount(0);
  });
}

test('§2 "Editor": the whole way on a phone @he @phone', async ({ page, request }) => {
  await walk({ language: 'he', t: createTranslate('he'), page }, request);
});

test('§2 "Editor": the whole way on a laptop @en @desktop', async ({ page, request }) => {
  await walk({ language: 'en', t: createTranslate('en'), page }, request);
});
