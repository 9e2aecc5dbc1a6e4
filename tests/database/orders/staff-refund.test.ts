import { describe, expect, it, vi } from 'vitest';
import { handleRecover } from '@/lib/orders/recovery/recover.handler';
import { handleRefundMail } from '@/lib/orders/recovery/refund-mail.handler';
import { refundOrder } from '@/lib/orders/server';
import { newId } from '@/lib/platform/ids';
import { log } from '@/lib/platform/logging/log';
import { fail, ok } from '@/lib/platform/result';
import { CliError } from '@/scripts/cli';
import { parseAmount, STAFF_COMMANDS } from '@/scripts/staff/commands';
import { createCheckoutFlow } from '../support/checkout-flow';
import { unwrap } from '../support/draft-flow';
import { createFakeEmail } from '../support/fake-email';
import { createCountingProvider, createRefundFlow } from '../support/refund-flow';
import { addSeconds, HOUR, NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const shop = Object.assign(withShop(), { storage: withStorage() });
const { paid, withOpenCheckout, webhook, getHistory, paymentStates } = createCheckoutFlow(shop);
const { runRefunds, listLedger } = createRefundFlow(shop);

async function createPaid() {
  const order = await paid();
  const { number } = await shop.db.order.findUniqueOrThrow({ where: { id: order.id } });
  const refund = (amountMinor?: number, key = newId(), at = NOW) =>
    refundOrder({ orderNumber: number, amountMinor, key }, { db: shop.db, enqueue: shop.enqueue, now: at });
  return { ...order, number, refund };
}
const findPayment = (id: string) => shop.db.payment.findUniqueOrThrow({ where: { id } });

/** Sends every recorded mail about refunds of an order. */
async function sendRefundMails(orderId: string) {
  const { sent, email } = createFakeEmail();
  const records = await shop.db.messageSent.findMany({ where: { orderId, kind: 'paymentRefunded' } });
  for (const { key } of records) {
    const refundId = key.split(':')[1] ?? '';
    await handleRefundMail({ refundId, key }, { db: shop.db, email, now: () => NOW, shopUrl: 'http://shop.test' });
  }
  return sent;
}

describe('§9 refunds: staff refund a part or all of an order', () => {
  it('several parts add up; the order is refunded only when all went back', async () => {
    const { id, payment, refund } = await createPaid();
    expect(unwrap(await refund(1000))).toMatchObject({ amountMinor: 1000, remainingMinor: 2900, currency: 'ILS' });
    expect(unwrap(await refund(900, newId(), addSeconds(1)))).toMatchObject({ remainingMinor: 2000 });
    await runRefunds(payment.id);
    expect(await listLedger(payment.id)).toEqual([
      [1000, true],
      [900, true],
    ]);
    expect(await findPayment(payment.id)).toMatchObject({ state: 'paid', refundedMinor: 1900 });
    expect((await getHistory(id)).state).toBe('in_production');
    unwrap(await refund());
    await runRefunds(payment.id);
    expect(await findPayment(payment.id)).toMatchObject({ state: 'refunded', refundedMinor: 3900 });
    expect((await getHistory(id)).state).toBe('refunded');
    expect(await refund()).toEqual(fail('nothing_to_refund'));
  });

  it('never more than was paid, also with requests at once', async () => {
    const { payment, refund } = await createPaid();
    expect(await refund(3901)).toEqual(fail('refund_amount_invalid', { availableMinor: 3900 }));
    const outcomes = await Promise.all([refund(2000), refund(2000), refund(2000)]);
    expect(outcomes.filter((one) => one.ok)).toHaveLength(1);
    const { payment: provider, given } = createCountingProvider();
    await runRefunds(payment.id, provider);
    expect([...given.values()]).toEqual([2000]);
  });

  it('the same key refunds once', async () => {
    const { payment, refund } = await createPaid();
    const both = await Promise.all([refund(500, 'twice'), refund(500, 'twice')]);
    expect(both.map((one) => unwrap(one).amountMinor)).toEqual([500, 500]);
    expect(await listLedger(payment.id)).toEqual([[500, false]]);
    expect(await shop.queue.jobs('refund-payment', `twice:${payment.id}`)).toHaveLength(1);
  });

  it('an unknown or an unpaid order is refused', async () => {
    const { id } = await withOpenCheckout();
    const { number: orderNumber } = await shop.db.order.findUniqueOrThrow({ where: { id } });
    const deps = { db: shop.db, enqueue: shop.enqueue, now: NOW };
    expect(await refundOrder({ orderNumber: 'NOSUCH00', key: 'a' }, deps)).toEqual(fail('not_found'));
    expect(await refundOrder({ orderNumber, key: 'a' }, deps)).toEqual(fail('nothing_to_refund'));
  });

  it('a lost job is found again by the hourly recovery', async () => {
    const { payment, refund } = await createPaid();
    unwrap(await refund(700, 'lost'));
    await shop.db.$executeRaw`DELETE FROM pgboss.job`;
    await handleRecover({ db: shop.db, enqueue: shop.enqueue, now: addSeconds(2 * HOUR) });
    expect(await shop.queue.jobs('refund-payment', `lost:${payment.id}`)).toHaveLength(1);
  });

  it.each([
    ['12', 1200],
    ['12.5', 1250],
    ['0.29', 29],
    ['1499.00', 149_900],
  ])('the terminal reads the amount %s', (text, minor) => expect(parseAmount(text)).toBe(minor));

  it.each(['', '-1', '1e3', '12,50', '1.234', 'NaN'])('and refuses %j', (text) =>
    expect(() => parseAmount(text)).toThrow(CliError),
  );
});

describe('§9 refunds: a mail about each refund', () => {
  it('with the amount of this refund, and of the payment when it is a part', async () => {
    const { id, number, payment, refund } = await createPaid();
    unwrap(await refund(1000));
    await runRefunds(payment.id);
    await runRefunds(payment.id);
    const [mail, ...more] = await sendRefundMails(id);
    expect(more).toEqual([]);
    expect(mail?.subject).toContain(number);
    expect(mail?.text).toMatch(/₪10[\s\S]*₪39/);
    expect(await sendRefundMails(id)).toEqual([]);
  });

  it('none before the provider has made it', async () => {
    const { id, refund } = await createPaid();
    unwrap(await refund());
    expect(await sendRefundMails(id)).toEqual([]);
  });

  it('also for a payment of a book that could not be made any more', async () => {
    const mine = await withOpenCheckout();
    await shop.db.book.update({ where: { id: mine.bookId }, data: { characterApprovedAt: null } });
    await webhook('paid', mine.payment);
    await runRefunds(mine.payment.id);
    expect(await getHistory(mine.id)).toMatchObject({ state: 'unpaid', paidAt: null });
    const [mail] = await sendRefundMails(mine.id);
    expect(mail?.text).toMatch(/₪39[\s\S]*הספר השתנה בזמן שדף התשלום היה פתוח/);
  });

  it('also for a refund made at the provider', async () => {
    const { id, payment } = await createPaid();
    await webhook('refunded', payment, { amountMinor: 1500 });
    await webhook('refunded', payment, { amountMinor: 1500 });
    expect((await sendRefundMails(id)).map(({ subject }) => subject)).toEqual([expect.stringContaining('₪15')]);
  });
});

describe("§9 refunds: our ledger and the provider's word agree in any order", () => {
  it("the provider's event before the answer to our own request", async () => {
    const { id, payment, refund } = await createPaid();
    unwrap(await refund());
    await webhook('refunded', payment);
    expect(await paymentStates(id)).toEqual(['refunded']);
    const { payment: provider, given } = createCountingProvider();
    await runRefunds(payment.id, provider);
    expect([...given]).toEqual([]);
    expect(await listLedger(payment.id)).toEqual([[3900, true]]);
    expect(await sendRefundMails(id)).toHaveLength(1);
  });

  it('a refund at the provider beside a part of ours', async () => {
    const { payment, refund } = await createPaid();
    unwrap(await refund(1000));
    await runRefunds(payment.id);
    await webhook('refunded', payment, { amountMinor: 1000 });
    await webhook('refunded', payment, { amountMinor: 1600 });
    expect((await listLedger(payment.id)).map(([amount]) => amount).sort()).toEqual([1000, 600]);
    expect(await refund(2301)).toMatchObject({ code: 'refund_amount_invalid' });
    expect((await refund(2300)).ok).toBe(true);
  });

  it('the refund before the payment: nothing is made, and the order can be paid again', async () => {
    const mine = await withOpenCheckout();
    expect(await webhook('refunded', mine.payment)).toBe('handled');
    expect(await webhook('paid', mine.payment)).toBe('handled');
    expect(await paymentStates(mine.id)).toEqual(['refunded']);
    expect(await getHistory(mine.id)).toMatchObject({ state: 'unpaid', paidAt: null });
    expect(await shop.queue.jobs('produce-book', mine.id)).toEqual([]);
  });

  it('a part refunded before the payment: the book is made, and the rest can still go back', async () => {
    const mine = await withOpenCheckout();
    await webhook('refunded', mine.payment, { amountMinor: 900 });
    await webhook('paid', mine.payment);
    expect(await getHistory(mine.id)).toMatchObject({ state: 'in_production' });
    const { number: orderNumber } = await shop.db.order.findUniqueOrThrow({ where: { id: mine.id } });
    const deps = { db: shop.db, enqueue: shop.enqueue, now: NOW };
    expect(await refundOrder({ orderNumber, key: newId() }, deps)).toEqual(
      ok(expect.objectContaining({ amountMinor: 3000 })),
    );
  });
});

describe('§9 refunds: what only a person can settle', () => {
  it('a refund that the provider could not make after all stays listed', async () => {
    const { id, payment, refund } = await createPaid();
    unwrap(await refund(1000));
    await runRefunds(payment.id);
    const line = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    expect(await webhook('refund_failed', payment, { amountMinor: 0 })).toBe('refund_failed');
    line.mockRestore();
    expect((await getHistory(id)).state).toBe('in_production');
    const about = { paymentId: payment.id, handledAt: null };
    expect(await shop.db.providerEvent.findMany({ where: about })).toMatchObject([{ kind: 'refund_failed' }]);
  });

  it('a lost dispute stands in the ledger, ends what the shop still owed, and sends no mail', async () => {
    const { id, payment, refund } = await createPaid();
    unwrap(await refund(1000));
    await webhook('dispute_lost', payment);
    expect([...(await listLedger(payment.id))].sort()).toEqual([
      [1000, true],
      [2900, true],
    ]);
    const { payment: provider, given } = createCountingProvider();
    await runRefunds(payment.id, provider);
    expect([...given]).toEqual([]);
    expect(await sendRefundMails(id)).toEqual([]);
  });

  it('the staff command of the terminal refunds by the number that customers read out', async () => {
    const { number, payment } = await createPaid();
    const run = (...args: string[]) => STAFF_COMMANDS.refund?.run(args, { boss: shop.queue.boss, db: shop.db });
    await run(number.toLowerCase(), '9.50', 'torn', 'cover');
    expect(await shop.db.refund.findMany({ where: { paymentId: payment.id } })).toMatchObject([
      { amountMinor: 950, reason: 'staff', note: 'torn cover', refundedAt: null },
    ]);
    await run(number);
    expect((await listLedger(payment.id)).map(([amount]) => amount).sort()).toEqual([2950, 950]);
    await expect(run(number)).rejects.toThrow('Nothing is left to refund');
    await expect(run(number, '1')).rejects.toThrow(CliError);
    await expect(run('NOSUCH00')).rejects.toThrow('No order has this number');
    await expect(run()).rejects.toThrow('Usage');
  });
});

describe('§4: a refund ends an order of every format', () => {
  it.each([
    ['digital', 'in_production', ['in_production>refunded']],
    ['digital', 'ready', ['ready>refunded']],
    ['combo', 'in_production', ['cancelled>refunded', 'in_production>cancelled']],
    ['combo', 'awaiting_confirmation', ['awaiting_confirmation>cancelled', 'cancelled>refunded']],
    ['printed', 'awaiting_confirmation', ['awaiting_confirmation>cancelled', 'cancelled>refunded']],
    ['printed', 'printing', ['printing>refunded']],
    ['printed', 'delivered', ['delivered>refunded']],
  ] as const)('%s, %s', async (tier, state, expected) => {
    const { id, payment } = await createPaid();
    await shop.db.orderChange.deleteMany({ where: { orderId: id } });
    await shop.db.order.update({ where: { id }, data: { tier, state } });
    await webhook('refunded', payment);
    expect(await getHistory(id)).toMatchObject({ state: 'refunded', changes: expected });
  });
});
