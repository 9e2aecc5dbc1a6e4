import type { ClassView } from '@/lib/kindergarten';
import { DECLARATION_VERSION } from '@/lib/kindergarten/limits';
import { send } from '../support/api';
import { expectAccessible } from '../support/axe';
import { addChildrenByApi } from '../support/class-children';
import { sendReading } from '../support/create-book';
import { dropJobs } from '../support/drop-jobs';
import { createTranslate } from '../support/messages';
import { expectFitting } from '../support/page/fitting';
import { signIn } from '../support/session';
import { type Browser, expect, type Page, test } from '../support/test';
import { WORKER_TIMEOUT } from '../support/timeouts';

const t = createTranslate('en');
const KINDERGARTEN = 'Maple Street Preschool';
const DAY_MS = 86_400_000;
const NAMES = ['Noah', 'Maya', 'Liam', 'Zoe', 'Ethan', 'Ruth', 'Omar', 'Lily', 'Ben', 'Ada', 'Leo', 'Ivy'];

/** A parent adds their own child on a device of their own, and takes it out again. */
async function joinClass(browser: Browser, baseURL: string, classToken: string): Promise<void> {
  const parent = await browser.newPage({ baseURL });
  const answer = await parent.goto(`/US/en/class/${classToken}`);
  expect(answer?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer' });
  await expect(parent.getByRole('heading', { level: 1 })).toContainText(KINDERGARTEN);
  await parent.getByRole('button', { name: t('kindergarten.join.next') }).click();
  await expect(parent.getByText(t('errors.nameTooShort'))).toBeVisible();
  await expectAccessible(parent);
  await parent.getByLabel(t('kindergarten.join.name')).fill('Dylan');
  await parent.locator('input[name="gender"][value="boy"]').check({ force: true });
  await parent.locator('input[name="age"][value="5"]').check({ force: true });
  await parent.getByRole('button', { name: t('kindergarten.join.next') }).click();
  await expect(parent.getByText(t('kindergarten.join.photoTitle', { name: 'Dylan' }))).toBeVisible();
  await expectAccessible(parent);
  await parent.reload();
  await parent.getByRole('button', { name: t('kindergarten.join.takeOut.open') }).click();
  await parent.getByRole('button', { name: t('kindergarten.join.takeOut.confirm') }).click();
  await expect(parent.getByLabel(t('kindergarten.join.name'))).toBeVisible();
  await parent.close();
}

/** The dialogs of a child whose photo stays on the teacher's device. */
async function seeReadChild(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('region', { name: t('kindergarten.photos.reading.title') })).toBeVisible();
  const open = (key: string) => page.getByRole('button', { name: t(`kindergarten.children.${key}`, { name }) }).click();
  await open('changeReading');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('tablist')).toBeVisible();
  await expectFitting(page);
  await dialog.getByRole('button', { name: t('kindergarten.hero.anotherPhoto') }).click();
  await expect(dialog.getByText(t('wizard.photo.keptReading', { name }))).toBeVisible();
  await expectFitting(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await open('remove');
  const removal = page.getByRole('alertdialog').or(dialog);
  await expect(removal.getByText(t('kindergarten.children.removal.textRead'))).toBeVisible();
  await expectFitting(page);
  await page.keyboard.press('Escape');
  await expect(removal).toBeHidden();
}

test('§2 /kindergarten: the screens of a class of twelve on a laptop @smoke @en @desktop', async ({
  page,
  browser,
  baseURL,
}) => {
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
  const declaration = { accepted: true, textVersion: DECLARATION_VERSION, language: 'en' };
  const { children } = await send<ClassView>(page.request, 'PUT', `/api/kindergarten/${id}/declaration`, declaration);
  await sendReading(page.request, children[0]?.bookId ?? '', 'en');
  const closesAt = new Date(Date.now() + 7 * DAY_MS).toISOString();
  const { link } = await send<ClassView>(page.request, 'PUT', `/api/kindergarten/${id}/link`, { closesAt });
  await joinClass(browser, baseURL ?? '', link?.token ?? '');

  await page.goto('/US/en/kindergarten');
  for (const name of NAMES)
    await expect(page.getByRole('button', { name: t('kindergarten.children.remove', { name }) })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: t('kindergarten.children.import') }).click();
  await page.getByLabel(t('kindergarten.import.paste')).fill('Noah\t4\nMaya\t14');
  await expect(page.getByText(t('kindergarten.import.faults', { count: 1 }))).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await seeReadChild(page, 'Noah');

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
