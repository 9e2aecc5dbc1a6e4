import { createTranslate } from '../support/messages';
import { COLLECTOR, catchMixpanel, follow } from '../support/mixpanel';
import { allowMeasuring } from '../support/page/measured';
import { expect, type Page, type Request, test } from '../support/test';

test.use({ storageState: { cookies: [], origins: [] } });

const RECORDINGS = /\/api\/sandbox\/analytics\/record/;
const TYPED = 'זרובבלה';

/** A visit that is recorded; its requests with recordings. */
async function openRecordedVisit(page: Page): Promise<readonly Request[]> {
  await allowMeasuring(page.context(), '.analytics');
  await catchMixpanel(page);
  await page.addInitScript(() => {
    sessionStorage.setItem('recorded', '1');
    // Without it the recorder sends its JSON as it is: Playwright cannot read a compressed body.
    Reflect.deleteProperty(window, 'CompressionStream');
  });
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (RECORDINGS.test(request.url())) requests.push(request);
  });
  return requests;
}

/** Does something that leads to a page view, and waits until it is sent. */
async function view(page: Page, act: () => Promise<unknown>): Promise<void> {
  const sent = page.waitForRequest(COLLECTOR);
  await act();
  await sent;
}

/** What Mixpanel keeps in the browser: its keys, and the number of rows of its recordings. */
const readStored = (page: Page) =>
  page.evaluate(async () => {
    const keys = [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage));
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('mixpanelBrowserDb');
      opening.onsuccess = () => resolve(opening.result);
    });
    const count = (store: string) =>
      new Promise<number>((resolve) => {
        const counting = database.transaction(store).objectStore(store).count();
        counting.onsuccess = () => resolve(counting.result);
      });
    const counts = await Promise.all([...database.objectStoreNames].map(count));
    database.close();
    return {
      keys: keys.filter((key) => /^(?:mp_|__mpq_|__mprec_|recorded|click_id)/.test(key)),
      rows: counts.reduce((sum, rows) => sum + rows, 0),
    };
  });

test('§9 analytics: a recording holds no words, inputs and pictures, and none of a personal page @he @phone', async ({
  page,
}) => {
  const requests = await openRecordedVisit(page);
  await view(page, () => page.goto('/IL/he/books?fbclid=secretsecret'));
  await page.waitForFunction(() => (window as { __mp_recorder?: unknown }).__mp_recorder !== undefined);
  const texts = await page.locator('header, main, footer').allInnerTexts();
  const words = texts.flatMap((each) => each.split('\n')).map((line) => line.trim());
  await page.getByRole('searchbox').fill(TYPED);
  await page.mouse.wheel(0, 600);
  // Leaving for a personal page ends the recording, and sends what there is.
  const flushed = page.waitForRequest(RECORDINGS);
  await view(page, () => follow(page, '/IL/he/my-books'));
  await flushed;
  await view(page, () => page.reload());

  const recordedPage = `${new URL(page.url()).origin}/IL/he/books`;
  expect(requests.length).toBeGreaterThan(0);
  for (const { searchParams } of requests.map((request) => new URL(request.url()))) {
    expect([searchParams.get('$current_url'), searchParams.get('replay_start_url')]).toEqual([
      recordedPage,
      recordedPage,
    ]);
  }
  const recorded: { readonly type: number }[] = requests.flatMap((request) => JSON.parse(request.postData() ?? ''));
  expect(recorded.filter(({ type }) => type === 2)).toHaveLength(1);
  const text = JSON.stringify(recorded);
  expect(text).toContain('book-card');
  const long = words.filter((line) => line.length > 3);
  expect(long.length).toBeGreaterThan(20);
  for (const word of [...long, TYPED, 'secretsecret', '/my-books']) expect(text).not.toContain(word);
  expect(text).not.toMatch(/\p{Script=Hebrew}|"(?:src|srcset|alt|aria-label|poster)":|url\(|data:image|blob:/u);
  for (const [, href] of text.matchAll(/"href":"([^"]*)"/g)) expect(href).toBe(recordedPage);
});

test('§4 analytics: opting out deletes what is stored, and stops batches and recording @he @phone', async ({
  page,
}) => {
  const t = createTranslate('he');
  await openRecordedVisit(page);
  await view(page, () => page.goto('/IL/he'));
  await expect.poll(async () => (await readStored(page)).rows).toBeGreaterThan(1);
  const getId = () => page.evaluate(() => window.mixpanelOfTest.get_distinct_id());
  const before = await getId();
  const choices = page.getByRole('button', { name: t('layout.footer.privacyChoices') });
  await choices.click();
  await page.getByRole('button', { name: t('consent.refuse') }).click();
  await expect.poll(() => readStored(page)).toEqual({ keys: [], rows: 0 });
  const later: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/sandbox\/(?:analytics|pixel)/.test(request.url())) later.push(request.url());
  });
  await follow(page, '/IL/he/privacy-policy');
  await choices.click();
  expect(later).toEqual([]);
  // The recorder may write what it was recording when it was stopped; that is deleted some seconds later.
  await expect.poll(() => readStored(page)).toEqual({ keys: [], rows: 0 });
  // Allowed again, the browser is a new one.
  await page.getByRole('switch', { name: t('consent.analytics.name') }).check();
  await page.getByRole('button', { name: t('consent.save') }).click();
  await expect.poll(getId).not.toBe(before);
  expect(await getId()).toMatch(/^\$device:/);
});
