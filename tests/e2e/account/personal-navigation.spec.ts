import type { DraftView } from '@/lib/books';
import { createTranslate } from '../support/messages';
import { holdRequests, SCRIPTS } from '../support/page/hold-requests';
import { expect, test } from '../support/test';

const t = createTranslate('en');
const headers = { 'x-requested-with': 'gibori' };

test('values entered before hydration are kept @phone @en', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  const release = await holdRequests(page, SCRIPTS);
  await page.goto('/US/en/wizard', { waitUntil: 'commit' });
  const name = page.getByLabel(t('wizard.child.name'));
  await name.fill('Dana');
  await page.getByRole('radio', { name: t('wizard.child.genders.girl') }).check();
  await expect(page.getByRole('button', { name: t('wizard.child.go') })).toBeDisabled();
  release();
  await expect(page.getByRole('button', { name: t('wizard.child.go') })).toBeEnabled();
  await expect(name).toHaveValue('Dana');
  await expect(page.getByRole('radio', { name: t('wizard.child.genders.girl') })).toBeChecked();
  await page.getByRole('button', { name: t('wizard.child.go') }).click();
  const title = t('wizard.book.title', { name: 'Dana', gender: 'girl' });
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await context.close();
});

test('§4: the gender from a link is rendered and stays selected @phone @en', async ({ page }) => {
  await page.goto('/US/en/wizard?gender=girl');
  await expect(page.getByRole('button', { name: t('wizard.child.go') })).toBeEnabled();
  await expect(page.getByRole('radio', { name: t('wizard.child.genders.girl') })).toBeChecked();
});

test('a link to a personal page shows a skeleton while the server renders it @phone @en', async ({ page }) => {
  await page.goto('/US/en/books');
  await page.waitForLoadState('networkidle');
  const release = await holdRequests(page, /\/my-books\?.*_rsc/);
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('layout.login') })
    .click();
  await expect(page.getByText(t('common.loading'), { exact: true })).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1, name: t('orders.shelf.title') })).toBeVisible();
  await expect(page.getByText(t('common.loading'), { exact: true })).toHaveCount(0);
});

test('going back shows current data, not the data of the first render @phone @en', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  const created = await context.request.post('/api/books/create', {
    headers,
    data: { language: 'en', childName: 'Adam' },
  });
  const { id } = (await created.json()) as DraftView;
  await page.goto('/US/en/my-books');
  await page.getByRole('link', { name: t('orders.shelf.goOn') }).click();
  await expect(page).toHaveURL(/\/wizard/);
  const removed = await context.request.delete(`/api/books/${id}`, { headers, data: { bought: false } });
  expect(removed.ok()).toBe(true);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: t('orders.shelf.title') })).toBeVisible();
  await expect(page.getByRole('link', { name: t('orders.shelf.goOn') })).toHaveCount(0);
  await context.close();
});
