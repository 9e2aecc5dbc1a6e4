import type { Page } from '@playwright/test';
import type { Family } from '@/lib/illustrator';
import { expectAccessible } from '../support/axe';
import { createDraft, sendReading } from '../support/create-book';
import { createTranslate } from '../support/messages';
import { expect, test } from '../support/test';
import { WORKER_TIMEOUT } from '../support/timeouts';

/** A story with a grandfather and a dog. */
const STORY = { he: 11, en: 10_011 } as const;

const GRANDFATHER: Family = { grandfather: { beard: 'none', baldness: 'top' } };
/** A black dog whose chest and paws stay as pale as the story draws them. */
const DOG: Family = { dog: { fur: '#2b2426', marks: '#ecd3a8', ears: 'upright' } };

/** The drawing of one of the family that a choice asks for. */
const waitForSketch = (page: Page, show: string, family: Family) =>
  page.waitForResponse((response) => {
    if (!response.url().endsWith('/sketch') || response.status() !== 200) return false;
    const asked = response.request().postDataJSON();
    return asked.show === show && JSON.stringify(asked.family) === JSON.stringify(family);
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
    await expect(dialog).toContainText(t('hero.family.remembered', { kind: 'grownUp' }));
    const shaved = waitForSketch(page, 'grandfather', { grandfather: { beard: 'none' } });
    await dialog
      .getByRole('group', { name: t('hero.family.beard.legend') })
      .getByRole('radio', { name: t('hero.family.beard.none') })
      .check({ force: true });
    await shaved;
    const bald = waitForSketch(page, 'grandfather', GRANDFATHER);
    await dialog
      .getByRole('group', { name: t('hero.family.baldness.legend') })
      .getByRole('radio', { name: t('hero.family.baldness.top') })
      .check({ force: true });
    await bald;
    await expectAccessible(page);
    await dialog.getByRole('button', { name: t('hero.family.done') }).click();
    await expect(change('grandfather')).toBeFocused();
    await expect(change('grandfather')).toContainText(t('hero.family.own'));

    await change('dog').click();
    await dialog
      .getByRole('group', { name: t('hero.family.pet.fur') })
      .getByRole('radio', { name: t('hero.family.pet.tones.black') })
      .check({ force: true });
    const together = waitForSketch(page, 'family', { ...GRANDFATHER, ...DOG });
    await dialog
      .getByRole('group', { name: t('hero.family.pet.ears.legend') })
      .getByRole('radio', { name: t('hero.family.pet.ears.upright') })
      .check({ force: true });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: t('hero.family.done') }).click();
    await together;
    const readFamily = async () => (await (await page.request.get(`/api/books/${id}`)).json()).character.family;
    await expect.poll(readFamily).toEqual({ ...GRANDFATHER, ...DOG });

    await page.reload();
    await change('grandfather').click({ timeout: WORKER_TIMEOUT });
    await dialog.getByRole('button', { name: t('hero.family.reset') }).click();
    await dialog.getByRole('button', { name: t('hero.family.done') }).click();
    await expect.poll(readFamily).toEqual(DOG);
  });
