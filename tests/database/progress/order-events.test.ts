import { describe, expect, it } from 'vitest';
import { GET as one } from '@/app/api/orders/[orderId]/progress/route';
import { GET as mine } from '@/app/api/orders/mine/progress/route';
import { createTaskTracker } from '@/lib/books/server';
import type { OrdersProgress } from '@/lib/orders';
import { handleProduce } from '@/lib/orders/production/produce.handler';
import { ok } from '@/lib/platform/result';
import { createCheckoutFlow } from '../support/checkout-flow';
import { parseEvents } from '../support/events';
import { newAccount, newDevice } from '../support/identities';
import { withRequests } from '../support/requests';
import { NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const shop = Object.assign(withShop(), { storage: withStorage() });
const { withOpenCheckout, paid, webhook } = createCheckoutFlow(shop);
const { visitor } = withRequests(shop);

type Story = AsyncGenerator<{ readonly event: string; readonly data: OrdersProgress }>;

/** The first event from here on that tells this of the order; `end` where the stream ended. */
async function until(events: Story, orderId: string, state: string, done?: number): Promise<void> {
  // Not `for await`, which would end the stream with the loop.
  for (;;) {
    const { value: next, done: ended } = await events.next();
    if (ended || next.event === 'end') throw new Error(`${state} was not told`);
    const order = next.data.orders.find(({ id }) => id === orderId);
    if (order?.state === state && (done === undefined || order.production?.done === done)) return;
  }
}

const make = (orderId: string) =>
  handleProduce(
    { orderId },
    {
      db: shop.db,
      enqueue: shop.enqueue,
      now: () => NOW,
      produce: async () => ok({ storageKey: `books/${orderId}.pdf`, bytes: 1000, edits: 0 }),
    },
  );

describe('§4 progress: a browser follows an order by events', () => {
  it('the payment, the making and the finished book, then the end', async () => {
    const { id, bookId, owner, payment } = await withOpenCheckout();
    const { revision } = await shop.db.book.findUniqueOrThrow({ where: { id: bookId } });
    const ask = await visitor(owner);
    const response = await ask(one, { params: { orderId: id }, accept: 'text/event-stream' });
    const events = parseEvents<OrdersProgress>(response);
    await until(events, id, 'awaiting_payment');
    await webhook('paid', payment);
    await until(events, id, 'in_production');
    const task = createTaskTracker(shop.db, 'production', { bookId, revision });
    await task.start('painting', 13);
    await task.step();
    await until(events, id, 'in_production', 1);
    await task.finish();
    await make(id);
    await until(events, id, 'ready');
    expect(await events.next()).toMatchObject({ value: { event: 'end' } });
  });

  it('the shelf: every book that is being made, until none is', async () => {
    const { id, owner } = await paid();
    const ask = await visitor(owner);
    const response = await ask(mine, { accept: 'text/event-stream' });
    const events = parseEvents<OrdersProgress>(response);
    await until(events, id, 'in_production');
    await make(id);
    expect(await events.next()).toMatchObject({ value: { event: 'progress', data: { orders: [] } } });
    expect(await events.next()).toMatchObject({ value: { event: 'end' } });
  });

  it('orders of other accounts look nonexistent, and a signed-out visitor must sign in', async () => {
    const { id } = await paid();
    const other = { ...newDevice(), accountId: (await newAccount(shop.db)).accountId };
    const status = async (owner: typeof other | ReturnType<typeof newDevice>) =>
      (await (await visitor(owner))(one, { params: { orderId: id }, accept: 'text/event-stream' })).status;
    expect([await status(other), await status(newDevice())]).toEqual([404, 401]);
    expect((await (await visitor(newDevice()))(mine)).status).toBe(401);
    expect(await (await (await visitor(other))(mine)).json()).toEqual({ orders: [] });
  });
});
