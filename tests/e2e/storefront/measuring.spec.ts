import { createTranslate } from '../support/messages';
import { COLLECTOR, catchMixpanel, follow } from '../support/mixpanel';
import { allowMeasuring } from '../support/page/measured';
import { expect, type Page, type Request, type Route, test } from '../support/test';
import { allowServices } from '../support/with-services';

test.use({ storageState: { cookies: [], origins: [] } });

const CLICK = 'IwAR0-abcdefgh_12345';

type Properties = Readonly<Record<string, unknown>>;

/** The events of a batch. */
const readBatch = (request: Request): readonly { readonly event: string; readonly properties: Properties }[] =>
  JSON.parse(new URLSearchParams(request.postData() ?? '').get('data') ?? '[]');

const readQueue = (page: Page) =>
  page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('__mpq_sandbox_ev')));

test('§8 analytics: bad status, timeout, no connection and invalid JSON stay silent; nothing stays queued @en @desktop', async ({
  page,
  context,
}) => {
  await allowMeasuring(context, '.analytics');
  await catchMixpanel(page, { batch_flush_interval_ms: 200, batch_request_timeout_ms: 4000 });
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    // The browser's own line about a failed request.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      problems.push(message.text());
  });
  const answers: readonly ((route: Route) => unknown)[] = [
    (route) => route.fulfill({ status: 500, body: 'down' }),
    // No answer, until the library waits no longer.
    () => undefined,
    (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<p>not JSON' }),
    (route) => route.abort('connectionrefused'),
    (route) => route.continue(),
  ];
  const batches: string[][] = [];
  await page.route(COLLECTOR, async (route) => {
    const answer = answers[batches.length];
    batches.push(readBatch(route.request()).map(({ event }) => event));
    await answer?.(route);
  });
  await page.goto('/US/en');
  await expect.poll(() => batches.length).toBe(3);
  await expect.poll(() => readQueue(page).then((queue) => JSON.stringify(queue))).not.toContain('PageView');
  await page.evaluate(() => window.mixpanelOfTest.track('Lead'));
  await expect.poll(() => batches.length).toBe(4);
  await follow(page, '/US/en/privacy-policy');
  await expect.poll(() => batches.length).toBe(5);
  // Sent again after the bad status and after the timeout, then done with; the refused one is dropped.
  expect(batches).toEqual([['PageView'], ['PageView'], ['PageView'], ['Lead'], ['PageView']]);
  expect(problems).toEqual([]);
});

test('§5 §7 §9 analytics: allowed fields, 255 characters, no device id as an identity @en @desktop', async ({
  page,
  context,
}) => {
  await allowMeasuring(context, '.analytics');
  await catchMixpanel(page, { batch_flush_interval_ms: 60_000 });
  await page.goto(`/US/en/books?q=noam`, { referer: 'https://search.example/?q=noam' });
  await page.waitForFunction(() => window.mixpanelOfTest !== undefined);
  // What waits for the next batch holds no address of a page either.
  await expect.poll(async () => JSON.stringify(await readQueue(page))).toContain('PageView');
  expect(JSON.stringify(await readQueue(page))).not.toMatch(/noam|search\.example|current_url/);

  const ids = await page.evaluate(() => {
    const before = window.mixpanelOfTest.get_distinct_id();
    const refused = window.mixpanelOfTest.identify('$device:dana');
    return { before, refused, after: window.mixpanelOfTest.get_distinct_id() };
  });
  expect(ids).toEqual({ before: expect.stringMatching(/^\$device:[\w-]{20,}$/), refused: -1, after: ids.before });

  const sent = page.waitForRequest(COLLECTOR);
  await page.evaluate(() => {
    const personal = { email: 'dana@example.com', phone: '0501234567', childName: 'Noam', address: 'Herzl 5' };
    const hidden = { currency: 'dana@example.com', orderNumber: '0501234567', $browser: 'dana@example.com' };
    const path = `/US/en${'/word'.repeat(100)}`;
    window.mixpanelOfTest.track('Lead', { ...personal, ...hidden, path });
  });
  await expect.poll(async () => JSON.stringify(await readQueue(page))).toContain('Lead');
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  const events = readBatch(await sent);
  expect(events.map(({ event }) => event)).toEqual(['PageView', 'Lead']);
  const [view, lead] = events.map(({ properties }) => properties);
  expect(view?.path).toBe('/US/en/books');
  expect(lead?.path).toHaveLength(255);
  const library = ['token', 'distinct_id', '$device_id', '$insert_id', 'time', '$browser_version', '$os', 'mp_lib'];
  const more = ['$screen_height', '$screen_width', '$lib_version', 'mp_sent_by_lib_version', 'path'];
  expect(Object.keys(lead ?? {}).sort()).toEqual([...library, ...more].sort());
});

const REAL = {
  analytics: { token: 'abc', apiHost: 'https://api-js.mixpanel.com', recordingPercent: 0 },
  tagManagerId: 'GTM-ABC123',
  pixel: { id: '42', url: 'https://www.facebook.com/tr/' },
};
const HOSTS = /^https:\/\/(?:api-js\.mixpanel\.com|www\.googletagmanager\.com|www\.facebook\.com)\//;

