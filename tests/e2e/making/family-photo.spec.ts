import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { GLASSES, HAIR_STYLES, type Relative, TONES } from '@/lib/illustrator';
import { expectAccessible } from '../support/axe';
import { createDraft, deleteBook, sendReading } from '../support/create-book';
import { createTranslate } from '../support/messages';
import { expectFitting } from '../support/page/fitting';
import { chooseFiles } from '../support/page/hydration';
import { expectNoPicture, recordSent } from '../support/sent-requests';
import { PORTRAIT, weakenDevice } from '../support/steps';
import { expect, type Page, test } from '../support/test';
import { WORKER_TIMEOUT } from '../support/timeouts';

/** A story with parents and grandparents. */
const STORY = { he: 9001, en: 19_001 } as const;
type Language = keyof typeof STORY;

/** Opens the choices of Grandma's looks. */
async function openGrandma(page: Page, language: Language): Promise<string> {
  const t = createTranslate(language);
  const childName = language === 'he' ? 'נועה' : 'Amara';
  const id = await createDraft(page.request, { language, childName, catalogueId: STORY[language] });
  await sendReading(page.request, id, language);
  await page.goto(`/${language === 'he' ? 'IL/he' : 'US/en'}/preview/${id}`);
  await page
    .getByRole('button', { name: t('hero.family.change', { role: 'grandmother' }) })
    .click({ timeout: WORKER_TIMEOUT });
  return id;
}

const readGrandma = async (page: Page, id: string): Promise<Relative | undefined> =>
  (await (await page.request.get(`/api/books/${id}`)).json()).character.family?.grandmother;

/** How many photos the browser keeps. */
const countStoredPhotos = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('gibori-photos');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          if (!opening.result.objectStoreNames.contains('unsent')) return resolve(0);
          const counting = opening.result.transaction('unsent').objectStore('unsent').count();
          counting.onsuccess = () => resolve(counting.result);
          counting.onerror = () => reject(counting.error);
        };
      }),
  );

/** Grandma's own photo, one of nobody, and one of two. */
async function makePhotos() {
  const [own, flipped] = [readFileSync(PORTRAIT), await sharp(PORTRAIT).flop().toBuffer()];
  const empty = sharp({ create: { width: 900, height: 900, channels: 3, background: '#7a9ecd' } });
  const two = sharp(PORTRAIT)
    .extend({ right: 1080, background: '#7a9ecd' })
    .composite([{ input: flipped, left: 1080, top: 0 }]);
  const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });
  return {
    own: file('grandma.jpg', own),
    empty: file('sky.jpg', await empty.jpeg().toBuffer()),
    two: file('two.jpg', await two.jpeg().toBuffer()),
    text: file('list.jpg', Buffer.from('milk, bread, doughnuts')),
  };
}

