import { approveGroupBook } from '@/lib/books/server';
import {
  countPaidBooks,
  createPart,
  findOrderWithPayments,
  listParts,
  lockOrder,
  type OrderRow,
  type OrderWithPayments,
  returnMissingBooks,
} from '@/lib/orders/server';
import type { Db, Tx } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { recordHrMail } from '../messages/record-message';
import { moveBatch } from '../move-batch';
import { moveSubmission } from '../move-submission';
import { type BatchRow, findBatchByOrder, listSubmissions, lockBatch, type SubmissionWithBatch } from '../repository';
import { LARGE_BATCH_TX } from './large-batch';

type Deps = { readonly db: Db; readonly enqueue: Enqueue; readonly now: Date };
type Ending = Pick<Deps, 'enqueue' | 'now'>;

/**
 * Creates the orders of a paid batch, one for each employee's book, in one transaction, and starts them. A repeat
 * creates nothing twice. A paid batch never fails as a whole (rulings, "Class and company links"): the price of an
 * employee who left after the amount was fixed goes back, and the others' books are made. Throws to retry.
 */
export function handleStartCompany(
  { orderId }: { readonly orderId: string },
  { db, enqueue, now }: Deps,
): Promise<void> {
  return db.$transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const order = await findOrderWithPayments(tx, orderId);
    if (order?.kind !== 'company' || order.state !== 'paid') return;
    if ((await listParts(tx, orderId)).length > 0) return;
    const batch = await findBatchByOrder(tx, orderId);
    if (batch) await lockBatch(tx, batch.id);
    const { digital, printed } = await listMade(tx, batch, order);
    const made = { digital: digital.length, printed: printed.length };
    const missing = await returnMissingBooks(tx, order, made, { enqueue, now });
    const submissions = [...digital, ...printed];
    if (!batch || submissions.length === 0) return;
    for (const submission of submissions) await startBook(tx, batch, order, submission, { enqueue, now });
    // HR may have opened the link again while an older payment page was open.
    if (batch.state === 'open') await moveBatch(tx, batch, 'closed', 'payment', now);
    if (await moveBatch(tx, { id: batch.id, state: 'closed' }, 'paid', 'payment', now)) {
      await recordHrMail(tx, batch, 'companyPaid', { enqueue, now });
    }
    if (missing > 0) await recordHrMail(tx, batch, 'companyBookLeft', { enqueue, now });
  }, LARGE_BATCH_TX);
}

const isComplete = ({ book }: SubmissionWithBatch): boolean =>
  book !== null && !book.deletedAt && Boolean(book.childName && book.character && book.catalogueId);

/** The orders whose books are made: those that lack nothing, of each format as many as were paid for. */
async function listMade(tx: Tx, batch: BatchRow | null, order: OrderWithPayments) {
  const complete = batch ? (await listSubmissions(tx, batch.id)).filter(isComplete) : [];
  const paid = countPaidBooks(order);
  const listFormat = (format: 'digital' | 'printed') =>
    complete.filter(({ bookType }) => (bookType === 'printed') === (format === 'printed')).slice(0, paid[format]);
  return { digital: listFormat('digital'), printed: listFormat('printed') };
}

/** The book stays the employee's: HR pays for it and never sees it. */
async function startBook(
  tx: Tx,
  { imageModel, dedication }: BatchRow,
  order: OrderRow,
  submission: SubmissionWithBatch,
  ending: Ending,
): Promise<void> {
  const { book } = submission;
  const tier: 'digital' | 'printed' = submission.bookType === 'printed' ? 'printed' : 'digital';
  const fixed = book?.catalogueId && {
    catalogueId: book.catalogueId,
    language: book.language,
    priceTier: tier,
    accountId: null,
    imageModel,
    dedication,
  };
  // Changed since it was read: the next try reads it again.
  if (!book || !fixed || !(await approveGroupBook(tx, book.id, fixed, ending.now))) {
    throw new Error(`The book of submission ${submission.id} of order ${order.id} was changed while it was started`);
  }
  await createPart(tx, order, { bookId: book.id, tier }, ending);
  await moveSubmission(tx, submission, 'approved', 'payment', ending.now);
}
