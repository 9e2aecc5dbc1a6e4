import type { Page } from '@playwright/test';
import { deleteBook } from '../support/create-book';
import { createTranslate } from '../support/messages';
import {
  chooseRadio,
  expectDialogKeepsFocus,
  expectFocusSeen,
  type FocusStop,
  findAgainstDirection,
  tabTo,
} from '../support/page/focus';
import { waitForHydration } from '../support/page/hydration';
import { expect, test } from '../support/shared-page';
import { WORKER_TIMEOUT } from '../support/timeouts';

const VISITS = [
  { tag: 'from right to left @desktop', language: 'he', name: 'נועה', direction: 'rtl' },
  { tag: 'from left to right @desktop', language: 'en', name: 'Maya', direction: 'ltr' },
] as const;
type Visit = (typeof VISITS)[number];

const gender = 'girl';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

for (const visit of VISITS) {
  const { name, language, direction } = visit;
  const t = createTranslate(language);

  test(`WCAG 2.1.1, 2.4.3, 2.4.7: the wizard and the preview by the keyboard alone ${visit.tag}`, async ({ page }) => {
    const stops: FocusStop[] = [];
    const go = async (key: string) => {
      const button = page.getByRole('button', { name: t(key, { gender, name }), exact: false });
      stops.push(...(await tabTo(page, button, { most: 60 })));
      await page.keyboard.press('Enter');
    };

    await test.step('the child', async () => {
      await page.goto(`/IL/${language}/wizard`);
      const field = page.getByLabel(t('wizard.child.name'), { exact: true });
      await waitForHydration(field);
      stops.push(...(await tabTo(page, field)));
      await page.keyboard.type(name);
      stops.push(...(await chooseRadio(page, 'gender', gender)));
      stops.push(...(await chooseRadio(page, 'age', '6')));
      await expect(page.locator('main form')).toMatchAriaSnapshot(childSnapshot(visit));
      await go('wizard.child.go');
    });

    await test.step('the story', async () => {
      await expect(heading(page)).toHaveText(t('wizard.book.title', { gender, name }));
      await expect(heading(page)).toBeFocused();
      const books = page.locator('input[name="catalogueId"]');
      stops.push(...(await tabTo(page, books)));
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowDown');
      await expect(books.nth(1)).toBeChecked();
      await expectFocusSeen(page);
      await go('wizard.book.go');
    });

    await test.step('the photo, or none', async () => {
      await expect(heading(page)).toHaveText(t('wizard.photo.title', { name }));
      await expect(heading(page)).toBeFocused();
      // The browser hears only after a moment that somebody waits for its dialog.
      const chooser = page.waitForEvent('filechooser');
      stops.push(...(await tabTo(page, page.getByTestId('photo-file').first())));
      await page.keyboard.press('Enter');
      await chooser;
      await go('wizard.photo.without.go');
    });

    const bookId = await test.step('the hero', async () => {
      await expect(heading(page)).toHaveText(t('preview.character.title', { name }), { timeout: WORKER_TIMEOUT });
      const tabs = page.getByRole('tab');
      stops.push(...(await tabTo(page, tabs, { most: 40 })));
      const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
      await page.keyboard.press(forward);
      await expect(tabs.nth(1)).toBeFocused();
      await page.keyboard.press('Home');
      await expect(tabs.first()).toBeFocused();
      await expectFocusSeen(page);
      stops.push(...(await chooseRadio(page, 'skin', '#774a30')));
      await go('preview.character.approve');
      await expect(page).toHaveURL(/\/preview\/[0-9a-f-]+$/);
      return /preview\/([0-9a-f-]+)/.exec(page.url())?.[1] ?? '';
    });

    await test.step('the book, and the dialog of its purchase', async () => {
      const buy = page.getByRole('button', { name: t('preview.book.buy'), exact: false });
      await expect(buy).toBeVisible({ timeout: WORKER_TIMEOUT });
      await waitForHydration(buy);
      stops.push(...(await tabTo(page, buy, { most: 60 })));
      await page.keyboard.press('Enter');
      await expectDialogKeepsFocus(page, buy);
    });
    // The button that enlarges a drawing lies on a corner of its choice, not beside it.
    const inRows = stops.filter(({ name: stop }) => !stop.includes('hero-zoom'));
    expect(findAgainstDirection(inRows, direction)).toEqual([]);
    await deleteBook(page.request, bookId);
  });
}

/** The form of the first step, as a screen reader has it. */
function childSnapshot({ language, name }: Visit): string {
  const t = createTranslate(language);
  return `
    - heading "${t('wizard.child.title')}" [level=1]
    - textbox "${t('wizard.child.name')}": ${name}
    - group "${t('wizard.child.language')}"
    - group "${t('wizard.child.gender')}":
      - radio "${t('wizard.child.genders.girl')}" [checked]
      - radio "${t('wizard.child.genders.boy')}"
    - group "${t('wizard.child.age', { gender })}"
    - 'button "${t('wizard.child.go')}"'
  `;
}
