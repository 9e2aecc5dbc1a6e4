import { type Browser, chromium, type Page } from '@playwright/test';
import { toEditionId } from '@/lib/catalogue';
import layout from '@/messages/en/layout.json';
import wizard from '@/messages/en/wizard.json';
import { findBrowser } from '../../browser/find-browser';
import { printLine } from '../../cli';
import { type BenchResult, toFigure } from '../results/figure';
import { toResult } from '../results/format';
import { RUNS, repeatFailed } from '../results/runs';
import { toTimes } from './measure-keys';

const CPU_SLOWDOWN = 4;
/** Aims in milliseconds. */
const WARM_MS = 100;
const INP_MS = 200;
const CATALOGUE = '/US/en/books';
const BOOK = `${CATALOGUE}/${toEditionId(12, 'en')}`;

/** A phone with a CPU four times slower than this machine's. */
async function openSlowPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return page;
}

/**
 * Remembers when the next click or step back began, and when the page of `path` with another heading was painted: two
 * frames later, because the first one only computes it.
 */
const watchNavigation = (page: Page, path: string): Promise<void> =>
  page.evaluate((target) => {
    const shared = globalThis as { benchNavigation?: Promise<number> };
    const before = document.querySelector('h1')?.textContent;
    shared.benchNavigation = new Promise((resolve) => {
      let begun = 0;
      const begin = (event: Event) => {
        begun ||= event.timeStamp;
      };
      addEventListener('click', begin, { capture: true, once: true });
      addEventListener('popstate', begin, { capture: true, once: true });
      const look = () => {
        const heading = document.querySelector('h1')?.textContent;
        if (begun > 0 && location.pathname === target && heading && heading !== before)
          requestAnimationFrame(() => resolve(performance.now() - begun));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
  }, path);

const readNavigation = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as { benchNavigation?: Promise<number> }).benchNavigation ?? 0);

type Round = { readonly toBook: number; readonly back: number };

/** From the catalogue to a book and back, in milliseconds. */
async function timeRound(page: Page): Promise<Round> {
  await watchNavigation(page, BOOK);
  await page.locator(`a.book-card[href="${BOOK}"]`).first().click();
  const toBook = await readNavigation(page);
  await watchNavigation(page, CATALOGUE);
  await page.evaluate(() => history.back());
  const back = await readNavigation(page);
  // The pictures of the catalogue are on screen again before the next round.
  await page.waitForLoadState('networkidle');
  return { toBook, back };
}

/** `first`: the first click after the page was loaded; `warm`: the next one, with everything there. */
type Visit = { readonly first: Round; readonly warm: Round };

async function visitBook(browser: Browser, url: string): Promise<Visit> {
  const page = await openSlowPage(browser);
  try {
    await page.goto(url + CATALOGUE, { waitUntil: 'networkidle' });
    return { first: await timeRound(page), warm: await timeRound(page) };
  } finally {
    await page.close();
  }
}

/** Durations of all interactions on the page so far, from the event to the next paint (Event Timing). */
const readInteractions = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => (globalThis as { benchInteractions?: number[] }).benchInteractions ?? []);

/** Records interactions in every document that the page opens; what is faster than 16 ms is not reported. */
const recordInteractions = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shared = globalThis as { benchInteractions?: number[] };
    shared.benchInteractions = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId) shared.benchInteractions?.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });

const type = (page: Page, text: string): Promise<void> => page.keyboard.type(text, { delay: 120 });

/** A parent looks through the shop and begins a book; the longest interaction, as in 'Interaction to Next Paint'. */
async function measureJourney(browser: Browser, url: string): Promise<number> {
  const page = await openSlowPage(browser);
  const durations: number[] = [];
  const pause = () => page.waitForTimeout(500);
  try {
    await recordInteractions(page);
    await page.goto(`${url}/US/en`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: layout.menu, exact: true }).click();
    await pause();
    await page.keyboard.press('Escape');
    await pause();
    durations.push(...(await readInteractions(page)));
    await page.goto(url + CATALOGUE, { waitUntil: 'networkidle' });
    await page.locator('#catalogue-search').click();
    await type(page, 'moon');
    await page.locator('#catalogue-search').fill('');
    await page.locator('.category-tile').nth(2).click();
    await pause();
    await page.locator('.category-tile').first().click();
    await pause();
    await page.locator(`a.book-card[href="${BOOK}"]`).first().click();
    await page.waitForURL(url + BOOK);
    await pause();
    durations.push(...(await readInteractions(page)));
    await page.goto(`${url}/en/wizard`, { waitUntil: 'networkidle' });
    await page.locator('#childName').click();
    await type(page, 'Maya');
    await page.getByText(wizard.child.genders.girl, { exact: true }).click();
    await pause();
    durations.push(...(await readInteractions(page)));
  } finally {
    await page.close();
  }
  return Math.max(16, ...durations);
}

/**
 * How the shop feels on a phone with a slow CPU: from a tap in the catalogue to the painted book and back, and the longest
 * interaction of a parent's way from the home page to the wizard.
 */
export async function benchNavigation(url: string): Promise<BenchResult> {
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath: await findBrowser(), args });
  try {
    printLine(`Going from the catalogue to a book and back, and on to the wizard, ${RUNS} times ...`);
    const visits: Visit[] = [];
    const journeys: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      visits.push(await repeatFailed(() => visitBook(browser, url)));
      journeys.push(await repeatFailed(() => measureJourney(browser, url)));
    }
    const list = (pick: (visit: Visit) => number) => visits.map(pick);
    return toResult([
      toFigure(
        'catalogue → book, first click',
        list(({ first }) => first.toBook),
        { unit: 'ms' },
      ),
      toFigure(
        'book → catalogue, first step back',
        list(({ first }) => first.back),
        { unit: 'ms' },
      ),
      toTimes(
        'catalogue → book, warm',
        list(({ warm }) => warm.toBook),
        WARM_MS,
      ),
      toTimes(
        'book → catalogue, warm',
        list(({ warm }) => warm.back),
        WARM_MS,
      ),
      toTimes('longest interaction from the home page to the wizard', journeys, INP_MS),
    ]);
  } finally {
    await browser.close();
  }
}
