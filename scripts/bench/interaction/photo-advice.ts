import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../browser/find-browser';
import { printLine } from '../../cli';
import { fromRoot } from '../../paths';
import { type BenchResult, toFigure } from '../results/figure';
import { toResult } from '../results/format';
import { RUNS, repeatFailed } from '../results/runs';

/** CPU slowdown factor relative to this machine. */
const CPU_SLOWDOWN = 4;
const TARGET_SECONDS = 1;
const PORTRAIT = fromRoot('tests/fixtures/portraits/nasa-eileen-collins-head.jpg');

type Measurement = { readonly page: number; readonly worker: number };

/** Opens a draft at its photo step with the face detector loaded. */
async function openPhotoStep(page: Page, url: string): Promise<void> {
  const draft = { language: 'en', childName: 'Maya', gender: 'girl', age: 5, catalogueId: 10_001 };
  const headers = { 'x-requested-with': 'gibori', 'idempotency-key': crypto.randomUUID(), origin: url };
  const created = await page.request.post(`${url}/api/books/create`, { headers, data: draft });
  const { id } = (await created.json()) as { readonly id: string };
  await page.addInitScript((bookId) => localStorage.setItem('gibori.wizard', JSON.stringify({ bookId })), id);
  await page.goto(`${url}/en/wizard?step=photo`);
  await page.waitForFunction(() => performance.getEntriesByName('face-watch-ready').length > 0);
}

/** Milliseconds from choosing a photo to the advice about its face. */
async function measureOnce(page: Page): Promise<Measurement> {
  await page.evaluate(() => {
    performance.clearMarks();
    performance.clearMeasures();
  });
  await page.getByTestId('photo-file').first().setInputFiles(PORTRAIT);
  await page.waitForFunction(() => performance.getEntriesByName('face-look').length > 0);
  return page.evaluate(() => {
    const [chosen] = performance.getEntriesByName('photo-chosen');
    const verdict = performance.getEntriesByName('photo-verdict').at(-1);
    const [look] = performance.getEntriesByName('face-look');
    const worker = look?.duration ?? 0;
    return { page: (verdict?.startTime ?? 0) - (chosen?.startTime ?? 0) - worker, worker };
  });
}

/**
 * Photo advice on a phone with a four times slower CPU. The browser throttles the page but not its workers, so the
 * worker's time counts four times.
 */
export async function benchPhotoAdvice(url: string): Promise<BenchResult> {
  printLine(`Measuring the photo advice ${RUNS + 1} times ...`);
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath: await findBrowser(), args });
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await openPhotoStep(page, url);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const all: number[] = [];
  for (let round = 0; round <= RUNS; round += 1) {
    const { page: own, worker } = await repeatFailed(() => measureOnce(page));
    if (round > 0) all.push(own + worker * CPU_SLOWDOWN);
  }
  await browser.close();
  const seconds = all.map((ms) => ms / 1000);
  return toResult([toFigure('photo → coach (4 × slower)', seconds, { unit: 's', aim: { atMost: TARGET_SECONDS } })]);
}
