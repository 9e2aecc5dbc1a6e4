import type { Browser } from '@playwright/test';
import { findBrowser } from '../browser/find-browser';
import { printLine } from '../cli';
import { openBrowser } from './transfer';

/** An odd number, so that the median is one of them. */
const RUNS = 15;
const CPU_SLOWDOWN = 4;
/** A phone in the evening: 8 Mbit/s. */
const NETWORK = { offline: false, latency: 60, downloadThroughput: 1_000_000, uploadThroughput: 250_000 };
const CHOICES = { refused: 'v1', allowed: 'v1.analytics.advertising' } as const;

/** Milliseconds of the largest contentful paint with a stored choice, when all requests have ended. */
async function timePaint(browser: Browser, url: string, consent: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  await context.addCookies([{ name: 'consent', value: consent, url }]);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(url, { waitUntil: 'networkidle' });
  const paint = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0));
        observer.observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  await context.close();
  return paint;
}

const getMedian = (all: readonly number[]): number => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;

/** The largest contentful paint of the home page with and without consent to measuring, in turns. */
export async function benchConsent(shopUrl: string): Promise<readonly string[]> {
  const browser = await openBrowser(await findBrowser());
  const url = `${shopUrl}/IL/he`;
  const times = { refused: [] as number[], allowed: [] as number[] };
  printLine(`Opening the home page ${2 * RUNS} times ...`);
  await timePaint(browser, url, CHOICES.refused);
  for (let run = 0; run < RUNS; run += 1) {
    for (const choice of ['refused', 'allowed'] as const) {
      times[choice].push(await timePaint(browser, url, CHOICES[choice]));
    }
  }
  await browser.close();
  const [refused, allowed] = [getMedian(times.refused), getMedian(times.allowed)];
  return [
    `LCP of the home page: ${refused.toFixed(0)} ms without consent, ${allowed.toFixed(0)} ms with it`,
    `ratio ${(allowed / refused).toFixed(3)}   aim 1.03`,
  ];
}
