import { gzipSync } from 'node:zlib';
import { expectAccessible } from '../support/axe';
import { createTranslate } from '../support/messages';
import { collectScripts } from '../support/page/loaded-scripts';
import { expect, type Locator, type Page, test } from '../support/test';

const MAX_KB_AFTER_CONSENT = 40;

test.use({ storageState: { cookies: [], origins: [] } });

const HOME = { he: '/IL/he', en: '/US/en' } as const;
type Translate = ReturnType<typeof createTranslate>;

/** Requests that only measuring makes. */
function recordMeasuring(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    const foreign = url.protocol.startsWith('http') && url.origin !== process.env.SHOP_URL;
    if (foreign || /^\/api\/(tracking|sandbox\/(analytics|pixel))\b/.test(url.pathname)) requests.push(url.href);
  });
  return requests;
}

/** Whether the banner lies over the first element of a selector, as far as the page is scrolled. */
const isCovered = (page: Page, selector: string) =>
  page.evaluate((of) => {
    const [element, banner] = [of, '.consent-banner'].map((each) =>
      document.querySelector(each)?.getBoundingClientRect(),
    );
    if (!element || !banner || element.height === 0) throw new Error('Not on the page');
    return element.bottom > banner.top;
  }, selector);

/** Notes on the page when the banner appears. */
const watchBanner = (page: Page) =>
  page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('.consent-banner')) return;
      observer.disconnect();
      performance.mark('banner');
    });
    observer.observe(document, { childList: true, subtree: true });
  });

/** Layout shifts since the banner appeared. */
const sumLayoutShifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const [{ startTime: shownAt } = { startTime: 0 }] = performance.getEntriesByName('banner');
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { readonly value: number })[]) {
            if (entry.startTime >= shownAt) sum += entry.value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        // Buffered entries are delivered before the second frame.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );

const getConsentCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'consent')?.value;

/** The banner of the home page in a language. */
function openBanner(page: Page, language: 'he' | 'en') {
  const t = createTranslate(language);
  return { t, banner: page.getByRole('region', { name: t('consent.title') }), path: HOME[language] };
}

/** Refusing is as easy as accepting: the same look, by keyboard, and neither hides the page or moves it. */
async function expectFairBanner(page: Page, banner: Locator, t: Translate, path: string): Promise<void> {
  const looks = await Promise.all(
    ['consent.refuse', 'consent.accept'].map((name) =>
      banner.getByRole('button', { name: t(name) }).evaluate((element) => {
        const { backgroundColor, color, fontSize, fontWeight } = getComputedStyle(element);
        const { width, height } = element.getBoundingClientRect();
        return [backgroundColor, color, fontSize, fontWeight, Math.round(width), Math.round(height)];
      }),
    ),
  );
  expect(looks[0]).toEqual(looks[1]);
  expect(await isCovered(page, `main a[href="${path}/wizard"]`)).toBe(false);
  expect(await sumLayoutShifts(page)).toBe(0);
  // The first stop of the keyboard after the link that skips the header.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(banner.locator(':focus')).toHaveCount(1);
  await expectAccessible(page, '.consent-banner');
}

test('consent: refusing is as easy as accepting, and nothing is loaded @he @phone', async ({ page }) => {
  const { t, banner, path } = openBanner(page, 'he');
  const measuring = recordMeasuring(page);
  await watchBanner(page);
  await page.goto(path);
  await expect(banner).toBeVisible();
  expect(measuring).toEqual([]);
  await expectFairBanner(page, banner, t, path);
  await banner.getByRole('button', { name: t('consent.refuse') }).click();
  await expect(banner).toHaveCount(0);
  expect(await getConsentCookie(page)).toBe('v1');
  await page.goto(`${path}/books`, { waitUntil: 'networkidle' });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(banner).toHaveCount(0);
  expect(measuring).toEqual([]);
});

