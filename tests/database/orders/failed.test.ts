import { describe, expect, it, vi } from 'vitest';
import { deleteBook } from '@/lib/books/server';
import { handleOrderMail } from '@/lib/orders/mail/order-mail.handler';
import { handleProduce } from '@/lib/orders/production/produce.handler';
import {
  handleOrderMailFailure,
  handleProductionFailure,
  handleRefundFailure,
} from '@/lib/orders/recovery/job-failures';
import { handleRecover } from '@/lib/orders/recovery/recover.handler';
import { closeOrders, getOrder } from '@/lib/orders/server';
import { log } from '@/lib/platform/logging/log';
import { fail, ok } from '@/lib/platform/result';
import { createCheckoutFlow, sandboxProvider } from '../support/checkout-flow';
import { unwrap } from '../support/draft-flow';
import { createFakeEmail } from '../support/fake-email';
import { createRefundFlow } from '../support/refund-flow';
import { addSeconds, DAY, HOUR, NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const storage = withStorage();
const shop = Object.assign(withShop(), { storage });
const { paid, getHistory, paymentStates } = createCheckoutFlow(shop);
const { runRefunds } = createRefundFlow(shop);

const recover = (now: Date) => handleRecover({ db: shop.db, enqueue: shop.enqueue, now });
const deleteAll = () => shop.db.$executeRaw`DELETE FROM pgboss.job`;
const produceJobs = (id: string) => shop.queue.jobs('produce-book', id);
const alarms = (line: { readonly mock: { readonly calls: readonly unknown[][] } }) =>
  line.mock.calls.map(([facts]) => facts as Record<string, unknown>).filter(({ event }) => event === 'alarm');

/** A paid order whose production failed permanently hours ago. */
async function createFailed(now = NOW) {
  const order = await paid();
  await handleProductionFailure({ orderId: order.id }, { db: shop.db, enqueue: shop.enqueue, now });
  await shop.db.$executeRaw`UPDATE orders SET updated_at = ${now} WHERE id = ${order.id}::uuid`;
  await deleteAll();
  return order;
}

describe('§8 a failed book: a book that cannot be produced is never lost silently', () => {
  it('its page says so, an alarm is raised, and the order stores since when', async () => {
    const line = vi.spyOn(log, 'error');
    const { id, accountId, bookId } = await createFailed();
    expect(alarms(line)).toMatchObject([{ alarm: 'production_failed', orderId: id }]);
    const see = await getOrder(id, { db: shop.db, accountId, sign: storage.signedUrl, now: NOW, secret: 's' });
    expect(unwrap(see)).toMatchObject({ state: 'in_production', refundAt: addSeconds(DAY).toISOString() });
    expect(await shop.db.order.findUnique({ where: { id } })).toMatchObject({ productionFailedAt: NOW });
    // A second failure keeps the first date.
    await handleProductionFailure({ orderId: id }, { db: shop.db, enqueue: shop.enqueue, now: addSeconds(HOUR) });
    expect(await shop.db.order.findUnique({ where: { id } })).toMatchObject({ productionFailedAt: NOW });
    expect(bookId).toBeTruthy();
    line.mockRestore();
  });

  it('the parent gets one mail, with the day of the refund and the sum', async () => {
    const { id } = await createFailed();
    await handleProductionFailure({ orderId: id }, { db: shop.db, enqueue: shop.enqueue, now: addSeconds(HOUR) });
    const { sent, email } = createFakeEmail();
    const deps = { db: shop.db, email, storage, now: () => NOW, shopUrl: 'http://shop.test', secret: 's' };
    const mail = { orderId: id, kind: 'bookDelayed' as const, key: `bookDelayed:${id}` };
    await handleOrderMail(mail, deps);
    await handleOrderMail(mail, deps);
    expect(sent).toHaveLength(1);
    const day = new Intl.DateTimeFormat('he', { day: 'numeric', timeZone: 'Asia/Jerusalem' }).format(addSeconds(DAY));
    expect(sent[0]?.text).toContain('39');
    expect(sent[0]?.text).toContain(day);
  });

  it('is retried hourly, also when its job is lost; once produced, the failure is cleared', async () => {
    const { id } = await createFailed();
    await recover(addSeconds(2 * HOUR));
    expect(await produceJobs(id)).toHaveLength(1);
    const made = async () => ok({ storageKey: 'books/1.pdf', bytes: 1, edits: 0 });
    const deps = { db: shop.db, enqueue: shop.enqueue, now: () => addSeconds(2 * HOUR), produce: made };
    await handleProduce({ orderId: id }, deps);
    expect(await shop.db.order.findUnique({ where: { id } })).toMatchObject({
      state: 'ready',
      productionFailedAt: null,
    });
    const lost = await paid();
    await deleteAll();
    await recover(addSeconds(2 * HOUR));
    expect(await produceJobs(lost.id)).toHaveLength(1);
  });

  it('after a day it is refunded, the parent is notified after the refund, and the book can be deleted', async () => {
    const { id, owner, bookId, payment } = await createFailed();
    await recover(addSeconds(DAY - 60));
    expect((await getHistory(id)).state).toBe('in_production');
    await recover(addSeconds(DAY));
    expect((await getHistory(id)).state).toBe('refunded');
    expect(await shop.queue.jobs('refund-payment', payment.id)).toHaveLength(1);
    const mails = () => shop.queue.jobs('order-mail', `orderRefunded:${id}`);
    expect(await mails()).toEqual([]);
    await runRefunds(payment.id, sandboxProvider, addSeconds(DAY));
    await runRefunds(payment.id, sandboxProvider, addSeconds(DAY));
    expect(await paymentStates(id)).toEqual(['refunded']);
    expect(await mails()).toHaveLength(1);
    const { sent, email } = createFakeEmail();
    await handleOrderMail(
      { orderId: id, kind: 'orderRefunded', key: `orderRefunded:${id}` },
      {
        db: shop.db,
        email,
        storage,
        now: () => addSeconds(DAY),
        shopUrl: 'http://shop.test',
        secret: 's',
      },
    );
    expect(sent[0]?.text).toContain('39');
    expect(
      await deleteBook(bookId, { db: shop.db, owner, storage, closeOrders, bought: true, now: addSeconds(DAY) }),
    ).toMatchObject({
      ok: true,
    });
  });

  it('a book produced at the same moment is either delivered or refunded, never both', async () => {
    const { id } = await createFailed();
    const made = async () => ok({ storageKey: 'books/1.pdf', bytes: 1, edits: 0 });
    const produce = { db: shop.db, enqueue: shop.enqueue, now: () => addSeconds(DAY), produce: made };
    await Promise.all([handleProduce({ orderId: id }, produce), recover(addSeconds(DAY))]);
    const refunds = await shop.db.refund.count({ where: { payment: { orderId: id } } });
    const downloads = await shop.db.download.count({ where: { orderId: id } });
    expect(refunds + downloads).toBe(1);
  });
});

describe('§8 a failed book: refunds and mails', () => {
  it('a refund that the provider rejects raises an alarm and is retried hourly', async () => {
    const { id, payment } = await createFailed();
    await recover(addSeconds(DAY));
    await deleteAll();
    const line = vi.spyOn(log, 'error');
    const refuses = { ...sandboxProvider, refund: async () => fail('payment_unavailable') };
    await expect(runRefunds(payment.id, refuses, addSeconds(DAY))).rejects.toThrow();
    await handleRefundFailure({ refundId: 'r' });
    expect(alarms(line)).toEqual([{ event: 'alarm', alarm: 'refund_failed', refundId: 'r' }]);
    line.mockRestore();
    await recover(addSeconds(DAY + 2 * HOUR));
    expect(await shop.queue.jobs('refund-payment', payment.id)).toHaveLength(1);
    expect((await getHistory(id)).state).toBe('refunded');
  });

  it('mails and refunds are retried for more than a day', async () => {
    const queues = await shop.db.$queryRaw<{ name: string; seconds: number }[]>`
      SELECT name, (SELECT sum(LEAST(retry_delay_max, retry_delay * 2 ^ LEAST(16, try) / 2))
        FROM generate_series(1, retry_limit) AS try)::float8 AS seconds
      FROM pgboss.queue WHERE name IN ('order-mail', 'refund-payment', 'support-mail') ORDER BY name`;
    expect(queues).toHaveLength(3);
    for (const { seconds } of queues) expect(seconds).toBeGreaterThan(DAY);
  });

  it('a mail that fails for a day, or permanently, is marked as not delivered and raises an alarm', async () => {
    const { id } = await paid();
    const line = vi.spyOn(log, 'error');
    const key = `orderPaid:${id}`;
    const message = () => shop.db.messageSent.findUnique({ where: { key } });
    await handleOrderMailFailure({ orderId: id, key }, { db: shop.db, now: NOW });
    expect(await message()).toMatchObject({ failedCode: 'email_not_delivered', sentAt: null });
    const { email } = createFakeEmail(() => fail('email_not_delivered', { permanent: true }));
    const deps = { db: shop.db, email, storage, now: () => NOW, shopUrl: 'http://shop.test', secret: 's' };
    await handleOrderMail({ orderId: id, kind: 'orderPaid', key }, deps);
    expect(alarms(line)).toHaveLength(2);
    line.mockRestore();
  });
});
