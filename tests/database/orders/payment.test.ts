import { describe, expect, it } from 'vitest';
import { handlePaymentEvent } from '@/lib/orders/server';
import { newId } from '@/lib/platform/ids';
import { createCheckoutFlow } from '../support/checkout-flow';
import { createDraftFlow, unwrap } from '../support/draft-flow';
import { addSeconds, DAY, NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const shop = Object.assign(withShop(), { storage: withStorage() });
const { order, checkout, withOpenCheckout, webhook, getHistory, paymentStates } = createCheckoutFlow(shop);
const BOUGHT = ['awaiting_payment>paid', 'paid>in_production', 'unpaid>awaiting_payment'];
const countFollowUps = async (id: string) => ({
  produce: (await shop.queue.jobs('produce-book', id)).length,
  mail: (await shop.queue.jobs('order-mail', `orderPaid:${id}`)).length,
  messages: await shop.db.messageSent.count({ where: { orderId: id } }),
});
const ONE_OF_EACH = { produce: 1, mail: 1, messages: 1 };
const findEvent = (eventId: string) => shop.db.providerEvent.findFirst({ where: { eventId } });

describe('§4, rulings "Flow": a payment', () => {
  it('starts production and the mail, once, and records every change', async () => {
    const mine = await withOpenCheckout();
    expect(await webhook('paid', mine.payment)).toBe('handled');
    expect(await getHistory(mine.id)).toEqual({ state: 'in_production', paidAt: NOW, changes: BOUGHT });
    expect(await countFollowUps(mine.id)).toEqual(ONE_OF_EACH);
    expect(await paymentStates(mine.id)).toEqual(['paid']);
  });

  it('the same event, repeated later or in parallel, is not handled again', async () => {
    const mine = await withOpenCheckout();
    const eventId = newId();
    const send = () => webhook('paid', mine.payment, { eventId });
    const outcomes = await Promise.all([send(), send(), send()]);
    expect([...outcomes, await send()].sort()).toEqual(['handled', 'repeated', 'repeated', 'repeated']);
    expect((await getHistory(mine.id)).changes).toEqual(BOUGHT);
    expect(await countFollowUps(mine.id)).toEqual(ONE_OF_EACH);
  });

  it('two events about one payment pay once', async () => {
    const mine = await withOpenCheckout();
    const outcomes = await Promise.all([webhook('paid', mine.payment), webhook('paid', mine.payment)]);
    expect(outcomes.sort()).toEqual(['handled', 'ignored']);
    expect(await countFollowUps(mine.id)).toEqual(ONE_OF_EACH);
    expect(await shop.queue.jobs('refund-payment', mine.payment.id)).toEqual([]);
  });

  it("a webhook that arrives before the checkout's response counts", async () => {
    const mine = await withOpenCheckout();
    await shop.db.payment.update({
      where: { id: mine.payment.id },
      data: { state: 'created', providerReference: null },
    });
    await shop.db.order.update({ where: { id: mine.id }, data: { state: 'unpaid' } });
    expect(await webhook('paid', mine.payment)).toBe('handled');
    expect((await getHistory(mine.id)).state).toBe('in_production');
    const paid = await shop.db.payment.findUnique({ where: { id: mine.payment.id } });
    expect(paid).toMatchObject({ state: 'paid', providerReference: `sandbox_${mine.payment.id}` });
  });

  it('§9: produces the paid model, even if the other was chosen while the checkout was open', async () => {
    const mine = await withOpenCheckout();
    await shop.db.photo.updateMany({ where: { bookId: mine.bookId }, data: { paintsFace: true } });
    unwrap(await createDraftFlow(shop).approve(mine.bookId, mine.owner, 'advanced'));
    await webhook('paid', mine.payment);
    expect(await shop.db.order.findUnique({ where: { id: mine.id } })).toMatchObject({
      totalMinor: 3900,
      imageModel: 'regular',
    });
    expect(await shop.db.book.findUnique({ where: { id: mine.bookId } })).toMatchObject({ imageModel: 'regular' });
  });

  it('a failure halfway rolls back: the provider sends the event again and it is handled', async () => {
    const mine = await withOpenCheckout();
    const event = {
      provider: 'sandbox',
      eventId: newId(),
      kind: 'paid',
      paymentId: mine.payment.id,
      providerReference: 'r',
      amountMinor: mine.payment.amountMinor,
      currency: 'ILS',
    } as const;
    const enqueue = async () => {
      throw new Error('queue away');
    };
    await expect(handlePaymentEvent(event, { db: shop.db, enqueue, now: NOW })).rejects.toThrow('queue away');
    expect(await getHistory(mine.id)).toMatchObject({ state: 'awaiting_payment', paidAt: null });
    expect(await findEvent(event.eventId)).toBeNull();
    expect(await handlePaymentEvent(event, { db: shop.db, enqueue: shop.enqueue, now: NOW })).toBe('handled');
    expect(await countFollowUps(mine.id)).toEqual(ONE_OF_EACH);
  });
});

describe('rulings "Flow": a failed payment leaves the order open', () => {
  it.each(['failed', 'expired'] as const)('%s: unpaid again, and a new attempt can pay', async (kind) => {
    const mine = await withOpenCheckout();
    expect(await webhook(kind, mine.payment)).toBe('handled');
    expect(await getHistory(mine.id)).toMatchObject({ state: 'unpaid', paidAt: null });
    unwrap(await checkout(mine));
    const second = await shop.db.payment.findFirstOrThrow({ where: { orderId: mine.id, state: 'open' } });
    await webhook('paid', second);
    expect(await paymentStates(mine.id)).toEqual([kind, 'paid']);
    expect((await getHistory(mine.id)).state).toBe('in_production');
  });

  it('an old attempt that expires does not affect the current one', async () => {
    const mine = await withOpenCheckout();
    await webhook('failed', mine.payment);
    unwrap(await checkout(mine));
    await webhook('expired', mine.payment);
    expect((await getHistory(mine.id)).state).toBe('awaiting_payment');
  });

  it('the late webhook of an expired attempt still pays', async () => {
    const mine = await withOpenCheckout();
    await webhook('expired', mine.payment);
    expect(await webhook('paid', mine.payment, { now: addSeconds(DAY) })).toBe('handled');
    expect(await getHistory(mine.id)).toMatchObject({ state: 'in_production', paidAt: addSeconds(DAY) });
  });

  it('a failure after payment changes nothing', async () => {
    const mine = await withOpenCheckout();
    await webhook('paid', mine.payment);
    expect(await webhook('failed', mine.payment)).toBe('ignored');
    expect((await getHistory(mine.id)).state).toBe('in_production');
  });
});

describe('unmatched events are stored for the staff and pay nothing', () => {
  it.each([
    ['a smaller amount', { amountMinor: 3899 }],
    ['a larger amount', { amountMinor: 3901 }],
    ['another currency', { currency: 'USD' }],
  ])('%s', async (_, said) => {
    const mine = await withOpenCheckout();
    const eventId = newId();
    expect(await webhook('paid', mine.payment, { ...said, eventId })).toBe('amount_differs');
    expect(await getHistory(mine.id)).toMatchObject({ state: 'awaiting_payment', paidAt: null });
    expect(await findEvent(eventId)).toMatchObject({ handledAt: null, payload: said });
  });

  it('an unknown payment', async () => {
    const mine = await withOpenCheckout();
    const eventId = newId();
    expect(await webhook('paid', mine.payment, { paymentId: newId(), eventId })).toBe('unknown_payment');
    expect(await findEvent(eventId)).toMatchObject({ handledAt: null });
  });

  it(`another provider's payment`, async () => {
    const mine = await order();
    const stripes = await shop.db.payment.create({
      data: { orderId: mine.id, provider: 'stripe', amountMinor: 3900, currency: 'ILS' },
    });
    expect(await webhook('paid', stripes)).toBe('unknown_payment');
    expect((await getHistory(mine.id)).state).toBe('unpaid');
  });
});
