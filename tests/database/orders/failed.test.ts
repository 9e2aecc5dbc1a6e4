import { describe, expect, it, vi } from 'vitest';
import { deleteBook } from '@/lib/books/server';
import { handleOrderMail } from '@/lib/orders/order-mail.handler';
import { handleProduce } from '@/lib/orders/produce.handler';
import { handleRecover } from '@/lib/orders/recover.handler';
import { handleRefund } from '@/lib/orders/refund.handler';
import { closeOrders, giveUpOrderMail, giveUpProduction, giveUpRefund, myOrder } from '@/lib/orders/server';
import { log } from '@/lib/platform/log';
import { fail, ok } from '@/lib/platform/result';
import { lineName } from '@/lib/wiring/line-names';
import { value } from '../support/drafts';
import { post } from '../support/post';
import { withShop } from '../support/shop';
import { withStorage } from '../support/storage';
import { provider, till } from '../support/till';
import { DAY, HOUR, later, NOW } from '../support/time';

const storage = withStorage();
const shop = Object.assign(withShop(), { storage });
const { paid, story, paymentStates } = till(shop);

const recover = (now: Date) => handleRecover({ db: shop.db, enqueue: shop.enqueue, now });
const empty = () => shop.db.$executeRaw`DELETE FROM pgboss.job`;
const produceJobs = (id: string) => shop.queue.jobs('produce-book', id);
const alarms = (line: { readonly mock: { readonly calls: readonly unknown[][] } }) =>
  line.mock.calls.map(([facts]) => facts as Record<string, unknown>).filter(({ event }) => event === 'alarm');

/** A paid order whose production has failed for good, hours ago. */
async function failed(now = NOW) {
  const order = await paid();
  await giveUpProduction({ orderId: order.id }, { db: shop.db, now });
  await shop.db.$executeRaw`UPDATE orders SET updated_at = ${now} WHERE id = ${order.id}::uuid`;
  await empty();
  return order;
}

describe('S5: a book that cannot be made is never lost in silence', () => {
  it('its page says so, somebody is called, and the order says since when', async () => {
    const line = vi.spyOn(log, 'error');
    const { id, accountId, bookId } = await failed();
    expect(alarms(line)).toMatchObject([{ alarm: 'production_failed', orderId: id }]);
    const see = await myOrder(id, { db: shop.db, accountId, sign: storage.signedUrl, now: NOW, secret: 's' });
    expect(value(see)).toMatchObject({ state: 'in_production', refundAt: later(DAY).toISOString() });
    expect(await shop.db.order.findUnique({ where: { id } })).toMatchObject({ productionFailedAt: NOW });
    // A second failure keeps the first day.
    await giveUpProduction({ orderId: id }, { db: shop.db, now: later(HOUR) });
    expect(await shop.db.order.findUnique({ where: { id } })).toMatchObject({ productionFailedAt: NOW });
    expect(bookId).toBeTruthy();
    line.mockRestore();
  });

  it('is tried again every hour, also when its job has vanished; once made, nothing is wrong any more', async () => {
    const { id } = await failed();
    await recover(later(2 * HOUR));
    expect(await produceJobs(id)).toHaveLength(1);
    const made = async () => ok({ storageKey: 'books/1.pdf', bytes: 1 });
    const deps = { db: shop.db, enqueue: shop.enqueue, now: () => later(2 * HOUR), produce: made };
    await handleProduce({ orderId: id }, deps);
    expect(await shop.db.order.findUnique({ where: { id } })).toMatchObject({
      state: 'ready',
      productionFailedAt: null,
    });
    const lost = await paid();
    await empty();
    await recover(later(2 * HOUR));
    expect(await produceJobs(lost.id)).toHaveLength(1);
  });

  it('after a day the money goes back, the parent is told once it has, and the book can be deleted', async () => {
    const { id, owner, bookId, payment } = await failed();
    await recover(later(DAY - 60));
    expect((await story(id)).state).toBe('in_production');
    await recover(later(DAY));
    expect((await story(id)).state).toBe('refunded');
    expect(await shop.queue.jobs('refund-payment', payment.id)).toHaveLength(1);
    const mails = () => shop.queue.jobs('order-mail', `orderRefunded:${id}`);
    expect(await mails()).toEqual([]);
    const deps = { db: shop.db, payment: provider, enqueue: shop.enqueue };
    await handleRefund({ paymentId: payment.id }, deps);
    await handleRefund({ paymentId: payment.id }, deps);
    expect(await paymentStates(id)).toEqual(['refunded']);
    expect(await mails()).toHaveLength(1);
    const { sent, email } = post();
    await handleOrderMail(
      { orderId: id, kind: 'orderRefunded', key: `orderRefunded:${id}` },
      {
        db: shop.db,
        email,
        now: () => later(DAY),
        shopUrl: 'http://shop.test',
        secret: 's',
        lineName,
      },
    );
    expect(sent[0]?.text).toContain('39');
    expect(await deleteBook(bookId, { db: shop.db, owner, storage, closeOrders, now: later(DAY) })).toMatchObject({
      ok: true,
    });
  });

  it('a book that is made at the same moment is delivered or paid back, never both', async () => {
    const { id } = await failed();
    const made = async () => ok({ storageKey: 'books/1.pdf', bytes: 1 });
    const produce = { db: shop.db, enqueue: shop.enqueue, now: () => later(DAY), produce: made };
    await Promise.all([handleProduce({ orderId: id }, produce), recover(later(DAY))]);
    const refunds = await shop.db.payment.count({ where: { orderId: id, refundAskedAt: { not: null } } });
    const downloads = await shop.db.download.count({ where: { orderId: id } });
    expect(refunds + downloads).toBe(1);
  });
});

