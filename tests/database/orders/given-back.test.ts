import { describe, expect, it, vi } from 'vitest';
import { downloadPath, myOrder, openDownload, renewDownload } from '@/lib/orders/server';
import { log } from '@/lib/platform/log';
import { ok } from '@/lib/platform/result';
import { value } from '../support/drafts';
import { withShop } from '../support/shop';
import { withStorage } from '../support/storage';
import { till } from '../support/till';
import { DAY, HOUR, later, NOW } from '../support/time';

const storage = withStorage();
const shop = Object.assign(withShop(), { storage });
const { atTheTill, checkout, paid, webhook, story, paymentStates } = till(shop);
const SECRET = 'd'.repeat(32);

/** A bought book that was delivered, and what may be had of it. */
async function delivered() {
  const order = await paid();
  const { id: orderId, bookId, accountId } = order;
  await shop.db.order.update({ where: { id: orderId }, data: { state: 'ready' } });
  const file = { storageKey: 'books/1.pdf', bytes: 1, renewedAt: NOW, expiresAt: later(7 * DAY) };
  const { id } = await shop.db.download.create({ data: { orderId, bookId, ...file } });
  const token = downloadPath(SECRET, id).split('/').at(-1) ?? '';
  const deps = { db: shop.db, secret: SECRET, now: NOW, accountId, sign: storage.signedUrl };
  const had = async () => ({
    opened: (await openDownload(token, deps)).ok,
    renewed: (await renewDownload(orderId, deps)).ok,
    shown: Boolean(value(await myOrder(orderId, deps)).download),
  });
  return { ...order, had };
}
const ALL = { opened: true, renewed: true, shown: true };
const NOTHING = { opened: false, renewed: false, shown: false };

describe('S18: money that goes back', () => {
  it('a part of it changes nothing but the record', async () => {
    const { id, payment, had } = await delivered();
    expect(await webhook('refunded', payment, { amountMinor: 1000 })).toBe('handled');
    expect(await shop.db.payment.findUnique({ where: { id: payment.id } })).toMatchObject({
      state: 'paid',
      refundedMinor: 1000,
    });
    expect([(await story(id)).state, await had()]).toEqual(['ready', ALL]);
  });

  it('all of it, in parts or at once, ends the order and its download', async () => {
    const { id, payment, had } = await delivered();
    await webhook('refunded', payment, { amountMinor: 1000 });
    await webhook('refunded', payment);
    expect(await paymentStates(id)).toEqual(['refunded']);
    expect([(await story(id)).state, await had()]).toEqual(['refunded', NOTHING]);
  });

  it('of a payment that was one too many, the bought book stays', async () => {
    const mine = await atTheTill();
    await webhook('expired', mine.payment);
    value(await checkout(mine));
    const second = await shop.db.payment.findFirstOrThrow({ where: { orderId: mine.id, state: 'open' } });
    await webhook('paid', mine.payment);
    await webhook('paid', second);
    await webhook('refunded', second);
    expect((await story(mine.id)).state).toBe('in_production');
  });
});

describe('S18: a dispute', () => {
  it('is an alarm and stops the download; a won one gives it back, a lost one ends the order', async () => {
    const line = vi.spyOn(log, 'error');
    const { id, payment, had } = await delivered();
    expect(await webhook('disputed', payment)).toBe('handled');
    expect(line.mock.calls[0]?.[0]).toMatchObject({ event: 'alarm', alarm: 'payment_disputed', orderId: id });
    expect([(await story(id)).state, await had()]).toEqual(['ready', NOTHING]);
    await webhook('dispute_won', payment);
    expect(await had()).toEqual(ALL);
    await webhook('disputed', payment);
    await webhook('dispute_lost', payment);
    expect([(await story(id)).state, await had()]).toEqual(['refunded', NOTHING]);
    line.mockRestore();
  });

  it('an event that fits no payment is an alarm, and stays listed', async () => {
    const line = vi.spyOn(log, 'error');
    const mine = await atTheTill();
    expect(await webhook('paid', mine.payment, { amountMinor: 1 })).toBe('amount_differs');
    expect(line.mock.calls[0]?.[0]).toMatchObject({ event: 'alarm', alarm: 'payment_unclear' });
    line.mockRestore();
  });
});

describe('S18: an old checkout', () => {
  it('is taken up again for 23 hours; then the provider has closed it, and another one opens', async () => {
    const mine = await atTheTill();
    const first = value(await checkout(mine)).url;
    expect(await checkout(mine, { now: later(22 * HOUR) })).toEqual(ok({ url: first }));
    const fresh = value(await checkout(mine, { now: later(24 * HOUR) })).url;
    expect(fresh).not.toBe(first);
    expect((await paymentStates(mine.id)).sort()).toEqual(['cancelled', 'open']);
  });
});
