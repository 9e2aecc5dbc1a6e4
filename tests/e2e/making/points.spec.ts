import type { EditorView } from '@/lib/orders';
import { isPointed } from '@/lib/platform/text/points';
import { expectAccessible } from '../support/axe';
import { createDraft } from '../support/create-book';
import { createTranslate } from '../support/messages';
import { orderByApi, payByApi } from '../support/order-book';
import { clickNext } from '../support/steps';
import { expect, test } from '../support/test';
import { WORKER_TIMEOUT } from '../support/timeouts';

const t = createTranslate('he');
const NAME = 'נועה';
const OWN_WORDS = 'שָׁלוֹם!';

test('§10 points: a parent chooses them with the story @he @phone', async ({ page }) => {
  const id = await createDraft(page.request, { language: 'he', childName: NAME });
  const getPoints = async () => (await (await page.request.get(`/api/books/${id}`)).json()).points;
  const points = page.getByRole('checkbox', { name: t('wizard.book.points.label', { language: 'he' }) });
  expect(await getPoints()).toBe(true);

  await page.goto(`/IL/he/wizard?step=book&draft=${id}`);
  await expect(points).toBeChecked();
  await expectAccessible(page);
  await points.uncheck();
  await clickNext(page, t('wizard.book.go'));
  await expect(page.getByRole('heading', { level: 1, name: t('wizard.photo.title', { name: NAME }) })).toBeVisible();
  expect(await getPoints()).toBe(false);

  await page.goBack();
  await expect(points).not.toBeChecked();
  await points.check();
  await clickNext(page, t('wizard.book.go'));
  await expect(page.getByRole('heading', { level: 1, name: t('wizard.photo.title', { name: NAME }) })).toBeVisible();
  expect(await getPoints()).toBe(true);
});

test('§10 points: a parent changes them in the editor, where the pages follow at once @desktop', async ({ page }) => {
  const orderId = await orderByApi(page.request, { country: 'IL', language: 'he', name: NAME });
  await payByApi(page.request, orderId, 'he');
  const readPoints = async () =>
    ((await (await page.request.get(`/api/orders/${orderId}/editor`)).json()) as EditorView).points;
  await expect(async () => {
    const view: EditorView = await (await page.request.get(`/api/orders/${orderId}/editor`)).json();
    expect(view.editing).toBe('open');
  }).toPass({ timeout: WORKER_TIMEOUT });
  await page.goto(`/IL/he/editor/${orderId}?page=s02`);
  await page.getByRole('button', { name: t('editor.guide.skip') }).click();
  const [first, second] = [1, 2].map((number) =>
    page.getByRole('textbox', { name: t('editor.spread.text', { number }), exact: true }),
  );
  if (!first || !second) throw new Error('no fields');
  const printed = page.locator('.spread-text').nth(1);
  const item = page.getByRole('menuitemcheckbox', { name: t('editor.menu.points', { language: 'he' }) });
  const openMenu = () => page.getByRole('button', { name: t('editor.menu.open') }).click();

  expect(isPointed(await second.inputValue())).toBe(true);
  expect(isPointed((await printed.textContent()) ?? '')).toBe(true);
  await first.fill(OWN_WORDS);
  await expect(page.getByText(t('common.saved'), { exact: true })).toBeVisible();

  await openMenu();
  await expect(item).toBeChecked();
  await expectAccessible(page);
  await item.click();
  await expect(second).not.toHaveValue(/\p{M}/u);
  await expect(printed).not.toHaveText(/\p{M}/u);
  await expect(first).toHaveValue(OWN_WORDS);
  expect(await readPoints()).toBe(false);

  await page.reload();
  await expect(second).not.toHaveValue(/\p{M}/u);
  await openMenu();
  await expect(item).not.toBeChecked();
  await item.click();
  await expect(printed).toHaveText(/\p{M}/u);
  expect(await readPoints()).toBe(true);
});
