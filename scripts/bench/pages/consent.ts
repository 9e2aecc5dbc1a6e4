import type { Browser } from '@playwright/test';
import { findBrowser } from '../../browser/find-browser';
import { printLine } from '../../cli';
import { type BenchResult, toFigure } from '../results/figure';
import { toResult } from '../results/format';
import { isQuick, repeatFailed } from '../results/runs';
import { getMedian } from '../results/statistics';
import { openBrowser } from './transfer';

/** An odd number, so that the median is one of them. */
const RUNS = isQuick ? 1 : 15;
const CPU_SLOWDOWN = 4;
/** How long a page is watched, from its navigation: twice the time of the hero's first picture. */
const WATCHED_MS = 8000;
/** A phone in the evening: 8 Mbit/s. */
const NETWORK = { offline: false, latency: 60, downloadThroughput: 1_000_000, uploadThroughput: 250_000 };
/** The cookie of each choice, and what is on the page once everything that follows from it has been loaded. */
const CHOICES = {
  unasked: { cookie: null, loaded: () => document.querySelector('.consent-banner') !== null },
  refused: { cookie: 'v1', loaded: () => true },
  allowed: {
    cookie: 'v1.analytics.advertising',
    loaded: () => Object.keys(localStorage).some((key) => key.startsWith('mp_')),
  },
} as const;
type Choice = keyof typeof CHOICES;
const NAMES = ['unasked', 'refused', 'allowed'] as const satisfies readonly Choice[];

/**
 * Milliseconds of the largest contentful paint with an empty cache, read when all that the choice loads is there: what
 * is loaded in idle time would be missed before.
 */
async function timePaint(browser: Browser, url: string, choice: Choice): Promise<number> {
  const { cookie, loaded } = CHOICES[choice];
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  if (cookie) await context.addCookies([{ name: 'consent', value: cookie, url }]);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(url);
  await page.waitForFunction(loaded);
  await page.waitForLoadState('networkidle');
  // As long for each choice, because the hero's next pictures paint as well.
  await page.waitForFunction((atLeast) => performance.now() > atLeast, WATCHED_MS);
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

/** The largest contentful paint of the home page before the question, after a refusal and with consent, in turns. */
export async function benchConsent(shopUrl: string): Promise<BenchResult> {
  const browser = await openBrowser(await findBrowser());
  const url = `${shopUrl}/IL/he`;
  const times: Readonly<Record<Choice, number[]>> = { unasked: [], refused: [], allowed: [] };
  printLine(`Opening the home page ${NAMES.length * RUNS} times ...`);
  await timePaint(browser, url, 'refused');
  for (let run = 0; run < RUNS; run += 1) {
    // Each choice comes first, second and last equally often.
    for (const [at] of NAMES.entries()) {
      const choice = NAMES[(run + at) % NAMES.length] as Choice;
      times[choice].push(await repeatFailed(() => timePaint(browser, url, choice)));
    }
  }
  await browser.close();
  const without = getMedian(times.refused);
  const paint = (name: string, choice: Choice) => toFigure(`largest paint ${name}`, times[choice], { unit: 'ms' });
  const ratio = (name: string, choice: Choice) =>
    toFigure(`ratio ${name}`, [getMedian(times[choice]) / without], { unit: '', aim: { atMost: 1.03 } });
  return toResult([
    paint('without consent', 'refused'),
    paint('with consent', 'allowed'),
    paint('with the question', 'unasked'),
    ratio('with consent', 'allowed'),
    ratio('with the question', 'unasked'),
  ]);
}
