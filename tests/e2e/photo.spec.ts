import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from './support/axe';
import { createTranslate } from './support/messages';
import { expectHero } from './support/steps';

const PORTRAIT = path.join('tests', 'fixtures', 'portraits', 'nasa-eileen-collins-head.jpg');
const CHILD = { he: { childName: 'נועה', catalogueId: 1 }, en: { childName: 'Maya', catalogueId: 10_001 } } as const;
const isUpload = (url: string) => /\/api\/books\/[0-9a-f-]+\/photo$/.test(url);
const picture = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });

/** Opens a draft's photo step in the browser's language. */
async function photoStep(page: Page) {
  const language = (await page.evaluate(() => navigator.language)).startsWith('he') ? 'he' : 'en';
  const [t, child] = [createTranslate(language), CHILD[language]];
  await page.goto(`/${language}/wizard`);
  const created = await page.evaluate(
    async (draft) => {
      const headers = {
        'content-type': 'application/json',
        'x-requested-with': 'gibori',
        'idempotency-key': crypto.randomUUID(),
      };
      const answer = await fetch('/api/books/create', { method: 'POST', headers, body: JSON.stringify(draft) });
      return answer.json();
    },
    { ...child, language, gender: 'girl', age: 5 },
  );
  await page.goto(`/${language}/wizard?step=photo&draft=${created.id}`);
  const name = child.childName;
  await expect(page.getByRole('heading', { level: 1, name: t('wizard.photo.title', { name }) })).toBeVisible();
  const file = page.getByTestId('photo-file').first();
  const send = page.getByRole('button', { name: t('wizard.photo.go', { gender: 'girl', name }) });
  return { t, name, file, send, found: page.getByText(t('wizard.photo.found', { name })) };
}

test('several candidates: the best is proposed, the parent chooses, and only that one is uploaded @phone', async ({
  page,
}) => {
  const { t, name, file, send, found } = await photoStep(page);
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
  await file.setInputFiles([
    picture('night.jpg', night),
    picture('both.jpg', beside),
    picture('good.jpg', await sharp(PORTRAIT).toBuffer()),
  ]);
  const choices = page.locator('input[name="candidate"]');
  await expect(choices).toHaveCount(3);
  await expect(found).toBeVisible({ timeout: 30_000 });
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

  await page.getByRole('checkbox').first().check();
  await send.click();
  await expectHero(page, t, { name, gender: 'girl' });
  expect(sent).toHaveLength(1);
});

test('broken connection: the photo is queued, survives a reload, and is sent when the network is back @phone', async ({
  page,
  context,
}) => {
  const { t, name, file, send, found } = await photoStep(page);
  await file.setInputFiles(PORTRAIT);
  await expect(found).toBeVisible({ timeout: 30_000 });
  await page.reload();
  await expect(found).toBeVisible({ timeout: 30_000 });

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
});

test('§2 "Image upload instructions": opens by keyboard from the step, is readable, and returns the focus', async ({
  page,
}) => {
  const { t } = await photoStep(page);
  const open = page.getByRole('button', { name: t('wizard.photo.guide.open') });
  await open.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: t('wizard.photo.guide.title') });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveCount(9);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
});
