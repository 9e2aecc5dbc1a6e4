import { expect, type Locator } from '@playwright/test';

/** Waits until React handles the events of an element: a click or a file that comes before is lost. */
export const waitForHydration = (element: Locator): Promise<void> =>
  expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps$'))))
    .toBe(true);

/** Chooses files in a field, once the page reads them. */
export async function chooseFiles(field: Locator, files: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
  await waitForHydration(field);
  await field.setInputFiles(files);
}

/** Focuses a button, once the page has hydrated it: until then it is disabled and takes no focus. */
export async function focusButton(button: Locator): Promise<void> {
  await expect(button).not.toHaveAttribute('disabled');
  await button.focus();
}
