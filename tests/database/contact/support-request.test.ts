import { describe, expect, it } from 'vitest';
import { newId } from '@/lib/platform/ids';
import { fail, ok } from '@/lib/platform/result';
import type { SupportRequestInput } from '@/lib/support';
import { requestSupport, type SupportDeps } from '@/lib/support/server';
import { newAccount } from '../support/people';
import { withShop } from '../support/shop';
import { later, MINUTE, NOW } from '../support/time';

const shop = withShop();
let texts = 0;

/** A valid request whose text no other test has used. */
function request(more: Partial<SupportRequestInput> = {}): SupportRequestInput {
  texts += 1;
  const email = `dana-${texts}@example.com`;
  return { topic: 'printing', email, description: `Where is my book? ${texts}`, language: 'en', ...more };
}

const ask = (input: SupportRequestInput, more: Partial<SupportDeps> = {}) =>
  requestSupport(input, {
    db: shop.db,
    enqueue: shop.enqueue,
    now: NOW,
    deviceId: newId(),
    account: null,
    ownsOrder: async () => false,
    ...more,
  });

const stored = (description: string) => shop.db.supportRequest.findMany({ where: { description } });
/** The kinds of mail that wait in the queue for a request. */
async function mails(requestId: string): Promise<string[]> {
  const jobs = await shop.queue.jobs('support-mail');
  const own = jobs.map(({ data }) => data as { requestId: string; kind: string });
  return own.filter((job) => job.requestId === requestId).map(({ kind }) => kind);
}

describe('§7 POST /api/support: a request', () => {
  it('is stored, and both mails are queued with it', async () => {
    const input = request({ phone: '+972 50 123 4567' });
    expect(await ask(input)).toEqual(ok(null));
    const [row, ...others] = await stored(input.description);
    expect(others).toEqual([]);
    expect(row).toMatchObject({ ...input, orderId: null, state: 'received' });
    expect((await mails(row?.id ?? '')).sort()).toEqual(['supportReceived', 'supportRequest']);
  });

  it('takes e-mail, phone and language from the account where the form left them out', async () => {
    const account = { ...(await newAccount(shop.db)), email: 'parent@example.com' };
    const input = request({ email: undefined, language: undefined });
    await ask(input, { account });
    const [row] = await stored(input.description);
    expect(row).toMatchObject({ email: account.email, phone: account.phone, language: 'he' });
  });

  it('needs an e-mail from somewhere', async () => {
    const input = request({ email: undefined });
    expect(await ask(input)).toEqual(fail('email_required'));
    expect(await stored(input.description)).toEqual([]);
  });
});

describe('the order it is about', () => {
  it('another person’s order answers like one that does not exist', async () => {
    const account = await newAccount(shop.db);
    const input = request({ orderId: newId() });
    expect(await ask(input, { account })).toEqual(fail('not_found'));
    expect(await stored(input.description)).toEqual([]);
  });

  it('one’s own order is stored with it', async () => {
    const account = await newAccount(shop.db);
    const order = await shop.db.order.create({
      data: { accountId: account.accountId, email: account.email, country: 'IL', language: 'he', currency: 'ILS' },
    });
    const input = request({ orderId: order.id, topic: undefined });
    expect(await ask(input, { account, ownsOrder: async (id) => id === order.id })).toEqual(ok(null));
    expect(await stored(input.description)).toMatchObject([{ orderId: order.id, topic: null }]);
  });

  it('signed out, the message counts and the order is left out', async () => {
    const input = request({ orderId: newId(), topic: undefined });
    expect(await ask(input, { ownsOrder: async () => true })).toEqual(ok(null));
    expect(await stored(input.description)).toMatchObject([{ orderId: null, topic: 'order' }]);
  });
});

describe('spam is held off without a puzzle', () => {
  it('who fills the field that nobody sees gets a friendly answer, and nothing happens', async () => {
    const input = request({ website: 'https://spam.example' });
    expect(await ask(input)).toEqual(ok(null));
    expect(await stored(input.description)).toEqual([]);
  });

  it('the same text twice is one request, also at once', async () => {
    const input = request();
    await Promise.all(Array.from({ length: 5 }, () => ask(input)));
    await ask(input, { now: later(9 * MINUTE) });
    expect(await stored(input.description)).toHaveLength(1);
    await ask(input, { now: later(11 * MINUTE) });
    expect(await stored(input.description)).toHaveLength(2);
  });

  it('one device: eight an hour, then it is told how long to wait', async () => {
    const deviceId = newId();
    for (let asked = 0; asked < 8; asked += 1) expect(await ask(request(), { deviceId })).toEqual(ok(null));
    expect(await ask(request(), { deviceId })).toMatchObject({ ok: false, code: 'rate_limited' });
    expect(await ask(request(), { deviceId, now: later(61 * MINUTE) })).toEqual(ok(null));
  });

  it('one e-mail: three confirmations an hour; the shop still gets every message', async () => {
    const email = 'victim@example.com';
    const inputs = Array.from({ length: 4 }, () => request({ email }));
    for (const input of inputs) await ask(input);
    const [last] = await stored(inputs[3]?.description ?? '');
    expect(await mails(last?.id ?? '')).toEqual(['supportRequest']);
    const [third] = await stored(inputs[2]?.description ?? '');
    expect(await mails(third?.id ?? '')).toHaveLength(2);
  });
});
