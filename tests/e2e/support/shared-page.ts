import { type BrowserContext, test as base, expect, type Page } from './test';

export { expect };

/** Listeners that tests add. */
const EVENTS = ['request', 'console', 'pageerror'] as const;

/**
 * A page that all tests of a worker share, so that scripts, styles, fonts and pictures load and compile once. Each test
 * gets it without cookies, stored data, routes and other pages. A test that sets the clock or needs an empty cache uses
 * Playwright's own `test`.
 */
export const test = base.extend<{ context: BrowserContext; page: Page }, { sharedPage: Page }>({
  sharedPage: [
    async ({ browser }, use, { project }) => {
      const { baseURL, viewport, locale, isMobile, hasTouch, deviceScaleFactor } = project.use;
      const projectOptions = { baseURL, viewport, locale, isMobile, hasTouch, deviceScaleFactor };
      const options = Object.fromEntries(Object.entries(projectOptions).filter(([, value]) => value !== undefined));
      const context = await browser.newContext(options);
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ sharedPage }, use) => {
    await use(sharedPage.context());
  },
  page: async ({ sharedPage, viewport, contextOptions, storageState }, use) => {
    // The visitor has refused to be measured, as in the other tests: no banner takes room.
    if (typeof storageState === 'object') await sharedPage.context().addCookies([...(storageState.cookies ?? [])]);
    if (viewport) await sharedPage.setViewportSize(viewport);
    await sharedPage.emulateMedia({ reducedMotion: contextOptions.reducedMotion ?? 'reduce' });
    await use(sharedPage);
    await resetPage(sharedPage);
  },
});

/** Leaves the page as a new one would be, except for its cache. */
async function resetPage(page: Page): Promise<void> {
  const context = page.context();
  await Promise.all(context.pages().map((other) => (other === page ? undefined : other.close())));
  for (const event of EVENTS) page.removeAllListeners(event);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await context.clearCookies();
  // A file without scripts, so that nothing is stored after the storage has been cleared.
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  const devtools = await context.newCDPSession(page);
  const origin = new URL(page.url()).origin;
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb,cache_storage' });
  await devtools.detach();
}
