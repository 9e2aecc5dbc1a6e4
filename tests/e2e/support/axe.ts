import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { fromRoot } from '../../../scripts/paths';

/** What the builder brings along. */
const AXE = fromRoot('node_modules/axe-core/axe.min.js');

/** Loads axe into the page, unless it is there: to read its 650 KB takes as long as to check a small page. */
async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(readFileSync(AXE, 'utf8'));
}

/** Violations of WCAG 2.2 AA within a part of the page. */
async function findAxeViolations(page: Page, part: string): Promise<readonly string[]> {
  await loadAxe(page);
  // The builder would load its source twice at every check. The shop's pages have no frames: legacy mode checks only the
  // page and opens no second one.
  const axe = new AxeBuilder({ page, axeSource: ';' }).options({ resultTypes: ['violations'] }).setLegacyMode();
  axe.include(part);
  const { violations } = await axe.withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']).analyze();
  return violations.map(({ id, nodes: [first] }) => `${id}: ${first?.html} ${first?.failureSummary}`);
}

const lacksTitle = (violation: string) => violation.startsWith('document-title:');

/** What is on the screen: every kind of element with its classes and states, without texts, ids and pictures. */
const describeScreen = (page: Page, part: string): Promise<string> =>
  page.evaluate((selector) => {
    const isState = /^(?:type|role|aria-(?!label|describedby|controls|owns)|data-)/;
    const describe = (element: Element) => {
      const attributes = element.getAttributeNames().map((name) => {
        const value = element.getAttribute(name) ?? '';
        const isWord = name === 'class' || (isState.test(name) && /^[a-z-]{0,16}$/.test(value));
        return isWord ? `${name}=${value}` : name;
      });
      return [element.tagName, element.textContent?.trim() === '', ...attributes.sort()].join(' ');
    };
    const kinds = new Set([...document.querySelectorAll(`:is(${selector}), :is(${selector}) *`)].map(describe));
    return [document.documentElement.dir, window.innerWidth, ...[...kinds].sort()].join('\n');
  }, part);

/** True for the first caller of this run, in whatever process, with the same screen in the same project. */
function claim(screen: string): boolean {
  // Playwright empties this folder before every run.
  const folder = path.join(test.info().project.outputDir, 'accessible');
  mkdirSync(folder, { recursive: true });
  try {
    mkdirSync(path.join(folder, createHash('sha256').update(screen).digest('hex')));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Expects no violation of WCAG 2.2 AA. A screen that shows nothing but what was checked in this run, in the same
 * direction and width, is not checked again. Waits for animations first, because axe checks colors. `part`: selects what
 * stands before a page that other tests check.
 */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  await page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.all(ending.map(({ finished }) => finished.catch(() => null)));
  });
  if (!claim(await describeScreen(page, part))) return;
  const violations = await findAxeViolations(page, part);
  if (!violations.some(lacksTitle)) return expect(violations).toEqual([]);
  // Next.js takes the title of a page that it renders anew away for a moment.
  await expect(page).toHaveTitle(/./);
  expect(await findAxeViolations(page, part)).toEqual([]);
}
