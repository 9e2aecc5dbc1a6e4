import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { chooseBook, fillChild, meetHero } from './support/steps';
import { wordsIn } from './support/words';

const CHILDREN = [
  { tag: '@he', language: 'he', name: 'נועה', gender: 'girl' },
  { tag: '@en', language: 'en', name: 'Ravi', gender: 'boy' },
] as const;

for (const child of CHILDREN) {
  test(`rulings "Limits": the hero drawn again, chosen, corrected, and known for the next book ${child.tag} @phone`, async ({
    page,
  }) => {
    const { language, name, gender } = child;
    const say = wordsIn(language);
    const tile = (number: number) => page.getByRole('radio', { name: say('hero.redraw.picture', { number }) });
    const toPhotoStep = async () => {
      await fillChild(page, say, child);
      await chooseBook(page, say, child);
    };

    await page.goto(`/${language}/wizard`);
    await toPhotoStep();
    await page.getByRole('button', { name: say('wizard.photo.without.go') }).click();
    await expect(page.getByText(say('hero.ask.question', { name, gender }))).toBeVisible({ timeout: 60_000 });

    // Another drawing stands beside the first one and is shown; the first is taken back free.
    await page.getByRole('button', { name: say('hero.redraw.go') }).click();
    await expect(tile(2)).toBeChecked({ timeout: 60_000 });
    await expect(page.getByText(say('hero.redraw.left', { left: 2, limit: 3 }))).toBeVisible();
    await tile(1).click();
    await expect(tile(1)).toBeChecked();
    await expect(page.getByText(say('hero.redraw.left', { left: 2, limit: 3 }))).toBeVisible();

    // 'Not quite' leads to what we were not sure about; a correction is taken back.
    await page.getByRole('button', { name: say('hero.ask.notQuite', { gender }) }).click();
    await expect(page.getByRole('tab', { name: say('preview.groups.check') })).toBeFocused();
    const skin = page.locator('input[name="skin"][value="#774a30"]');
    await skin.check();
    await page.getByRole('button', { name: say('hero.steps.undo') }).click();
    await expect(skin).not.toBeChecked();
    await page.getByRole('button', { name: say('hero.steps.redo') }).click();
    await expect(skin).toBeChecked();

    await page.getByRole('button', { name: say('hero.zoom', { model: 'regular' }) }).click();
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expectAccessible(page);
    await meetHero(page, say, child);
    await expect(page).toHaveURL(/\/preview\/[0-9a-f-]+$/);

    await page.goto(`/${language}/wizard?new=1`);
    await toPhotoStep();
    await expect(page.getByText(say('hero.known.title', { name, gender }))).toBeVisible();
    await page.getByRole('button', { name: say('hero.known.use', { gender }) }).click();
    await expect(page.getByText(say('hero.ask.question', { name, gender }))).toBeVisible({ timeout: 60_000 });
  });
}
