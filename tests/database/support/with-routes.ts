import { afterAll, beforeAll } from 'vitest';
import type { Db } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import type { LocalStorage } from '@/lib/providers/storage/local';

type Deps = { readonly db: Db; readonly enqueue: Enqueue; readonly storage: LocalStorage };
/** Any route handler; the test knows its path parameters. */
type Handler = (request: Request, args: never) => Promise<Response>;
type RouteResponse = {
  readonly status: number;
  readonly body: {
    readonly id?: string;
    readonly revision?: number;
    readonly error?: { code: string; fields?: Record<string, string> };
  };
};

const SHOP_URL = 'http://localhost:3000';

/** Calls the shop's real routes on the test's own database, as one visitor. */
export function withRoutes(deps: Deps) {
  const shared = globalThis as { giboriShop?: Promise<unknown> };
  let cookie = '';
  beforeAll(() => {
    const env = { SHOP_URL, SHOP_SECRET: 's'.repeat(32), TRUST_PROXY: 0, ILLUSTRATOR: 'local' };
    // Read lazily, because the database does not exist before the tests run.
    const { db, enqueue, storage } = deps;
    shared.giboriShop = Promise.resolve({ env, db, enqueue, storage });
  });
  afterAll(() => {
    shared.giboriShop = undefined;
  });

  return async function callRoute(
    handler: Handler,
    body: object | FormData,
    params: Record<string, string> = {},
  ): Promise<RouteResponse> {
    const isForm = body instanceof FormData;
    const request = new Request(`${SHOP_URL}/api`, {
      method: 'POST',
      body: isForm ? body : JSON.stringify(body),
      headers: {
        'x-requested-with': 'gibori',
        ...(cookie && { cookie }),
        ...(!isForm && { 'content-type': 'application/json' }),
      },
    });
    const response = await handler(request, { params: Promise.resolve(params) } as never);
    const [set] = response.headers.getSetCookie();
    if (set) cookie = set.split(';')[0] ?? '';
    return { status: response.status, body: await response.json() };
  };
}
