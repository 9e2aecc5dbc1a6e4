import type { Browser, Page } from '@playwright/test';
import type { ShopClient } from '@/scripts/bench/shop-client';

const PATIENCE_MS = 60_000;

/** What a page could not load or do. */
export type Trouble = readonly string[];

/** A phone's page of the shop, on a device of its own or on that of a client, and everything that went wrong on it. */
export async function openPage(browser: Browser, url: string, address: string, visitor?: ShopClient) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 390, height: 844 },
    locale: 'he-IL',
    extraHTTPHeaders: { 'x-forwarded-for': address },
  });
  if (visitor) await context.addCookies(visitor.listCookies().map((cookie) => ({ ...cookie, url })));
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  const trouble: string[] = [];
  page.on('pageerror', (error) => trouble.push(String(error)));
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    if (pathname.startsWith('/_next/') && answer.status() >= 400) trouble.push(`${answer.status()} ${pathname}`);
  });
  return { page, trouble: trouble as Trouble };
}

/** The scripts and stylesheets that a page's HTML names. */
export async function listScripts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => new URL(src).pathname),
  );
}
