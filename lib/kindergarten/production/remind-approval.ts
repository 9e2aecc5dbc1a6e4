import { findDueReminder } from '@/lib/fulfilment/server';
import { findStateSince, type OrderRow } from '@/lib/orders/server';
import type { Tx } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { recordClassMail } from './record-class-mail';

/** Reminds the teacher of a class that waits for its approval on the days on which parents are reminded. */
export async function remindApproval(
  tx: Tx,
  order: OrderRow,
  deps: { readonly enqueue: Enqueue; readonly now: Date },
): Promise<void> {
  if (order.state !== 'awaiting_confirmation') return;
  const since = await findStateSince(tx, order.id, 'awaiting_confirmation');
  const due = since && findDueReminder(since, deps.now);
  if (due) await recordClassMail(tx, order, 'classReminder', deps, due);
}
