import type { Page } from '@playwright/test';

/** The code of a page. */
export const SCRIPTS = '**/_next/static/**/*.js';

/** Lets requests wait, until the returned function is called. */
export async function holdRequests(page: Page, url: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}
