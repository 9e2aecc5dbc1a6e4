import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { signIn } from './support/session';
import { wordsIn } from './support/words';

// Hebrew and English, on a phone and on a desk.
const RUNS = [
  ['he', '@he'],
  ['en', '@en'],
  ['he', '@desktop'],
] as const;
const PATH = '/books?category=courage';

const locked = (page: Page) => page.evaluate(() => getComputedStyle(document.body).overflow === 'hidden');

/** Opens what a button opens; a page that has just come may need a moment before it listens. */
async function open(button: Locator, opened: Locator): Promise<void> {
  await expect(async () => {
    await button.click();
    await expect(opened).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 60_000 });
}

/** Once the page is idle, what it does late has begun. */
const idle = (page: Page) => page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
const banner = (page: Page, label: string) => page.getByRole('region', { name: label });

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const [language, tag] of RUNS) {
  const say = wordsIn(language);
  const home = `/IL/${language}`;

  // The bar shows its links in full on wide screens and has no menu there.
  if (tag !== '@desktop')
    test(`§2 Mobile menu in ${language} ${tag} @phone`, async ({ page }) => {
      await page.goto(home + PATH);
      const opener = page.getByRole('button', { name: say('layout.menu'), exact: true });
      const menu = page.getByRole('dialog', { name: say('layout.menu') });

      await open(opener, menu);
      expect(await locked(page)).toBe(true);
      await expectAccessible(page);
      for (const key of ['home', 'myBooks', 'create', 'books', 'blog', 'terms', 'privacy', 'accessibility'])
        await expect(menu.getByRole('link', { name: say(`layout.nav.${key}`), exact: true })).toBeVisible();
      for (const name of ['Facebook', 'Instagram', say('layout.whatsapp')])
        await expect(menu.getByRole('link', { name })).toHaveAttribute('target', '_blank');

      // The focus goes round inside.
      for (let count = 0; count < 30; count += 1) await page.keyboard.press('Tab');
      expect(await menu.evaluate((panel) => panel.contains(document.activeElement))).toBe(true);
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(opener).toBeFocused();
      expect(await locked(page)).toBe(false);

      await opener.click();
      await menu.getByRole('button', { name: say('layout.contact') }).click();
      await expect(menu).toBeHidden();
      await expect(page.getByRole('dialog', { name: say('support.title') })).toBeVisible();
    });

  test(`§2 country and language selectors keep path and query, in ${language} ${tag}`, async ({ page, context }) => {
    await page.goto(home + PATH);
    const choose = async (opener: string, entry: string) => {
      const list = page.getByRole('menu').or(page.getByRole('dialog'));
      await open(page.getByRole('banner').getByRole('button', { name: opener }), list);
      await expectAccessible(page);
      const link = list.getByRole('menuitem', { name: entry }).or(list.getByRole('link', { name: entry }));
      await link.click();
    };
    await choose(say('layout.chooseLanguage'), 'Русский');
    await expect(page).toHaveURL(`/IL/ru${PATH}`);
    expect(await page.evaluate(() => window.localStorage.getItem('language'))).toBe('ru');

    // Russian is not spoken in the American shop: it opens in English, and has one language only.
    const ru = wordsIn('ru');
    await choose(ru('layout.country', { country: 'IL' }), ru('layout.country', { country: 'US' }));
    await expect(page).toHaveURL(`/US/en${PATH}`);
    await expect(page.getByRole('button', { name: wordsIn('en')('layout.chooseLanguage') })).toHaveCount(0);
    const cookie = (await context.cookies()).find(({ name }) => name === 'selected_country');
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect([cookie?.value, Math.round(days)]).toEqual(['US', 180]);
  });

  test(`§2 Country-mismatch banner in ${language} ${tag}`, async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'sandbox_country', value: 'KE', url: baseURL ?? '' }]);
    await page.goto(home + PATH);
    // It asks in a language that the visitor reads.
    const reads = await page.evaluate(() => navigator.languages.map((name) => name.slice(0, 2)));
    const asks = reads.includes(language) ? say : wordsIn('en');
    const shown = banner(page, asks('visit.mismatch.label'));
    await expect(shown).toBeVisible();
    await expectAccessible(page);
    const offset = () => page.locator('main').evaluate((main) => getComputedStyle(main).paddingBlockStart);
    expect(await offset()).toBe('80px');

    await shown.getByRole('button', { name: asks('visit.mismatch.dismiss') }).click();
    await expect(shown).toBeHidden();
    expect(await offset()).toBe('48px');
    await page.reload();
    await idle(page);
    await expect(shown).toBeHidden();

    const other = await context.newPage();
    await other.goto(home + PATH);
    const again = banner(other, asks('visit.mismatch.label'));
    await again.getByRole('link', { name: asks('visit.mismatch.switch', { country: 'KE' }) }).click();
    await expect(other).toHaveURL(`/KE/en${PATH}`);
    expect((await context.cookies()).find(({ name }) => name === 'selected_country')?.value).toBe('KE');
    await idle(other);
    await expect(banner(other, wordsIn('en')('visit.mismatch.label'))).toBeHidden();
  });

  test(`§2 account menu, lock and logout in ${language} ${tag}`, async ({ page, context, isMobile }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(home + PATH);
    await expect(page.getByRole('banner').getByRole('link', { name: say('layout.login') })).toHaveAttribute(
      'href',
      `${home}/my-books`,
    );
    await idle(page);
    expect(asked).not.toContain('/api/auth/verification-status');

    await signIn(page.request, 'IL');
    await page.goto(`/US/en${PATH}`);
    const en = wordsIn('en');
    const selector = page.getByRole('banner').locator('button[aria-disabled="true"]');
    await expect(selector).toContainText(en('layout.country', { country: 'IL' }));
    await selector.focus();
    await expect(page.getByRole('tooltip')).toContainText(en('visit.locked', { country: 'IL' }));
    await expectAccessible(page);

    await page.goto(home + PATH);
    const account = page.getByRole('banner').getByRole('button', { name: say('layout.account') });
    await open(account, page.getByRole('menuitem', { name: say('layout.nav.myBooks') }));
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
    if (!isMobile) {
      // The hand still lies where it clicked: only one that comes anew opens the menu.
      await page.mouse.move(5, 600);
      await account.hover();
      await expect(page.getByRole('menu')).toBeVisible();
      await page.mouse.move(5, 600);
      await expect(page.getByRole('menu')).toBeHidden();
    }

    // A failure is told in a toast, which F8 reaches and Escape dismisses.
    await page.route('**/api/auth/logout', (route) => route.abort());
    await account.click();
    await page.getByRole('menuitem', { name: say('layout.logout') }).click();
    const toast = page.getByRole('region', { name: say('common.notifications') }).getByRole('listitem');
    await expect(toast).toContainText(say('layout.logoutFailed'));
    // Its time stands still while the focus is with it.
    await page.keyboard.press('F8');
    await expectAccessible(page);
    await page.keyboard.press('Tab');
    await expect(toast).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(toast).toHaveCount(0);

    await page.unroute('**/api/auth/logout');
    await account.click();
    await page.getByRole('menuitem', { name: say('layout.logout') }).click();
    await expect(page).toHaveURL(home);
    await expect(page.getByRole('banner').getByRole('link', { name: say('layout.login') })).toBeVisible();
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('locked_country');
  });
}
