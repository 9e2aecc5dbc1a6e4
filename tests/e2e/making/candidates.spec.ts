import path from 'node:path';
import { expectAccessible } from '../support/axe';
import { createTranslate } from '../support/messages';
import { expectDrawn, readPicture } from '../support/page/pictures';
import { chooseBook, fillChild, uploadPhoto } from '../support/steps';
import { expect, test } from '../support/test';
import { WORKER_TIMEOUT } from '../support/timeouts';

/** The hat hides the hair. */
const DOUBTFUL_PORTRAIT = path.join('tests', 'fixtures', 'portraits', 'child-hat.jpg');
const CHILD = { language: 'he', name: 'נועה', gender: 'girl' } as const;

test('§2 character preview: a doubtful photo is asked about before the hero is shown @he @real @phone', async ({
  page,
}) => {
  const { language, name, gender } = CHILD;
  const t = createTranslate(language);
  const question = page.getByRole('heading', { level: 1, name: t('hero.candidates.title', { name, gender }) });
  const editor = page.getByRole('heading', { level: 1, name: t('preview.character.title', { name }) });
  const options = page.getByRole('main').getByRole('listitem').getByRole('button');

  await page.goto(`/${language}/wizard`);
  await fillChild(page, t, CHILD);
  await chooseBook(page, t, CHILD);
  await uploadPhoto(page, t, CHILD, DOUBTFUL_PORTRAIT);
  await expect(question).toBeVisible({ timeout: WORKER_TIMEOUT });
  await expect(editor).toBeHidden();
  await expect(options.last()).toBeEnabled();
  expect(await options.count()).toBeGreaterThanOrEqual(2);
  await expectDrawn(await Promise.all((await options.locator('image').all()).map((image) => readPicture(image))));
  await expectAccessible(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);

  await options.nth(1).click();
  await expect(editor).toBeVisible({ timeout: WORKER_TIMEOUT });
  // The answer is stored: nobody is asked twice.
  await page.reload();
  await expect(editor).toBeVisible({ timeout: WORKER_TIMEOUT });
  await expect(question).toBeHidden();
});
