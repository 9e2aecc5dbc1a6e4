import { findEditionIdInLanguage, listBooksInLanguage } from '@/lib/catalogue';
import { createDbClient } from '@/lib/platform/db';
import { createDraft } from '../support/create-book';
import { createTranslate } from '../support/messages';
import { expectNothingRecorded, waitForErrorLine } from '../support/shop-records';
import { fillChild } from '../support/steps';
import { type APIRequestContext, expect, type Page, test } from '../support/test';

const t = createTranslate('en');
const CHILD = { language: 'en', childName: 'Maya' } as const;
const KINDERGARTEN = '/IL/en/kindergarten';

/** The code on an error screen. */
async function readCode(page: Page, label = t('problem.code')): Promise<string> {
  const line = page.getByText(label);
  await expect(line).toBeVisible();
  return (await line.locator('bdi, .ui-num').textContent()) ?? '';
}

const CURRENT_CLASS = '**/api/kindergarten/current';

/** An answer that no version of the shop gives, so that the page breaks while it is drawn. */
const answerNonsense = (page: Page) =>
  page.route(CURRENT_CLASS, (route) => route.fulfill({ json: { class: { language: 'en', children: 7 } } }));

type BookChange = Parameters<ReturnType<typeof createDbClient>['book']['update']>[0]['data'];

/** Writes into the row of a draft what no version of the shop writes. */
async function breakDraft(id: string, data: BookChange): Promise<void> {
  const db = createDbClient(process.env.TEST_DATABASE_URL ?? '', 1);
  await db.book.update({ where: { id }, data });
  await db.$disconnect();
}

async function createBrokenDraft(request: APIRequestContext, data: BookChange): Promise<string> {
  const id = await createDraft(request, CHILD);
  await breakDraft(id, data);
  return id;
}

test('an error of the browser alone: its code is found in the log, with the page and nothing else @en @phone', async ({
  page,
}) => {
  await answerNonsense(page);
  await page.goto(KINDERGARTEN);
  await expect(page.getByText(t('problem.title'))).toBeVisible();
  const errorId = await readCode(page);
  expect(errorId).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
  const { level, event, error, route, ...rest } = await waitForErrorLine(errorId);
  expect({ level, event, error, route }).toEqual({
    level: 50,
    event: 'browser_error',
    error: 'TypeError',
    route: KINDERGARTEN,
  });
  expect(Object.keys(rest).sort()).toEqual(['errorId', 'hostname', 'msg', 'pid', 'time']);
});

test('when the error screen cannot be loaded either, the last one shows a code too @en @phone', async ({ page }) => {
  await answerNonsense(page);
  let failing = false;
  await page.route(CURRENT_CLASS, async (route) => {
    failing = true;
    await route.fallback();
  });
  await page.route('**/_next/static/**', (route) => (failing ? route.abort() : route.continue()));
  await page.goto(KINDERGARTEN);
  const errorId = await readCode(page);
  expect(await waitForErrorLine(errorId)).toMatchObject({ event: 'browser_error', route: KINDERGARTEN });
});

test('without a connection the report waits until it is back @en @phone', async ({ page, context }) => {
  let refused = 0;
  await answerNonsense(page);
  await page.route('**/api/errors', async (route) => {
    refused += 1;
    await route.abort('internetdisconnected');
  });
  await page.goto(KINDERGARTEN);
  const errorId = await readCode(page);
  await expect.poll(() => refused).toBe(1);
  await page.unroute('**/api/errors');
  await context.setOffline(true);
  await context.setOffline(false);
  expect(await waitForErrorLine(errorId)).toMatchObject({ event: 'browser_error', route: KINDERGARTEN });
});

test('an error of the API: the code on the screen is in the log, with the route @en @phone', async ({ page }) => {
  const id = await createBrokenDraft(page.request, { character: { hair: 'moss' } });
  await page.goto(`/IL/en/preview/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('orders.missing.failedBook'));
  await expect(page.getByText(t('orders.missing.fetchFailed', { status: 500 }))).toBeVisible();
  const errorId = await readCode(page, t('errors.errorId'));
  expect(await waitForErrorLine(errorId)).toMatchObject({ level: 50, route: '/api/books/[bookId]', error: 'ZodError' });
});

test('an error beside a form: the code is in the log, and what was typed stays @en @phone', async ({ page }) => {
  const id = await createDraft(page.request, CHILD);
  await page.goto(`/IL/en/wizard?step=child&draft=${id}`);
  await expect(page.getByLabel(t('wizard.child.name'))).toHaveValue(CHILD.childName);
  await breakDraft(id, { character: { hair: 'moss' } });
  await fillChild(page, t, { language: 'en', name: 'Noa', gender: 'girl' });
  const errorId = await readCode(page, t('errors.errorId'));
  expect(await waitForErrorLine(errorId)).toMatchObject({ level: 50, route: '/api/books/[bookId]', error: 'ZodError' });
  await expect(page.getByLabel(t('wizard.child.name'))).toHaveValue('Noa');
});

const SERVER_ERROR = { status: 500, json: { error: { code: 'internal_error', errorId: '7K3MA90Q' } } };

test('beside a form in Hebrew the code runs left to right and can be copied @he @phone', async ({ page }) => {
  const he = createTranslate('he');
  await page.route('**/api/books/create', (route) => route.fulfill(SERVER_ERROR));
  await page.goto('/IL/he/wizard');
  await fillChild(page, he, { language: 'he', name: 'נועה', gender: 'girl' });
  expect(await readCode(page, he('errors.errorId'))).toBe('7K3MA90Q');
  const code = page.getByText('7K3MA90Q');
  await expect(code).toHaveCSS('direction', 'ltr');
  await code.dblclick();
  expect(await page.evaluate(() => window.getSelection()?.toString().trim())).toBe('7K3MA90Q');
});

test('books of the home page that do not load: the message ends with the code @en @phone', async ({ page }) => {
  await page.route('**/api/shelf/**', (route) => route.fulfill(SERVER_ERROR));
  await page.goto('/IL/en');
  await page.locator('#order-form').scrollIntoViewIfNeeded();
  await page.locator('#order-form').getByText(t('catalogue.category.courage'), { exact: true }).click();
  await expect(page.locator('#order-form').getByRole('alert')).toContainText(
    `${t('home.shelves.failed')} ${t('errors.errorId')} 7K3MA90Q`,
  );
});

test('an error of a page on the server: its code is in the log, under the page’s route @en @phone', async ({
  page,
  request,
}) => {
  const shareToken = crypto.randomUUID();
  const [russianOnly] = listBooksInLanguage('ru').filter(({ baseId }) => !findEditionIdInLanguage(baseId, 'en'));
  await createBrokenDraft(page.request, { shareToken, catalogueId: russianOnly?.id ?? null });
  await page.goto(`/IL/en/share/${shareToken}`);
  const errorId = await readCode(page);
  const line = await waitForErrorLine(errorId);
  expect(line).toMatchObject({ level: 50, route: '/[country]/[lang]/share/[token]', msg: 'page failed' });
  const secrets = { 'the words of the error': 'has no edition in', 'the token of the link': shareToken };
  await expectNothingRecorded(request, secrets, {});
});
