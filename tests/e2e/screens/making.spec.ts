import type { APIRequestContext } from '@playwright/test';
import { HAIR_SHAPE } from '@/lib/illustrator/testing/hair-shape';
import { send } from '../support/api';
import { createDraft, deleteBook, sendReading } from '../support/create-book';
import { createTranslate } from '../support/messages';
import { expectFitting } from '../support/page/fitting';
import { answerQueued, requeueHero } from '../support/requeue-hero';
import { expect, test } from '../support/shared-page';
import { WORKER_TIMEOUT } from '../support/timeouts';

const t = createTranslate('en');
const CHILD = { name: 'Maya', gender: 'girl' } as const;
/** English id of the Hanukkah story, which has no Arabic edition. */
const HANUKKAH = 19_001;

const createMaya = (request: APIRequestContext) =>
  createDraft(request, { language: 'en', childName: CHILD.name, gender: CHILD.gender });

test('§2 /wizard: its steps on a laptop, and the question about a story that the language lacks @en @desktop', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto(`/US/en/wizard?book=${HANUKKAH}`);
  await page.locator('input[name="language"][value="ar"]').check();
  await expect(page.getByRole('group', { name: t('wizard.story.offer') })).toBeVisible();
  await page.getByRole('button', { name: t('wizard.child.go') }).click();
  await expect(page.getByText(t('wizard.story.answer'))).toBeVisible();
  await expectFitting(page);

  const id = await createMaya(page.request);
  await page.goto(`/US/en/wizard?step=book&draft=${id}`);
  await expect(heading).toHaveText(t('wizard.book.title', CHILD));
  await expectFitting(page);
  await page.goto(`/US/en/wizard?step=photo&draft=${id}`);
  await expect(heading).toHaveText(t('wizard.photo.title', CHILD));
  await expectFitting(page);
  await deleteBook(page.request, id);
});

test('§2 §4 the hero on a laptop: the question about a doubt, the own hair, the waiting @en @desktop', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  const id = await createMaya(page.request);
  await sendReading(page.request, id, 'en', [{ hairShape: HAIR_SHAPE }, { hairStyle: 'afro' }]);
  await page.goto(`/US/en/preview/${id}`);
  await expect(heading).toHaveText(t('hero.candidates.title', CHILD), { timeout: WORKER_TIMEOUT });
  const options = page.getByRole('main').getByRole('listitem').getByRole('button');
  await expect(options).toHaveCount(2);
  await expect(options.last()).toBeEnabled();
  await expectFitting(page);

  await options.first().click();
  await expect(heading).toHaveText(t('preview.character.title', CHILD), { timeout: WORKER_TIMEOUT });
  await expect(page.getByText(t('preview.passport.sourceDevice'))).toBeVisible();
  await page.getByRole('tab', { name: t('preview.groups.hair') }).click();
  const styles = page.getByRole('group', { name: t('preview.traits.hairStyle') });
  await expect(styles.getByRole('radio', { name: t('preview.hair.own'), exact: true })).toBeChecked();
  await expect(styles.locator('.own-hair-portrait')).toBeVisible();
  // No link of the hero's card above is half under the header.
  await styles.evaluate((group) => group.scrollIntoView());
  await expectFitting(page);

  await answerQueued(page);
  const restoreHero = await requeueHero(id);
  await page.reload();
  await expect(heading).toHaveText(t('waiting.scene.title', CHILD), { timeout: WORKER_TIMEOUT });
  await expect(page.getByText(/10/)).toBeVisible();
  await expectFitting(page);
  await page.getByRole('button', { name: t('waiting.tell.open') }).click();
  await page.getByRole('button', { name: t('waiting.tell.send') }).click();
  await expect(page.getByText(t('errors.letterConsentRequired'))).toBeVisible();
  await expectFitting(page);
  await restoreHero();
  await deleteBook(page.request, id);
});

test('rulings "Flow": a described child on a laptop @en @desktop', async ({ page }) => {
  const id = await createMaya(page.request);
  await send(page.request, 'POST', `/api/books/${id}/no-photo`);
  await page.goto(`/US/en/preview/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('preview.character.title', CHILD), {
    timeout: WORKER_TIMEOUT,
  });
  await expect(page.getByRole('tab', { name: t('preview.groups.check') })).toHaveAttribute('aria-selected', 'true');
  await expectFitting(page);
  await deleteBook(page.request, id);
});