/** Answers for the real services; returns the URLs that they are asked for. */
async function serveServices(page: Page): Promise<URL[]> {
  const asked: URL[] = [];
  await allowServices(page, { ANALYTICS: 'mixpanel', GTM_ID: REAL.tagManagerId, ADS: 'meta' });
  await page.route('**/api/tracking/settings', (route) => route.fulfill({ json: REAL }));
  await page.route(HOSTS, async (route) => {
    const url = new URL(route.request().url());
    asked.push(url);
    const origin = new URL(page.url()).origin;
    const headers = { 'Access-Control-Allow-Origin': origin, 'Access-Control-Allow-Credentials': 'true' };
    if (url.host.startsWith('www.google'))
      await route.fulfill({ contentType: 'text/javascript', body: 'window.container = 1' });
    else await route.fulfill({ json: { status: 1 }, headers });
  });
  return asked;
}

/** The data layer as the container reads it; a command of `gtag` as a list. */
const readLayer = (page: Page) =>
  page.evaluate(() =>
    ((window as { dataLayer?: unknown[] }).dataLayer ?? []).map((entry) =>
      Object.prototype.toString.call(entry) === '[object Arguments]' ? Array.from(entry as ArrayLike<unknown>) : entry,
    ),
  );

test('§7 tracking: real services are asked after the consent only, each for its purpose, and with the click @en @desktop', async ({
  page,
}) => {
  const t = createTranslate('en');
  const asked = await serveServices(page);
  const hosts = () => [...new Set(asked.map(({ host }) => host))].sort();
  await catchMixpanel(page);
  await page.goto('/IL/en');
  const banner = page.getByRole('region', { name: t('consent.title') });
  await expect(banner).toBeVisible();
  expect(asked).toEqual([]);

  await banner.getByRole('button', { name: t('consent.choose') }).click();
  await banner.getByRole('switch', { name: t('consent.analytics.name') }).check();
  await banner.getByRole('button', { name: t('consent.save') }).click();
  await page.waitForFunction(() => (window as { container?: number }).container === 1);
  await follow(page, '/IL/en/privacy-policy');
  await expect.poll(hosts).toEqual(['api-js.mixpanel.com', 'www.googletagmanager.com']);
  const ads = (mode: string) => ({ ad_storage: mode, ad_user_data: mode, ad_personalization: mode });
  const layer = await readLayer(page);
  expect(layer[0]).toEqual(['consent', 'default', { analytics_storage: 'denied', ...ads('denied') }]);
  expect(layer).toContainEqual(['consent', 'update', { analytics_storage: 'granted', ...ads('denied') }]);
  expect(layer.findIndex((entry) => (entry as Properties).event === 'gtm.js')).toBeGreaterThan(2);
  expect(layer).toContainEqual(expect.objectContaining({ event: 'PageView', path: '/IL/en/privacy-policy' }));

  // The click on an advertisement, before advertising is allowed and after it.
  await page.goto(`/IL/en/blog?fbclid=${CLICK}`);
  await expect.poll(async () => JSON.stringify(await readLayer(page))).toContain('/IL/en/blog');
  expect(JSON.stringify(await readLayer(page))).not.toContain(CLICK);
  expect(hosts()).not.toContain('www.facebook.com');
  await page.getByRole('button', { name: t('layout.footer.privacyChoices') }).click();
  await page.getByRole('button', { name: t('consent.accept') }).click();
  await expect(page.getByRole('region', { name: t('consent.title') })).toHaveCount(0);
  await follow(page, '/IL/en/terms-of-service');
  await expect.poll(hosts).toContain('www.facebook.com');
  // Another language, by a new page load: the click stays with the visit.
  await page.goto('/IL/ru/privacy-policy');
  const pixel = () => asked.filter(({ host }) => host === 'www.facebook.com').at(-1)?.searchParams;
  await expect.poll(() => pixel()?.get('dl')).toMatch(/\/IL\/ru\/privacy-policy$/);
  expect(pixel()?.get('fbc')).toMatch(new RegExp(`^fb\\.1\\.\\d{13}\\.${CLICK}$`));
  expect(pixel()?.get('eid')).toMatch(/^pageview_\d{13}$/);
  const allowed = await readLayer(page);
  expect(allowed).toContainEqual(['consent', 'update', { analytics_storage: 'granted', ...ads('granted') }]);
  expect(allowed).toContainEqual(expect.objectContaining({ event: 'PageView', click_id: CLICK }));

  const russian = createTranslate('ru');
  await page.getByRole('button', { name: russian('layout.footer.privacyChoices') }).click();
  await page.getByRole('button', { name: russian('consent.refuse') }).click();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('click_id'))).toBeNull();
  const count = asked.length;
  await follow(page, '/IL/ru/terms-of-service');
  // What the container read until then stays as it was: later events go elsewhere.
  expect(await readLayer(page)).toEqual([expect.objectContaining({ event: 'PageView' })]);
  expect(asked).toHaveLength(count);
});
