import { readFileSync } from 'node:fs';
import path from 'node:path';
import { send } from '../support/api';
import { expectAccessible } from '../support/axe';
import { createDraft, deleteBook, sendReading } from '../support/create-book';
import { createTranslate } from '../support/messages';
import { expectFitting } from '../support/page/fitting';
import { chooseFiles } from '../support/page/hydration';
import { expectNoPicture, recordSent } from '../support/sent-requests';
import { weakenDevice } from '../support/steps';
import { expect, type Page, test } from '../support/test';
import { WORKER_TIMEOUT } from '../support/timeouts';

/** Stories that are told of two and of three. */
const STORIES = { second: { he: 10, en: 10_010 }, third: { he: 1, en: 10_001 } } as const;
const NAMES = {
  he: { first: 'נועה', second: 'איתי', third: 'תמר' },
  en: { first: 'Amara', second: 'Theo', third: 'Maya' },
} as const;
const GENDERS = { second: 'boy', third: 'girl' } as const;
const PHOTO = path.join('tests', 'fixtures', 'children', 'B207.jpg');

type Language = keyof typeof NAMES;
type Place = keyof typeof STORIES;

/** The editor of a hero with a brother, and for a third one a sister, of whom nothing but name, gender and age is told. */
async function openWithAdded(page: Page, language: Language, last: Place): Promise<string> {
  const { first: childName, ...names } = NAMES[language];
  const id = await createDraft(page.request, { language, childName, catalogueId: STORIES[last][language] });
  await sendReading(page.request, id, language);
  for (const place of last === 'third' ? (['second', 'third'] as const) : (['second'] as const)) {
    const hero = { name: names[place], gender: GENDERS[place], age: 4 };
    await send(page.request, 'PATCH', `/api/books/${id}`, { [place]: hero });
  }
  await page.goto(`/${language === 'he' ? 'IL/he' : 'US/en'}/preview/${id}`);
  return id;
}

const read = async (page: Page, id: string) => (await page.request.get(`/api/books/${id}`)).json();

for (const [language, place, tag] of [
  ['he', 'second', '@he @phone'],
  ['en', 'second', '@desktop'],
  ['he', 'third', '@he @phone'],
] as const)
  test(`§10 heroes together: the ${place} is drawn from a photo that stays here, until it is deleted (${language}) ${tag}`, async ({
    page,
  }) => {
    const t = createTranslate(language);
    const { first: name, [place]: second } = NAMES[language];
    const gender = GENDERS[place];
    const id = await openWithAdded(page, language, place);
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
    expect(sent.filter((request) => request.url().endsWith(`/${place}`))).toEqual([]);
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
    expect(after).toMatchObject({ addedReadOnDevice: [place], added: before.added });
    expect(after.character[place].faceShape).not.toEqual(before.character[place].faceShape);
    expect(after.character[place]).toMatchObject({ gender, age: 4 });
    // Of the others nothing changes.
    const rest = (look: Record<string, unknown>) => ({ ...look, [place]: null });
    expect(rest(after.character)).toEqual(rest(before.character));
    expectNoPicture(sent, [readFileSync(PHOTO)]);
    await expectAccessible(page);

    const leave = place === 'third' ? t('hero.second.removeOne', { second }) : t('hero.second.remove', { name });
    await page.getByRole('button', { name: leave }).click();
    await expect(dialog).toContainText(t('hero.second.photo.leaves', { second }));
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await page.getByRole('button', { name: t('hero.second.photo.delete.now', { second }) }).click();
    await expect(dialog.getByText(t('hero.second.photo.delete.text', { second, gender }))).toBeVisible();
    await dialog.getByRole('button', { name: t('hero.second.photo.delete.confirm'), exact: true }).click();
    await expect(page.getByRole('button', { name: t('hero.second.photo.add', { second }) })).toBeVisible();
    const left = await read(page, id);
    expect(left).toMatchObject({ addedReadOnDevice: [], readOnDevice: true });
    expect(left.character[place].faceShape).toEqual(before.character[place].faceShape);
    expect(left.character[place].hairShape).toBeUndefined();
    await deleteBook(page.request, id);
  });

test('§10 heroes together: a device that cannot read photos says so and offers the looks @en @phone', async ({
  page,
}) => {
  const t = createTranslate('en');
  const { second } = NAMES.en;
  await weakenDevice(page);
  const id = await openWithAdded(page, 'en', 'second');
  await page.getByRole('button', { name: t('hero.second.photo.add', { second }) }).click({ timeout: WORKER_TIMEOUT });
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(t('hero.second.photo.unable', { second }))).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('hero.second.photo.byHand') }).click();
  await expect(page.getByRole('radio', { name: second })).toBeChecked();
  await deleteBook(page.request, id);
});
