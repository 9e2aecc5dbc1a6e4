import { expect, type Locator, type Page } from '@playwright/test';
import { countRingContrast } from './focus-ring';

/** Contrast of what shows a state with the colours beside it: WCAG 2.2, 1.4.11. */
const LEAST_CONTRAST = 3;

/** What has the focus, and what a person sees of it. */
export type FocusStop = {
  /** Its role or tag, classes and name, for a failure's message. */
  readonly name: string;
  readonly isBody: boolean;
  /** Something lies over all of it, or it is out of view. */
  readonly isCovered: boolean;
  /** Inside an open dialog. */
  readonly inDialog: boolean;
  /** In pixels of the window. */
  readonly box: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
  /** What holds it: stops of one row are read in the direction of the page. */
  readonly row: string;
};

/** Describes what has the focus in the page. */
export const readFocus = (page: Page): Promise<FocusStop> =>
  page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const target = element.closest('label') ?? element;
    const { left, right, top, bottom } = target.getBoundingClientRect();
    const places = [0.5, 0.12, 0.88].flatMap((x) => [0.5, 0.2, 0.8].map((y) => [x, y] as const));
    const hits = places.map(([x, y]) => document.elementFromPoint(left + x * (right - left), top + y * (bottom - top)));
    const isOnTop = (hit: Element | null) => hit !== null && (target.contains(hit) || element.contains(hit));
    const words = element.getAttribute('aria-label') ?? target.textContent ?? '';
    return {
      name: `${element.tagName.toLowerCase()}.${element.className} ${words.trim().slice(0, 40)}`,
      isBody: element === document.body,
      isCovered: !hits.some(isOnTop),
      inDialog: element.closest('[role="dialog"], [role="alertdialog"]') !== null,
      box: { left, right, top, bottom },
      row: (target.parentElement?.className ?? '') || (target.parentElement?.tagName ?? ''),
    };
  });

/** Expects that the focus is on something, that a person sees where, and that nothing lies over it. */
export async function expectFocusSeen(page: Page): Promise<FocusStop> {
  const stop = await readFocus(page);
  expect(stop.isBody, 'the focus is on something').toBe(false);
  // A page that scrolls to what has the focus needs a moment for it.
  if (stop.isCovered)
    await expect.poll(async () => (await readFocus(page)).isCovered, { message: stop.name }).toBe(false);
  // A ring that fades in needs a moment too.
  await expect
    .poll(() => countRingContrast(page), { message: `the ring around ${stop.name}` })
    .toBeGreaterThanOrEqual(LEAST_CONTRAST);
  return stop;
}

/** Presses Tab, or Shift+Tab; what then has the focus is seen. */
export async function pressTab(page: Page, back = false): Promise<FocusStop> {
  await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
  return await expectFocusSeen(page);
}

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluateAll((elements) => elements.some((element) => element === document.activeElement));

/**
 * Presses Tab until the target, or one of a group of radio buttons, has the focus. Returns the stops on the way, each of
 * which is seen.
 * @param most presses of Tab, after which the target counts as out of reach
 */
export async function tabTo(
  page: Page,
  target: Locator,
  { back = false, most = 30 }: { readonly back?: boolean; readonly most?: number } = {},
): Promise<readonly FocusStop[]> {
  const stops: FocusStop[] = [];
  for (let pressed = 0; pressed < most; pressed += 1) {
    stops.push(await pressTab(page, back));
    if (await hasFocus(target)) return stops;
  }
  throw new Error(`${target} is out of reach of Tab: ${stops.map(({ name }) => name).join(' | ')}`);
}

/** Goes to a group of radio buttons with Tab and chooses a value with Space or the arrow keys. */
export async function chooseRadio(page: Page, group: string, value: string): Promise<readonly FocusStop[]> {
  const options = page.locator(`input[type="radio"][name="${group}"]`);
  const stops = await tabTo(page, options);
  const option = page.locator(`input[type="radio"][name="${group}"][value="${value}"]`);
  await page.keyboard.press('Space');
  for (let pressed = await options.count(); pressed > 0 && !(await option.isChecked()); pressed -= 1)
    await page.keyboard.press('ArrowDown');
  await expect(option).toBeChecked();
  await expectFocusSeen(page);
  return stops;
}

/** Pairs of stops that follow each other in one row, against the direction of the page. */
export const findAgainstDirection = (stops: readonly FocusStop[], direction: 'ltr' | 'rtl'): readonly string[] =>
  stops.flatMap((stop, at) => {
    const next = stops[at + 1];
    if (!next || next.row !== stop.row) return [];
    const isBeside = next.box.top < stop.box.bottom - 4 && next.box.bottom > stop.box.top + 4;
    const isAfter = direction === 'ltr' ? next.box.left >= stop.box.right - 4 : next.box.right <= stop.box.left + 4;
    return isBeside && !isAfter ? [`${stop.name} → ${next.name}`] : [];
  });

/** Expects that Tab goes round inside the open dialog, and that Escape closes it and gives the focus back. */
export async function expectDialogKeepsFocus(page: Page, opener: Locator, presses = 12): Promise<void> {
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await expect(dialog).toBeVisible();
  for (const back of [true, false]) {
    for (let pressed = 0; pressed < presses; pressed += 1) {
      const stop = await pressTab(page, back);
      expect(stop.inDialog, stop.name).toBe(true);
    }
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
}
