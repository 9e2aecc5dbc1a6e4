import { expectAccessible } from '../support/axe';
import { deleteBook } from '../support/create-book';
import { createTranslate } from '../support/messages';
import { expect, test } from '../support/shared-page';
import { approveHero, chooseBook, fillChild, openPhotoStep } from '../support/steps';
import { WORKER_TIMEOUT } from '../support/timeouts';

const CHILD = { language: 'he', name: 'נועה', gender: 'girl' } as const;

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('§9 redraws: the hero is redrawn, selected, corrected and offered for the next book @he @phone', async ({
  page,
}) => {
  const { name, gender } = CHILD;
  const t = createTranslate('he');
  const tile = (number: number) => page.getByRole('radio', { name: t('hero.redraw.picture', { number }) });

  const bookId = await openPhotoStep(page, t, CHILD);
  await page.getByRole('button', { name: t('wizard.photo.without.go') }).click();
  await expect(page.getByText(t('hero.ask.question', { name, gender }))).toBeVisible({ timeout: WORKER_TIMEOUT });

  // The new portrait appears beside the first one and is selected; selecting the first again is free.
  await page.getByRole('button', { name: t('hero.redraw.go') }).click();
  await expect(tile(2)).toBeChecked({ timeout: WORKER_TIMEOUT });
  await expect(page.getByText(t('hero.redraw.left', { left: 2, limit: 3 }))).toBeVisible();
  await tile(1).click();
  await expect(tile(1)).toBeChecked();
  await expect(page.getByText(t('hero.redraw.left', { left: 2, limit: 3 }))).toBeVisible();

  // 'Not quite' opens the uncertain traits; a correction is undone.
  await page.getByRole('button', { name: t('hero.ask.notQuite', { gender }) }).click();
  await expect(page.getByRole('tab', { name: t('preview.groups.check') })).toBeFocused();
  const skin = page.locator('input[name="skin"][value="#774a30"]');
  await skin.check();
  await page.getByRole('button', { name: t('hero.steps.undo') }).click();
  await expect(skin).not.toBeChecked();
  await page.getByRole('button', { name: t('hero.steps.redo') }).click();
  await expect(skin).toBeChecked();

  await page.getByRole('button', { name: t('hero.zoom', { model: 'regular' }) }).click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectAccessible(page);
  await approveHero(page, t, CHILD);
  await expect(page).toHaveURL(/\/preview\/[0-9a-f-]+$/);

  await page.goto('/he/wizard?new=1');
  await fillChild(page, t, CHILD);
  await chooseBook(page, t, CHILD);
  await expect(page.getByText(t('hero.known.title', { name, gender }))).toBeVisible();
  await page.getByRole('button', { name: t('hero.known.use', { gender }) }).click();
  await expect(page.getByText(t('hero.ask.question', { name, gender }))).toBeVisible({ timeout: WORKER_TIMEOUT });
  await deleteBook(page.request, bookId);
});
