import { expectAccessible } from '../support/axe';
import { createDraft } from '../support/create-book';
import { createTranslate } from '../support/messages';
import { clickNext } from '../support/steps';
import { expect, test } from '../support/test';

/** The story about a birthday. */
const STORY = { he: 16, en: 10_016 } as const;

for (const [language, tag] of [
  ['he', '@he @phone'],
  ['en', '@desktop'],
] as const)
  test(`§10 birthdays: a parent says which birthday it is (${language}) ${tag}`, async ({ page }) => {
    const t = createTranslate(language);
    const childName = language === 'he' ? 'נועה' : 'Amara';
    const id = await createDraft(page.request, { language, childName, catalogueId: STORY[language] });
    await page.goto(`/${language === 'he' ? 'IL/he' : 'US/en'}/wizard?step=book&draft=${id}`);
    const field = page.getByLabel(t('wizard.book.birthday.label'));
    await expect(field).toHaveValue('5');
    await expectAccessible(page);
    await field.selectOption('6');
    await clickNext(page, t('wizard.book.go'));
    await expect(
      page.getByRole('heading', { level: 1, name: t('wizard.photo.title', { name: childName }) }),
    ).toBeVisible();
    expect((await (await page.request.get(`/api/books/${id}`)).json()).birthday).toBe(6);
    await page.goBack();
    await expect(field).toHaveValue('6');
  });
