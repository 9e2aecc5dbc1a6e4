import { send } from '../support/api';
import { expectAccessible } from '../support/axe';
import { createDraft, sendReading } from '../support/create-book';
import { createTranslate } from '../support/messages';
import { clickNext } from '../support/steps';
import { expect, test } from '../support/test';
import { WORKER_TIMEOUT } from '../support/timeouts';

/** A story that is told of three. */
const STORY = { he: 12, en: 10_012 } as const;
const NAMES = { he: ['נועה', 'איתי', 'תמר'], en: ['Amara', 'Theo', 'Maya'] } as const;

for (const [language, tag] of [
  ['he', '@he @phone'],
  ['en', '@desktop'],
] as const)
  test(`§10 heroes together: three go along to the preview (${language}) ${tag}`, async ({ page }) => {
    const t = createTranslate(language);
    const [childName, second, third] = NAMES[language];
    const id = await createDraft(page.request, { language, childName });
    await send(page.request, 'PATCH', `/api/books/${id}`, { catalogueId: STORY[language] });
    await sendReading(page.request, id, language);
    await page.goto(`/${language === 'he' ? 'IL/he' : 'US/en'}/preview/${id}`);
    const dialog = page.getByRole('dialog');
    const answer = async (name: string, gender: 'boy' | 'girl', age: string) => {
      await dialog.getByLabel(t('hero.second.name')).fill(name);
      await dialog.getByRole('radio', { name: t(`hero.second.${gender}`) }).check({ force: true });
      await dialog.getByRole('radio', { name: age, exact: true }).check({ force: true });
      await dialog.getByRole('button', { name: t('hero.second.done') }).click();
    };

    await page.getByRole('button', { name: t('hero.second.add') }).click({ timeout: WORKER_TIMEOUT });
    await answer(second, 'boy', '3');
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: t('hero.second.addThird') }).click();
    await answer(second, 'girl', '7');
    await expect(dialog.getByText(t('errors.secondNameTaken'))).toBeVisible();
    await dialog.getByLabel(t('hero.second.name')).fill(third);
    await dialog.getByRole('button', { name: t('hero.second.done') }).click();
    await expect(dialog).toBeHidden();

    const alt = t('hero.second.altThree', { name: childName, second, third });
    await expect(page.getByRole('img', { name: alt })).toBeVisible({ timeout: WORKER_TIMEOUT });
    await page.getByRole('button', { name: t('hero.second.looks', { gender: 'girl', second: third }) }).click();
    await expect(page.getByRole('radio', { name: third })).toBeChecked();
    await expectAccessible(page);

    await clickNext(page, t('preview.character.approve', { gender: 'girl' }));
    const read = async () => (await page.request.get(`/api/books/${id}/preview`)).json();
    await expect.poll(async () => (await read()).task?.state, { timeout: WORKER_TIMEOUT }).toBe('done');
    const preview = await read();
    const starring = t('book.starringThree', { name: childName, second, third, pair: 'others' });
    expect(preview).toMatchObject({ addedHeroes: 2, cover: { starring } });
    expect(JSON.stringify(preview.spreads)).toContain(third);
  });
