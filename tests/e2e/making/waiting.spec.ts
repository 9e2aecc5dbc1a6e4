import type { Route } from '@playwright/test';
import type { BookProgress } from '@/lib/books';
import { expectAccessible } from '../support/axe';
import { createTranslate } from '../support/messages';
import { requeueHero } from '../support/requeue-hero';
import { expect, test } from '../support/shared-page';
import { openPhotoStep } from '../support/steps';
import { WORKER_TIMEOUT } from '../support/timeouts';

const CHILDREN = [
  { tag: '@he', language: 'he', name: 'נועה', gender: 'girl' },
  { tag: '@en', language: 'en', name: 'Ravi', gender: 'boy' },
] as const;

const character = { state: 'queued', stage: 'queued', done: 0, total: 2, errorCode: null } as const;

/** Answers with a progress event in which three other drawings come first. */
async function fulfillQueued(route: Route): Promise<void> {
  const progress: BookProgress = {
    revision: 1,
    tasks: { character, preview: null },
    pages: [],
    veils: [],
    portraits: [],
    places: { character: { before: 3, seconds: 9 }, preview: null },
  };
  const body = `event: progress\ndata: ${JSON.stringify(progress)}\n\n`;
  await route.fulfill({ contentType: 'text/event-stream', body });
}

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

for (const child of CHILDREN) {
  test(`waiting: queue position, return after a reload, the drawn hero, deleting the book ${child.tag} @phone`, async ({
    page,
  }) => {
    const { language, name, gender } = child;
    const t = createTranslate(language);
    const bookId = await openPhotoStep(page, t, child);
    await page.route(/\/progress$/, fulfillQueued);
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
    await page.getByRole('textbox', { name: t('waiting.tell.email') }).fill(`waiting-${language}@example.com`);
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
}
