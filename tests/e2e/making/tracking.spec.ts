import { gunzipSync } from 'node:zlib';
import { type APIRequestContext, expect, type Page, type Request, test } from '@playwright/test';
import { createTranslate } from '../support/messages';
import {
  approveHero,
  chooseBook,
  fillChild,
  newParent,
  orderFromPreview,
  payInSandbox,
  uploadPhoto,
} from '../support/steps';

const CLICK = 'IwAR0-abcdefgh_12345';
const CHILD = { language: 'he', name: 'זרובבלה', gender: 'girl' } as const;

type SandboxEvent = { readonly service: string; readonly name: string; readonly data: Record<string, unknown> };

const listEvents = async (request: APIRequestContext): Promise<readonly SandboxEvent[]> =>
  (await request.get('/api/sandbox/events')).json();

/** A request's body as text; recordings are compressed. */
function readBody(request: Request): string {
  const body = request.postDataBuffer();
  if (!body) return '';
  const isGzip = body[0] === 0x1f && body[1] === 0x8b;
  return (isGzip ? gunzipSync(body) : body).toString();
}

/** Everything of the requests that leave the shop, or that would without the sandboxes. */
function recordLeaving(page: Page): string[] {
  const leaving: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    const isForeign = url.protocol.startsWith('http') && url.origin !== process.env.SHOP_URL;
    const isCollector = /^\/api\/sandbox\/(analytics|pixel)/.test(url.pathname);
    if (!isForeign && !isCollector) return;
    // A request to the shop itself has the whole address of its page; other origins get what the policy allows.
    const referer = isForeign ? (request.headers().referer ?? '') : '';
    leaving.push(decodeURIComponent([url.href, referer, readBody(request)].join('\n').replaceAll('+', ' ')));
  });
  return leaving;
}

test('§7 privacy: a whole journey with consent sends nothing that names the child or the parent @he @phone', async ({
  page,
  request,
  context,
}) => {
  const t = createTranslate('he');
  const parent = newParent('IL');
  await context.addCookies([
    { name: 'consent', value: 'v1.analytics.advertising', url: process.env.SHOP_URL ?? 'http://localhost' },
  ]);
  await page.addInitScript(() => sessionStorage.setItem('recorded', '1'));
  const leaving = recordLeaving(page);

  await page.goto(`/IL/he?fbclid=${CLICK}`);
  await expect.poll(() => leaving.some((text) => text.includes('PageView')), { timeout: 30_000 }).toBe(true);
  await page.goto('/IL/he/books');
  const pages = await page.request.get('/IL/he/wizard');
  expect(pages.headers()['referrer-policy']).toMatch(/^(same-origin|strict-origin-when-cross-origin|no-referrer)$/);
  await page.locator('main a[href*="/books/"]').first().click();
  await expect(page).toHaveURL(/\/books\/\d+/);
  await expect.poll(() => leaving.some((text) => text.includes('ViewContent')), { timeout: 30_000 }).toBe(true);
  await page.goto('/IL/he/wizard');
  await fillChild(page, t, CHILD);
  await chooseBook(page, t, CHILD);
  await uploadPhoto(page, t, CHILD);
  await approveHero(page, t, CHILD);
  await expect(page).toHaveURL(/\/preview\/[0-9a-f-]+/);
  const bookId = /preview\/([0-9a-f-]+)/.exec(page.url())?.[1] ?? '';
  await orderFromPreview(page, t, CHILD, parent, request);
  const orderId = /checkout\/([0-9a-f-]+)/.exec(page.url())?.[1] ?? '';
  const { number } = await (await page.request.get(`/api/orders/${orderId}`)).json();
  await payInSandbox(page, t, 'pay');
  await expect(page).toHaveURL(/\/order-confirmation\/[0-9a-f-]+/);

  const eventId = `purchase_${number}`;
  const services = async () =>
    (await listEvents(request))
      .filter(({ data }) => JSON.stringify(data).includes(eventId))
      .map((each) => each.service);
  await expect
    .poll(services, { timeout: 90_000 })
    .toEqual(expect.arrayContaining(['pixel', 'conversions', 'analytics']));
  expect((await services()).filter((service) => service === 'conversions')).toHaveLength(1);

  const events = await listEvents(request);
  const names = new Set(events.map(({ name }) => name));
  for (const name of ['PageView', 'ViewContent', 'AddToCart', 'InitiateCheckout', 'CompleteRegistration', 'Purchase']) {
    expect(names).toContain(name);
  }
  const conversion = events.find(({ service, data }) => service === 'conversions' && data.eventId === eventId);
  expect(conversion?.data.clickId).toContain(CLICK);

  expect(leaving.length).toBeGreaterThan(5);
  const secrets = [
    ...[CHILD.name, parent.e164, parent.e164.slice(1), parent.typed, parent.typed.slice(1), parent.email],
    ...[bookId, orderId, '/api/files', 'image/jpeg;base64'],
  ];
  for (const text of [...leaving, JSON.stringify(events)]) {
    for (const secret of secrets) expect(text).not.toContain(secret);
  }
});
