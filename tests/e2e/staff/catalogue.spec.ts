import { expectAccessible } from '../support/axe';
import { createTranslate } from '../support/messages';
import { expectFitting } from '../support/page/fitting';
import { signInMember } from '../support/staff-session';
import { expect, test } from '../support/test';

const RUNS = [
  ['he', '@he @phone'],
  ['en', '@en @desktop'],
] as const;

for (const [language, tag] of RUNS) {
  test(`§9 the desk: an editor sees the books and the prices in ${language} ${tag}`, async ({ page }) => {
    const c = (key: string, values = {}) => createTranslate(language)(`staff.catalogue.${key}`, values);
    await page.context().addCookies([{ name: 'staff_language', value: language, url: process.env.SHOP_URL ?? '' }]);
    await signInMember(page.context(), 'editor');
    await page.goto('/staff/catalogue');
    await expect(page.getByRole('heading', { level: 1, name: c('title') })).toBeVisible();
    const prices = page.getByRole('region', { name: c('prices') }).first();
    for (const price of ['₪39', '$19', 'KSh 1,499'])
      await expect(prices.getByText(price, { exact: true })).toBeVisible();
    await expectAccessible(page);
    await expectFitting(page);

    const book = page.locator(`a[href^="/IL/${language}/books/"]`).first();
    await book.click();
    await expect(page).toHaveURL(/\/books\/\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('§6 the desk: whoever prints or serves has no page of the catalogue @en @desktop', async ({ page }) => {
  for (const role of ['production', 'service'] as const) {
    await signInMember(page.context(), role);
    expect((await page.request.get('/staff/catalogue')).status()).toBe(404);
  }
});
