import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expectAccessible } from '../support/axe';
import { createDraft, deleteBook, sendReading } from '../support/create-book';
import { createTranslate } from '../support/messages';
import { expectFitting } from '../support/page/fitting';
import { chooseFiles } from '../support/page/hydration';
import { expectNoPicture, recordSent } from '../support/sent-requests';
import { weakenDevice } from '../support/steps';
import { expect, type Page, test } from '../support/test';
import { WORKER_TIMEOUT } from '../support/timeouts';

/** A story that is told of two. */
const STORY = { he: 9001, en: 19_001 } as const;
const NAMES = { he: ['נועה', 'איתי'], en: ['Amara', 'Theo'] } as const;
const PHOTO = path.join('tests', 'fixtures', 'children', 'B207.jpg');

type Language = keyof typeof STORY;

/** The editor of a hero with a brother who is described by nothing but name, gender and age. */
async function openWithBrother(page: Page, language: Language): Promise<string> {
  const [childName, name] = NAMES[language];
  const id = await createDraft(page.request, { language, childName, catalogueId: STORY[language] });
  await sendReading(page.request, id, language);
  const second = { name, gender: 'boy', age: 4 };
  const headers = { 'x-requested-with': 'gibori' };
  expect((await page.request.patch(`/api/books/${id}`, { headers, data: { second } })).status()).toBe(200);
  await page.goto(`/${language === 'he' ? 'IL/he' : 'US/en'}/preview/${id}`);
  return id;
}

const read = async (page: Page, id: string) => (await page.request.get(`/api/books/${id}`)).json();

for (const [language, tag] of [
  ['he', '@he @phone'],
  ['en', '@desktop'],
] as const)
  test(`§10 two heroes: a brother is drawn from a photo that stays here, until it is deleted (${language}) ${tag}`, async ({
    page,
  }) => {
    const t = createTranslate(language);
    const [, second] = NAMES[language];
    const id = await openWithBrother(page, language);
    const before = await read(page, id);
    const sent = recordSent(page.context());
    await page.getByRole('button', { name: t('hero.second.photo.add', { second }) }).click({ timeout: WORKER_TIMEOUT });
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await chooseFiles(dialog.getByTestId('photo-file').first(), PHOTO);
    await expect(dialog.getByTestId('reading')).toContainText(t('wizard.photo.reading.sent'), {
      timeout: WORKER_TIMEOUT,
    });
    await expectAccessible(page);
    await expectFitting(page);
    const go = dialog.getByRole('button', { name: t('hero.second.photo.go', { second }) });
    await go.click();
    await expect(dialog.getByText(t('errors.photoConsentRequired'))).toBeVisible();
    expect(sent.filter((request) => request.url().endsWith('/second'))).toEqual([]);
    await dialog.locator('#added-photo-consent').check();
    await go.click();
    // Where the photo leaves a doubt, the parent is asked which drawing is closer.
    const first = dialog.locator('.candidate-card').first();
    const added = page.getByRole('button', { name: t('hero.second.photo.another', { second }) });
    await expect(first.or(added).first()).toBeVisible({ timeout: WORKER_TIMEOUT });
    if (await first.isVisible()) {
      await expectAccessible(page);
      await first.click({ timeout: WORKER_TIMEOUT });
    }
    await expect(added).toBeVisible({ timeout: WORKER_TIMEOUT });
    await expect(dialog).toBeHidden();
    const after = await read(page, id);
    expect(after).toMatchObject({ secondReadOnDevice: true, second: { age: 4 } });
    expect(after.character.second.faceShape).not.toEqual(before.character.second.faceShape);
    expect(after.character.second).toMatchObject({ gender: 'boy', age: 4 });
    expectNoPicture(sent, [readFileSync(PHOTO)]);
    await expectAccessible(page);

    await page.getByRole('button', { name: t('hero.second.photo.delete.now', { second }) }).click();
    await expect(dialog.getByText(t('hero.second.photo.delete.text', { second, gender: 'boy' }))).toBeVisible();
    await dialog.getByRole('button', { name: t('hero.second.photo.delete.confirm'), exact: true }).click();
    await expect(page.getByRole('button', { name: t('hero.second.photo.add', { second }) })).toBeVisible();
    const left = await read(page, id);
    expect(left).toMatchObject({ secondReadOnDevice: false, readOnDevice: true });
    expect(left.character.second.faceShape).toEqual(before.character.second.faceShape);
    expect(left.character.second.hairShape).toBeUndefined();
    await deleteBook(page.request, id);
  });

test('§10 two heroes: a device that cannot read photos says so and offers the looks @en @phone', async ({ page }) => {
  const t = createTranslate('en');
  const [, second] = NAMES.en;
  await weakenDevice(page);
  const id = await openWithBrother(page, 'en');
  await page.getByRole('button', { name: t('hero.second.photo.add', { second }) }).click({ timeout: WORKER_TIMEOUT });
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(t('hero.second.photo.unable', { second }))).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('hero.second.photo.byHand') }).click();
  await expect(page.getByRole('radio', { name: second })).toBeChecked();
  await deleteBook(page.request, id);
});
