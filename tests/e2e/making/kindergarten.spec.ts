import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ClassView } from '@/lib/kindergarten';
import { isolate } from '@/lib/platform/text/isolate';
import { expectAccessible } from '../support/axe';
import { describeHeroes } from '../support/class-children';
import { dropJobs } from '../support/drop-jobs';
import { createTranslate } from '../support/messages';
import { getCode, waitForMessage } from '../support/outbox';
import { chooseFiles } from '../support/page/hydration';
import { allowMeasuring, expectPurchase } from '../support/page/measured';
import { expectNoPicture, recordSent } from '../support/sent-requests';
import { newParent } from '../support/steps';
import { expect, type Page, test } from '../support/test';
import { WORKER_TIMEOUT } from '../support/timeouts';

const CASES = {
  he: {
    country: 'IL',
    kindergarten: 'גן רימון',
    names: ['נועה', 'איתי', 'מאיה', 'דניאל', 'תמר', 'יונתן', 'שירה', 'אורי', 'רוני', 'עידו', 'ליה', 'אדם'],
  },
  en: { country: 'US', names: ['Noah', 'Maya', 'Liam', 'Zoe'] },
} as const;
const PHOTOS = ['A002', 'A101', 'A106', 'B101'].map((name) =>
  readFileSync(path.join('tests', 'fixtures', 'children', `${name}.jpg`)),
);

async function readClass(page: Page): Promise<ClassView> {
  const { class: view } = await (await page.request.get('/api/kindergarten/current')).json();
  return view;
}

/** Children of the class with a hero; gender and age may still be asked. */
const countDrawn = async (page: Page) =>
  (await readClass(page)).children.filter(({ missing }) => !missing.includes('photo')).length;

/** Children of the class whose books lack nothing. */
const countComplete = async (page: Page) =>
  (await readClass(page)).children.filter(({ missing }) => missing.length === 0).length;

/** A photo of its own for each child: the same bytes are one file. */
const createPhoto = (name: string, index: number) => ({
  name: `${name}.jpg`,
  mimeType: 'image/jpeg',
  buffer: Buffer.concat([PHOTOS[index % PHOTOS.length] as Buffer, Buffer.from([index])]),
});

/** Opens the page of a new class, whose school declares that it may use its photos. */
async function openDeclared(page: Page, language: 'he' | 'en'): Promise<void> {
  await page.goto(`/${CASES[language].country}/${language}/kindergarten`);
  await page.locator('#school-declaration').check({ force: true });
  await expect.poll(async () => (await readClass(page))?.declared).toBe(true);
}

const deleteClass = async (page: Page) =>
  page.request.delete(`/api/kindergarten/${(await readClass(page)).id}`, {
    headers: { 'x-requested-with': 'gibori' },
  });

