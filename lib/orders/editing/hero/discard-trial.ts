import { deleteTrial } from '@/lib/books/server';
import type { Db } from '@/lib/platform/db';
import { fail, ok, type Result } from '@/lib/platform/result';
import type { StoragePort } from '@/lib/providers/storage/port';
import { findOwnedOrder } from '../../repository';

type Deps = { readonly db: Db; readonly storage: StoragePort; readonly accountId: string; readonly now: Date };

/** Leaves the hero as it is: deletes the trial with its photo. */
export async function discardTrial(orderId: string, deps: Deps): Promise<Result<null, 'not_found'>> {
  const order = await findOwnedOrder(deps.db, orderId, deps.accountId);
  if (!order?.bookId) return fail('not_found');
  await deleteTrial(order.bookId, deps);
  return ok(null);
}
