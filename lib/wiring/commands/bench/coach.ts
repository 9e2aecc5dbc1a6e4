import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '../browser/find-browser';
import { at } from '../paths';
import { say } from '../say';

const RUNS = 7;
/** Times slower than this machine. */
const SLOWER = 4;
const AIM_MS = 1000;
const PORTRAIT = at('tests/fixtures/portraits/nasa-eileen-collins-head.jpg');

type Measured = { readonly page: number; readonly worker: number };

/** A draft at its photo step with the face finder ready. */
async function openStep(page: Page, url: string): Promise<void> {
  const draft = { language: 'en', childName: 'Maya', gender: 'girl', age: 5, catalogueId: 10_001 };
  const headers = { 'x-requested-with': 'gibori', 'idempotency-key': crypto.randomUUID(), origin: url };
  const created = await page.request.post(`${url}/api/books/create`, { headers, data: draft });
  const { id } = (await created.json()) as { readonly id: string };
  await page.addInitScript((bookId) => localStorage.setItem('gibori.wizard', JSON.stringify({ bookId })), id);
  await page.goto(`${url}/en/wizard?step=photo`);
  await page.waitForFunction(() => performance.getEntriesByName('face-watch-ready').length > 0);
}

/** From the choice of a photo to the coach's word on its face, in milliseconds. */
async function once(page: Page): Promise<Measured> {
  await page.evaluate(() => {
    performance.clearMarks();
    performance.clearMeasures();
  });
  await page.getByTestId('photo-file').first().setInputFiles(PORTRAIT);
  await page.waitForFunction(() => performance.getEntriesByName('face-look').length > 0);
  return page.evaluate(() => {
    const [chosen] = performance.getEntriesByName('photo-chosen');
    const told = performance.getEntriesByName('photo-verdict').at(-1);
    const [look] = performance.getEntriesByName('face-look');
    const worker = look?.duration ?? 0;
    return { page: (told?.startTime ?? 0) - (chosen?.startTime ?? 0) - worker, worker };
  });
}

/**
 * The photo coach on a phone four times slower. The browser slows the page only, not its workers: the worker's own
 * time is counted four times.
 */
export async function benchCoach(url: string): Promise<readonly string[]> {
  say(`Letting the coach look at a photo ${RUNS + 1} times ...`);
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath: await findBrowser(), args });
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await openStep(page, url);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const all: number[] = [];
  for (let round = 0; round <= RUNS; round += 1) {
    const { page: own, worker } = await once(page);
    if (round > 0) all.push(own + worker * SLOWER);
  }
  await browser.close();
  const sorted = all.sort((a, b) => a - b);
  const [least, middle, most] = [sorted[0], sorted[Math.floor(RUNS / 2)], sorted.at(-1)].map((ms) => (ms ?? 0) / 1000);
  const figures = [least, middle, most].map((seconds) => (seconds ?? 0).toFixed(2).padStart(7)).join(' ');
  const ratio = (((middle ?? 0) * 1000) / AIM_MS).toFixed(2);
  return [`${'photo → coach (4 × slower)'.padEnd(26)}${figures}  s   aim 1 s, ratio ${ratio}`];
}
