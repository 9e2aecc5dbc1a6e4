import { describe, expect, it } from 'vitest';
import { renderEmail } from '@/lib/email/server';
import { cancelOrder } from '@/lib/fulfilment/server';
import { handleApplyExtra } from '@/lib/orders/editing/hero/apply-extra.handler';
import { buyAdvanced, discardTrial, getEditor, getHeroChange, listOrders, openTrial } from '@/lib/orders/server';
import { newId } from '@/lib/platform/ids';
import { priceFor } from '@/lib/prices';
import { createCheckoutFlow, sandboxProvider } from '../support/checkout-flow';
import { createDraftFlow, unwrap } from '../support/draft-flow';
import { NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const shop = Object.assign(withShop(), { storage: withStorage() });
const { paid, order: unpaid, webhook } = createCheckoutFlow(shop);
const drafts = createDraftFlow(shop);
const PRICE = priceFor('IL', 'advanced_model_addon');

type Order = Awaited<ReturnType<typeof unpaid>>;
const depsOf = ({ accountId }: Pick<Order, 'accountId'>) => ({
  db: shop.db,
  storage: shop.storage,
  enqueue: shop.enqueue,
  accountId,
  now: NOW,
  newId,
  sign: async (key: string) => `/files/${key}`,
});
const buy = (order: Order, shownMinor = PRICE) =>
  buyAdvanced(order.id, shownMinor, {
    db: shop.db,
    enqueue: shop.enqueue,
    accountId: order.accountId,
    now: NOW,
    payment: sandboxProvider,
    urls: () => ({ success: 'http://shop.test/ok', cancel: 'http://shop.test/back' }),
  });
const extrasOf = ({ bookId }: Order) =>
  shop.db.order.findMany({ where: { bookId, kind: 'extra' }, include: { lines: true, payments: true } });
const bookOf = ({ bookId }: Order) => shop.db.book.findUniqueOrThrow({ where: { id: bookId } });
const viewOf = async (order: Order) => unwrap(await getHeroChange(order.id, depsOf(order)));

/** A bought regular book with a trial in the advanced model, approved. */
async function withAdvancedTrial() {
  const order = await paid();
  const { trialId } = unwrap(await openTrial(order.id, depsOf(order)));
  await shop.db.photo.updateMany({ where: { bookId: trialId }, data: { paintsFace: true } });
  unwrap(await drafts.approve(trialId, order.owner, 'advanced'));
  return { order, trialId };
}

/** Pays the extra in the sandbox, and lets the worker do what follows. */
async function payExtra(order: Order): Promise<void> {
  const [extra] = await extrasOf(order);
  const payment = extra?.payments.at(-1);
  if (!extra || !payment) throw new Error('Nothing was ordered.');
  await webhook('paid', payment);
  await handleApplyExtra({ orderId: extra.id }, { ...depsOf(order), now: NOW });
}

describe("§9 'advanced_model_addon' for a book that was bought without it", () => {
  it('costs its price, and moves the hero into the book once it is paid', async () => {
    const { order, trialId } = await withAdvancedTrial();
    expect(await viewOf(order)).toMatchObject({ advancedBought: false, advancedMinor: PRICE, currency: 'ILS' });
    unwrap(await buy(order));
    const before = await bookOf(order);
    const [extra] = await extrasOf(order);
    expect(extra).toMatchObject({ state: 'awaiting_payment', totalMinor: PRICE, upgradeOfId: order.id });
    expect(extra?.lines).toMatchObject([{ priceId: 'advanced_model_addon', quantity: 1, unitMinor: PRICE }]);
    expect(before.imageModel).toBe('regular');
    await payExtra(order);
    expect(await bookOf(order)).toMatchObject({ imageModel: 'advanced', revision: before.revision + 1 });
    expect(await extrasOf(order)).toMatchObject([{ state: 'ready' }]);
    expect(await viewOf(order)).toMatchObject({ advancedBought: true, trialId: null });
    expect((await shop.db.book.findUniqueOrThrow({ where: { id: trialId } })).deletedAt).not.toBeNull();
  });

  it('§9 brings the dedication with it, which is free with the advanced model', async () => {
    const { order } = await withAdvancedTrial();
    await shop.db.order.update({ where: { id: order.id }, data: { tier: 'printed' } });
    const isIncluded = async () => unwrap(await getEditor(order.id, depsOf(order))).dedicationIncluded;
    expect(await isIncluded()).toBe(false);
    unwrap(await buy(order));
    await payExtra(order);
    expect(await isIncluded()).toBe(true);
  });

  it('is one order, however often it is asked for, and none among the books', async () => {
    const { order } = await withAdvancedTrial();
    const first = unwrap(await buy(order));
    expect(unwrap(await buy(order))).toEqual(first);
    await payExtra(order);
    expect(await buy(order)).toMatchObject({ code: 'order_not_payable' });
    const listed = await listOrders({ ...depsOf(order), secret: 's' });
    expect(listed.map(({ id }) => id)).toEqual([order.id]);
    expect(await extrasOf(order)).toHaveLength(1);
  });

  it('charges what the page showed, and needs an approved trial that can be painted', async () => {
    const { order, trialId } = await withAdvancedTrial();
    expect(await buy(order, PRICE - 100)).toMatchObject({ code: 'price_changed' });
    await shop.db.photo.updateMany({ where: { bookId: trialId }, data: { paintsFace: false } });
    expect(await buy(order)).toMatchObject({ code: 'advanced_not_possible' });
    const stranger = await paid();
    expect(await buy({ ...order, accountId: stranger.accountId })).toMatchObject({ code: 'not_found' });
  });

  it('a payment for a book that was approved for print meanwhile goes back', async () => {
    const { order } = await withAdvancedTrial();
    unwrap(await buy(order));
    await shop.db.book.update({ where: { id: order.bookId }, data: { approvedAt: NOW } });
    const [extra] = await extrasOf(order);
    await webhook('paid', extra?.payments[0] as never);
    expect(await extrasOf(order)).toMatchObject([{ paidAt: null, state: 'unpaid' }]);
    const refunds = await shop.db.refund.findMany({ where: { payment: { orderId: extra?.id ?? '' } } });
    expect(refunds).toMatchObject([{ reason: 'not_producible', amountMinor: PRICE }]);
  });

  it('goes back with a printed book that is cancelled', async () => {
    const { order } = await withAdvancedTrial();
    unwrap(await buy(order));
    await payExtra(order);
    await shop.db.order.update({ where: { id: order.id }, data: { tier: 'printed', state: 'awaiting_confirmation' } });
    unwrap(await cancelOrder(order.id, { ...depsOf(order) }));
    const [extra] = await extrasOf(order);
    expect(extra?.state).toBe('refunded');
    const refunds = await shop.db.refund.findMany({ where: { payment: { orderId: extra?.id ?? '' } } });
    expect(refunds).toMatchObject([{ amountMinor: PRICE }]);
  });

  it('stays paid when the trial is dropped before the hero has moved', async () => {
    const { order } = await withAdvancedTrial();
    unwrap(await buy(order));
    const [extra] = await extrasOf(order);
    await webhook('paid', extra?.payments[0] as never);
    unwrap(await discardTrial(order.id, depsOf(order)));
    await handleApplyExtra({ orderId: extra?.id ?? '' }, { ...depsOf(order), now: NOW });
    expect(await extrasOf(order)).toMatchObject([{ state: 'ready' }]);
    expect(await viewOf(order)).toMatchObject({ advancedBought: true });
  });
});

it('§8 the mail about it says what was paid and leads to the editor', async () => {
  const { html, text } = await renderEmail('orderPaid', 'en', {
    childName: 'Maya',
    orderNumber: 'G-1',
    format: 'extra',
    total: '$5',
    paidAt: NOW,
    timeZone: 'UTC',
    lines: [{ label: 'Drawn close to the photo', amount: '$5' }],
    confirmUrl: null,
    gift: null,
    nextUrl: 'https://example.com/editor',
    editUrl: '',
    laterUrl: '',
    shippingBusinessDays: 7,
  });
  expect(html).toContain('https://example.com/editor');
  expect(text).toContain('Drawn close to the photo');
  expect(text).not.toContain('final confirmation');
});
