import { expect, type Locator } from '@playwright/test';

/** Waits until React handles the events of an element: a click that comes before is lost. */
export const waitForHydration = (element: Locator): Promise<void> =>
  expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps$'))))
    .toBe(true);
