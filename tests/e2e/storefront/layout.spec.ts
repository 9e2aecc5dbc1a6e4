import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { createTranslate } from '../support/messages';
import { focusButton, waitForHydration } from '../support/page/hydration';
import { signIn } from '../support/session';
import { expect, test } from '../support/shared-page';

// Hebrew on a phone, English on a desktop: each language, direction and screen once.
const RUNS = [
  ['he', '@he @phone'],
  ['en', '@en @desktop'],
] as const;
const PATH = '/books?category=courage';

const isScrollLocked = (page: Page) => page.evaluate(() => getComputedStyle(document.body).overflow === 'hidden');

/** Opens what a button opens, with one click: another one would close it. */
async function open(button: Locator, target: Locator): Promise<void> {
  await waitForHydration(button);
  await button.click();
  await expect(target).toBeVisible();
}

/** Waits until the page is idle, when its deferred work has started. */
const waitForIdle = (page: Page) => page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
const banner = (page: Page, label: string) => page.getByRole('region', { name: label });

for (const [language, tag] of RUNS) {
  const t = createTranslate(language);
  const home = `/IL/${language}`;

  // On wide screens the bar shows its links and has no menu.
  if (language === 'he')
    test(`§2 Mobile menu in ${language} ${tag}`, async ({ page }) => {
      await page.goto(home + PATH);
      const opener = page.getByRole('button', { name: t('layout.menu'), exact: true });
      const menu = page.getByRole('dialog', { name: t('layout.menu') });

      await open(opener, menu);
      expect(await isScrollLocked(page)).toBe(true);
      await expectAccessible(page);
      for (const key of ['home', 'myBooks', 'create', 'books', 'blog', 'terms', 'privacy', 'accessibility'])
        await expect(menu.getByRole('link', { name: t(`layout.nav.${key}`), exact: true })).toBeVisible();
      for (const name of ['Facebook', 'Instagram', t('layout.whatsapp')])
        await expect(menu.getByRole('link', { name })).toHaveAttribute('target', '_blank');

      // The focus stays inside.
      for (let count = 0; count < 30; count += 1) await page.keyboard.press('Tab');
      expect(await menu.evaluate((panel) => panel.contains(document.activeElement))).toBe(true);
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(opener).toBeFocused();
      expect(await isScrollLocked(page)).toBe(false);

      await opener.click();
      await menu.getByRole('button', { name: t('layout.contact') }).click();
      await expect(menu).toBeHidden();
      await expect(page.getByRole('dialog', { name: t('support.title') })).toBeVisible();
    });

  test(`§2 country and language selectors keep path and query, in ${language} ${tag}`, async ({ page, context }) => {
    await page.goto(home + PATH);
    const select = async (opener: string, entry: string) => {
      const list = page.getByRole('menu').or(page.getByRole('dialog'));
      await open(page.getByRole('banner').getByRole('button', { name: opener }), list);
      await expectAccessible(page);
      const link = list.getByRole('menuitem', { name: entry }).or(list.getByRole('link', { name: entry }));
      await link.click();
    };
    await select(t('layout.chooseLanguage'), 'Русский');
    await expect(page).toHaveURL(`/IL/ru${PATH}`);
    expect(await page.evaluate(() => window.localStorage.getItem('language'))).toBe('ru');

    // The American shop does not support Russian: it opens in English, its only language.
    const ru = createTranslate('ru');
    await select(ru('layout.country', { country: 'IL' }), ru('layout.country', { country: 'US' }));
    await expect(page).toHaveURL(`/US/en${PATH}`);
    await expect(page.getByRole('button', { name: createTranslate('en')('layout.chooseLanguage') })).toHaveCount(0);
    const cookie = (await context.cookies()).find(({ name }) => name === 'selected_country');
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect([cookie?.value, Math.round(days)]).toEqual(['US', 180]);
  });

  test(`§2 Country-mismatch banner in ${language} ${tag}`, async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'sandbox_country', value: 'KE', url: baseURL ?? '' }]);
    await page.goto(home + PATH);
    // The banner uses the visitor's language.
    const visitorLanguages = await page.evaluate(() => navigator.languages.map((name) => name.slice(0, 2)));
    const tVisitor = visitorLanguages.includes(language) ? t : createTranslate('en');
    const visibleBanner = banner(page, tVisitor('country.mismatch.label'));
    await expect(visibleBanner).toBeVisible();
    await expectAccessible(page);
    const offset = () => page.locator('main').evaluate((main) => getComputedStyle(main).paddingBlockStart);
    expect(await offset()).toBe('80px');

    await visibleBanner.getByRole('button', { name: tVisitor('country.mismatch.dismiss') }).click();
    await expect(visibleBanner).toBeHidden();
    expect(await offset()).toBe('48px');
    await page.reload();
    await waitForIdle(page);
    await expect(visibleBanner).toBeHidden();

    const other = await context.newPage();
    await other.goto(home + PATH);
    const otherBanner = banner(other, tVisitor('country.mismatch.label'));
    await otherBanner.getByRole('link', { name: tVisitor('country.mismatch.switch', { country: 'KE' }) }).click();
    await expect(other).toHaveURL(`/KE/en${PATH}`);
    expect((await context.cookies()).find(({ name }) => name === 'selected_country')?.value).toBe('KE');
    await waitForIdle(other);
    await expect(banner(other, createTranslate('en')('country.mismatch.label'))).toBeHidden();
  });

  test(`§2 account menu, lock and logout in ${language} ${tag}`, async ({ page, context, isMobile }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.goto(home + PATH);
    await expect(page.getByRole('banner').getByRole('link', { name: t('layout.login') })).toHaveAttribute(
      'href',
      `${home}/my-books`,
    );
    await waitForIdle(page);
    expect(requested).not.toContain('/api/auth/verification-status');

    await signIn(page.request, 'IL');
    await page.goto(`/US/en${PATH}`);
    const en = createTranslate('en');
    const selector = page.getByRole('banner').locator('button[aria-disabled="true"]');
    await expect(selector).toContainText(en('layout.country', { country: 'IL' }));
    await focusButton(selector);
    await expect(page.getByRole('tooltip')).toContainText(en('country.lockedPrinted', { country: 'IL' }));
    await expectAccessible(page);

    await page.goto(home + PATH);
    const account = page.getByRole('banner').getByRole('button', { name: t('layout.account') });
    await open(account, page.getByRole('menuitem', { name: t('layout.nav.myBooks') }));
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
    if (!isMobile) {
      // The pointer is still over the button: only a new hover opens the menu.
      await page.mouse.move(5, 600);
      await account.hover();
      await expect(page.getByRole('menu')).toBeVisible();
      await page.mouse.move(5, 600);
      await expect(page.getByRole('menu')).toBeHidden();
    }

    // A failure shows a toast, which F8 focuses and Escape dismisses.
    await page.route('**/api/auth/logout', (route) => route.abort());
    await account.click();
    await page.getByRole('menuitem', { name: t('layout.logout') }).click();
    const toast = page.getByRole('region', { name: t('common.notifications') }).getByRole('listitem');
    await expect(toast).toContainText(t('layout.logoutFailed'));
    // Its timer pauses while it has focus.
    await page.keyboard.press('F8');
    await expectAccessible(page);
    await page.keyboard.press('Tab');
    await expect(toast).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(toast).toHaveCount(0);

    await page.unroute('**/api/auth/logout');
    await account.click();
    await page.getByRole('menuitem', { name: t('layout.logout') }).click();
    await expect(page).toHaveURL(home);
    await expect(page.getByRole('banner').getByRole('link', { name: t('layout.login') })).toBeVisible();
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('locked_country');
  });
}
