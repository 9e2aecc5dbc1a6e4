import { findOrder } from '@/lib/orders/server';
import type { Db } from '@/lib/platform/db';
import type { StoragePort } from '@/lib/providers/storage/port';
import { insertRows } from './insert-rows';
import { planClass } from './plan-class';
import { planCompanies } from './plan-companies';
import { BROKEN_ORDER_ID, planOrders } from './plan-order';
import { storePictures } from './plan-pictures';
import { planVoices } from './plan-voices';

type Deps = {
  readonly db: Db;
  readonly storage: StoragePort;
  readonly now: Date;
  /** Enqueues the making of an order, once: what fails is not tried again. */
  readonly produce: (orderId: string) => Promise<unknown>;
};

/**
 * Invented orders in every state that the desk shows, with a class, companies, requests and reviews. Nothing is drawn for
 * them, and one order fails as soon as a worker looks at it. Returns how many orders were added: none the second time.
 */
export async function seedDemo({ db, storage, now, produce }: Deps): Promise<number> {
  if (await findOrder(db, BROKEN_ORDER_ID)) return 0;
  const parts = [...planOrders(now), ...planClass(now), ...planCompanies(now), ...planVoices(now)];
  const pictured = parts.flatMap(({ illustrations = [] }) => illustrations.map(({ bookId }) => bookId));
  await storePictures(storage, [...new Set(pictured)]);
  await insertRows(db, parts);
  await produce(BROKEN_ORDER_ID);
  return parts.flatMap(({ orders = [] }) => orders).length;
}
