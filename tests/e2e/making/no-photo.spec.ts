import { expectAccessible } from '../support/axe';
import { deleteBook } from '../support/create-book';
import { createTranslate } from '../support/messages';
import { expect, test } from '../support/shared-page';
import { approveHero, chooseBook, fillChild } from '../support/steps';
import { WORKER_TIMEOUT } from '../support/timeouts';

const CHILD = { language: 'he', name: 'נועה', gender: 'girl' } as const;

test('rulings "Flow": a parent describes the child instead of sending a photo @smoke @he @phone', async ({ page }) => {
  const { language, name, gender } = CHILD;
  const t = createTranslate(language);
  await page.goto(`/${language}/wizard`);
  await fillChild(page, t, CHILD);
  await chooseBook(page, t, CHILD, 'שיהוקים');
  await page.getByRole('button', { name: t('wizard.photo.without.go') }).click();

  const title = t('preview.character.title', { name });
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible({ timeout: WORKER_TIMEOUT });
  await expect(page.getByRole('tab', { name: t('preview.groups.check') })).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('input[name="imageModel"]')).toHaveCount(1);

  // The sketch appears at once and is not stored.
  const sketch = page.waitForResponse((response) => response.url().endsWith('/sketch'));
  await page.locator('input[name="skin"][value="#774a30"]').check();
  const sketchResponse = await sketch;
  expect([sketchResponse.status(), sketchResponse.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  expect(sketchResponse.headers()['cache-control']).toContain('no-store');
  await page.getByRole('tab', { name: t('preview.groups.extras') }).click();
  await page.getByRole('checkbox', { name: t('preview.also.freckles') }).check();
  await expect(page.getByText(t('preview.passport.updated'))).toBeAttached();

  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await expectAccessible(page);

  await approveHero(page, t, CHILD);
  await expect(page).toHaveURL(/\/preview\/[0-9a-f-]+$/);
  const bookId = /preview\/([0-9a-f-]+)/.exec(page.url())?.[1] ?? '';
  // The last choice is saved before the hero is approved.
  const draft = await (await page.request.get(`/api/books/${bookId}`)).json();
  expect(draft).toMatchObject({ photo: null, characterApproved: true, imageModel: 'regular' });
  expect(draft.character).toMatchObject({ skin: '#774a30', freckles: true, gender });
  await deleteBook(page.request, bookId);
});