for (const [language, tag] of [
  ['he', '@he @phone'],
  ['en', '@desktop'],
] as const)
  test(`§10 family: a photo of Grandma that stays here makes choices for the parent (${language}) ${tag}`, async ({
    page,
  }) => {
    const t = createTranslate(language);
    const photos = await makePhotos();
    const id = await openGrandma(page, language);
    const sent = recordSent(page.context());
    const dialog = page.getByRole('dialog');
    // What the parent has chosen before is not lost.
    const band = dialog.getByRole('radio', { name: t('preview.options.headwear.headband') });
    await band.check({ force: true });
    await dialog.getByRole('button', { name: t('hero.family.photo.add') }).click();
    await expect(dialog.locator('#relative-photo-consent')).not.toBeChecked();
    await expectAccessible(page);

    const pick = (photo: Parameters<typeof chooseFiles>[1]) =>
      chooseFiles(dialog.getByTestId('photo-file').first(), photo);
    const go = dialog.getByRole('button', { name: t('hero.family.photo.go') });
    await pick([photos.text]);
    await expect(dialog.getByText(t('errors.photoNotAnImage'))).toBeVisible();
    await pick([photos.empty]);
    await expect(dialog.getByText(t('wizard.photo.coach.noFace.title'))).toBeVisible({ timeout: WORKER_TIMEOUT });
    await go.click();
    await expect(dialog.getByText(t('errors.photoNoFace'))).toBeVisible();
    await pick([photos.two]);
    await expect(dialog.getByText(t('wizard.photo.coach.severalFaces.title'))).toBeVisible();
    await go.click();
    await expect(dialog.getByText(t('errors.photoSeveralFaces'))).toBeVisible();
    await expectAccessible(page);
    await pick([photos.own]);
    const name = t('hero.family.role', { role: 'grandmother' });
    await expect(dialog.getByText(t('wizard.photo.found', { name }))).toBeVisible();
    await go.click();
    await expect(dialog.getByText(t('hero.family.photo.consentNeeded'))).toBeVisible();
    await expectFitting(page);
    await dialog.locator('#relative-photo-consent').check();
    await go.click();

    const notice = dialog.getByTestId('relative-read');
    await expect(notice).toContainText(t('hero.family.photo.gone', { kind: 'woman' }), { timeout: WORKER_TIMEOUT });
    await expect(notice).toBeFocused();
    await expect(dialog.getByText(t('hero.family.photo.asInPhoto')).first()).toBeVisible();
    await expect(band).toBeChecked();
    await expectAccessible(page);
    await expectFitting(page);
    await dialog.getByRole('button', { name: t('hero.family.done') }).click();
    await expect.poll(async () => (await readGrandma(page, id))?.skin).toBeDefined();
    const { headwear, skin, hairColor, eyeColor, hairStyle, glasses, ...others } = (await readGrandma(page, id)) ?? {};
    expect([headwear, others]).toEqual(['headband', {}]);
    expect(TONES.skin.map(({ hex }) => hex)).toContain(skin);
    for (const tone of [hairColor, eyeColor]) expect([undefined, ...listTones()]).toContain(tone);
    expect([undefined, ...HAIR_STYLES]).toContain(hairStyle);
    expect([undefined, ...GLASSES]).toContain(glasses);
    expectNoPicture(sent, [photos.own.buffer, photos.two.buffer, photos.empty.buffer]);
    await expect.poll(() => countStoredPhotos(page)).toBe(0);
    await deleteBook(page.request, id);
  });

const listTones = (): readonly string[] => [...TONES.hairColor, ...TONES.eyeColor].map(({ hex }) => hex);

test('§10 family: the colours of a dog’s fur are found in a photo that stays here @en @phone', async ({ page }) => {
  const t = createTranslate('en');
  const id = await createDraft(page.request, { language: 'en', childName: 'Amara', catalogueId: 10_011 });
  await sendReading(page.request, id, 'en');
  await page.goto(`/US/en/preview/${id}`);
  await page.getByRole('button', { name: t('hero.family.change', { role: 'dog' }) }).click({ timeout: WORKER_TIMEOUT });
  const sent = recordSent(page.context());
  const dialog = page.getByRole('dialog');
  // By the keyboard: the dialog's foot may cover what is half in view.
  await dialog.getByRole('radio', { name: t('hero.family.pet.ears.upright') }).press(' ');
  await dialog.getByRole('button', { name: t('hero.family.photo.add') }).click();
  const field = dialog.getByTestId('photo-file').first();
  await chooseFiles(field, [(await makePhotos()).text]);
  await expect(dialog.getByText(t('errors.photoNotAnImage'))).toBeVisible();
  const black = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#2b2426' } })
    .jpeg()
    .toBuffer();
  await chooseFiles(field, [{ name: 'dog.jpg', mimeType: 'image/jpeg', buffer: black }]);
  await expect(dialog.getByText(t('hero.family.pet.photo.mark'))).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('wizard.photo.cropDone'), exact: true }).click();
  await expect(dialog.getByText(t('hero.family.pet.photo.which'))).toBeVisible();
  await dialog.locator('.candidate-card').first().click({ timeout: WORKER_TIMEOUT });
  await expect(dialog.getByRole('radio', { name: t('hero.family.pet.tones.black') }).first()).toBeChecked();
  await expect(dialog.getByRole('radio', { name: t('hero.family.pet.ears.upright') })).toBeChecked();
  await expectAccessible(page);
  expectNoPicture(sent, [black]);
  await deleteBook(page.request, id);
});

test('§10 family: a device that cannot read photos says so, and the choices stay @en @phone', async ({ page }) => {
  const t = createTranslate('en');
  await weakenDevice(page);
  const id = await openGrandma(page, 'en');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('hero.family.photo.add') }).click();
  await expect(dialog.getByText(t('hero.family.photo.unable', { role: 'grandmother' }))).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('hero.family.photo.byHand') }).click();
  await expect(dialog.getByRole('button', { name: t('hero.family.photo.add') })).toBeFocused();
  await expect(dialog.getByRole('group', { name: t('preview.traits.hairStyle') })).toBeVisible();
  await deleteBook(page.request, id);
});
