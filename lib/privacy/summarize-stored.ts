import { countFiles } from '@/lib/books/server';
import type { AccountOrder } from '@/lib/orders/server';
import type { Tx } from '@/lib/platform/db';
import type { DeletionSummary } from './deletion-summary';
import * as repo from './repository';

/** What is deleted with an account, as counts, and who printed for it. */
export async function summarizeStored(
  tx: Tx,
  orders: readonly AccountOrder[],
  bookIds: readonly string[],
): Promise<DeletionSummary> {
  const providers = orders.flatMap(({ shipments }) => shipments.map(({ provider }) => provider));
  const { photos, pictures, files } = await countFiles(tx, bookIds);
  const kept = repo.countPaidOrders(orders);
  return { books: bookIds.length, photos, pictures, files, orders: kept, printHouses: [...new Set(providers)].sort() };
}
