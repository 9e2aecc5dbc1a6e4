import { expectAccessible } from '../support/axe';
import { createTranslate } from '../support/messages';
import { answerQueued, requeueHero } from '../support/requeue-hero';
import { expect, test } from '../support/shared-page';
import { openPhotoStep } from '../support/steps';
import { WORKER_TIMEOUT } from '../support/timeouts';

const CHILD = { language: 'he', name: 'נועה', gender: 'girl' } as const;

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('waiting: queue position, return after a reload, the drawn hero, deleting the book @he @phone', async ({
  page,
}) => {
  const { language, name, gender } = CHILD;
  const t = createTranslate(language);
  const bookId = await openPhotoStep(page, t, CHILD);
  await answerQueued(page);
  await page.getByRole('button', { name: t('wizard.photo.without.go') }).click();

  const title = page.getByRole('heading', { level: 1, name: t('waiting.scene.title', { name, gender }) });
  await page.waitForURL(/\/preview\//);
  const restoreHero = await requeueHero(bookId);
  // After leaving and returning it is still waiting.
  await page.reload();
  await expect(title).toBeVisible({ timeout: WORKER_TIMEOUT });
  await expect(page.getByText(/10/)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: t('waiting.tell.open') }).click();
  await page.getByRole('textbox', { name: t('waiting.tell.email') }).fill('waiting@example.com');
  await page.getByRole('button', { name: t('waiting.tell.send') }).click();
  await expect(page.getByText(t('errors.letterConsentRequired'))).toBeVisible();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: t('waiting.tell.send') }).click();
  await page.getByRole('button', { name: t('waiting.tell.done') }).click();

  // The hero appears without any interaction.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await restoreHero();
  await expect(title).toBeHidden({ timeout: WORKER_TIMEOUT });

  await requeueHero(bookId);
  await page.reload();
  await page.getByRole('button', { name: t('waiting.delete.open') }).click();
  const deletion = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await page.getByRole('button', { name: t('waiting.delete.confirm') }).click();
  expect((await deletion).status()).toBe(200);
  await expect(page.getByText(t('waiting.delete.done'), { exact: true })).toBeVisible();
  expect((await page.request.get(new URL((await deletion).url()).pathname)).status()).toBe(404);
});
