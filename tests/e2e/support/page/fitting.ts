import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../axe';

/** Expects a screen without violations of WCAG 2.2 AA that is no wider than its window. */
export async function expectFitting(page: Page): Promise<void> {
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}
