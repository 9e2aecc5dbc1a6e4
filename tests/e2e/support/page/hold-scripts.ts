import type { Page } from '@playwright/test';

/** From the next page on, scripts arrive only after the returned function was called: until then nothing is hydrated. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_next/static/**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
