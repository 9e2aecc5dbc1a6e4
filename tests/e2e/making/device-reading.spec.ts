import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { DraftView } from '@/lib/books';
import { expectAccessible } from '../support/axe';
import { deleteBook } from '../support/create-book';
import { createTranslate } from '../support/messages';
import { expectFitting } from '../support/page/fitting';
import { chooseFiles } from '../support/page/hydration';
import { expectNoPicture, recordSent } from '../support/sent-requests';
import { clickNext, expectHero, expectRead, openPhotoStep, uploadPhoto, weakenDevice } from '../support/steps';
import { expect, type Page, test } from '../support/test';
import { WORKER_TIMEOUT } from '../support/timeouts';

const CHILDREN = {
  he: { language: 'he', name: 'נועה', gender: 'girl' },
  en: { language: 'en', name: 'Maya', gender: 'girl' },
} as const;
const childFile = (id: string) => path.join('tests', 'fixtures', 'children', `${id}.jpg`);

const getDraft = async (page: Page, id: string): Promise<DraftView> =>
  (await page.request.get(`/api/books/${id}`)).json();

test("a photo is read on the parent's device: no request of the whole road has a picture @he @phone", async ({
  page,
}) => {
  const [t, child] = [createTranslate('he'), CHILDREN.he];
  const photo = readFileSync(childFile('B207'));
  const sent = recordSent(page.context());
  const id = await openPhotoStep(page, t, child);
  await chooseFiles(page.getByTestId('photo-file').first(), childFile('B207'));
  await expectRead(page, t);
  await expect(page.getByTestId('reading')).toContainText(t('wizard.photo.reading.check'));
  await expectAccessible(page);
  expect(
    sent.map((request) => request.url()),
    'nothing is sent before the consent',
  ).toEqual([]);
  await clickNext(page, t('wizard.photo.go', child));
  await expect(page.getByText(t('errors.photoConsentRequired'))).toBeVisible();
  expect(sent).toEqual([]);

  await page.locator('#photo-consent').check();
  await clickNext(page, t('wizard.photo.go', child));
  await expectHero(page, t, child);
  await expect(page.getByText(t('preview.passport.sourceDevice'))).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  expect(sent.filter((request) => request.url().endsWith('/reading'))).toHaveLength(1);
  expectNoPicture(sent, [photo]);
  expect(await getDraft(page, id)).toMatchObject({ photo: null, readOnDevice: true });
  await deleteBook(page.request, id);
});

test('the device reads what the server reads from the same file @en @desktop', async ({ page }) => {
  const [t, child] = [createTranslate('en'), CHILDREN.en];
  for (const file of ['A200', 'C210']) {
    const id = await openPhotoStep(page, t, child);
    await chooseFiles(page.getByTestId('photo-file').first(), childFile(file));
    await expectRead(page, t);
    await expectFitting(page);
    await page.locator('#photo-consent').check();
    const request = page.waitForRequest(/\/reading$/);
    await clickNext(page, t('wizard.photo.go', child));
    const { consent: _, ...hero } = (await request).postDataJSON();
    expect(toCoarse(hero), file).toEqual(toCoarse(await readOnServer(file)));
    await deleteBook(page.request, id);
  }
});

/** What the server reads. Only the process that asks compiles the reading of photos. */
async function readOnServer(file: string) {
  const { closeFaceReader, normalizePhoto, readFace } = await import('@/lib/photos/server');
  const { readHero } = await import('@/lib/illustrator/character/read-hero');
  try {
    const photo = await normalizePhoto(readFileSync(childFile(file)));
    if (!photo.ok) throw new Error(photo.code);
    const reading = await readFace(photo.value.picture);
    if (!reading.ok) throw new Error(reading.code);
    return readHero(reading.value, { age: 5, gender: 'girl' });
  } finally {
    await closeFaceReader();
  }
}

/** Hundredths: the same kernels may add in another order. */
const toCoarse = (value: object) =>
  JSON.parse(JSON.stringify(value), (_, part) => (typeof part === 'number' ? Math.round(part * 100) / 100 : part));

test('a weak device sends the photo, says so, and asks for that consent @he @phone', async ({ page }) => {
  const [t, child] = [createTranslate('he'), CHILDREN.he];
  await weakenDevice(page);
  const id = await openPhotoStep(page, t, child);
  await chooseFiles(page.getByTestId('photo-file').first(), childFile('B207'));
  await expect(page.getByText(t('wizard.photo.reading.failed'))).toBeVisible();
  await page.locator('#photo-consent').check();
  await clickNext(page, t('wizard.photo.go', child));
  await expectHero(page, t, child);
  const draft = await getDraft(page, id);
  expect(draft.photo).not.toBeNull();
  expect(draft.readOnDevice).toBe(false);
  await deleteBook(page.request, id);
});

test('both models are drawn from what the device has read: no photo is sent for either @en @phone', async ({
  page,
}) => {
  const [t, child] = [createTranslate('en'), CHILDREN.en];
  const sent = recordSent(page.context());
  const id = await openPhotoStep(page, t, child);
  await uploadPhoto(page, t, child, childFile('B207'));
  await expectHero(page, t, child);
  const portrait = t('preview.passport.portraitAlt', { name: child.name, model: 'advanced' });
  await expect(page.getByRole('img', { name: portrait })).toBeVisible({ timeout: WORKER_TIMEOUT });
  await expect(page.locator('input[name="imageModel"][value="advanced"]')).toBeEnabled();
  await expectAccessible(page);
  expectNoPicture(sent, [readFileSync(childFile('B207'))]);
  await deleteBook(page.request, id);
});