describe('S5: refunds and mails', () => {
  it('a refund that the provider refuses is an alarm, and is asked for again every hour', async () => {
    const { id, payment } = await failed();
    await recover(later(DAY));
    await empty();
    const line = vi.spyOn(log, 'error');
    const refuses = { ...provider, refund: async () => fail('payment_unavailable') };
    await expect(
      handleRefund({ paymentId: payment.id }, { db: shop.db, payment: refuses, enqueue: shop.enqueue }),
    ).rejects.toThrow();
    await giveUpRefund({ paymentId: payment.id });
    expect(alarms(line)).toEqual([{ event: 'alarm', alarm: 'refund_failed', paymentId: payment.id }]);
    line.mockRestore();
    await recover(later(DAY + 2 * HOUR));
    expect(await shop.queue.jobs('refund-payment', payment.id)).toHaveLength(1);
    expect((await story(id)).state).toBe('refunded');
  });

  it('mails and refunds are tried for more than a day', async () => {
    const queues = await shop.db.$queryRaw<{ name: string; seconds: number }[]>`
      SELECT name, (SELECT sum(LEAST(retry_delay_max, retry_delay * 2 ^ LEAST(16, try) / 2))
        FROM generate_series(1, retry_limit) AS try)::float8 AS seconds
      FROM pgboss.queue WHERE name IN ('order-mail', 'refund-payment', 'support-mail') ORDER BY name`;
    expect(queues).toHaveLength(3);
    for (const { seconds } of queues) expect(seconds).toBeGreaterThan(DAY);
  });

  it('a mail that was refused for a day, or for good, is noted as not delivered and is an alarm', async () => {
    const { id } = await paid();
    const line = vi.spyOn(log, 'error');
    const key = `orderPaid:${id}`;
    const message = () => shop.db.messageSent.findUnique({ where: { key } });
    await giveUpOrderMail({ orderId: id, key }, { db: shop.db });
    expect(await message()).toMatchObject({ failedCode: 'email_not_delivered', sentAt: null });
    const { email } = post(() => fail('email_not_delivered', { permanent: true }));
    const deps = { db: shop.db, email, now: () => NOW, shopUrl: 'http://shop.test', secret: 's', lineName };
    await handleOrderMail({ orderId: id, kind: 'orderPaid', key }, deps);
    expect(alarms(line)).toHaveLength(2);
    line.mockRestore();
  });
});
