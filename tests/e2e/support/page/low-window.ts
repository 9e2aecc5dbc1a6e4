import type { Page } from '@playwright/test';

/** Something that stays in view may take so much of a window's height, as a share. */
const MOST_STUCK = 0.25;

/** What is wrong with the page in its window: wider than it, mostly behind bars that stay, or with actions out of reach. */
export const findReflowFaults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async (mostStuck) => {
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.className} ${element.textContent?.trim().slice(0, 30)}`;
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: false }) && !element.closest('[inert]');
    const { innerHeight: height, innerWidth: width } = window;
    const faults: string[] = [];
    const sideways = document.documentElement.scrollWidth - width;
    if (sideways > 0) faults.push(`${sideways} px wider than the window`);
    window.scrollTo({ top: Math.min(600, document.documentElement.scrollHeight / 2), behavior: 'instant' });
    await new Promise(requestAnimationFrame);
    for (const element of document.querySelectorAll('body *')) {
      if (!/fixed|sticky/.test(getComputedStyle(element).position) || !isShown(element)) continue;
      const { top, bottom, width: wide } = element.getBoundingClientRect();
      const seen = Math.min(bottom, height) - Math.max(top, 0);
      if (wide > width / 2 && seen > mostStuck * height) faults.push(`${name(element)} covers ${seen} px`);
    }
    const actions = document.querySelectorAll('main :is(a[href], button, input, select, textarea)');
    for (const action of actions) {
      if (!isShown(action) || action.matches(':disabled, .sr-only, .sr-only *')) continue;
      action.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const target = action.closest('label') ?? action;
      const { left, right, top, bottom } = target.getBoundingClientRect();
      if (right - left < 2 || bottom - top < 2) continue;
      const hits = [0.5, 0.15, 0.85].flatMap((x) =>
        [0.5, 0.2, 0.8].map((y) => document.elementFromPoint(left + x * (right - left), top + y * (bottom - top))),
      );
      if (!hits.some((hit) => hit && (target.contains(hit) || hit.contains(action))))
        faults.push(`${name(target)} is out of reach`);
    }
    return faults;
  }, MOST_STUCK);
