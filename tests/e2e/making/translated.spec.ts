import { createTranslate } from '../support/messages';
import { translateByBrowser } from '../support/page/browser-translation';
import { expect, test } from '../support/shared-page';

test('§2 /wizard: a parent whose browser translates the page goes on @en @phone', async ({ page }) => {
  const t = createTranslate('en');
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto('/en/wizard');
  await expect(page.getByLabel(t('wizard.child.name'))).toBeVisible();
  await translateByBrowser(page);

  await test.step('an error comes and goes', async () => {
    await page.getByRole('button', { name: t('wizard.child.go') }).click();
    await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
    await page.getByLabel(t('wizard.child.name')).fill('נועה');
    await page.getByLabel(t('wizard.child.name')).fill('Noa');
    await page.locator('input[name="age"][value="6"]').check();
    await page.getByRole('button', { name: t('wizard.child.go') }).click();
  });

  await test.step('a search without and with results, and the next step', async () => {
    const search = page.getByRole('searchbox');
    await search.fill('zzzzzz');
    await expect(page.getByText(t('wizard.book.none'))).toBeVisible();
    await search.fill('');
    await page.locator('input[name="catalogueId"]').first().check();
    await page.getByRole('button', { name: t('wizard.book.go') }).click();
    await expect(page.getByTestId('photo-file').first()).toBeAttached();
  });
  expect(errors).toEqual([]);
});

test('§2 /kindergarten: a teacher whose browser translates the page fills in and imports @en @phone', async ({
  page,
}) => {
  const t = createTranslate('en');
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto('/US/en/kindergarten');
  await expect(page.getByLabel(t('kindergarten.details.kindergartenName'))).toBeVisible();
  await translateByBrowser(page);
  await page.getByLabel(t('kindergarten.details.kindergartenName')).fill('Sunny Preschool');
  await page.locator('input[name="bookType"][value="digital"]').check({ force: true });
  await page.getByRole('button', { name: t('kindergarten.children.import') }).click();
  await page.getByLabel(t('kindergarten.import.paste')).fill('1\tMaya Levi\n2\tDan Cohen\n3\tNoa Barak');
  await page.getByRole('button', { name: t('kindergarten.import.add', { added: 3 }) }).click();
  await expect(page.locator('.class-card')).toHaveCount(3);
  await page.getByRole('button', { name: t('kindergarten.children.unknown.girls') }).click();
  await expect(page.getByRole('button', { name: t('kindergarten.children.unknown.girls') })).toBeHidden();
  await page.getByRole('button', { name: t('kindergarten.children.undoPaste') }).click();
  await expect(page.getByRole('button', { name: t('kindergarten.children.unknown.girls') })).toBeVisible();
  expect(errors).toEqual([]);
});
