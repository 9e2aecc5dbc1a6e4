import { afterAll, beforeAll } from 'vitest';
import { startSession } from '@/lib/accounts/server';
import type { Owner } from '@/lib/books/server';
import type { Db } from '@/lib/platform/db';
import { readEnv } from '@/lib/platform/env';
import { getHostCookieName } from '@/lib/platform/http';
import { newToken } from '@/lib/platform/ids';
import type { Enqueue } from '@/lib/platform/jobs';
import type { StoragePort } from '@/lib/providers/storage/port';
import { createDevice } from '@/lib/server/api/visitor';
import type { Container } from '@/lib/server/container';
import type { EventHub } from '@/lib/server/events/hub';

const SHOP_URL = 'https://gibori.test';

type Deps = { readonly db: Db; readonly url: string; readonly enqueue: Enqueue; readonly storage: StoragePort };
type Handler = (request: Request, args: never) => Promise<Response>;
type RequestOptions = {
  readonly params?: Record<string, string>;
  readonly accept?: string;
  readonly signal?: AbortSignal;
};

/** Calls the shop's real routes on the test's database, as visitors with a given device and account. */
export function withRequests(deps: Deps) {
  const shared = globalThis as {
    giboriShop?: Promise<Container> | undefined;
    giboriHub?: { readonly hub: EventHub } | undefined;
  };
  const env = () => {
    const settings = { SHOP_ENV: 'test', SHOP_URL, SHOP_SECRET: 's'.repeat(32), DATABASE_URL: deps.url };
    return readEnv(settings);
  };
  beforeAll(() => {
    const { db, enqueue, storage } = deps;
    shared.giboriShop = Promise.resolve({ env: env(), db, enqueue, storage } as Container);
  });
  afterAll(async () => {
    shared.giboriShop = undefined;
    // The next file's streams would end at once in a closed hub.
    await shared.giboriHub?.hub.close();
    shared.giboriHub = undefined;
  });
  return {
    /** A visitor with the device's cookie, and a session where the owner has an account. */
    async visitor({ deviceId, accountId }: Owner) {
      const cookies = createDevice(env(), deviceId).cookies.map((cookie) => cookie.split(';')[0]);
      if (accountId) {
        const token = newToken();
        await startSession(deps.db, { accountId, token, deviceId }, new Date());
        cookies.push(`${getHostCookieName('session', SHOP_URL)}=${token}`);
      }
      return (handler: Handler, { params = {}, accept = 'application/json', signal }: RequestOptions = {}) =>
        handler(
          new Request(`${SHOP_URL}/api`, {
            headers: { cookie: cookies.join('; '), accept },
            ...(signal && { signal }),
          }),
          { params: Promise.resolve(params) } as never,
        );
    },
  };
}
