import { describe, expect, it, vi } from 'vitest';
import { getDownloadPath, getOrder, openDownload, renewDownload } from '@/lib/orders/server';
import { log } from '@/lib/platform/logging/log';
import { ok } from '@/lib/platform/result';
import { createCheckoutFlow } from '../support/checkout-flow';
import { unwrap } from '../support/draft-flow';
import { addSeconds, DAY, HOUR, NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const storage = withStorage();
const shop = Object.assign(withShop(), { storage });
const { withOpenCheckout, checkout, paid, paidTwice, webhook, getHistory, paymentStates } = createCheckoutFlow(shop);
const SECRET = 'd'.repeat(32);

/** A bought book that was delivered, and its access rights. */
async function createDelivered() {
  const order = await paid();
  const { id: orderId, bookId, accountId } = order;
  await shop.db.order.update({ where: { id: orderId }, data: { state: 'ready' } });
  const file = { storageKey: 'books/1.pdf', bytes: 1, renewedAt: NOW, expiresAt: addSeconds(7 * DAY) };
  const { id } = await shop.db.download.create({ data: { orderId, bookId, ...file } });
  const token = getDownloadPath(SECRET, id).split('/').at(-1) ?? '';
  const deps = { db: shop.db, secret: SECRET, now: NOW, accountId, sign: storage.signedUrl };
  const had = async () => ({
    opened: (await openDownload(token, deps)).ok,
    renewed: (await renewDownload(orderId, deps)).ok,
    shown: Boolean(unwrap(await getOrder(orderId, deps)).download),
  });
  return { ...order, had };
}
const FULL_ACCESS = { opened: true, renewed: true, shown: true };
const NO_ACCESS = { opened: false, renewed: false, shown: false };

describe('§9 refunds', () => {
  it('a partial refund changes only the record', async () => {
    const { id, payment, had } = await createDelivered();
    expect(await webhook('refunded', payment, { amountMinor: 1000 })).toBe('handled');
    expect(await shop.db.payment.findUnique({ where: { id: payment.id } })).toMatchObject({
      state: 'paid',
      refundedMinor: 1000,
    });
    expect([(await getHistory(id)).state, await had()]).toEqual(['ready', FULL_ACCESS]);
  });

  it('a full refund, in parts or at once, ends the order and its download', async () => {
    const { id, payment, had } = await createDelivered();
    await webhook('refunded', payment, { amountMinor: 1000 });
    await webhook('refunded', payment);
    expect(await paymentStates(id)).toEqual(['refunded']);
    expect([(await getHistory(id)).state, await had()]).toEqual(['refunded', NO_ACCESS]);
  });

  it('after the refund of a duplicate payment the book stays bought', async () => {
    const { id, second } = await paidTwice();
    await webhook('refunded', second);
    expect((await getHistory(id)).state).toBe('in_production');
  });
});

describe('§9 refunds: a dispute', () => {
  it('raises an alarm and blocks the download; a won one unblocks it, a lost one ends the order', async () => {
    const line = vi.spyOn(log, 'error');
    const { id, payment, had } = await createDelivered();
    expect(await webhook('disputed', payment)).toBe('handled');
    expect(line.mock.calls[0]?.[0]).toMatchObject({ event: 'alarm', alarm: 'payment_disputed', orderId: id });
    expect([(await getHistory(id)).state, await had()]).toEqual(['ready', NO_ACCESS]);
    await webhook('dispute_won', payment);
    expect(await had()).toEqual(FULL_ACCESS);
    await webhook('disputed', payment);
    await webhook('dispute_lost', payment);
    expect([(await getHistory(id)).state, await had()]).toEqual(['refunded', NO_ACCESS]);
    line.mockRestore();
  });

  it('an event that matches no payment raises an alarm, and stays listed', async () => {
    const line = vi.spyOn(log, 'error');
    const mine = await withOpenCheckout();
    expect(await webhook('paid', mine.payment, { amountMinor: 1 })).toBe('amount_differs');
    expect(line.mock.calls[0]?.[0]).toMatchObject({ event: 'alarm', alarm: 'payment_unclear' });
    line.mockRestore();
  });
});

describe('§9 payments: an old checkout', () => {
  it('is reused for 23 hours; then the provider has closed it, and a new one opens', async () => {
    const mine = await withOpenCheckout();
    const first = unwrap(await checkout(mine)).url;
    expect(await checkout(mine, { now: addSeconds(22 * HOUR) })).toMatchObject(ok({ url: first }));
    const fresh = unwrap(await checkout(mine, { now: addSeconds(24 * HOUR) })).url;
    expect(fresh).not.toBe(first);
    expect((await paymentStates(mine.id)).sort()).toEqual(['cancelled', 'open']);
  });
});
