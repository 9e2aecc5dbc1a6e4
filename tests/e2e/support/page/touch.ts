import type { Page } from '@playwright/test';

type Point = { readonly x: number; readonly y: number };

/** Simulates a touch: start, move, end. */
export async function createTouch(page: Page) {
  const browser = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] });
  return {
    async drag(from: Point, to: Point): Promise<void> {
      await touch('touchStart', [from]);
      for (let step = 1; step <= 12; step += 1) {
        const share = step / 12;
        await touch('touchMove', [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }]);
      }
    },
    lift: () => touch('touchEnd', []),
  };
}
