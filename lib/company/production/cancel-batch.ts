import {
  canLeaveGroup,
  closeUnpaidOrder,
  findOrder,
  findOrderWithPayments,
  isEnded,
  leaveGroup,
  listParts,
  lockOrder,
  moveToRefunded,
  type OrderRow,
  type OrderWithPayments,
  refundEndedParts,
  returnWholeGroup,
} from '@/lib/orders/server';
import type { Db, Tx } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { fail, ok, type Result } from '@/lib/platform/result';
import { recordAction } from '../batch/record-action';
import { recordHrMail } from '../messages/record-message';
import { type BatchRow, findBatch, listSubmissions, lockBatch } from '../repository';
import { advanceBatch } from './advance-batch';
import { endBatch, endSubmissions } from './end-batch';
import { LARGE_BATCH_TX } from './large-batch';

type Deps = { readonly db: Db; readonly enqueue: Enqueue; readonly now: Date };
type Ending = Pick<Deps, 'enqueue' | 'now'>;
type Cancelled = Result<{ readonly cancelled: true }, 'not_found' | 'order_not_cancellable'>;

/**
 * Whether the staff may cancel a batch: all of it until it is paid, then its printed books until HR approves them, as
 * they can be cancelled for parents. Digital books are made at once.
 */
export function isBatchCancellable(
  { state }: Pick<BatchRow, 'state'>,
  order: Pick<OrderRow, 'paidAt' | 'tier'> | null,
): boolean {
  if (state === 'open' || state === 'closed') return !order?.paidAt;
  return state === 'paid' && order?.tier === 'printed';
}

/**
 * The staff cancel a company's order. Unpaid, it ends with its link. Of a paid one, the printed books that HR has not
 * approved end, and their price goes back in one sum; digital books go on, and without them the batch ends (rulings
 * "Class and company links"). `order_not_cancellable`: nothing of it can be cancelled now.
 */
export async function cancelBatch(batchId: string, { db, ...ending }: Deps): Promise<Cancelled> {
  const batch = await findBatch(db, batchId);
  if (!batch) return fail('not_found');
  const order = batch.orderId ? await findOrder(db, batch.orderId) : null;
  const cancel = order?.paidAt ? cancelPrinted : cancelUnpaid;
  return db.$transaction((tx) => cancel(tx, batch, ending), LARGE_BATCH_TX);
}

/** Locks in the order of HR's own checkout; a payment that comes later finds the order cancelled and goes back. */
async function cancelUnpaid(tx: Tx, { id }: BatchRow, ending: Ending): Promise<Cancelled> {
  await lockBatch(tx, id);
  const batch = await findBatch(tx, id);
  if (!batch) return fail('not_found');
  if (batch.orderId) await lockOrder(tx, batch.orderId);
  const order = batch.orderId ? await findOrder(tx, batch.orderId) : null;
  // It may have just been paid.
  if (order?.paidAt || !isBatchCancellable(batch, order)) return fail('order_not_cancellable');
  if (order) await closeUnpaidOrder(tx, order.id, ending.now, 'staff');
  await recordCancelled(tx, id, (await listSubmissions(tx, id)).length, ending.now);
  await endBatch(tx, batch, 'staff', ending);
  return ok({ cancelled: true });
}

/** Locks in the order of the payment, the approval and the watcher. */
async function cancelPrinted(tx: Tx, { id, orderId }: BatchRow, ending: Ending): Promise<Cancelled> {
  if (!orderId) return fail('order_not_cancellable');
  await lockOrder(tx, orderId);
  await lockBatch(tx, id);
  const [order, batch] = [await findOrderWithPayments(tx, orderId), await findBatch(tx, id)];
  if (!order || !batch || !isBatchCancellable(batch, order)) return fail('order_not_cancellable');
  for (const part of await listParts(tx, orderId)) await lockOrder(tx, part.id);
  const living = (await listParts(tx, orderId)).filter((part) => !isEnded(part));
  const leaving = living.filter((part) => part.tier === 'printed' && canLeaveGroup(part));
  if (leaving.length === 0) return fail('order_not_cancellable');
  await recordCancelled(tx, id, leaving.length, ending.now);
  if (leaving.length === living.length) {
    await returnEverything(tx, order, ending);
    await endBatch(tx, batch, 'staff', ending);
  } else await returnPrinted(tx, batch, { order, leaving }, ending);
  return ok({ cancelled: true });
}

async function returnEverything(tx: Tx, order: OrderWithPayments, ending: Ending): Promise<void> {
  await moveToRefunded(tx, order, 'staff', ending.now);
  for (const { id: paymentId, state } of order.payments) {
    if (state === 'paid') await returnWholeGroup(tx, order, { paymentId, reason: 'staff' }, ending);
  }
}

type Printed = { readonly order: OrderWithPayments; readonly leaving: readonly OrderRow[] };

/** The digital books of the batch go on. */
async function returnPrinted(tx: Tx, batch: BatchRow, { order, leaving }: Printed, ending: Ending): Promise<void> {
  for (const part of leaving) await leaveGroup(tx, part, ending.now, 'staff');
  await refundEndedParts(tx, order, await listParts(tx, order.id), ending);
  const books = new Set(leaving.map(({ bookId }) => bookId));
  const submissions = (await listSubmissions(tx, batch.id)).filter(({ bookId }) => books.has(bookId));
  await endSubmissions(tx, batch.id, submissions, ending);
  await recordHrMail(tx, batch, 'companyPrintedCancelled', ending);
  await advanceBatch(tx, batch, order, ending);
}

const recordCancelled = (tx: Tx, batchId: string, books: number, now: Date) =>
  recordAction(tx, { batchId, accountId: null, kind: 'cancelled', detail: { books } }, now);
