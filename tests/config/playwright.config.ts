import { defineConfig } from '@playwright/test';

// Quiet on the network: the tests talk to the shop on this machine and to nobody else.
const QUIET = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];
const asRoot = process.getuid?.() === 0;

const desk = { viewport: { width: 1440, height: 900 }, locale: 'en-US' };
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };

const LAST = '**/rate.spec.ts';

export default defineConfig({
  testDir: '../e2e',
  outputDir: '../.out/browser',
  workers: 2,
  fullyParallel: true,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: '../.out/browser.json' }]],
  use: {
    baseURL: process.env.SHOP_URL,
    // No traces, which slow every test down: `--trace on` records the one to be looked into.
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.BROWSER_PATH && { executablePath: process.env.BROWSER_PATH }),
      args: [...QUIET, '--disable-gpu', ...(asRoot ? ['--no-sandbox'] : [])],
    },
  },
  // A test that is about one of them says so with a tag; the others run in each.
  projects: [
    { name: 'phone-he', testIgnore: LAST, use: { ...phone, locale: 'he-IL' }, grepInvert: /@en|@desktop/ },
    { name: 'phone-en', testIgnore: LAST, use: { ...phone, locale: 'en-US' }, grepInvert: /@he|@desktop/ },
    { name: 'desktop', testIgnore: LAST, use: desk, grepInvert: /@phone|@he/ },
    // Uses up what one address may ask for in an hour, which all tests share.
    { name: 'last', use: desk, testMatch: LAST, dependencies: ['phone-he', 'phone-en', 'desktop'] },
  ],
});
