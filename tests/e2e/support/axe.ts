import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Violations of WCAG 2.2 AA on the current page, or within one part of it. */
export async function findAxeViolations(page: Page, within?: string): Promise<readonly string[]> {
  // The shop's pages have no frames: legacy mode checks only the page and opens no second one.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  if (within) axe.include(within);
  const { violations } = await axe.withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

/** Expects no violation of WCAG 2.2 AA. Waits for animations first, because axe checks colors. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => null))));
  expect(await findAxeViolations(page)).toEqual([]);
}
