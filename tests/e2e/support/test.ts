import { appendFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type APIRequestContext, type BrowserContext, test as base, expect } from '@playwright/test';
import { fromRoot } from '../../../scripts/paths';
import { listAppRoutes, WORKER_ROUTE } from '../../../scripts/test-stages/unchanged/app-routes';
import { OPENED_NOW } from '../../../scripts/test-stages/unchanged/opened-routes';
import { createRouteFinder } from './page/find-routes';
import { takeViolations, watchViolations } from './policy-violations';

export * from '@playwright/test';

const appFiles = readdirSync(fromRoot('app'), { recursive: true, encoding: 'utf8' });
const findRoutes = createRouteFinder(listAppRoutes(appFiles.map((file) => path.posix.join('app', file))));
/** The shop answers with these under the address of the page that is missing. */
const MISSING_PAGES = ['not-found-page', 'no-such-book'];

/** What the running test has opened: pages, with those that a script goes to, and endpoints. */
const opened = new Set<string>();
const record = (names: readonly string[]) => {
  for (const name of names) opened.add(name);
};
const recordUrl = (url: string) => {
  const { protocol, pathname } = new URL(url, process.env.SHOP_URL);
  if (protocol.startsWith('http')) record(findRoutes(pathname));
};
/** What the shop takes can give the worker something to do. */
const recordSent = (method = 'GET', isTaken = true) => {
  if (isTaken && method !== 'GET' && method !== 'HEAD') record([WORKER_ROUTE.name]);
};

function watchContext(context: BrowserContext): void {
  watchViolations(context);
  context.on('request', (request) => {
    // A page is fetched in advance of a visit that a test may never make.
    if (!request.headers()['next-router-prefetch']) recordUrl(request.url());
    recordSent(request.method());
  });
  context.on('response', (response) => {
    if (response.status() === 404 && response.request().isNavigationRequest()) record(MISSING_PAGES);
  });
  context.on('page', (page) => page.on('framenavigated', (frame) => recordUrl(frame.url())));
}

/** Requests that tests send without a page. */
function watchRequests(request: APIRequestContext): void {
  const client: APIRequestContext = Object.getPrototypeOf(request);
  const { fetch: send } = client;
  const watched = async function (this: APIRequestContext, ...args: Parameters<typeof send>) {
    const [target, options] = args;
    recordUrl(typeof target === 'string' ? target : target.url());
    const response = await send.apply(this, args);
    recordUrl(response.url());
    recordSent(options?.method, response.ok());
    if (response.status() === 404) record(MISSING_PAGES);
    return response;
  };
  client.fetch = watched as typeof send;
  const { fetch: ask } = globalThis;
  globalThis.fetch = async (...args) => {
    const [input, init] = args;
    recordUrl(input instanceof Request ? input.url : String(input));
    const response = await ask(...args);
    recordSent(init?.method, response.ok);
    return response;
  };
}

/**
 * Playwright's test, which records the pages and endpoints that a test file opens: a change of the shop's code runs the
 * files that have opened what uses it (`scripts/test-stages/unchanged/browser-areas.ts`). It fails when a page breaks its
 * Content Security Policy.
 */
export const test = base.extend<{ recordsRoutes: undefined; keepsPolicy: undefined }, { watchesRoutes: undefined }>({
  watchesRoutes: [
    async ({ browser, playwright }, use) => {
      browser.on('context', watchContext);
      const request = await playwright.request.newContext();
      watchRequests(request);
      await request.dispose();
      await use(undefined);
    },
    { scope: 'worker', auto: true },
  ],
  keepsPolicy: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures one uses from its first argument.
    async ({}, use) => {
      await use(undefined);
      expect(takeViolations(), 'no page breaks its policy').toEqual([]);
    },
    { auto: true },
  ],
  recordsRoutes: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures one uses from its first argument.
    async ({}, use, { file }) => {
      await use(undefined);
      const spec = path.relative(fromRoot('tests/e2e'), file).replaceAll(path.sep, '/');
      // Several processes do so at once: one write each.
      appendFileSync(OPENED_NOW, [...opened].map((name) => `${spec} ${name}\n`).join(''));
      opened.clear();
    },
    { auto: true },
  ],
});