test('§2 /kindergarten: a class of twelve on a phone, from the first field to the books @he @phone', async ({
  page,
  request,
}) => {
  const t = createTranslate('he');
  const { country, kindergarten, names } = CASES.he;
  const teacher = newParent(country);
  await allowMeasuring(page.context());
  await page.goto(`/${country}/he/kindergarten`);
  await expectAccessible(page);

  await test.step('details are saved by themselves', async () => {
    await page.getByLabel(t('kindergarten.details.kindergartenName')).fill(kindergarten);
    await page.getByLabel(t('kindergarten.details.contactName')).fill('Dana Levi');
    await page.getByLabel(t('kindergarten.details.email')).fill(teacher.email);
    await page.locator('input[name="catalogueId"]').first().check({ force: true });
    await page.locator('input[name="bookType"][value="digital"]').check({ force: true });
    await expect.poll(async () => (await readClass(page))?.kindergartenName).toBe(kindergarten);
  });

  await test.step('a list is pasted with an age that no book is for; photos need the declaration first', async () => {
    await page.getByRole('button', { name: t('kindergarten.children.import') }).click();
    await page.getByLabel(t('kindergarten.import.paste')).fill(`${names[0]}\t4\n${names[1]}\t14`);
    await expect(page.getByText(t('kindergarten.import.faults', { count: 1 }))).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: t('kindergarten.import.add', { added: 2 }) }).click();
    await expect.poll(async () => (await readClass(page)).children.length).toBe(2);
    await chooseFiles(page.getByTestId('class-photos'), [createPhoto(names[0], 0)]);
    await expect(page.getByText(t('kindergarten.photos.declareFirst', { count: 1 }))).toBeVisible();
    await page.locator('#school-declaration').check({ force: true });
    await expect.poll(async () => (await readClass(page)).declared).toBe(true);
  });

  await test.step('what was chosen before the declaration goes in by itself after it', async () => {
    await expect.poll(() => countDrawn(page), { timeout: WORKER_TIMEOUT }).toBe(1);
    expect((await readClass(page)).children).toHaveLength(2);
  });

  await test.step('photos name their children, through a reload and a lost line; what is no photo says why', async () => {
    const photos = names.slice(0, 3).map(createPhoto);
    const sent: string[] = [];
    page.on('response', (response) => {
      if (/\/(photo|reading)$/.test(response.url()) && response.ok()) sent.push(response.url());
    });
    const wrong = { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no photo') };
    await chooseFiles(page.getByTestId('class-photos'), [...photos.slice(0, 2), wrong]);
    await expect(page.getByText(t('kindergarten.photos.failed', { count: 1 }))).toBeVisible({
      timeout: WORKER_TIMEOUT,
    });
    await page.reload();
    await expect(page.getByTestId('class-photos')).toBeAttached();
    await page.context().setOffline(true);
    await chooseFiles(page.getByTestId('class-photos'), photos);
    await expect(page.locator('[data-phase="offline"]').first()).toBeVisible();
    await page.context().setOffline(false);
    await expect.poll(() => countDrawn(page), { timeout: WORKER_TIMEOUT }).toBe(3);
    expect(new Set(sent).size).toBe(sent.length);
    const { children } = await readClass(page);
    expect(children.map(({ name }) => name).sort()).toEqual(names.slice(0, 3).sort());
  });

  await test.step('the others come from a list', async () => {
    const others = names.slice(3);
    // The dialog is loaded by a line that has just come back.
    await expect(async () => {
      if (await page.getByRole('dialog').isHidden())
        await page.getByRole('button', { name: t('kindergarten.children.import') }).click();
      await expect(page.getByLabel(t('kindergarten.import.paste'))).toBeVisible({ timeout: 5000 });
    }).toPass({ timeout: WORKER_TIMEOUT });
    await page.getByLabel(t('kindergarten.import.paste')).fill(others.map((name) => `${name}\t4`).join('\n'));
    await page.getByRole('button', { name: t('kindergarten.import.add', { added: others.length }) }).click();
    await expect.poll(async () => (await readClass(page)).children.length).toBe(12);
    await describeHeroes(page.request);
    await page.reload();
    await expect.poll(() => countDrawn(page)).toBe(12);
    const goOn = t('kindergarten.start.continue', { kindergarten: isolate(kindergarten), count: 12 });
    await expect(page.getByRole('link', { name: goOn })).toBeVisible();
    expect((await readClass(page)).children.every(({ gender }) => gender === null)).toBe(true);
  });

  await test.step('nobody is a boy or five years old until the teacher says so; Ctrl+Z takes it back', async () => {
    await page.getByRole('button', { name: t('kindergarten.children.unknown.girls') }).click();
    await expect.poll(async () => (await readClass(page)).children.every(({ gender }) => gender === 'girl')).toBe(true);
    await page.getByRole('button', { name: t('kindergarten.children.undoPaste') }).click();
    await expect.poll(async () => (await readClass(page)).children.every(({ gender }) => gender === null)).toBe(true);
    await page.getByRole('button', { name: t('kindergarten.children.unknown.boys') }).click();
    await page.getByRole('button', { name: t('kindergarten.children.unknown.age', { age: 5 }) }).click();
    await expect.poll(() => countComplete(page)).toBe(12);
  });

  await test.step('one order, one payment', async () => {
    await page.getByRole('button', { name: t('kindergarten.summary.order') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t('account.verify.prefix')).selectOption(teacher.country);
    await dialog.getByLabel(t('account.verify.phone'), { exact: true }).fill(teacher.typed);
    await dialog.getByLabel(t('account.verify.email')).fill(teacher.email);
    await dialog.locator('input[name="termsAccepted"]').check();
    await dialog.locator('input[name="smsConsent"]').check();
    await dialog.getByRole('button', { name: t('account.verify.send') }).click();
    const code = dialog.getByLabel(t('account.verify.code'), { exact: true });
    await code.fill(getCode(await waitForMessage(request, teacher.e164)));
    await expect(page).toHaveURL(/\/sandbox\/checkout\//);
    await page.getByTestId('sandbox-pay').click();
    // The books are being drawn: the dialog may be closed, and the work goes on.
    await expect(page.getByRole('dialog', { name: t('kindergarten.books.progressTitle') })).toBeVisible({
      timeout: WORKER_TIMEOUT,
    });
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      t('kindergarten.books.title', { kindergarten: `\u2068${kindergarten}\u2069` }),
    );
    await expectAccessible(page);
  });

  await test.step('the purchase of a class is measured as one', async () => {
    const [, classId] = /\/kindergarten\/([\w-]+)/.exec(page.url()) ?? [];
    const { orderNumber } = await (await page.request.get(`/api/kindergarten/${classId}/books`)).json();
    await expectPurchase(request, orderNumber);
    await dropJobs(orderNumber);
  });

  await test.step('my-books shows one order for the class', async () => {
    await page.goto(`/${country}/he/my-books`);
    await expect(page.getByRole('heading', { name: kindergarten })).toBeVisible();
    await expectAccessible(page);
    const { width } = page.viewportSize() ?? { width: 0 };
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });

  await test.step('the form is a new one, and leads to the class that was ordered', async () => {
    await page.goto(`/${country}/he/kindergarten`);
    await expect(page.getByText(t('kindergarten.form.ordered', { kindergarten: isolate(kindergarten) }))).toBeVisible();
    await expect(
      page.getByRole('link', { name: t('kindergarten.start.books', { kindergarten: isolate(kindergarten) }) }),
    ).toBeVisible();
  });
});

