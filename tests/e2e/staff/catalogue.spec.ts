import { findEdition } from '@/lib/catalogue';
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

/** Editions that no other test opens, each in the market where it is switched and in one where it is not. */
const SWITCHED = [
  { language: 'he', id: 10_013, country: 'US', other: 'KE', tag: '@he @phone' },
  { language: 'en', id: 10_009, country: 'KE', other: 'US', tag: '@en @desktop' },
] as const;

for (const { language, id, country, other, tag } of SWITCHED) {
  test(`§8 book no longer available: an editor takes a book off sale in ${language}, and the shop follows ${tag}`, async ({
    page,
  }) => {
    const t = createTranslate(language);
    const shop = createTranslate('en');
    const s = (key: string, values = {}) => t(`staff.catalogue.switches.${key}`, values);
    const title = findEdition(id)?.title ?? '';
    const read = async (path: string) => (await page.request.get(path)).text();
    const onShelf = async (market: string) => (await read(`/api/shelf/${market}/en`)).includes(`"id":${id},`);
    const [path, catalogue] = [`/${country}/en/books/${id}`, `/${country}/en/books`];
    await page.context().addCookies([{ name: 'staff_language', value: language, url: process.env.SHOP_URL ?? '' }]);
    await signInMember(page.context(), 'editor');
    // The pages are kept in memory from here on, with the book.
    expect(await read(catalogue)).toContain(path);
    expect(await read(path)).toContain(`/${country}/en/wizard?book=${id}`);
    expect(await onShelf(country)).toBe(true);

    await page.goto('/staff/catalogue');
    const panel = page.locator('section', { has: page.locator('#switches') });
    const field = (key: string) => panel.getByLabel(s(`fields.${key}`), { exact: true });
    const save = panel.getByRole('button', { name: s('save'), exact: true });
    await save.click();
    await expect(panel.getByText(t('errors.bookRequired'))).toBeVisible();
    await expect(field('baseId')).toHaveAttribute('aria-invalid', 'true');
    await field('baseId').selectOption({ value: String(id - 10_000) });
    await field('country').selectOption(country);
    await field('language').selectOption('en');
    await field('state').selectOption('off_sale');
    await save.press('Enter');
    await expect(panel.getByText(s('saved'))).toBeVisible();
    const [name] = await panel.getByRole('listitem').filter({ hasText: title }).all();
    await expect(name ?? panel).toContainText(s('states.off_sale'));
    await expectFitting(page);

    const gone = await read(path);
    expect(gone).toContain(shop('bookDetail.offSale.title'));
    expect(gone).toContain('noindex');
    expect(gone).not.toContain(`wizard?book=${id}`);
    expect(await read(catalogue)).not.toContain(path);
    expect(await read(`/${country}/en/sitemap`)).not.toContain(path);
    expect(await read('/sitemap.xml')).not.toContain(`${path}<`);
    expect([await onShelf(country), await onShelf(other)]).toEqual([false, true]);
    expect(await read(`/${other}/en/books/${id}`)).toContain(`/${other}/en/wizard?book=${id}`);
    const headers = { 'x-requested-with': 'gibori' };
    const data = { language: 'en', catalogueId: id };
    const refused = await page.request.post('/api/books/create', { headers, data: { ...data, country } });
    expect([refused.status(), (await refused.json()).error?.code ?? '']).toEqual([409, 'edition_missing']);
    const sold = await page.request.post('/api/books/create', { headers, data: { ...data, country: other } });
    expect(sold.status()).toBe(201);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${title}`));
    await expect(page.locator('.related-shelf li').first()).toBeVisible();
    await expectFitting(page);

    await page.goto('/staff/catalogue');
    await panel.getByRole('listitem').filter({ hasText: title }).getByRole('button').click();
    await expect(panel.getByRole('listitem').filter({ hasText: title })).toHaveCount(0);
    expect(await read(path)).toContain(`/${country}/en/wizard?book=${id}`);
    expect(await onShelf(country)).toBe(true);
    // Only an owner changes the days of an offer.
    const offers = page.locator('section', { has: page.locator('#offers') });
    await expect(offers.getByRole('link')).toHaveAttribute('href', /\/roladin$/);
    await expect(offers.getByRole('button')).toHaveCount(0);
  });
}

test('§6 the desk: whoever prints or serves has no page of the catalogue @en @desktop', async ({ page }) => {
  for (const role of ['production', 'service'] as const) {
    await signInMember(page.context(), role);
    expect((await page.request.get('/staff/catalogue')).status()).toBe(404);
  }
});
