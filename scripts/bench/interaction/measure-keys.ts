import type { Page } from '@playwright/test';
import { type Figure, toFigure } from '../results/figure';

/** CPU slowdown factor for typing, relative to this machine. */
const CPU_SLOWDOWN = 4;

/** Times beside their target, all in milliseconds. */
export const toTimes = (name: string, all: readonly number[], target: number): Figure =>
  toFigure(name, all, { unit: 'ms', aim: { atMost: target } });

/** From each key of a text to the next paint (Event Timing, in steps of 8 ms); what is faster than 16 ms counts as 16. */
export async function measureKeys(
  page: Page,
  text: string,
  type: (text: string) => Promise<void>,
): Promise<readonly number[]> {
  const session = await page.context().newCDPSession(page);
  await page.evaluate(() => {
    const shared = globalThis as { benchKeys?: number[] };
    shared.benchKeys = [];
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'keydown') shared.benchKeys?.push(duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await type(text);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const slow = await page.evaluate(() => (globalThis as { benchKeys?: number[] }).benchKeys ?? []);
  return [...Array.from({ length: Math.max(0, text.length - slow.length) }, () => 16), ...slow];
}
