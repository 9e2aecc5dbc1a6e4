import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { createTranslate } from '../support/messages';
import { approveHero, chooseBook, fillChild } from '../support/steps';

const CHILDREN = [
  { tag: '@he', language: 'he', name: 'נועה', gender: 'girl' },
  { tag: '@en', language: 'en', name: 'Ravi', gender: 'boy' },
] as const;

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

for (const child of CHILDREN) {
  test(`rulings "Limits": the hero is redrawn, selected, corrected and offered for the next book ${child.tag} @phone`, async ({
    page,
  }) => {
    const { language, name, gender } = child;
    const t = createTranslate(language);
    const tile = (number: number) => page.getByRole('radio', { name: t('hero.redraw.picture', { number }) });
    const toPhotoStep = async () => {
      await fillChild(page, t, child);
      await chooseBook(page, t, child);
    };

    await page.goto(`/${language}/wizard`);
    await toPhotoStep();
    await page.getByRole('button', { name: t('wizard.photo.without.go') }).click();
    await expect(page.getByText(t('hero.ask.question', { name, gender }))).toBeVisible({ timeout: 60_000 });

    // The new portrait appears beside the first one and is selected; selecting the first again is free.
    await page.getByRole('button', { name: t('hero.redraw.go') }).click();
    await expect(tile(2)).toBeChecked({ timeout: 60_000 });
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
    await approveHero(page, t, child);
    await expect(page).toHaveURL(/\/preview\/[0-9a-f-]+$/);

    await page.goto(`/${language}/wizard?new=1`);
    await toPhotoStep();
    await expect(page.getByText(t('hero.known.title', { name, gender }))).toBeVisible();
    await page.getByRole('button', { name: t('hero.known.use', { gender }) }).click();
    await expect(page.getByText(t('hero.ask.question', { name, gender }))).toBeVisible({ timeout: 60_000 });
  });
}
