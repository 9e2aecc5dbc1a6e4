import { expect } from '@playwright/test';
import { createDbClient } from '@/lib/platform/db';
import { WORKER_TIMEOUT } from './timeouts';

/**
 * Deletes the waiting jobs of a paid order's account, so that the worker draws no whole books that no test looks at. A
 * class or a company has an order for each of its books: waits until they exist.
 * @param order the order's id or number
 */
export async function dropJobs(order: string): Promise<void> {
  const db = createDbClient(process.env.TEST_DATABASE_URL ?? '', 1);
  try {
    const where = /-/.test(order) ? { id: order } : { number: order };
    const { accountId, kind } = await db.order.findFirstOrThrow({ where });
    const listOrders = () => db.order.findMany({ where: { accountId } });
    if (kind !== 'parent')
      await expect.poll(async () => (await listOrders()).length, { timeout: WORKER_TIMEOUT }).toBeGreaterThan(1);
    const orders = await listOrders();
    const ids = orders.map(({ id }) => id);
    const books = orders.flatMap(({ bookId }) => bookId ?? []);
    await db.$executeRaw`
      DELETE FROM pgboss.job
      WHERE state IN ('created', 'retry') AND (data->>'orderId' = ANY(${ids}) OR data->>'bookId' = ANY(${books}))`;
    await db.queueEntry.deleteMany({
      where: { startedAt: null, OR: books.map((id) => ({ key: { startsWith: id } })) },
    });
  } finally {
    await db.$disconnect();
  }
}
