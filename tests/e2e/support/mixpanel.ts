import { expect, type Page } from '@playwright/test';

/** Where Mixpanel's batches go. */
export const COLLECTOR = /\/api\/sandbox\/analytics\/track/;

type Mixpanel = {
  readonly set_config: (config: object) => void;
  readonly track: (event: string, properties?: object) => void;
  readonly identify: (id: string) => unknown;
  readonly get_distinct_id: () => string;
};
declare global {
  interface Window {
    mixpanelOfTest: Mixpanel;
  }
}

/**
 * Keeps Mixpanel's instance, which it announces on the page, and lets its batches go at once. The visit is none of those
 * that are recorded, which chance chooses, unless the test says so.
 */
export const catchMixpanel = (page: Page, config: object = { batch_flush_interval_ms: 200 }) =>
  page.addInitScript((options) => {
    if (sessionStorage.getItem('recorded') === null) sessionStorage.setItem('recorded', '0');
    window.addEventListener('$mp_sdk_to_extension_event', (event) => {
      window.mixpanelOfTest = (event as CustomEvent<{ instance: Mixpanel }>).detail.instance;
      window.mixpanelOfTest.set_config(options);
    });
  }, config);

/** Follows a link of the page, which the phone's footer may have folded away. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`)?.click(), path);
  await expect(page).toHaveURL(path);
}
