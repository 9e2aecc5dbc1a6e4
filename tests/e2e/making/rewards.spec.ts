import { expectAccessible } from '../support/axe';
import { createBook } from '../support/create-book';
import { dropJobs } from '../support/drop-jobs';
import { createTranslate } from '../support/messages';
import { newParent, orderFromPreview, payInSandbox } from '../support/steps';
import { expect, test } from '../support/test';
import { WORKER_TIMEOUT } from '../support/timeouts';

test('§9 an order whose book is made earns a coupon, which the next order takes off @smoke @he @phone', async ({
  page,
  request,
  browser,
}) => {
  const t = createTranslate('he');
  const child = { language: 'he', name: 'נועה', gender: 'girl' } as const;
  const first = await createBook(page.request, { language: 'he', childName: child.name, gender: 'girl' });
  await page.goto(`/IL/he/preview/${first.id}`);
  await orderFromPreview(page, t, newParent('IL'), request);
  await payInSandbox(page, t, 'pay');
  await expect(page).toHaveURL(/\/order-confirmation\/[0-9a-f-]+/);
  await expect(page.getByRole('heading', { name: t('rewards.invite.title') })).toBeVisible({ timeout: WORKER_TIMEOUT });
  await expectAccessible(page);

  await test.step('a friend who comes by the link reads who invites and what for, and no name', async () => {
    const link = await page.getByRole('textbox', { name: t('rewards.invite.link') }).inputValue();
    const friend = await browser.newPage();
    await friend.goto(link);
    const note = friend.locator('#invited');
    await expect(note).toContainText(t('home.invited.title'));
    await expect(note).not.toContainText(child.name);
    await expectAccessible(friend);
    await friend.goto('/IL/he');
    await expect(note).toBeHidden();
    await friend.close();
  });

  await test.step('another story for the same child: only the story is left to choose', async () => {
    const { name, gender } = child;
    await page.getByRole('button', { name: t('rewards.another.same', { name, gender }) }).click();
    await expect(page.getByText(t('wizard.book.leadKnown', { name, gender }))).toBeVisible();
    await expectAccessible(page);
    await page.locator('input[name="catalogueId"]').nth(2).check();
    await page.getByRole('button', { name: t('wizard.book.goKnown') }).click();
    await expect(page).toHaveURL(/\/preview\/[0-9a-f-]+$/);
    await expect(page.locator('.reader-book')).toBeVisible({ timeout: WORKER_TIMEOUT });
  });

  const second = await createBook(page.request, { language: 'he', childName: 'יואב', gender: 'boy' });
  const created = await page.request.post('/api/orders/create', {
    headers: { 'x-requested-with': 'gibori' },
    data: { bookId: second.id },
  });
  const { orderId } = await created.json();
  await page.goto(`/IL/he/checkout/${orderId}`);
  const coupon = page.getByRole('checkbox', { name: t('checkout.rewards.coupon', { percent: 10 }) });
  await expect(coupon).toBeChecked();
  await expectAccessible(page);
  await expect(page.getByRole('button', { name: '₪35.10' })).toBeVisible();
  await coupon.uncheck();
  await expect(page.getByRole('button', { name: '₪39' })).toBeVisible();
  await coupon.check();
  await page.getByRole('button', { name: '₪35.10' }).click();
  await page.getByTestId('sandbox-pay').click();
  await expect(page).toHaveURL(/\/order-confirmation\/[0-9a-f-]+/);
  await dropJobs(orderId);
});
