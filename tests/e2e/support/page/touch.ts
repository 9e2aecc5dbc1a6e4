import type { Page } from '@playwright/test';

type Point = { readonly x: number; readonly y: number };

/** Seconds between two moves of a finger, as a phone reports them. */
const STEP_S = 1 / 60;

/** Simulates a touch: start, move, end. Its events carry their own times, so that its speed is not that of the machine. */
export async function createTouch(page: Page) {
  const browser = await page.context().newCDPSession(page);
  let timestamp = 0;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[], afterS = STEP_S) => {
    timestamp += afterS;
    return browser.send('Input.dispatchTouchEvent', { type, timestamp, touchPoints: [...points] });
  };
  return {
    async drag(from: Point, to: Point): Promise<void> {
      timestamp = Math.max(timestamp, Date.now() / 1000);
      await touch('touchStart', [from]);
      for (let step = 1; step <= 12; step += 1) {
        const share = step / 12;
        await touch('touchMove', [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }]);
      }
    },
    /** `afterMs`: how long the finger rests before it is lifted. */
    lift: ({ afterMs }: { readonly afterMs?: number } = {}) => touch('touchEnd', [], (afterMs ?? 0) / 1000 || STEP_S),
  };
}