test(`rulings "Photos and names": class photos are read on the teacher's device, no request has a picture @he @phone`, async ({
  page,
}) => {
  const t = createTranslate('he');
  const { names } = CASES.he;
  const files = names.slice(0, 4).map(createPhoto);
  const photos = files.map(({ buffer }) => buffer);
  const sent = recordSent(page.context());
  await openDeclared(page, 'he');
  const note = page.getByRole('region', { name: t('kindergarten.photos.reading.title') });
  await expect(note.getByRole('listitem')).toHaveCount(6);
  await chooseFiles(page.getByTestId('class-photos'), files.slice(0, 3));
  const rows = page.locator('.class-upload[data-sent="reading"]');
  await expect(rows).toHaveCount(3, { timeout: WORKER_TIMEOUT });
  await expect(rows.first()).toContainText(t('kindergarten.photos.states.done.reading'));
  const { children } = await readClass(page);
  expect(children.map(({ photoUrl, readOnDevice }) => [photoUrl, readOnDevice])).toEqual(
    children.map(() => [null, true]),
  );
  // The drawn hero stands in its row, where no photo is stored.
  await expect(page.locator('.class-thumbnail img').first()).toBeVisible({ timeout: WORKER_TIMEOUT });
  await expectAccessible(page);

  await test.step('the hero is corrected beside its photo, and the last touch is saved as the dialog closes', async () => {
    const name = names[1];
    const open = page.getByRole('button', { name: t('kindergarten.children.changeReading', { name }) });
    await open.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('img', { name: t('kindergarten.hero.photoAlt', { name }) })).toBeVisible();
    await dialog.getByRole('tab', { name: t('preview.groups.extras') }).click();
    const patched = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
    await dialog.locator('input[name="glasses"]:not(:checked)').first().check({ force: true });
    await page.keyboard.press('Escape');
    expect((await patched).ok()).toBe(true);
    await open.click();
    await dialog.getByRole('button', { name: t('kindergarten.hero.looksRight') }).click();
    await expect(dialog).toBeHidden();
    await expect
      .poll(async () => (await readClass(page)).children.find((child) => child.name === name)?.unsureTraits)
      .toEqual([]);
  });

  await test.step('another photo in the dialog of a child stays here too', async () => {
    const name = names[0];
    await page.getByRole('button', { name: t('kindergarten.children.changeReading', { name }) }).click();
    const dialog = page.getByRole('dialog');
    // This photo leaves the hair in doubt, so that the dialog begins with a question.
    await dialog.getByRole('button', { name: t('hero.candidates.none') }).click();
    await expect(dialog.getByRole('tablist')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: t('kindergarten.hero.anotherPhoto') }).click();
    await expect(dialog.getByText(t('wizard.photo.keptReading', { name }))).toBeVisible();
    await expect(dialog.getByRole('button', { name: t('kindergarten.hero.savePhoto') })).toBeHidden();
    await chooseFiles(dialog.getByTestId('photo-file').first(), files.slice(3));
    await expect(dialog.getByTestId('reading').getByRole('listitem').first()).toBeVisible({
      timeout: WORKER_TIMEOUT,
    });
    await expectAccessible(page);
    const saved = page.waitForResponse(/\/reading$/);
    await dialog.getByRole('button', { name: t('kindergarten.hero.savePhoto') }).click();
    expect((await saved).ok()).toBe(true);
    await expect(dialog).toBeHidden();
  });

  await test.step('a row with what was read is removed only when it is confirmed', async () => {
    const name = names[0];
    await page.getByRole('button', { name: t('kindergarten.children.remove', { name }) }).click();
    const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await expect(dialog.getByText(t('kindergarten.children.removal.textRead'))).toBeVisible();
    await dialog.getByRole('button', { name: t('kindergarten.children.removal.confirm'), exact: true }).click();
    await expect.poll(async () => (await readClass(page)).children.length).toBe(2);
  });
  expect(sent.filter((request) => request.url().endsWith('/reading'))).toHaveLength(4);
  expectNoPicture(sent, photos);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await deleteClass(page);
});

test('a weak device sends the class photos and says so beforehand and in each row @en @phone', async ({ page }) => {
  const t = createTranslate('en');
  await page.addInitScript(() => Object.defineProperty(navigator, 'deviceMemory', { value: 1 }));
  await openDeclared(page, 'en');
  await expect(page.getByText(t('kindergarten.photos.reading.unableTitle'))).toBeVisible();
  await chooseFiles(page.getByTestId('class-photos'), CASES.en.names.slice(0, 2).map(createPhoto));
  const rows = page.locator('.class-upload[data-sent="photo"]');
  await expect(rows).toHaveCount(2, { timeout: WORKER_TIMEOUT });
  await expect(rows.first()).toContainText(t('kindergarten.photos.states.done.photo'));
  await expect(page.getByText(t('kindergarten.photos.photosSent', { count: 2 }))).toBeVisible();
  for (const { photoUrl, readOnDevice } of (await readClass(page)).children) {
    expect([photoUrl === null, readOnDevice]).toEqual([false, false]);
  }
  await deleteClass(page);
});
