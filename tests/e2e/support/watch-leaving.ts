import { gunzipSync } from 'node:zlib';
import { type BrowserContext, expect, type Request } from '@playwright/test';
import type { TrackingSettings } from '@/lib/tracking';
import { findSecrets, type Secrets } from './find-secrets';
import { allowServices } from './with-services';

type LeavingRequest = { readonly url: string; readonly content: Promise<Buffer> };
type Leaving = {
  /** Whether a request with this text has left. */
  readonly has: (text: string) => Promise<boolean>;
  readonly hosts: () => ReadonlySet<string>;
  /** Where which secret was found: in the address, the headers with the referrer, or the body. */
  readonly findIn: (secrets: Secrets) => Promise<readonly string[]>;
};

const SHOP = new URL(process.env.SHOP_URL ?? 'http://localhost');
/** The collectors of the shop's sandboxes under another origin, as those of Meta and Mixpanel are. */
const COLLECTORS = `http://127.0.0.1:${SHOP.port}`;
const TAG_MANAGER = 'https://www.googletagmanager.com';
const TAG_COLLECTOR = 'https://www.google-analytics.com';

/** Sends every entry of the data layer, as a container may. */
const TAG_SCRIPT = `
  const send = (entry) => navigator.sendBeacon('${TAG_COLLECTOR}/collect', JSON.stringify(entry));
  const { push } = dataLayer;
  dataLayer.forEach(send);
  dataLayer.push = (...entries) => { entries.forEach(send); return push.apply(dataLayer, entries); };
`;

/** Moves what measures to other origins, so that the browser itself decides about referrers and cookies. */
async function moveCollectors(context: BrowserContext): Promise<void> {
  const settings = { ANALYTICS: 'mixpanel', MIXPANEL_API_HOST: COLLECTORS, GTM_ID: 'GTM-TEST' };
  await allowServices(context, settings, [COLLECTORS]);
  await context.route('**/api/tracking/settings', async (route) => {
    const response = await route.fetch();
    const { analytics, pixel }: TrackingSettings = await response.json();
    const json: TrackingSettings = {
      // Each visit is recorded, not only some.
      analytics: analytics && { ...analytics, apiHost: COLLECTORS + analytics.apiHost, recordingPercent: 100 },
      pixel: pixel && { ...pixel, url: COLLECTORS + pixel.url },
      tagManagerId: 'GTM-TEST',
    };
    await route.fulfill({ response, json });
  });
  await context.route(`${COLLECTORS}/api/sandbox/analytics/**`, async (route) => {
    const response = await route.fetch();
    const allow = { 'access-control-allow-origin': SHOP.origin, 'access-control-allow-credentials': 'true' };
    await route.fulfill({ response, headers: { ...response.headers(), ...allow } });
  });
  // The sandbox takes nothing that the browser marks as sent by another site.
  await context.route(`${COLLECTORS}/api/sandbox/pixel**`, async (route) =>
    route.fulfill({ response: await route.fetch() }),
  );
  await context.route(`${TAG_MANAGER}/**`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: TAG_SCRIPT }),
  );
  await context.route(`${TAG_COLLECTOR}/**`, (route) => route.fulfill({ status: 204 }));
}

/** A body of which nothing can be read is a failure: nobody could say what it holds. */
function readBody(request: Request): Buffer {
  const body = request.postDataBuffer();
  if (!body && request.method() === 'POST') throw new Error(`The body of a request to ${request.url()} is unknown.`);
  const isGzip = body?.[0] === 0x1f && body[1] === 0x8b;
  return isGzip ? gunzipSync(body) : (body ?? Buffer.alloc(0));
}

async function readRequest(request: Request): Promise<Buffer> {
  const headers = JSON.stringify(await request.allHeaders());
  return Buffer.concat([Buffer.from(`${request.url()}\n${headers}\n`), readBody(request)]);
}

/** Records every request to another origin, of pages, workers and beacons, and allows everything that measures. */
export async function watchLeaving(context: BrowserContext): Promise<Leaving> {
  const leaving: LeavingRequest[] = [];
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (!url.protocol.startsWith('http') || url.origin === SHOP.origin) return;
    const content = readRequest(request);
    // It is looked at later.
    content.catch(() => undefined);
    leaving.push({ url: request.url(), content });
  });
  // The driver knows no body that the page has compressed.
  await context.addInitScript(() => Reflect.deleteProperty(window, 'CompressionStream'));
  await moveCollectors(context);
  await context.addCookies([{ name: 'consent', value: 'v1.analytics.advertising', url: SHOP.origin }]);
  return {
    has: async (text) => (await Promise.all(leaving.map(({ content }) => content))).some((each) => each.includes(text)),
    hosts: () => new Set(leaving.map(({ url }) => new URL(url).host)),
    findIn: async (secrets) => {
      const found = leaving.map(async ({ url, content }) =>
        findSecrets(await content, secrets).map((name) => `${name} in a request to ${url.split('?')[0]}`),
      );
      return [...new Set((await Promise.all(found)).flat())];
    },
  };
}

/** Fails with the names of the secrets that left, and checks that something left at all. */
export async function expectNothingLeft(leaving: Leaving, secrets: Secrets): Promise<void> {
  const expected = [COLLECTORS, TAG_MANAGER, TAG_COLLECTOR].map((origin) => new URL(origin).host);
  expect([...leaving.hosts()]).toEqual(expect.arrayContaining(expected));
  expect(await leaving.findIn(secrets)).toEqual([]);
}
