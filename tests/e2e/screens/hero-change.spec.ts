import type { HeroChangeView } from '@/lib/orders';
import { send } from '../support/api';
import { expectAccessible } from '../support/axe';
import { approveDrawnHero } from '../support/create-book';
import { createTranslate } from '../support/messages';
import { orderByApi, payByApi } from '../support/order-book';
import { expect, test } from '../support/test';
import { WORKER_TIMEOUT } from '../support/timeouts';

const t = createTranslate('en');
const CHILD = { name: 'Maya', gender: 'girl' } as const;

test('§4 another hero for the whole book: the screens on a laptop @en @desktop', async ({ page }) => {
  const orderId = await orderByApi(page.request, { country: 'US', language: 'en', name: CHILD.name });
  const start = `/US/en/editor/${orderId}/hero`;
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto(start);
  await expect(page.getByText(t('hero.change.locked'))).toBeVisible();
  await payByApi(page.request, orderId, 'en');
  await expect
    .poll(async () => (await (await page.request.get(`/api/orders/${orderId}/hero`)).json()).editing, {
      timeout: WORKER_TIMEOUT,
    })
    .toBe('open');

  await page.goto(start);
  await expect(heading).toHaveText(t('hero.change.title', CHILD));
  await expect(page.getByRole('img', { name: t('hero.change.portraitAlt', CHILD) })).toBeVisible();
  await expectAccessible(page);

  const { trialId } = await send<HeroChangeView>(page.request, 'POST', `/api/orders/${orderId}/hero`);
  await page.goto(`${start}?step=features`);
  await expect(heading).toHaveText(t('hero.change.correctTitle', CHILD), { timeout: WORKER_TIMEOUT });
  await expectAccessible(page);

  await approveDrawnHero(page.request, trialId ?? '');
  await page.goto(`${start}?step=compare`);
  await expect(heading).toHaveText(t('hero.change.compare.title'));
  const after = page.getByRole('img', { name: t('hero.change.compare.afterAlt', { page: '' }) });
  await expect(after).toHaveCount(4, { timeout: WORKER_TIMEOUT });
  await expectAccessible(page);
  await page.getByRole('button', { name: t('hero.change.compare.apply') }).click();
  await expect(page.getByText(t('hero.change.changed', CHILD))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: t('hero.change.undo') }).click();
  await expect(page.getByRole('heading', { name: t('hero.change.earlier') })).toBeVisible();
  await expectAccessible(page);
});
