import { type OrderRow, setDispatch } from '@/lib/orders/server';
import type { Tx } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { recordClassMail } from './record-class-mail';

/**
 * A book of the class was given a later day of dispatch: the class's own day becomes the latest one, and its teacher is
 * told once (spec §9 "Delivery").
 */
export async function followDispatch(
  tx: Tx,
  order: OrderRow,
  parts: readonly OrderRow[],
  deps: { readonly enqueue: Enqueue; readonly now: Date },
): Promise<void> {
  const { id, dispatchBy } = order;
  const latest = Math.max(...parts.map((part) => part.dispatchBy?.getTime() ?? 0));
  if (!dispatchBy || latest <= dispatchBy.getTime()) return;
  const day = new Date(latest);
  await setDispatch(tx, id, day);
  await recordClassMail(tx, order, 'classDelayed', deps, day.toISOString().slice(0, 10));
}
