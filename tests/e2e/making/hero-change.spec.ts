import type { HeroChangeView } from '@/lib/orders';
import { expectAccessible } from '../support/axe';
import { createTranslate } from '../support/messages';
import { orderBook } from '../support/order-book';
import { approveHero, clickNext, expectHero, payInSandbox, uploadPhoto } from '../support/steps';
import { expect, type Page, test } from '../support/test';
import { WORKER_TIMEOUT } from '../support/timeouts';

const t = createTranslate('he');
const CHILD = { language: 'he', name: 'נועה', gender: 'girl' } as const;
const { name } = CHILD;
const TITLE = t('hero.change.correctTitle', CHILD);

/** The file of a signed link, which names its key and its end: links of one file differ by the quarter of an hour. */
const toStorageKey = (url: string | null): unknown =>
  JSON.parse(Buffer.from(url?.split('/').at(-1)?.split('.')[0] ?? '', 'base64url').toString())[0];

async function readHero(page: Page, orderId: string): Promise<HeroChangeView> {
  return (await page.request.get(`/api/orders/${orderId}/hero`)).json();
}

test('§4 another hero for the whole book: tried, taken, and back to the first, on a phone @he @phone', async ({
  page,
  request,
}) => {
  const orderId = await orderBook(page, t, { country: 'IL', language: 'he', name }, request);
  const start = `/IL/he/editor/${orderId}/hero`;
  const button = (key: string) => page.getByRole('button', { name: t(key) });

  await test.step('§4 before purchase the hero is locked', async () => {
    await page.goto(start);
    await expect(page.getByText(t('hero.change.locked'))).toBeVisible();
    await page.goto(`/IL/he/checkout/${orderId}`);
  });
  await payInSandbox(page, t, 'pay');
  await expect(page.getByRole('link', { name: t('orders.edit.open') })).toBeVisible({ timeout: WORKER_TIMEOUT });

  await test.step('the editor leads to the hero as it is', async () => {
    await page.goto(`/IL/he/editor/${orderId}`);
    await button('editor.guide.skip').click();
    await button('editor.menu.open').click();
    await page.getByRole('menuitem', { name: t('editor.menu.hero') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('hero.change.title', { name, gender: 'girl' }));
    await expect(page.getByRole('img', { name: t('hero.change.portraitAlt', { name }) })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('another photo is tried, compared and dropped: the book stays as it was', async () => {
    const before = await readHero(page, orderId);
    await button('hero.change.photo').click();
    await uploadPhoto(page, t, CHILD);
    await approveHero(page, t, CHILD, TITLE);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('hero.change.compare.title'));
    await expect(page.getByRole('img', { name: t('hero.change.compare.afterAlt', { page: '' }) })).toHaveCount(4, {
      timeout: WORKER_TIMEOUT,
    });
    await expectAccessible(page);
    await button('hero.change.compare.discard').click();
    await button('hero.change.compare.discardNow').click();
    await expect(button('hero.change.correct')).toBeVisible();
    const { trialId, portrait, changes } = await readHero(page, orderId);
    expect([trialId, changes.left]).toEqual([null, 5]);
    expect(toStorageKey(portrait)).toBe(toStorageKey(before.portrait));
  });

  await test.step('other features are tried and taken into the whole book', async () => {
    await button('hero.change.correct').click();
    await expect(page.getByText(t('hero.ask.question', { name, gender: 'girl' }))).toBeVisible({
      timeout: WORKER_TIMEOUT,
    });
    await page.locator('input[name="skin"][value="#774a30"]').check();
    await approveHero(page, t, CHILD, TITLE);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('hero.change.compare.title'));
    await expect(page.getByRole('img', { name: t('hero.change.compare.afterAlt', { page: '' }) })).toHaveCount(4, {
      timeout: WORKER_TIMEOUT,
    });
    await button('hero.change.compare.apply').click();
    await expect(page.getByText(t('hero.change.changed', { name, gender: 'girl' }))).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('an undo until the confirmation', async () => {
    await page.getByRole('link', { name: t('hero.change.undo') }).click();
    await expect(page.getByRole('heading', { name: t('hero.change.earlier') })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: t('hero.change.restoreNumber', { number: 1 }) }).click();
    await expect(page.getByText(t('hero.change.restored'))).toBeVisible();
    const { changes, earlier } = await readHero(page, orderId);
    expect([changes.left, earlier.length]).toEqual([4, 1]);
  });
  await buyAdvanced(page, start);
});

/** A book that was bought in the regular model becomes an advanced one, for its price. */
async function buyAdvanced(page: Page, start: string): Promise<void> {
  await test.step('§9 the advanced model, bought after the book', async () => {
    await page.goto(start);
    await page.getByRole('button', { name: t('hero.change.photo') }).click();
    await uploadPhoto(page, t, CHILD);
    await expectHero(page, t, CHILD, TITLE);
    const portrait = t('preview.passport.portraitAlt', { name, model: 'advanced' });
    await expect(page.getByRole('img', { name: portrait })).toBeVisible({ timeout: WORKER_TIMEOUT });
    await page.locator('input[name="imageModel"][value="advanced"]').check();
    await clickNext(page, t('preview.character.approve', { gender: 'girl' }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('hero.change.compare.title'));
    const pay = page.getByRole('button', { name: t('hero.change.compare.pay', { price: '₪19' }) });
    await expect(pay).toBeVisible();
    await expectAccessible(page);
    await pay.click();
    await expect(page).toHaveURL(/\/sandbox\/checkout\//);
    await page.getByTestId('sandbox-pay').click();
    await expect(page.getByText(t('hero.change.changed', { name, gender: 'girl' }))).toBeVisible({
      timeout: WORKER_TIMEOUT,
    });
  });
}
