import { test as base, expect, type Page } from '@playwright/test';

export { expect };

/**
 * A page for read-only tests. All tests of a worker share it, so that scripts, styles and fonts load and compile once.
 * Each test gets it without cookies and with empty storage.
 */
export const test = base.extend<{ page: Page }, { sharedPage: Page }>({
  sharedPage: [
    async ({ browser }, use, { project }) => {
      const { baseURL, viewport, locale, isMobile, hasTouch, deviceScaleFactor } = project.use;
      const projectOptions = { baseURL, viewport, locale, isMobile, hasTouch, deviceScaleFactor };
      const options = Object.fromEntries(Object.entries(projectOptions).filter(([, value]) => value !== undefined));
      const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ sharedPage }, use) => {
    await sharedPage.context().clearCookies();
    if (sharedPage.url().startsWith('http'))
      await sharedPage.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
    await use(sharedPage);
  },
});
