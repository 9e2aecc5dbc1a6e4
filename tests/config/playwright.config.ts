import { defineConfig } from '@playwright/test';

// No background network traffic: the tests only use the shop on this machine.
const QUIET_ARGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
/** What Playwright turns off itself (`chromiumSwitches.ts`): only the last list of features counts. */
const DISABLED_BY_PLAYWRIGHT =
  'AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,' +
  'LensOverlay,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,AvoidCorsURLLoaderRestartOnRedirect,' +
  'OptimizationHints,NetworkTimeServiceQuerying,AimEnabled,PreconnectToSearch';
/**
 * Chromium's own popups are pages that it loads for every window, and it keeps one renderer ready: without both a test takes
 * less than half of the processor's time.
 */
const DISABLED_FEATURES = `${DISABLED_BY_PLAYWRIGHT},WebUIOmniboxPopup,WebUIOmniboxFullPopup,WebUIOmniboxAimPopup,SpareRendererForSitePerProcess`;
const asRoot = process.getuid?.() === 0;

const desktopDevice = { viewport: { width: 1440, height: 900 }, locale: 'en-US' };
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 1 };

// A visitor who has refused to be measured; the banner has its own test.
const refused = {
  name: 'consent',
  value: 'v1',
  domain: new URL(process.env.SHOP_URL ?? 'http://localhost').hostname,
  path: '/',
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: 'Lax' as const,
};

const RATE_LIMIT_SPEC = '**/rate.spec.ts';
const phoneInHebrew = { ...phone, locale: 'he-IL' };
/** Who draws in the shop under test. A test that needs drawn pictures has the tag `@real`. */
const illustrator = process.env.TEST_ILLUSTRATOR ?? 'sandbox';

export default defineConfig({
  testDir: '../e2e',
  testMatch: '**/*.spec.ts',
  outputDir: `../.out/browser-${illustrator}`,
  fullyParallel: true,
  // These bound what hangs, on a machine of any speed: no test measures time.
  timeout: 1_800_000,
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: `../.out/browser-${illustrator}.json` }]],
  use: {
    baseURL: process.env.SHOP_URL,
    actionTimeout: 120_000,
    storageState: { cookies: [refused], origins: [] },
    // No traces by default, because they slow every test down; use `--trace on` to record one.
    screenshot: 'only-on-failure',
    // Animations take half of a page's time; tests of motion, or of a parent's whole journey, turn them on.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(process.env.BROWSER_PATH && { executablePath: process.env.BROWSER_PATH }),
      args: [
        ...QUIET_ARGS,
        '--disable-gpu',
        `--disable-features=${DISABLED_FEATURES}`,
        ...(asRoot ? ['--no-sandbox'] : []),
      ],
    },
  },
  // A test for one of these projects has its tag; the others run in each.
  projects:
    illustrator === 'local'
      ? [{ name: 'real', use: phoneInHebrew, grep: /@real/ }]
      : [
          { name: 'phone-he', testIgnore: RATE_LIMIT_SPEC, use: phoneInHebrew, grepInvert: /@en|@desktop|@real/ },
          {
            name: 'phone-en',
            testIgnore: RATE_LIMIT_SPEC,
            use: { ...phone, locale: 'en-US' },
            grepInvert: /@he|@desktop|@real/,
          },
          { name: 'desktop', testIgnore: RATE_LIMIT_SPEC, use: desktopDevice, grepInvert: /@phone|@he|@real/ },
          // Runs last, because it uses up the hourly limit of an address that all tests share.
          {
            name: 'last',
            use: desktopDevice,
            testMatch: RATE_LIMIT_SPEC,
            dependencies: ['phone-he', 'phone-en', 'desktop'],
          },
        ],
});
