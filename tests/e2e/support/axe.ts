import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What breaks WCAG 2.2 AA on the page as it stands, or within one part of it. */
export async function violationsOn(page: Page, within?: string): Promise<readonly string[]> {
  // The shop's pages hold no frames: the older mode asks the page alone and opens no second one.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  if (within) axe.include(within);
  const { violations } = await axe.withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

/** Nothing on the page as it stands breaks WCAG 2.2 AA. Moving things end first: axe reads colours. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => null))));
  expect(await violationsOn(page)).toEqual([]);
}
