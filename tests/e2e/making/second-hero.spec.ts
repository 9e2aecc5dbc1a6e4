import { expectAccessible } from '../support/axe';
import { createDraft, sendReading } from '../support/create-book';
import { createTranslate } from '../support/messages';
import { expect, test } from '../support/test';
import { WORKER_TIMEOUT } from '../support/timeouts';

/** A story that is told of two. */
const STORY = { he: 10, en: 10_010 } as const;

for (const [language, tag] of [
  ['he', '@he @phone'],
  ['en', '@desktop'],
] as const)
  test(`§10 two heroes: a brother joins the hero, and leaves (${language}) ${tag}`, async ({ page }) => {
    const t = createTranslate(language);
    const [childName, brother] = language === 'he' ? ['נועה', 'איתי'] : ['Amara', 'Theo'];
    const id = await createDraft(page.request, { language, childName, catalogueId: STORY[language] });
    await sendReading(page.request, id, language);
    await page.goto(`/${language === 'he' ? 'IL/he' : 'US/en'}/preview/${id}`);
    await page.getByRole('button', { name: t('hero.second.add') }).click({ timeout: WORKER_TIMEOUT });

    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    const name = dialog.getByLabel(t('hero.second.name'));
    await name.fill(childName);
    await dialog.getByRole('button', { name: t('hero.second.done') }).click();
    await expect(dialog.getByText(t('errors.secondNameTaken'))).toBeVisible();
    await expect(dialog.getByText(t('errors.genderRequired'))).toBeVisible();
    await name.fill(brother);
    await dialog.getByRole('radio', { name: t('hero.second.boy') }).check({ force: true });
    await dialog.getByRole('radio', { name: '3', exact: true }).check({ force: true });
    await dialog.getByRole('button', { name: t('hero.second.done') }).click();
    await expect(dialog).toBeHidden();

    const alt = t('hero.second.alt', { name: childName, second: brother });
    await expect(page.getByRole('img', { name: alt })).toBeVisible({ timeout: WORKER_TIMEOUT });
    const looks = t('hero.second.looks', { gender: 'boy', second: brother });
    await page.getByRole('button', { name: looks }).click();
    await expect(page.getByRole('radio', { name: brother })).toBeChecked();
    await expectAccessible(page);
    const read = async () => (await page.request.get(`/api/books/${id}`)).json();
    expect((await read()).second).toEqual({ name: brother, gender: 'boy', age: 3 });

    await page.getByRole('button', { name: t('hero.second.remove', { name: childName }) }).click();
    await dialog.getByRole('button', { name: t('hero.second.removeNow', { name: childName }) }).click();
    await expect(page.getByRole('button', { name: t('hero.second.add') })).toBeVisible();
    await expect.poll(async () => (await read()).character.second).toBeUndefined();
    expect((await read()).second).toBeNull();
  });
