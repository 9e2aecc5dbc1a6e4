import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { findEditionIdInLanguage, listBooksInLanguage } from '@/lib/catalogue';
import { createDbClient } from '@/lib/platform/db';
import { createDraft } from '../support/create-book';
import { createTranslate } from '../support/messages';
import { expectNothingRecorded, waitForErrorLine } from '../support/shop-records';

const t = createTranslate('en');
const CHILD = { language: 'en', childName: 'Maya' } as const;
const KINDERGARTEN = '/IL/en/kindergarten';

/** The code on an error screen. */
async function readCode(page: Page, label = t('problem.code')): Promise<string> {
  const line = page.getByText(label);
  await expect(line).toBeVisible({ timeout: 30_000 });
  return (await line.locator('bdi, .ui-num').textContent()) ?? '';
}

const CURRENT_CLASS = '**/api/kindergarten/current';

/** An answer that no version of the shop gives, so that the page breaks while it is drawn. */
const answerNonsense = (page: Page) =>
  page.route(CURRENT_CLASS, (route) => route.fulfill({ json: { class: { language: 'en', children: 7 } } }));

type BookChange = Parameters<ReturnType<typeof createDbClient>['book']['update']>[0]['data'];

/** A draft with a row that no version of the shop has written. */
async function createBrokenDraft(request: APIRequestContext, data: BookChange): Promise<string> {
  const id = await createDraft(request, CHILD);
  const db = createDbClient(process.env.TEST_DATABASE_URL ?? '', 1);
  await db.book.update({ where: { id }, data });
  await db.$disconnect();
  return id;
}

test('an error of the browser alone: its code is found in the log, with the page and nothing else @en @phone', async ({
  page,
}) => {
  await answerNonsense(page);
  await page.goto(KINDERGARTEN);
  const errorId = await readCode(page);
  expect(errorId).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
  const { level, event, error, route, ...rest } = await waitForErrorLine(errorId);
  expect({ level, event, error, route }).toEqual({
    ...{ level: 50, event: 'browser_error', error: 'TypeError', route: KINDERGARTEN },
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
  const errorId = await readCode(page, t('errors.errorId'));
  expect(await waitForErrorLine(errorId)).toMatchObject({ level: 50, route: '/api/books/[bookId]', error: 'ZodError' });
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
