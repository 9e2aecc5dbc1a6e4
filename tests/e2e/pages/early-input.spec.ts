import { toEditionId } from '@/lib/catalogue/ids';
import { createDraft } from '../support/create-book';
import { createTranslate } from '../support/messages';
import { orderByApi } from '../support/order-book';
import { holdRequests, SCRIPTS } from '../support/page/hold-requests';
import { expect, type Page, test } from '../support/test';

const t = createTranslate('en');

/** Opens a page whose code waits until the returned function is called. */
async function openBeforeCode(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await holdRequests(page, SCRIPTS);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return async () => {
    release();
    await page.waitForLoadState();
  };
}

/** While a page is streamed, a part of it stands in the document a second time, hidden. */
const findRadio = (page: Page, name: string, value: string) =>
  page.locator(`input[name="${name}"][value="${value}"]`).and(page.getByRole('radio'));
const choose = (page: Page, name: string, value: string) => findRadio(page, name, value).check();

test('home: a category and a book chosen before the code is loaded stay chosen @en @phone', async ({ page }) => {
  const run = await openBeforeCode(page, '/IL/en');
  await choose(page, 'shelf', 'courage');
  await run();
  const title = t('home.shelves.title.courage');
  await expect(page.locator('#order-form').getByRole('heading', { name: title })).toBeVisible();
  await expect(findRadio(page, 'shelf', 'courage')).toBeChecked();

  const runAgain = await openBeforeCode(page, '/IL/en');
  const book = page.locator('#order-form label.picker-book').nth(1);
  await book.click();
  const id = await book.locator('input').inputValue();
  await runAgain();
  await page.locator('#picker-action').click();
  await page.waitForURL(`**/wizard?book=${id}`);
});

test('catalogue: what is searched and chosen before the code is loaded joins the link’s filters @en @phone', async ({
  page,
}) => {
  const run = await openBeforeCode(page, '/IL/en/books?gender=girl');
  await page.locator('#catalogue-search').fill('dragon');
  await choose(page, 'view', 'list');
  await choose(page, 'category', 'courage');
  await run();
  await expect(page).toHaveURL(/gender=girl/);
  for (const part of [/q=dragon/, /view=list/, /category=courage/]) await expect(page).toHaveURL(part);
  await expect(page.locator('#catalogue-search')).toHaveValue('dragon');
  await expect(findRadio(page, 'category', 'courage')).toBeChecked();
});

test('catalogue: a select and a box changed before the code is loaded filter the books @en @desktop', async ({
  page,
}) => {
  const run = await openBeforeCode(page, '/IL/en/books');
  await page.locator('#catalogue-gender').selectOption('girl');
  await page.getByLabel(t('catalogue.filters.bestsellers'), { exact: true }).check();
  await run();
  await expect(page).toHaveURL(/gender=girl/);
  await expect(page).toHaveURL(/bestsellers=1/);
  await expect(page.locator('#catalogue-gender')).toHaveValue('girl');
});

test('book: the hero chosen before the code is loaded is the one of the links @en @phone', async ({ page }) => {
  const run = await openBeforeCode(page, `/IL/en/books/${toEditionId(1, 'en')}`);
  const other = page.locator('input[name="hero"]:not(:checked)');
  const gender = await other.getAttribute('value');
  await choose(page, 'hero', gender ?? '');
  await run();
  const links = page.locator(`a[href*="/wizard"][href*="gender=${gender}"]`);
  await expect(links.filter({ visible: true }).first()).toBeVisible();
  await expect(findRadio(page, 'hero', gender ?? '')).toBeChecked();
});

test('sign-in: the number typed before the code is loaded is the one that is sent @en @phone', async ({ page }) => {
  const run = await openBeforeCode(page, '/IL/en/company/login');
  await page.locator('input[name="phone"]').fill('050 200 00 71');
  await run();
  const sent = page.waitForRequest('**/api/company/login/code');
  await page.locator('main button[type="submit"]').click();
  expect((await sent).postDataJSON().phone.replace(/\D/g, '')).toContain('502000071');
});

test('wizard: a saved name that is written over before the code is loaded is sent @en @phone', async ({ page }) => {
  const id = await createDraft(page.request, { language: 'en', childName: 'Maya', gender: 'girl' });
  const run = await openBeforeCode(page, `/IL/en/wizard?step=child&draft=${id}`);
  await page.locator('#childName').fill('Mayaan');
  await choose(page, 'age', '7');
  await run();
  const save = page.waitForRequest((request) => request.method() === 'PATCH');
  await page.getByRole('button', { name: t('wizard.child.go') }).click();
  expect((await save).postDataJSON()).toMatchObject({ childName: 'Mayaan', age: 7 });
});

test('a button that cannot work yet cannot be pressed @en @phone', async ({ page }) => {
  for (const path of ['/IL/en', '/IL/en/books', '/IL/en/kindergarten']) {
    const run = await openBeforeCode(page, path);
    await expect(page.locator('button').first()).toBeAttached();
    await expect(page.locator('button:enabled')).toHaveCount(0);
    await run();
    await expect(page.locator('header button').first()).toBeEnabled();
  }
});

test('checkout: what is written and chosen before the code is loaded is saved @en @phone', async ({ page }) => {
  const orderId = await orderByApi(page.request, { country: 'IL', language: 'en', name: 'Maya' });
  const words = page.locator('#dedication');
  const saved = page.getByText(t('common.saved'), { exact: true });
  // The second time the field is filled, and React sets it while it hydrates.
  for (const text of ['For Maya', 'For Maya, with love']) {
    const run = await openBeforeCode(page, `/IL/en/checkout/${orderId}`);
    await words.fill(text);
    await choose(page, 'tier', 'digital');
    await run();
    await expect(saved.first()).toBeVisible();
    await expect(words).toHaveValue(text);
    await expect(findRadio(page, 'tier', 'digital')).toBeChecked();
    await page.unroute(SCRIPTS);
    await page.reload();
    await expect(words).toHaveValue(text);
  }
});
