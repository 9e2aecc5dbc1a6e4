import { checkPart, type MeasuredBook, measureBook, printPart } from '@/lib/fulfilment/server';
import {
  copyAddress,
  findOrder,
  getGroupDelivery,
  isEnded,
  listParts,
  lockOrder,
  type OrderRow,
  recordConfirmation,
} from '@/lib/orders/server';
import type { Db, Tx } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { fail, ok, type Result } from '@/lib/platform/result';
import { getGroupPromise, type PromisedDates } from '@/lib/prices';
import { type BatchAccessError, findOwnedBatch } from '../batch/lock-owned-batch';
import { recordAction } from '../batch/record-action';
import { recordHrMail } from '../messages/record-message';
import { moveBatch } from '../move-batch';
import { listSubmissions, updateBatch } from '../repository';
import { advanceBatch } from './advance-batch';
import { LARGE_BATCH_TX } from './large-batch';

type Deps = { readonly db: Db; readonly enqueue: Enqueue; readonly accountId: string; readonly now: Date };
type ApproveError = BatchAccessError | 'order_not_confirmable' | 'delivery_address_missing' | 'company_not_ready';

/** So many employees are named whose books are not ready; the rest are counted. */
const MAX_NAMED = 10;

/**
 * HR approves a paid batch for production: every printed book goes to print, or none. Its employees have approved words
 * and pictures. `company_not_ready`: books whose pictures are not all drawn, by their number and the names of the first
 * employees.
 */
export async function approveBatch(
  batchId: string,
  { db, enqueue, accountId, now }: Deps,
): Promise<Result<PromisedDates, ApproveError>> {
  const found = await findOwnedBatch(db, batchId, accountId);
  if (!found.ok) return found;
  const { orderId } = found.value;
  if (!orderId) return fail('order_not_confirmable');
  const measured = await measureBooks(db, orderId);
  return db.$transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const [order, batch] = [await findOrder(tx, orderId), await findOwnedBatch(tx, batchId, accountId)];
    if (!batch.ok) return batch;
    if (!order?.paidAt || batch.value.state !== 'paid') return fail('order_not_confirmable');
    const parts = await lockPrintedParts(tx, order);
    const refused = await findRefusal(tx, batchId, parts, measured);
    if (refused) return refused;
    const promised = getGroupPromise(order.country, now, getGroupDelivery(order) ?? 'standard');
    for (const part of parts) await printPart(tx, part, promised, { enqueue, now });
    await moveBatch(tx, batch.value, 'in_production', 'hr', now);
    const approved = await updateBatch(tx, batchId, { approvedAt: now });
    await recordConfirmation(tx, orderId, now, promised.dispatchBy);
    await recordHrMail(tx, approved, 'companyApproved', { enqueue, now });
    await advanceBatch(tx, approved, order, { enqueue, now });
    await recordAction(tx, { batchId, accountId, kind: 'approved', detail: { books: parts.length } }, now);
    return ok(promised);
  }, LARGE_BATCH_TX);
}

/** Outside the transaction, which holds locks. */
async function measureBooks(db: Db, orderId: string): Promise<ReadonlyMap<string, MeasuredBook | null>> {
  const measured = new Map<string, MeasuredBook | null>();
  for (const { bookId } of await listParts(db, orderId))
    if (bookId) measured.set(bookId, await measureBook(db, bookId));
  return measured;
}

/** The printed books that were not given back, each locked and with the address of the order. */
async function lockPrintedParts(tx: Tx, { id }: OrderRow): Promise<readonly OrderRow[]> {
  const isPrinted = (part: OrderRow) => part.tier === 'printed' && !isEnded(part);
  const known = (await listParts(tx, id)).filter(isPrinted);
  for (const part of known) await lockOrder(tx, part.id);
  await copyAddress(
    tx,
    id,
    known.map((part) => part.id),
  );
  return (await listParts(tx, id)).filter(isPrinted);
}

async function findRefusal(
  tx: Tx,
  batchId: string,
  parts: readonly OrderRow[],
  measured: ReadonlyMap<string, MeasuredBook | null>,
) {
  const problems = new Map<string | null, string>();
  for (const part of parts) {
    const checked = await checkPart(tx, part, measured.get(part.bookId ?? '') ?? null);
    if (!checked.ok) problems.set(part.bookId, checked.code);
  }
  if ([...problems.values()].includes('delivery_address_missing')) return fail('delivery_address_missing');
  if (problems.size === 0) return null;
  const unready = (await listSubmissions(tx, batchId)).filter(({ bookId }) => problems.has(bookId));
  const employees = unready.slice(0, MAX_NAMED).map(({ employeeName }) => employeeName);
  return fail('company_not_ready', { count: problems.size, employees });
}
