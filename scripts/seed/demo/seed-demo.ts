import type { PreparedPrintFiles } from '@/lib/books/server';
import { findOrder } from '@/lib/orders/server';
import type { Db } from '@/lib/platform/db';
import type { Result } from '@/lib/platform/result';
import type { StoragePort } from '@/lib/providers/storage/port';
import { insertRows, nameFiles } from './insert-rows';
import { planClass } from './plan-class';
import { planCompanies } from './plan-companies';
import { BROKEN_ORDER_ID, FILED_ORDERS, planOrders } from './plan-order';
import { storePictures } from './plan-pictures';
import { planVoices } from './plan-voices';

type Deps = {
  readonly db: Db;
  readonly storage: StoragePort;
  readonly now: Date;
  /** Enqueues the making of an order, once: what fails is not tried again. */
  readonly produce: (orderId: string) => Promise<unknown>;
  /** Makes the print files of a book. */
  readonly makeFiles: (bookId: string) => Promise<Result<PreparedPrintFiles>>;
};

/**
 * Invented orders in every state that the desk shows, with a class, companies, requests and reviews. A few at the
 * print house have their print files; for the others nothing is drawn, and one order fails as soon as a worker looks at
 * it. Returns how many orders were added: none the second time.
 */
export async function seedDemo({ db, storage, now, produce, makeFiles }: Deps): Promise<number> {
  if (await findOrder(db, BROKEN_ORDER_ID)) return 0;
  const parts = [...planOrders(now), ...planClass(now), ...planCompanies(now), ...planVoices(now)];
  const pictured = parts.flatMap(({ illustrations = [] }) => illustrations.map(({ bookId }) => bookId));
  await storePictures(storage, [...new Set(pictured)]);
  await insertRows(db, parts);
  await produce(BROKEN_ORDER_ID);
  for (const { bookId, shipmentId } of FILED_ORDERS) {
    const files = await makeFiles(bookId);
    // The desk says which orders have none.
    if (files.ok) await nameFiles(db, shipmentId, files.value);
  }
  return parts.flatMap(({ orders = [] }) => orders).length;
}
