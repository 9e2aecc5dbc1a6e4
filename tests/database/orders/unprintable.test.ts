import { describe, expect, it } from 'vitest';
import { handlePrepareShipment } from '@/lib/fulfilment/shipments/prepare-shipment.handler';
import { handleWatchClasses } from '@/lib/kindergarten/production/watch-classes.handler';
import { handleProduce } from '@/lib/orders/production/produce.handler';
import { fail, ok } from '@/lib/platform/result';
import { createCheckoutFlow, sandboxProvider } from '../support/checkout-flow';
import { createClassFlow } from '../support/class-flow';
import { createRefundFlow } from '../support/refund-flow';
import { createShipmentFlow } from '../support/shipment-flow';
import { NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const shop = Object.assign(withShop(), { storage: withStorage() });
const { order, checkout, paid, getHistory, paymentStates } = createCheckoutFlow(shop);
const { runRefunds } = createRefundFlow(shop);
const flow = createClassFlow(shop);
const { confirmed, getState, getKinds } = createShipmentFlow(shop);

type Made = Awaited<ReturnType<Parameters<typeof handleProduce>[1]['produce']>>;
const produce = (orderId: string, made: Made) =>
  handleProduce({ orderId }, { db: shop.db, enqueue: shop.enqueue, now: () => NOW, produce: async () => made });

describe('§5 child name: nothing is paid that cannot be printed', () => {
  it.each([
    [{ childName: '𠮷𠮷' }, 'name_not_printable'],
    [{ dedication: '大好き' }, 'text_not_printable'],
  ])('a book with %o from an earlier day has no checkout', async (data, code) => {
    const mine = await order();
    await shop.db.book.update({ where: { id: mine.bookId }, data });
    expect(await checkout(mine)).toMatchObject({ ok: false, code });
  });

  it('a class with such a name has no order: the child is named', async () => {
    const group = await flow.collected();
    const [child] = await shop.db.kindergartenChild.findMany({ where: { kindergartenId: group.id } });
    await shop.db.book.update({ where: { id: child?.bookId ?? '' }, data: { childName: '𠮷𠮷' } });
    expect(await flow.order(group)).toMatchObject({
      code: 'class_incomplete',
      data: { children: [{ id: child?.id, missing: ['name'] }] },
    });
  });
});

describe('§4 production: a paid book whose words cannot be typeset', () => {
  it.each(['glyph_missing', 'text_overflow'] as const)(
    '%s: is refunded at once, and the parent is told',
    async (code) => {
      const { id, payment } = await paid();
      await produce(id, fail(code));
      expect((await getHistory(id)).state).toBe('refunded');
      expect(await shop.queue.jobs('refund-payment', payment.id)).toHaveLength(1);
      await runRefunds(payment.id, sandboxProvider, NOW);
      expect(await paymentStates(id)).toEqual(['refunded']);
      expect(await shop.queue.jobs('order-mail', `orderRefunded:${id}`)).toHaveLength(1);
      // A repeat of the job changes nothing.
      await produce(id, fail(code));
      expect(await shop.db.refund.count({ where: { payment: { orderId: id } } })).toBe(1);
    },
  );

  it('words that the parent has changed may still be shortened: they are tried again', async () => {
    const { id, bookId } = await paid();
    await shop.db.book.update({ where: { id: bookId }, data: { edits: 1 } });
    await expect(produce(id, fail('text_overflow'))).rejects.toThrow('text_overflow');
    expect((await getHistory(id)).state).toBe('in_production');
  });

  it('another failure is tried again', async () => {
    const { id } = await paid();
    await expect(produce(id, fail('typesetting_timeout'))).rejects.toThrow('typesetting_timeout');
    expect((await getHistory(id)).state).toBe('in_production');
  });

  it('in a class only its price goes back, and the other books are made', async () => {
    const group = await flow.started();
    const [broken, ...others] = await flow.parts(group.orderId);
    await produce(broken?.id ?? '', fail('glyph_missing'));
    for (const { id } of others) await produce(id, ok({ storageKey: `books/${id}.pdf`, bytes: 1, edits: 0 }));
    await handleWatchClasses({ db: shop.db, enqueue: shop.enqueue, now: NOW });
    expect(await flow.getState(group.orderId)).toBe('ready');
    const refunds = await shop.db.refund.findMany({ where: { paymentId: group.payment.id } });
    expect(refunds).toHaveLength(1);
    expect(refunds[0]?.amountMinor).toBeLessThan(group.payment.amountMinor);
  });

  it('a confirmed book that cannot be printed is refunded at once', async () => {
    const mine = await confirmed();
    const makeFiles = async () => fail('glyph_missing');
    const deps = { db: shop.db, enqueue: shop.enqueue, provider: 'sandbox', now: () => NOW, makeFiles };
    await handlePrepareShipment({ orderId: mine.id }, deps);
    expect(await getState(mine.id)).toBe('refunded');
    expect(await shop.db.refund.count({ where: { payment: { orderId: mine.id } } })).toBe(1);
    expect(await getKinds(mine.id)).toContain('email printFailed');
    const busy = await confirmed();
    const fails = { ...deps, makeFiles: async () => fail('print_files_faulty') };
    await expect(handlePrepareShipment({ orderId: busy.id }, fails)).rejects.toThrow('print_files_faulty');
    expect(await getState(busy.id)).toBe('confirmed');
  });
});
