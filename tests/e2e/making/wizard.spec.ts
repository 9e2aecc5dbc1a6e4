import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { createTranslate } from '../support/messages';
import { holdRequests, SCRIPTS } from '../support/page/hold-requests';
import { expect, test } from '../support/shared-page';

const VISITS = [
  { tag: '@he @phone', language: 'he', name: 'נועה' },
  { tag: '@en @desktop', language: 'en', name: 'Ng’ang’a' },
] as const;

/** Hebrew id of the Hanukkah story, which has no Arabic edition. */
const HANUKKAH = 9001;

const getDraft = async (page: Page) => (await (await page.request.get('/api/books/current')).json()).draft;
const selectLanguage = (page: Page, value: string) => page.locator(`input[name="language"][value="${value}"]`);

for (const visit of VISITS) {
  const t = createTranslate(visit.language);
  const { name } = visit;
  const gender = 'girl';
  const submit = (page: Page, key: string) => page.getByRole('button', { name: t(key) }).click();
  const atStep = (page: Page, current: number) =>
    expect(page.getByRole('navigation', { name: t('common.step', { current, total: 4 }) })).toBeVisible();

  // Each way once; `tests/e2e/screens` has the steps in English.
  const [inHebrew, inEnglish] = visit.language === 'he' ? [test, null] : [null, test];

  inHebrew?.(
    `§2 /wizard: nothing is lost on the way back, forward and through a reload ${visit.tag}`,
    async ({ page }) => {
      await page.goto(`/${visit.language}/wizard?book=${HANUKKAH}&tier=combo`);
      const field = page.getByLabel(t('wizard.child.name'), { exact: true });
      await field.fill('<b>Noa</b>');
      await submit(page, 'wizard.child.go');
      await expect(page.getByText(t('errors.nameLettersOnly'))).toBeVisible();
      await expect(field).toBeFocused();
      await field.fill(name);
      await page.locator('input[name="gender"][value="girl"]').check();
      await page.reload();
      await expect(field).toHaveValue(name);
      await expect(page.locator('input[name="gender"][value="girl"]')).toBeChecked();

      // The story has no Arabic edition: the wizard asks, and continues only after an answer.
      await selectLanguage(page, 'ar').check();
      const question = page.getByRole('group', { name: t('wizard.story.offer') });
      await expect(question).toBeVisible();
      await submit(page, 'wizard.child.go');
      await expect(page.getByText(t('wizard.story.answer'))).toBeVisible();
      await question.locator(`button[lang="${visit.language}"]`).click();
      await expect(question).toBeHidden();
      await submit(page, 'wizard.child.go');

      // The story came with the link and need not be chosen again, but may be changed.
      await atStep(page, 3);
      await page.getByRole('link', { name: t('wizard.steps.book') }).click();
      await atStep(page, 2);
      const books = page.locator('input[name="catalogueId"]');
      await expect(books.first()).toBeChecked();
      await page.getByText(t('wizard.book.shelves.bestsellers'), { exact: true }).click();
      await expect(page).toHaveURL(/category=bestsellers/);
      await books.nth(1).check();
      const chosen = await books.nth(1).inputValue();
      await page.goBack();
      await atStep(page, 3);
      await page.goForward();
      await atStep(page, 2);
      // While the page is streamed, a part of it stands in the document a second time, hidden.
      const option = page.locator(`input[name="catalogueId"][value="${chosen}"]`).and(page.getByRole('radio'));
      await expect(option).toBeChecked();
      await page.reload();
      await expect(option).toBeChecked();
      await submit(page, 'wizard.book.go');

      await expect(page.getByRole('heading', { level: 1, name: t('wizard.photo.title', { name }) })).toBeVisible();
      expect(await getDraft(page)).toMatchObject({
        childName: name,
        gender,
        catalogueId: Number(chosen),
        priceTier: 'combo',
      });
      await page.getByRole('link', { name: t('wizard.steps.child') }).click();
      await atStep(page, 1);
      await expect(field).toHaveValue(name);
    },
  );

  inHebrew?.(
    `§5 child name, rulings "Photos and names": a Russian book asks about Latin letters ${visit.tag}`,
    async ({ page }) => {
      await page.goto(`/${visit.language}/wizard?book=12`);
      const field = page.getByLabel(t('wizard.child.name'), { exact: true });
      await field.fill('noa');
      await selectLanguage(page, 'ru').check();
      await expect(page.getByText(t('errors.nameNotCyrillic'))).toBeVisible();
      await page.getByRole('button', { name: t('wizard.child.keepAsWritten') }).click();
      await expect(field).toBeFocused();
      await expect(field).toHaveValue('Noa');
      await expect(page.getByText(t('wizard.child.nameKept'))).toBeVisible();
      await submit(page, 'wizard.child.go');
      await atStep(page, 3);
      await page.getByRole('link', { name: t('wizard.steps.book') }).click();
      await atStep(page, 2);
      // The story in the book's language.
      await expect(page.locator('input[name="catalogueId"][value="30012"]')).toBeChecked();
      await expectAccessible(page);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(sideways).toBeLessThanOrEqual(0);
    },
  );

  inHebrew?.(
    `§5 child name: the question about the letters waits until a slow click on the language is done ${visit.tag}`,
    async ({ page }) => {
      await page.goto(`/${visit.language}/wizard?book=12`);
      await page.getByLabel(t('wizard.child.name'), { exact: true }).fill('Паша');
      const russian = selectLanguage(page, 'ru');
      await russian.hover();
      await page.mouse.down();
      // The field has lost the focus and its rules are loaded: a question that did not wait would be there by now.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
      await page.mouse.up();
      await expect(russian).toBeChecked();
    },
  );

  inHebrew?.(
    `§5 child name: the step stays while the name's cases of a Russian book are loaded ${visit.tag}`,
    async ({ page }) => {
      await page.goto(`/${visit.language}/wizard?book=12`);
      await expect(page.getByRole('button', { name: t('wizard.child.go') })).toBeEnabled();
      const release = await holdRequests(page, SCRIPTS);
      const field = page.getByLabel(t('wizard.child.name'), { exact: true });
      await field.fill('Паша');
      await selectLanguage(page, 'ru').check();
      await expect(field).toBeVisible();
      release();
      await expect(page.getByText('подарок для Паши, ждём Пашу')).toBeVisible();
      await page.unroute(SCRIPTS);
    },
  );

  inHebrew?.(
    `§5 child name: a click on the language is not lost to the name's question; the name's cases are shown, or it is kept ${visit.tag}`,
    async ({ page }) => {
      await page.goto(`/${visit.language}/wizard?book=12`);
      await page.getByLabel(t('wizard.child.name'), { exact: true }).fill('Паша');
      await selectLanguage(page, 'ru').check();
      await expect(page.getByText('подарок для Паши, ждём Пашу')).toBeVisible();
      await expectAccessible(page);
      await page.getByLabel(t('wizard.child.cases.keep')).check();
      await submit(page, 'wizard.child.go');
      await atStep(page, 3);
      expect(await getDraft(page)).toMatchObject({ childName: 'Паша', nameKeptAsWritten: true });
    },
  );

  inEnglish?.(`§4 wizard defaults can be reset, and the reset undone ${visit.tag}`, async ({ page }) => {
    await page.goto(`/${visit.language}/wizard`);
    const field = page.getByLabel(t('wizard.child.name'), { exact: true });
    await field.fill(name);
    await page.getByRole('radio', { name: '8', exact: true }).check();
    await submit(page, 'wizard.startOver.go');
    await expect(field).toHaveValue('');
    await expect(page.getByRole('radio', { name: '5', exact: true })).toBeChecked();
    await page.getByRole('button', { name: t('wizard.startOver.undo') }).click();
    await expect(field).toHaveValue(name);
    await expect(page.getByRole('radio', { name: '8', exact: true })).toBeChecked();
  });

  inHebrew?.(`what another window saved is not overwritten without a word ${visit.tag}`, async ({ page, context }) => {
    await page.goto(`/${visit.language}/wizard`);
    await page.getByLabel(t('wizard.child.name'), { exact: true }).fill(name);
    await submit(page, 'wizard.child.go');
    await atStep(page, 2);
    await page.getByRole('link', { name: t('wizard.steps.child') }).click();
    const { id } = await getDraft(page);
    await page.getByLabel(t('wizard.child.name'), { exact: true }).fill(visit.language === 'he' ? 'מאיה' : 'Maya');
    const headers = { 'x-requested-with': 'gibori' };
    const saved = visit.language === 'he' ? 'דנה' : 'Dana';
    const there = await context.request.patch(`/api/books/${id}`, { headers, data: { childName: saved } });
    expect(there.status()).toBe(200);
    await submit(page, 'wizard.child.go');
    await expect(page.getByText(t('errors.changedElsewhere'))).toBeVisible();
    await submit(page, 'wizard.otherWindow.show');
    await expect(page.getByLabel(t('wizard.child.name'), { exact: true })).toHaveValue(saved);
  });

  inEnglish?.(
    `a lost connection loses nothing, and saving goes on by itself ${visit.tag}`,
    async ({ page, context }) => {
      await page.goto(`/${visit.language}/wizard`);
      await page.getByLabel(t('wizard.child.name'), { exact: true }).fill(name);
      // The form's rules come after the page.
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      await submit(page, 'wizard.child.go');
      await expect(page.getByText(t('wizard.offline'))).toBeVisible();
      await expect(page.getByText(t('common.saveRetrying'))).toBeVisible();
      await context.setOffline(false);
      await atStep(page, 2);
      expect(await getDraft(page)).toMatchObject({ childName: name });
    },
  );
}
