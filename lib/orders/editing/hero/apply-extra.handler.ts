import type { Db } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import type { StoragePort } from '@/lib/providers/storage/port';
import { moveOrder } from '../../move-order';
import { findOrder, lockOrder, updateOrder } from '../../repository';
import { applyHero } from './apply-hero';

type Deps = { readonly db: Db; readonly enqueue: Enqueue; readonly storage: StoragePort; readonly now: Date };

/**
 * Moves the trial's hero into the book that the advanced model was paid for. A parent who dropped the trial meanwhile
 * may open another one: the model stays paid. Throws to retry.
 */
export async function handleApplyExtra({ orderId }: { readonly orderId: string }, deps: Deps): Promise<void> {
  const { db, now } = deps;
  const order = await findOrder(db, orderId);
  if (order?.state !== 'in_production' || order.kind !== 'extra') return;
  const applied = await applyHero(orderId, { ...deps, accountId: order.accountId });
  if (!applied.ok && applied.code !== 'not_found') throw new Error(`Extra ${orderId} was not applied: ${applied.code}`);
  await db.$transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const current = await findOrder(tx, orderId);
    if (current && (await moveOrder(tx, current, 'ready', 'production', now))) {
      await updateOrder(tx, orderId, { productionFailedAt: null });
    }
  });
}
