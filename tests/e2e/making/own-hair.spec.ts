import path from 'node:path';
import type { DraftView } from '@/lib/books';
import { expectAccessible } from '../support/axe';
import { createTranslate } from '../support/messages';
import { expectDrawn, readPicture } from '../support/page/pictures';
import { expectHero, openPhotoStep, uploadPhoto } from '../support/steps';
import { expect, test } from '../support/test';

const PHOTO = path.join('tests', 'fixtures', 'children', 'A101.jpg');
const CHILD = { language: 'he', name: 'נועה', gender: 'girl' } as const;

test('§4 preview: another hair style is tried, and the hair of the photo comes back @he @real @phone', async ({
  page,
}) => {
  const { name, gender } = CHILD;
  const t = createTranslate(CHILD.language);
  const id = await openPhotoStep(page, t, CHILD);
  await uploadPhoto(page, t, CHILD, PHOTO);
  await expectHero(page, t, { name, gender });

  const openHair = () => page.getByRole('tab', { name: t('preview.groups.hair') }).click();
  const styles = page.getByRole('group', { name: t('preview.traits.hairStyle') });
  const own = styles.getByRole('radio', { name: t('preview.hair.own'), exact: true });
  const afro = styles.getByRole('radio', { name: t('preview.hair.afro'), exact: true });
  const expectSaved = (isSaved: (draft: DraftView) => boolean) =>
    expect.poll(async () => isSaved(await (await page.request.get(`/api/books/${id}`)).json())).toBe(true);

  await openHair();
  await expect(own).toBeChecked();
  await expect(styles.getByRole('radio').first()).toHaveAttribute('value', 'own');
  await expect(styles.locator('.own-hair-portrait')).toBeVisible();
  await expectDrawn([await readPicture(styles.locator('.own-hair-portrait'))]);
  // No link of the hero's card above is half under the header.
  await styles.evaluate((group) => group.scrollIntoView());
  await expectAccessible(page);

  await afro.check();
  await expect(own).not.toBeChecked();
  await expectSaved(({ character }) => character?.hairStyle === 'afro' && character.hairShape === undefined);
  // The choice and the hair of the photo outlive a reload.
  await page.reload();
  await openHair();
  await expect(afro).toBeChecked();
  await expect(styles.locator('.own-hair-portrait')).toBeVisible();

  // From the first style of the list, an arrow key leads back to the tile before it.
  await styles.getByRole('radio').nth(1).check();
  await page.keyboard.press('ArrowUp');
  await expect(own).toBeFocused();
  await expect(own).toBeChecked();
  await expectSaved(
    ({ character, firstCharacter }) =>
      character?.hairShape !== undefined && JSON.stringify(character) === JSON.stringify(firstCharacter),
  );
  await page.reload();
  await openHair();
  await expect(own).toBeChecked();
});
