import { listDrawnBooks } from '@/lib/books/server';
import { getGroupDelivery, isEnded, listParts, moveOrder, type OrderRow } from '@/lib/orders/server';
import type { Tx } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { recordEmployeeMessages, recordHrMail } from '../messages/record-message';
import { moveBatch } from '../move-batch';
import { moveSubmission } from '../move-submission';
import { type BatchRow, listSubmissions } from '../repository';
import { isPartDone, planSubmissionMoves } from './submission-state';

type Ending = { readonly enqueue: Enqueue; readonly now: Date };

/** Brings a batch and its employees' orders up to date with their books. The caller holds the lock of the order. */
export async function advanceBatch(tx: Tx, batch: BatchRow, order: OrderRow, { enqueue, now }: Ending): Promise<void> {
  const parts = await listParts(tx, order.id);
  if (parts.length === 0) return;
  await followBooks(tx, batch, parts, { enqueue, now });
  await tellHr(tx, { batch, order, parts }, { enqueue, now });
  // Digital books are made at once; printed ones wait for HR.
  const awaitsHr = parts.some((part) => part.tier !== 'digital' && !isEnded(part));
  if (batch.state === 'paid' && !awaitsHr) await moveBatch(tx, batch, 'in_production', 'shop', now);
  if (!parts.every(({ state, tier }) => isPartDone(state, tier === 'digital' ? 'digital' : 'printed'))) return;
  if (await moveBatch(tx, { ...batch, state: 'in_production' }, 'delivered', 'shop', now)) {
    await finishOrder(tx, order, now);
  }
}

const LEFT_PRINTER: readonly OrderRow['state'][] = ['shipped', 'ready_for_pickup', 'delivered'];
/** On the way to the pick-up point there is nothing to pick up yet. */
const AT_PICKUP: readonly OrderRow['state'][] = ['ready_for_pickup', 'delivered'];

type Watched = { readonly batch: BatchRow; readonly order: OrderRow; readonly parts: readonly OrderRow[] };

/** What HR is told about the books, each once: they wait for approval, the files are there, the parcel has left. */
async function tellHr(tx: Tx, { batch, order, parts }: Watched, ending: Ending): Promise<void> {
  const made = parts.filter((part) => !isEnded(part));
  const [digital, printed] = [true, false].map((isDigital) =>
    made.filter(({ tier }) => (tier === 'digital') === isDigital),
  ) as [OrderRow[], OrderRow[]];
  if (digital.length > 0 && digital.every(({ state }) => state === 'ready')) {
    await recordHrMail(tx, batch, 'companyMade', ending);
  }
  if (printed.length === 0) return;
  const told = getGroupDelivery(order) === 'self_pickup' ? AT_PICKUP : LEFT_PRINTER;
  if (printed.every(({ state }) => told.includes(state))) {
    await recordHrMail(tx, batch, 'companyShipped', ending);
  }
  if (batch.state !== 'paid') return;
  const bookIds = printed.flatMap(({ bookId }) => bookId ?? []);
  const drawn = await listDrawnBooks(tx, bookIds);
  if (bookIds.every((id) => drawn.has(id))) await recordHrMail(tx, batch, 'companyToApprove', ending);
}

async function followBooks(tx: Tx, batch: BatchRow, parts: readonly OrderRow[], ending: Ending): Promise<void> {
  const byBook = new Map(parts.map((part) => [part.bookId, part]));
  for (const submission of await listSubmissions(tx, batch.id)) {
    const part = byBook.get(submission.bookId);
    let from = submission.state;
    if (part && isEnded(part) && !part.productionFailedAt) {
      await moveSubmission(tx, submission, 'withdrawn', 'shop', ending.now);
    }
    for (const next of part ? planSubmissionMoves(from, part.state) : []) {
      if (!(await moveSubmission(tx, { id: submission.id, state: from }, next, 'shop', ending.now))) break;
      from = next;
      if (next === 'ready') await recordEmployeeMessages(tx, submission, 'employeeBookReady', ending);
    }
  }
}

/** The order that paid for everything comes to the end of its own table. */
async function finishOrder(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  const path =
    order.tier !== 'digital'
      ? (['awaiting_confirmation', 'confirmed', 'printing', 'shipped', 'delivered'] as const)
      : (['in_production', 'ready'] as const);
  let from = order.state;
  for (const next of path) {
    if (await moveOrder(tx, { ...order, state: from }, next, 'fulfilment', now)) from = next;
  }
}
