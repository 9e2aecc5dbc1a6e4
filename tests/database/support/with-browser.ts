import { afterAll, beforeAll } from 'vitest';
import { readEnv } from '@/lib/platform/env';
import type { Container } from '@/lib/server/container';
import type { withShop } from './with-shop';

export const SHOP_SECRET = 'a secret of more than thirty-two letters';
const ORIGIN = 'https://gibori.test';
/** Of any route without brackets. */
type Handler = (request: Request, args: { params: Promise<object> }) => Promise<Response>;
type Sent = { readonly json?: unknown; readonly headers?: Readonly<Record<string, string>> };

/** Calls the shop's own route handlers on the test's database, like a browser with cookies. */
export function withBrowser(shop: ReturnType<typeof withShop>) {
  const shared = globalThis as { giboriShop?: Promise<Container> | undefined };
  beforeAll(() => {
    const env = readEnv({
      SHOP_ENV: 'test',
      SHOP_URL: ORIGIN,
      SHOP_SECRET,
      DATABASE_URL: shop.url,
    });
    const { db, enqueue } = shop;
    const storage = { signedUrl: async () => '' } as unknown as Container['storage'];
    shared.giboriShop = Promise.resolve({ env, db, enqueue, storage } as Container);
  });
  afterAll(() => {
    shared.giboriShop = undefined;
  });
  return () => browser();
}

/** One browser: it stores cookies and sends them. */
function browser() {
  const jar = new Map<string, string>();
  const ask = async (handler: Handler, method: string, { json, headers = {} }: Sent = {}) => {
    const response = await handler(
      new Request(`${ORIGIN}/api`, {
        method,
        headers: {
          origin: ORIGIN,
          'sec-fetch-site': 'same-origin',
          'x-requested-with': 'gibori',
          cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
          ...headers,
        },
        ...(json !== undefined && { body: JSON.stringify(json) }),
      }),
      { params: Promise.resolve({}) },
    );
    const set = response.headers.getSetCookie();
    for (const cookie of set) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/Max-Age=0(?:;|$)/.test(cookie)) jar.delete(name);
      else jar.set(name, value);
    }
    return { status: response.status, body: await response.json(), set };
  };
  return {
    jar,
    get: (handler: Handler, sent?: Sent) => ask(handler, 'GET', sent),
    post: (handler: Handler, json: unknown = {}, headers: Sent['headers'] = {}) =>
      ask(handler, 'POST', { json, headers }),
  };
}
