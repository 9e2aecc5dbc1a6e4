import { describe, expect, it } from 'vitest';
import { newId } from '@/lib/platform/ids';
import { fail, ok } from '@/lib/platform/result';
import type { SupportRequestInput } from '@/lib/support';
import { createSupportRequest, type SupportDeps } from '@/lib/support/server';
import { newAccount } from '../support/identities';
import { addSeconds, MINUTE, NOW } from '../support/time';
import { withShop } from '../support/with-shop';

const shop = withShop();
let textCount = 0;

/** A valid request with a text that no other test uses. */
function request(more: Partial<SupportRequestInput> = {}): SupportRequestInput {
  textCount += 1;
  const email = `dana-${textCount}@example.com`;
  return { topic: 'printing', email, description: `Where is my book? ${textCount}`, language: 'en', ...more };
}

const submit = (input: SupportRequestInput, more: Partial<SupportDeps> = {}) =>
  createSupportRequest(input, {
    db: shop.db,
    enqueue: shop.enqueue,
    now: NOW,
    deviceId: newId(),
    account: null,
    normalizePhone: (typed) => typed,
    ownsOrder: async () => false,
    ...more,
  });

const findStored = (description: string) => shop.db.supportRequest.findMany({ where: { description } });
/** The kinds of mail enqueued for a request. */
async function listMailKinds(requestId: string): Promise<string[]> {
  const jobs = await shop.queue.jobs('support-mail');
  const own = jobs.map(({ data }) => data as { requestId: string; kind: string });
  return own.filter((job) => job.requestId === requestId).map(({ kind }) => kind);
}

describe('§7 POST /api/support: a request', () => {
  it('is stored, and both mails are enqueued in the same transaction', async () => {
    const input = request({ phone: '+972 50 123 4567' });
    expect(await submit(input)).toEqual(ok(null));
    const [row, ...others] = await findStored(input.description);
    expect(others).toEqual([]);
    expect(row).toMatchObject({ ...input, orderId: null, state: 'received' });
    expect((await listMailKinds(row?.id ?? '')).sort()).toEqual(['supportReceived', 'supportRequest']);
  });

  it("uses the account's e-mail, phone and language where the form omits them", async () => {
    const account = { ...(await newAccount(shop.db)), email: 'parent@example.com' };
    const input = request({ email: undefined, language: undefined });
    await submit(input, { account });
    const [row] = await findStored(input.description);
    expect(row).toMatchObject({ email: account.email, phone: account.phone, language: 'he' });
  });

  it('requires an e-mail from the form or the account', async () => {
    const input = request({ email: undefined });
    expect(await submit(input)).toEqual(fail('email_required'));
    expect(await findStored(input.description)).toEqual([]);
  });
});

describe('the related order', () => {
  it("another person's order gets the response of an unknown one", async () => {
    const account = await newAccount(shop.db);
    const input = request({ orderId: newId() });
    expect(await submit(input, { account })).toEqual(fail('not_found'));
    expect(await findStored(input.description)).toEqual([]);
  });

  it("the account's own order is stored with it", async () => {
    const account = await newAccount(shop.db);
    const order = await shop.db.order.create({
      data: { accountId: account.accountId, email: account.email, country: 'IL', language: 'he', currency: 'ILS' },
    });
    const input = request({ orderId: order.id, topic: undefined });
    expect(await submit(input, { account, ownsOrder: async (id) => id === order.id })).toEqual(ok(null));
    expect(await findStored(input.description)).toMatchObject([{ orderId: order.id, topic: null }]);
  });

  it('for a signed-out visitor the message is stored without the order', async () => {
    const input = request({ orderId: newId(), topic: undefined });
    expect(await submit(input, { ownsOrder: async () => true })).toEqual(ok(null));
    expect(await findStored(input.description)).toMatchObject([{ orderId: null, topic: 'order' }]);
  });
});

describe('spam protection without a captcha', () => {
  it('a filled-in honeypot gets a success response without effect', async () => {
    const input = request({ website: 'https://spam.example' });
    expect(await submit(input)).toEqual(ok(null));
    expect(await findStored(input.description)).toEqual([]);
  });

  it('the same text twice is one request, also in parallel', async () => {
    const input = request();
    await Promise.all(Array.from({ length: 5 }, () => submit(input)));
    await submit(input, { now: addSeconds(9 * MINUTE) });
    expect(await findStored(input.description)).toHaveLength(1);
    await submit(input, { now: addSeconds(11 * MINUTE) });
    expect(await findStored(input.description)).toHaveLength(2);
  });

  it('one device: eight per hour, then Retry-After', async () => {
    const deviceId = newId();
    for (let asked = 0; asked < 8; asked += 1) expect(await submit(request(), { deviceId })).toEqual(ok(null));
    expect(await submit(request(), { deviceId })).toMatchObject({ ok: false, code: 'rate_limited' });
    expect(await submit(request(), { deviceId, now: addSeconds(61 * MINUTE) })).toEqual(ok(null));
  });

  it('one e-mail address: three confirmations per hour; the shop still gets every message', async () => {
    const email = 'victim@example.com';
    const inputs = Array.from({ length: 4 }, () => request({ email }));
    for (const input of inputs) await submit(input);
    const [last] = await findStored(inputs[3]?.description ?? '');
    expect(await listMailKinds(last?.id ?? '')).toEqual(['supportRequest']);
    const [third] = await findStored(inputs[2]?.description ?? '');
    expect(await listMailKinds(third?.id ?? '')).toHaveLength(2);
  });
});
