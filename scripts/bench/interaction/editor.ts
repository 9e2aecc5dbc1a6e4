import { chromium, type Page } from '@playwright/test';
import type { EditorView } from '@/lib/orders';
import common from '@/messages/en/common.json';
import editor from '@/messages/en/editor.json';
import { findBrowser } from '../../browser/find-browser';
import { printLine } from '../../cli';
import { buyBook } from '../journey';
import type { BenchResult } from '../results/figure';
import { toResult } from '../results/format';
import type { ShopClient } from '../shop-client';
import { measureKeys, toTimes } from './measure-keys';

/** Targets in milliseconds. */
const TARGETS = { keystroke: 50, pageSwitch: 100, saved: 1000, variation: 3000 } as const;
const WORDS = 'and then the whole wood was full of light';
const RUNS = 5;

async function openEditor(page: Page, url: string, { visitor, orderId }: Awaited<ReturnType<typeof buyBook>>) {
  await page.context().addCookies(visitor.listCookies().map((cookie) => ({ ...cookie, url })));
  await page.goto(`${url}/US/en/editor/${orderId}?page=s02`);
  await page.getByRole('button', { name: editor.guide.skip }).click();
}

/** The field of the first text of a picture book's page; a phone shows it below the picture. */
const getFirstField = (page: Page) =>
  page.getByRole('textbox', { name: editor.spread.text.replace('{number}', '1'), exact: true });

const measureTyping = async (page: Page): Promise<readonly number[]> => {
  const field = getFirstField(page);
  await field.click();
  return measureKeys(page, WORDS, (text) => field.pressSequentially(text, { delay: 120 }));
};

/** From the last key to 'saved'. */
async function measureSaving(page: Page): Promise<readonly number[]> {
  const times: number[] = [];
  const field = getFirstField(page);
  const saved = page.getByText(common.saved, { exact: true });
  for (let run = 0; run < RUNS; run += 1) {
    // A pause in between, so that each key is a change of its own.
    await page.waitForTimeout(3000);
    const answered = page.waitForResponse((response) => response.url().endsWith('/words'));
    await field.press('x');
    const begun = performance.now();
    await answered;
    await saved.waitFor();
    times.push(performance.now() - begun);
  }
  await field.press('Escape');
  return times;
}

/** From a tap on 'next' to the next page on screen; the first round warms up. */
async function measurePageSwitch(page: Page): Promise<readonly number[]> {
  const next = page.getByRole('button', { name: editor.next, exact: true });
  const times: number[] = [];
  for (let run = 0; run <= RUNS; run += 1) {
    const time = await next.evaluate(async (button: HTMLElement) => {
      const heading = document.querySelector('h1');
      const before = heading?.textContent;
      const begun = performance.now();
      button.click();
      do await new Promise(requestAnimationFrame);
      while (document.querySelector('h1')?.textContent === before && performance.now() - begun < 5000);
      return performance.now() - begun;
    });
    if (run > 0) times.push(time);
    await page.waitForTimeout(300);
  }
  return times;
}

/** From asking for another picture to its address. */
async function measureVariations(visitor: ShopClient, orderId: string): Promise<readonly number[]> {
  const times: number[] = [];
  for (const key of ['s01', 's04', 's06']) {
    const begun = performance.now();
    await visitor.request('POST', `/api/orders/${orderId}/redraw`, { key, request: null });
    await visitor.waitFor(async () => {
      const view = await visitor.request<EditorView>('GET', `/api/orders/${orderId}/editor`);
      return (
        view.pages.find((page) => page.key === key)?.pictures.find(({ variation }) => variation === 1)?.url ?? null
      );
    });
    times.push(performance.now() - begun);
  }
  return times;
}

/** How the editor feels: typing on a slow phone, saving, turning pages, another picture. */
export async function benchEditor(url: string): Promise<BenchResult> {
  printLine('Buying a book for the editor ...');
  const bought = await buyBook(url);
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath: await findBrowser(), args });
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await openEditor(page, url, bought);
  const figures = [
    toTimes('key → paint (4 × slower)', await measureTyping(page), TARGETS.keystroke),
    toTimes('last key → saved', await measureSaving(page), TARGETS.saved),
  ];
  await page.setViewportSize({ width: 1440, height: 900 });
  figures.push(toTimes('next page', await measurePageSwitch(page), TARGETS.pageSwitch));
  await browser.close();
  figures.push(toTimes('another picture', await measureVariations(bought.visitor, bought.orderId), TARGETS.variation));
  return toResult(figures);
}
