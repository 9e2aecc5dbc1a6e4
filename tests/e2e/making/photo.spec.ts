import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '../support/axe';
import { deleteBook } from '../support/create-book';
import { createTranslate } from '../support/messages';
import { chooseFiles, focusButton } from '../support/page/hydration';
import { expect, test } from '../support/shared-page';
import { expectHero, expectRead, openPhotoStep } from '../support/steps';

const PORTRAIT = path.join('tests', 'fixtures', 'portraits', 'nasa-eileen-collins-head.jpg');
const CHILDREN = {
  he: { language: 'he', name: 'נועה', gender: 'girl' },
  en: { language: 'en', name: 'Maya', gender: 'girl' },
} as const;
const isUpload = (url: string) => /\/api\/books\/[0-9a-f-]+\/photo$/.test(url);
const picture = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });

/** Opens the photo step of a new draft. */
async function photoStep(page: Page, language: keyof typeof CHILDREN, options = {}) {
  const [t, child] = [createTranslate(language), CHILDREN[language]];
  const bookId = await openPhotoStep(page, t, child, options);
  const { name } = child;
  const file = page.getByTestId('photo-file').first();
  const send = page.getByRole('button', { name: t('wizard.photo.go', { gender: 'girl', name }) });
  return { t, bookId, name, file, send, found: page.getByText(t('wizard.photo.found', { name })) };
}

test('§5 photo: the first tap opens the dialog of files, even before the page has its scripts @en @phone', async ({
  page,
}) => {
  const { t, bookId } = await photoStep(page, 'en');
  await page.route('**/_next/static/**/*.js', (route) => route.abort());
  await page.reload();
  const chooser = page.waitForEvent('filechooser');
  await page.getByText(t('wizard.photo.gallery'), { exact: true }).click();
  expect((await chooser).isMultiple()).toBe(true);
  await page.unroute('**/_next/static/**/*.js');
  await deleteBook(page.request, bookId);
});

test('several candidates: the best is proposed, the parent chooses, and only that one is uploaded @he @phone', async ({
  page,
}) => {
  const { t, bookId, name, file, send, found } = await photoStep(page, 'he', { sends: true });
  const sent: number[] = [];
  page.on('request', (request) => {
    if (isUpload(request.url())) sent.push(request.postDataBuffer()?.byteLength ?? 0);
  });
  const night = await sharp(PORTRAIT).modulate({ brightness: 0.25 }).jpeg().toBuffer();
  const beside = await sharp(PORTRAIT)
    .extend({ right: 1080, background: '#7a9ecd' })
    .composite([{ input: await sharp(PORTRAIT).flop().toBuffer(), left: 1080, top: 0 }])
    .jpeg()
    .toBuffer();
  await chooseFiles(file, [
    picture('night.jpg', night),
    picture('both.jpg', beside),
    picture('good.jpg', await sharp(PORTRAIT).toBuffer()),
  ]);
  const choices = page.locator('input[name="candidate"]');
  await expect(choices).toHaveCount(3);
  await expect(found).toBeVisible();
  await expect(choices.nth(2)).toBeChecked();
  await expect(page.getByText(t('wizard.photo.several.stay'))).toBeVisible();
  await expectAccessible(page);

  // The parent selects one of two faces, and the photo is cropped around it.
  await choices.nth(1).press(' ');
  await expect(choices.nth(1)).toBeChecked();
  await expect(page.getByText(t('wizard.photo.coach.severalFaces.title'))).toBeVisible();
  await page.getByRole('button', { name: t('wizard.photo.coach.faceOf', { number: 2, total: 2 }) }).click();
  await expect(page.getByText(t('wizard.photo.coach.severalFaces.title'))).toBeHidden();
  expect(sent).toEqual([]);

  await expectRead(page, t);
  await page.getByRole('checkbox').first().check();
  await send.click();
  await expectHero(page, t, { name, gender: 'girl' });
  expect(sent).toHaveLength(1);
  await deleteBook(page.request, bookId);
});

test('a profile is refused with the coach’s advice, also when the parent is faster than the coach @en @phone', async ({
  page,
}) => {
  const { t, bookId, name, file, send } = await photoStep(page, 'en');
  await chooseFiles(file, path.join('tests', 'fixtures', 'children', 'E203.jpg'));
  await page.getByRole('checkbox').first().check();
  await send.click();
  await expect(page.getByText(t('errors.photoNoFace'))).toBeVisible();
  await expect(page.getByText(t('wizard.photo.coach.profile.title', { name, gender: 'girl' }))).toBeVisible();
  await deleteBook(page.request, bookId);
});

test('broken connection: the photo is queued, survives a reload, and is sent when the network is back @en @phone', async ({
  page,
  context,
}) => {
  const { t, bookId, name, file, send, found } = await photoStep(page, 'en', { sends: true });
  await chooseFiles(file, PORTRAIT);
  await expect(found).toBeVisible();
  await page.reload();
  await expect(found).toBeVisible();

  await page.getByRole('checkbox').first().check();
  await context.setOffline(true);
  await send.click();
  await expect(page.getByText(t('wizard.photo.sending.offline'))).toBeVisible();
  await page.getByRole('button', { name: t('wizard.photo.sending.stop') }).click();
  await expect(found).toBeVisible();
  await send.click();
  await expect(page.getByText(t('wizard.photo.sending.offline'))).toBeVisible();
  await context.setOffline(false);
  await expectHero(page, t, { name, gender: 'girl' });
  const left = await page.evaluate(async () => {
    const request = indexedDB.open('gibori-photos');
    await new Promise((resolve) => {
      request.onsuccess = resolve;
    });
    const all = request.result.transaction('unsent').objectStore('unsent').count();
    return new Promise((resolve) => {
      all.onsuccess = () => resolve(all.result);
    });
  });
  expect(left).toBe(0);
  await deleteBook(page.request, bookId);
});

for (const [language, tag] of [
  ['he', '@he @phone'],
  ['en', '@en @desktop'],
] as const)
  test(`§2 "Image upload instructions": opens by keyboard from the step, is readable, and returns the focus ${tag}`, async ({
    page,
  }) => {
    const { t } = await photoStep(page, language);
    const open = page.getByRole('button', { name: t('wizard.photo.guide.open') });
    await focusButton(open);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: t('wizard.photo.guide.title') });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('listitem')).toHaveCount(9);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(open).toBeFocused();
  });
