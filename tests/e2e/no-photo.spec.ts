import { expect, test } from '@playwright/test';
import { violationsOn } from './support/axe';
import { chooseBook, fillChild, meetHero } from './support/steps';
import { wordsIn } from './support/words';

const CHILDREN = [
  { tag: '@he', language: 'he', name: 'נועה', gender: 'girl', word: 'שיהוקים' },
  { tag: '@en', language: 'en', name: 'Ravi', gender: 'boy', word: 'hiccups' },
] as const;

for (const child of CHILDREN) {
  test(`rulings "Flow": a parent describes the child instead of sending a photo ${child.tag} @phone`, async ({
    page,
  }) => {
    const { language, name, gender } = child;
    const say = wordsIn(language);
    await page.goto(`/${language}/wizard`);
    await fillChild(page, say, child);
    await chooseBook(page, say, child, child.word);
    await page.getByRole('button', { name: say('wizard.photo.without.go') }).click();

    const title = say('preview.character.title', { name });
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('tab', { name: say('preview.groups.check') })).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('input[name="imageModel"]')).toHaveCount(1);

    // The picture follows at once, drawn for this page only.
    const sketch = page.waitForResponse((answer) => answer.url().endsWith('/sketch'));
    await page.locator('input[name="skin"][value="#774a30"]').check();
    const drawn = await sketch;
    expect([drawn.status(), drawn.headers()['content-type']]).toEqual([200, 'image/jpeg']);
    expect(drawn.headers()['cache-control']).toContain('no-store');
    await page.getByRole('tab', { name: say('preview.groups.extras') }).click();
    await page.getByRole('checkbox', { name: say('preview.also.freckles') }).check();
    await expect(page.getByText(say('preview.passport.updated'))).toBeAttached({ timeout: 30_000 });

    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(sideways).toBeLessThanOrEqual(0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await violationsOn(page)).toEqual([]);

    await meetHero(page, say, child);
    await expect(page).toHaveURL(/\/preview\/[0-9a-f-]+$/);
    const bookId = /preview\/([0-9a-f-]+)/.exec(page.url())?.[1] ?? '';
    // What was chosen last was saved before the hero was approved.
    const draft = await (await page.request.get(`/api/books/${bookId}`)).json();
    expect(draft).toMatchObject({ photo: null, characterApproved: true, imageModel: 'regular' });
    expect(draft.character).toMatchObject({ skin: '#774a30', freckles: true, gender });
  });
}
