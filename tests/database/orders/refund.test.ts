import { describe, expect, it } from 'vitest';
import { fail } from '@/lib/platform/result';
import type { PaymentPort } from '@/lib/providers/payment/port';
import { createCheckoutFlow, sandboxProvider } from '../support/checkout-flow';
import { createDraftFlow, unwrap } from '../support/draft-flow';
import { createCountingProvider, createRefundFlow } from '../support/refund-flow';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const shop = Object.assign(withShop(), { storage: withStorage() });
const { runRefunds } = createRefundFlow(shop);
const { checkout, withOpenCheckout, withSecondAttempt, webhook, getHistory, paymentStates } = createCheckoutFlow(shop);

const refundJobs = async (ids: readonly string[]) =>
  (await Promise.all(ids.map((id) => shop.queue.jobs('refund-payment', id)))).flat();

describe('rulings "Flow": retrying never charges twice', () => {
  it.each(['one after the other', 'at once'])(
    'two payments of one order %s: one pays, the other is refunded',
    async (how) => {
      const { id, payment, second } = await withSecondAttempt();
      const both = [payment, second];
      if (how === 'at once') await Promise.all(both.map((one) => webhook('paid', one)));
      else for (const one of both) await webhook('paid', one);

      expect(await getHistory(id)).toMatchObject({ state: 'in_production' });
      expect(await shop.queue.jobs('produce-book', id)).toHaveLength(1);
      const jobs = await refundJobs([payment.id, second.id]);
      expect(jobs).toHaveLength(1);

      const { payment: port, given } = createCountingProvider();
      const refund = await shop.db.refund.findFirstOrThrow({ where: { payment: { orderId: id } } });
      expect(jobs[0]?.data).toEqual({ refundId: refund.id });
      await runRefunds(refund.paymentId, port);
      expect([...given]).toEqual([[refund.paymentId, 3900]]);
      expect((await paymentStates(id)).sort()).toEqual(['paid', 'refunded']);
      expect((await getHistory(id)).state).toBe('in_production');
    },
  );

  it('a cancelled attempt over a different total that is still paid is refunded, and buys nothing', async () => {
    const mine = await withOpenCheckout();
    await shop.db.photo.updateMany({ where: { bookId: mine.bookId }, data: { paintsFace: true } });
    unwrap(await createDraftFlow(shop).approve(mine.bookId, mine.owner, 'advanced'));
    unwrap(await checkout(mine));
    await webhook('paid', mine.payment);
    expect(await getHistory(mine.id)).toMatchObject({ state: 'awaiting_payment', paidAt: null });
    expect(await refundJobs([mine.payment.id])).toHaveLength(1);
    const dearer = await shop.db.payment.findFirstOrThrow({ where: { orderId: mine.id, state: 'open' } });
    await webhook('paid', dearer);
    expect(await getHistory(mine.id)).toMatchObject({ state: 'in_production' });
    expect(await refundJobs([dearer.id])).toEqual([]);
  });

  it('a payment for a cancelled order is refunded', async () => {
    const mine = await withOpenCheckout();
    await shop.db.order.update({ where: { id: mine.id }, data: { state: 'cancelled' } });
    await webhook('paid', mine.payment);
    expect(await getHistory(mine.id)).toMatchObject({ state: 'cancelled', paidAt: null });
    expect(await refundJobs([mine.payment.id])).toHaveLength(1);
  });
});

describe('the refund job', () => {
  const paidTwice = async () => {
    const { payment, second } = await withSecondAttempt();
    await webhook('paid', payment);
    await webhook('paid', second);
    return second;
  };

  it('refunds once, also repeated and in parallel', async () => {
    const { id: paymentId } = await paidTwice();
    const { payment, given } = createCountingProvider();
    const run = () => runRefunds(paymentId, payment);
    await Promise.all([run(), run()]);
    await run();
    expect([...given]).toEqual([[paymentId, 3900]]);
  });

  it('is retried when the provider does not respond', async () => {
    const { id: paymentId } = await paidTwice();
    const away: PaymentPort = { ...sandboxProvider, refund: async () => fail('payment_unavailable') };
    await expect(runRefunds(paymentId, away)).rejects.toThrow('payment_unavailable');
    expect(await shop.db.payment.findUnique({ where: { id: paymentId } })).toMatchObject({ state: 'paid' });
    await runRefunds(paymentId);
    expect(await shop.db.payment.findUnique({ where: { id: paymentId } })).toMatchObject({ state: 'refunded' });
  });

  it(`the provider's own word about the refund changes nothing more`, async () => {
    const second = await paidTwice();
    await runRefunds(second.id);
    expect(await webhook('refunded', second)).toBe('ignored');
  });
});
