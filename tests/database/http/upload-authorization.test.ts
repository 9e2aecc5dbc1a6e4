import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { POST as uploadPhoto } from '@/app/api/books/[bookId]/photo/route';
import { GET as download } from '@/app/api/downloads/[token]/route';
import { getDownloadPath } from '@/lib/orders/server';
import { newId } from '@/lib/platform/ids';
import { createCheckoutFlow } from '../support/checkout-flow';
import { addSeconds, DAY } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const SHOP_URL = 'http://localhost:3000';
const SECRET = 's'.repeat(32);
const storage = withStorage();
const shop = Object.assign(withShop(), { storage });
const shared = globalThis as { giboriShop?: Promise<unknown> | undefined };
beforeAll(() => {
  const env = { SHOP_URL, SHOP_SECRET: SECRET, TRUST_PROXY: 1, SHOP_ENV: 'test', ILLUSTRATOR: 'local' };
  const { db, enqueue } = shop;
  shared.giboriShop = Promise.resolve({ env, db, enqueue, storage });
});
afterAll(() => {
  shared.giboriShop = undefined;
});

/** An endless upload; `read` returns how many of its chunks were requested. */
function endless(bytes: number, address: string) {
  let read = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        read += 1;
        controller.enqueue(new Uint8Array(1024));
        // It stalls: no more data follows.
        return new Promise(() => {});
      },
    },
    { highWaterMark: 0 },
  );
  const request = new Request(`${SHOP_URL}/api/books/x/photo`, {
    method: 'POST',
    body,
    duplex: 'half',
    headers: {
      'x-requested-with': 'gibori',
      'x-forwarded-for': address,
      'content-length': String(bytes),
      'content-type': 'multipart/form-data; boundary=x',
    },
  } as RequestInit);
  return { request, read: () => read };
}

describe('a body is read only after authorization', () => {
  it("reads nothing of a photo for another visitor's book", async () => {
    const { bookId } = await createCheckoutFlow(shop).order();
    for (const id of [newId(), bookId]) {
      const { request, read } = endless(9_000_000, '203.0.113.1');
      const answered = await uploadPhoto(request, { params: Promise.resolve({ bookId: id }) });
      expect([answered.status, read()]).toEqual([404, 0]);
    }
  });
});

describe('files are streamed', () => {
  async function bought() {
    const { id: orderId, bookId } = await createCheckoutFlow(shop).paid();
    const storageKey = `books/${bookId}/1.pdf`;
    const bytes = Uint8Array.from({ length: 100_000 }, (_, at) => at % 251);
    await storage.put(storageKey, bytes, 'application/pdf');
    const file = { storageKey, bytes: bytes.length, expiresAt: addSeconds(DAY) };
    const { id } = await shop.db.download.create({ data: { orderId, bookId, ...file } });
    const token = getDownloadPath(SECRET, id).split('/').at(-1) ?? '';
    const get = (headers: Record<string, string> = {}, method = 'GET') =>
      download(new Request(`${SHOP_URL}/api/downloads/${token}`, { method, headers }), {
        params: Promise.resolve({ token }),
      });
    return { bytes, get };
  }
  const readBody = async (response: Response) => new Uint8Array(await response.arrayBuffer());

  it('in full, with Content-Length and Accept-Ranges', async () => {
    const { bytes, get } = await bought();
    const answered = await get();
    expect(answered.status).toBe(200);
    expect([answered.headers.get('content-length'), answered.headers.get('accept-ranges')]).toEqual([
      '100000',
      'bytes',
    ]);
    expect(Buffer.compare(await readBody(answered), bytes)).toBe(0);
  });

  it('resumes an interrupted download while the file is unchanged', async () => {
    const { bytes, get } = await bought();
    const etag = (await get({}, 'HEAD')).headers.get('etag') ?? '';
    const rest = await get({ range: 'bytes=99990-', 'if-range': etag });
    expect([rest.status, rest.headers.get('content-range')]).toEqual([206, 'bytes 99990-99999/100000']);
    expect([...(await readBody(rest))]).toEqual([...bytes.subarray(99_990)]);
    expect((await get({ range: 'bytes=99990-', 'if-range': '"another"' })).status).toBe(200);
    const past = await get({ range: 'bytes=100000-' });
    expect([past.status, past.headers.get('content-range')]).toEqual([416, 'bytes */100000']);
  });
});
