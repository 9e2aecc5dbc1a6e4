import type { Locator } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { createDraft, sendReading } from '../support/create-book';
import { createTranslate } from '../support/messages';
import { expect, test } from '../support/test';
import { WORKER_TIMEOUT } from '../support/timeouts';

/** A story with a grandfather and a dog. */
const STORY = { he: 11, en: 10_011 } as const;

/** The bytes of a picture that only its page holds. */
const readPicture = (picture: Locator): Promise<string> =>
  picture.evaluate(async (image: HTMLImageElement) => {
    const bytes = new Uint8Array(await (await fetch(image.src)).arrayBuffer());
    return `${bytes.length} ${bytes.slice(2000, 2400).join(' ')}`;
  });

for (const [language, tag] of [
  ['he', '@he @phone'],
  ['en', '@desktop'],
] as const)
  test(`§10 family: Grandpa and the dog look like the family’s own (${language}) ${tag}`, async ({ page }) => {
    const t = createTranslate(language);
    const childName = language === 'he' ? 'נועה' : 'Amara';
    const id = await createDraft(page.request, { language, childName, catalogueId: STORY[language] });
    await sendReading(page.request, id, language);
    await page.goto(`/${language === 'he' ? 'IL/he' : 'US/en'}/preview/${id}`);
    const section = page.getByRole('region', { name: t('hero.family.title') });
    await section.scrollIntoViewIfNeeded({ timeout: WORKER_TIMEOUT });
    await expect(section.getByRole('img')).toBeVisible({ timeout: WORKER_TIMEOUT });

    const change = (role: string) => section.getByRole('button', { name: t('hero.family.change', { role }) });
    await change('grandfather').click();
    const dialog = page.getByRole('dialog');
    const portrait = dialog.getByRole('img', { name: t('hero.family.role', { role: 'grandfather' }) });
    await expect(portrait).toBeVisible();
    const before = await readPicture(portrait);
    await dialog.getByRole('radio', { name: t('hero.family.beard.none') }).check({ force: true });
    await expect.poll(() => readPicture(portrait)).not.toBe(before);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: t('hero.family.done') }).click();
    await expect(change('grandfather')).toBeFocused();
    await expect(change('grandfather')).toContainText(t('hero.family.own'));

    await change('dog').click();
    await dialog
      .getByRole('group', { name: t('hero.family.pet.fur') })
      .getByRole('radio', { name: t('hero.family.pet.tones.black') })
      .check({ force: true });
    await dialog.getByRole('button', { name: t('hero.family.done') }).click();
    const readFamily = async () => (await (await page.request.get(`/api/books/${id}`)).json()).character.family;
    await expect.poll(readFamily).toEqual({ grandfather: { beard: 'none' }, dog: { fur: '#2b2426' } });

    await page.reload();
    await change('grandfather').click({ timeout: WORKER_TIMEOUT });
    await dialog.getByRole('button', { name: t('hero.family.reset') }).click();
    await dialog.getByRole('button', { name: t('hero.family.done') }).click();
    await expect.poll(readFamily).toEqual({ dog: { fur: '#2b2426' } });
  });
