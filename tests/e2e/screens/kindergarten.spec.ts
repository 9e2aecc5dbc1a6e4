import type { ClassView } from '@/lib/kindergarten';
import { send } from '../support/api';
import { expectAccessible } from '../support/axe';
import { addChildrenByApi } from '../support/class-children';
import { dropJobs } from '../support/drop-jobs';
import { createTranslate } from '../support/messages';
import { signIn } from '../support/session';
import { expect, test } from '../support/test';
import { WORKER_TIMEOUT } from '../support/timeouts';

const t = createTranslate('en');
const KINDERGARTEN = 'Maple Street Preschool';
const NAMES = ['Noah', 'Maya', 'Liam', 'Zoe', 'Ethan', 'Ruth', 'Omar', 'Lily', 'Ben', 'Ada', 'Leo', 'Ivy'];

test('§2 /kindergarten: the screens of a class of twelve on a laptop @smoke @en @desktop', async ({ page }) => {
  const teacher = await signIn(page.request, 'US');
  await page.goto('/US/en/kindergarten');
  await expectAccessible(page);
  const begun = { country: 'US', language: 'en' };
  const { id } = await send<ClassView>(page.request, 'POST', '/api/kindergarten', begun);
  await send(page.request, 'PATCH', `/api/kindergarten/${id}`, {
    kindergartenName: KINDERGARTEN,
    contactName: 'Dana Levi',
    email: teacher.email,
    catalogueId: 10_001,
    bookType: 'digital',
  });
  await addChildrenByApi(page.request, id, NAMES);

  await page.goto('/US/en/kindergarten');
  for (const name of NAMES)
    await expect(page.getByRole('button', { name: t('kindergarten.children.remove', { name }) })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: t('kindergarten.children.import') }).click();
  await page.getByLabel(t('kindergarten.import.paste')).fill('Noah\t4\nMaya\t14');
  await expect(page.getByText(t('kindergarten.import.faults', { count: 1 }))).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: t('kindergarten.summary.order') }).click();
  await expect(page).toHaveURL(/\/sandbox\/checkout\//);
  await page.getByTestId('sandbox-pay').click();
  await expect(page.getByRole('dialog', { name: t('kindergarten.books.progressTitle') })).toBeVisible({
    timeout: WORKER_TIMEOUT,
  });
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(t('kindergarten.books.title', { kindergarten: `\u2068${KINDERGARTEN}\u2069` }));
  await expectAccessible(page);
  const { orderNumber } = await (await page.request.get(`/api/kindergarten/${id}/books`)).json();
  await dropJobs(orderNumber);

  await page.goto('/US/en/my-books');
  await expect(page.getByRole('heading', { name: KINDERGARTEN })).toBeVisible();
  await expectAccessible(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