test('consent: a purpose is allowed and withdrawn in the footer, per purpose @he @phone', async ({ page }) => {
  const { t, banner, path } = openBanner(page, 'he');
  await page.goto(path);
  await banner.getByRole('button', { name: t('consent.choose') }).click();
  await expect(page.getByRole('heading', { name: t('consent.title') })).toBeFocused();
  for (const each of await banner.getByRole('switch').all()) await expect(each).not.toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(banner.getByRole('switch', { name: t('consent.analytics.name') })).toBeChecked();
  await expectAccessible(page, '.consent-banner');
  const sent = page.waitForRequest(/\/api\/sandbox\/analytics\/track/);
  const measuring = recordMeasuring(page);
  await banner.getByRole('button', { name: t('consent.save') }).click();
  expect(await getConsentCookie(page)).toBe('v1.analytics');
  await page.reload();
  await sent;
  const stored = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('mp_')).length);
  await expect.poll(stored).toBeGreaterThan(0);
  expect(measuring.filter((url) => url.includes('/pixel'))).toEqual([]);

  const reopen = page.getByRole('button', { name: t('layout.footer.privacyChoices') });
  await reopen.click();
  await expect(page.getByRole('heading', { name: t('consent.title') })).toBeFocused();
  await expect(banner.getByRole('switch', { name: t('consent.analytics.name') })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(banner).toHaveCount(0);
  await expect(reopen).toBeFocused();

  await reopen.click();
  await banner.getByRole('button', { name: t('consent.refuse') }).click();
  expect(await getConsentCookie(page)).toBe('v1');
  await expect.poll(stored).toBe(0);
});

test('consent: the banner on a laptop @en @desktop', async ({ page }) => {
  const { t, banner, path } = openBanner(page, 'en');
  await watchBanner(page);
  await page.goto(path);
  await expect(banner).toBeVisible();
  await expectFairBanner(page, banner, t, path);
  await banner.getByRole('button', { name: t('consent.choose') }).click();
  await expect(banner.getByRole('switch').first()).toBeVisible();
  await expectAccessible(page, '.consent-banner');
});

test('consent: Global Privacy Control is a refusal; nobody is asked @en @desktop', async ({ page }) => {
  const t = createTranslate('en');
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  const measuring = recordMeasuring(page);
  await page.goto('/US/en', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: t('layout.footer.privacyChoices') }).click();
  await expect(page.getByText(t('consent.privacyControl'))).toBeVisible();
  for (const each of await page.getByRole('switch').all()) await expect(each).not.toBeChecked();
  expect(measuring).toEqual([]);
});

/**
 * Opens the home page with a choice.
 * @returns Reads the scripts that the page has loaded till then, with their sizes.
 */
async function openHome(page: Page, consent: string | null) {
  const readScripts = collectScripts(page);
  const url = process.env.SHOP_URL ?? '';
  if (consent) await page.context().addCookies([{ name: 'consent', value: consent, url }]);
  await page.goto('/US/en', { waitUntil: 'networkidle' });
  return async (): Promise<ReadonlyMap<string, number>> => {
    const scripts = [...(await readScripts())].filter(([path]) => !path.includes('/api/tracking/recorder'));
    if (!consent?.includes('analytics'))
      for (const [path, script] of scripts) expect(script.includes('mixpanel'), path).toBe(false);
    return new Map(scripts.map(([path, script]) => [path, gzipSync(script).length]));
  };
}

test(`numbers: consent loads at most ${MAX_KB_AFTER_CONSENT} KB of scripts @en @desktop`, async ({ browser }) => {
  await (await openHome(await browser.newPage(), null))();
  const refused = await (await openHome(await browser.newPage(), 'v1'))();
  const page = await browser.newPage();
  const readAllowed = await openHome(page, 'v1.analytics.advertising');
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('mp_')));
  const allowed = await readAllowed();
  const added = [...allowed].filter(([url]) => !refused.has(url)).map(([, size]) => size);
  expect(added.length).toBeGreaterThan(0);
  expect(added.reduce((sum, size) => sum + size, 0) / 1024).toBeLessThanOrEqual(MAX_KB_AFTER_CONSENT);
});
