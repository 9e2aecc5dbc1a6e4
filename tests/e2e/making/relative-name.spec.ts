// Every process of the runner would compile all of the domain behind its entry.
import { CHILD_LIMITS } from '@/lib/books/drafts/child-limits';
import { expectAccessible } from '../support/axe';
import { createDraft } from '../support/create-book';
import { createTranslate } from '../support/messages';
import { clickNext } from '../support/steps';
import { expect, test } from '../support/test';

/** A story whose child calls Grandpa. */
const STORY = { he: 11, en: 10_011 } as const;
const role = 'grandfather';

for (const [language, name, tag] of [
  ['he', 'סבא יוסי', '@he @phone'],
  ['en', 'Pop-Pop', '@desktop'],
] as const)
  test(`§10 relatives: a parent says what the child calls Grandpa (${language}) ${tag}`, async ({ page }) => {
    const t = createTranslate(language);
    const childName = language === 'he' ? 'נועה' : 'Amara';
    const id = await createDraft(page.request, { language, childName, catalogueId: STORY[language] });
    const getName = async () => (await (await page.request.get(`/api/books/${id}`)).json()).relativeName;
    await page.goto(`/${language === 'he' ? 'IL/he' : 'US/en'}/wizard?step=book&draft=${id}`);
    const told = page.getByText(t('wizard.book.relative.told', { role }));
    await expect(told).toBeVisible();

    const change = page.getByRole('button', { name: t('wizard.book.relative.change') });
    await change.click();
    const dialog = page.getByRole('dialog');
    const field = dialog.getByLabel(t('wizard.book.relative.label', { role }));
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await field.fill('123');
    await field.press('Enter');
    await expect(
      dialog.getByText(t('errors.relativeNameInvalid', { longestRelativeName: CHILD_LIMITS.relativeName.max })),
    ).toBeVisible();
    await expect(field).toHaveValue('123');
    await field.fill(name);
    await dialog.getByRole('button', { name: t('wizard.book.relative.done') }).click();
    await expect(dialog).toBeHidden();
    await expect(change).toBeFocused();
    await expect(told).toContainText(name);

    await clickNext(page, t('wizard.book.go'));
    await expect(
      page.getByRole('heading', { level: 1, name: t('wizard.photo.title', { name: childName }) }),
    ).toBeVisible();
    expect(await getName()).toBe(name);
    await page.goBack();
    await expect(told).toContainText(name);
  });
