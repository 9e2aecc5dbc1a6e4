import { newId } from '@/lib/platform/ids';

const SHOP_URL = 'https://gibori.test';

export type Handler = (request: Request, args: never) => Promise<Response>;
type Call = {
  readonly method?: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly cookie?: string;
  readonly json?: object;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

let address = 0;

/** Calls a route as the shop's own page does, each time from another address, so that no limit answers instead. */
export function send(
  handler: Handler,
  { method = 'GET', params = {}, cookie = '', json, body, headers = {} }: Call = {},
) {
  address += 1;
  const text = json ? JSON.stringify(json) : body;
  const request = new Request(`${SHOP_URL}/api`, {
    method,
    headers: {
      ...(cookie && { cookie }),
      origin: SHOP_URL,
      'x-requested-with': 'gibori',
      'content-type': 'application/json',
      'idempotency-key': newId(),
      'x-remote-address': `10.${(address >> 16) & 255}.${(address >> 8) & 255}.${address & 255}`,
      ...headers,
    },
    ...(text !== undefined && { body: text }),
  });
  return handler(request, { params: Promise.resolve(params) } as never);
}
