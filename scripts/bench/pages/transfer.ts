import { get } from 'node:http';
import { type Browser, chromium } from '@playwright/test';

/** Bytes of response bodies that a phone's browser loads for a page before any interaction, and how often it asks. */
export type Transfer = {
  readonly script: number;
  readonly html: number;
  readonly font: number;
  readonly requests: number;
};

const KINDS = { document: 'html', script: 'script', font: 'font' } as const;
const isKind = (kind: string): kind is keyof typeof KINDS => kind in KINDS;

/** A browser for `measureTransfer`. */
export const openBrowser = (executablePath: string): Promise<Browser> =>
  chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });

/** Gzipped size, as the server sends it. */
const bodyBytes = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const count = (bytes: number, chunk: Buffer) => bytes + chunk.byteLength;
    get(url, { headers: { 'accept-encoding': 'gzip' } }, async (answer) =>
      resolve((await answer.toArray()).reduce(count, 0)),
    ).on('error', reject);
  });

/** Counts actual requests: a script for old browsers (`nomodule`) is in the HTML but never loaded. */
export async function measureTransfer(browser: Browser, url: string): Promise<Transfer> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const urls = new Map<string, keyof typeof KINDS>();
  let requests = 0;
  page.on('request', (request) => {
    requests += 1;
    const kind = request.resourceType();
    if (isKind(kind)) urls.set(request.url(), kind);
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await context.close();
  const sums = { script: 0, html: 0, font: 0 };
  for (const [file, kind] of urls) sums[KINDS[kind]] += await bodyBytes(file);
  return { ...sums, requests };
}
