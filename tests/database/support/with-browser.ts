import { afterAll, beforeAll } from 'vitest';
import { readEnv } from '@/lib/platform/env';
import type { Container } from '@/lib/server/container';
import type { withShop } from './with-shop';

export const SHOP_SECRET = 'a secret of more than thirty-two letters';
const ORIGIN = 'https://gibori.test';
/** A route handler without path parameters. */
type Handler = (request: Request, args: { params: Promise<object> }) => Promise<Response>;
type RequestOptions = { readonly json?: unknown; readonly headers?: Readonly<Record<string, string>> };

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
  return () => createBrowser();
}

/** A browser: it stores cookies and sends them. */
function createBrowser() {
  const cookies = new Map<string, string>();
  const request = async (handler: Handler, method: string, { json, headers = {} }: RequestOptions = {}) => {
    const response = await handler(
      new Request(`${ORIGIN}/api`, {
        method,
        headers: {
          origin: ORIGIN,
          'sec-fetch-site': 'same-origin',
          'x-requested-with': 'gibori',
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...headers,
        },
        ...(json !== undefined && { body: JSON.stringify(json) }),
      }),
      { params: Promise.resolve({}) },
    );
    const setCookies = response.headers.getSetCookie();
    for (const cookie of setCookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/Max-Age=0(?:;|$)/.test(cookie)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return { status: response.status, body: await response.json(), setCookies };
  };
  return {
    cookies,
    get: (handler: Handler, options?: RequestOptions) => request(handler, 'GET', options),
    post: (handler: Handler, json: unknown = {}, headers: RequestOptions['headers'] = {}) =>
      request(handler, 'POST', { json, headers }),
  };
}
