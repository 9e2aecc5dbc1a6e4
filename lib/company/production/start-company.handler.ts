import { approveGroupBook } from '@/lib/books/server';
import {
  createPart,
  findOrderWithPayments,
  lockOrder,
  type OrderRow,
  type OrderWithPayments,
  requestRefund,
} from '@/lib/orders/server';
import type { Db, Tx } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { recordHrMail } from '../messages/record-message';
import { moveBatch } from '../move-batch';
import { moveSubmission } from '../move-submission';
import { type BatchRow, findBatchByOrder, listSubmissions, lockBatch, type SubmissionWithBatch } from '../repository';

type Deps = { readonly db: Db; readonly enqueue: Enqueue; readonly now: Date };
type Ending = Pick<Deps, 'enqueue' | 'now'>;

/** Milliseconds: a large batch has thousands of books, each with an order of its own. */
const TX_OPTIONS = { maxWait: 20_000, timeout: 300_000 } as const;

/**
 * Creates the orders of a paid batch, one for each employee's book, in one transaction, and starts them. A repeat
 * creates nothing twice. The payment of a batch that is not what was paid for goes back. Throws to retry.
 */
export function handleStartCompany(
  { orderId }: { readonly orderId: string },
  { db, enqueue, now }: Deps,
): Promise<void> {
  return db.$transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const order = await findOrderWithPayments(tx, orderId);
    if (order?.kind !== 'company' || order.state !== 'paid') return;
    const batch = await findBatchByOrder(tx, orderId);
    if (batch) await lockBatch(tx, batch.id);
    const submissions = batch ? await listSubmissions(tx, batch.id) : [];
    if (!batch || submissions.length !== countBooks(order)) return giveBack(tx, order, { enqueue, now });
    for (const submission of submissions) await startBook(tx, batch, order, submission, { enqueue, now });
    if (await moveBatch(tx, batch, 'paid', 'payment', now)) {
      await recordHrMail(tx, batch, 'companyPaid', { enqueue, now });
    }
  }, TX_OPTIONS);
}

/** Lines of books; those of delivery and extras count nothing. */
const BOOK_LINE = /^kindergarten_(?:digital|printed)/;
const countBooks = ({ lines }: OrderWithPayments): number =>
  lines.reduce((sum, { priceId, quantity }) => sum + (BOOK_LINE.test(priceId) ? quantity : 0), 0);

async function giveBack(tx: Tx, { payments }: OrderWithPayments, ending: Ending): Promise<void> {
  for (const { id: paymentId, state } of payments) {
    if (state === 'paid') await requestRefund(tx, { paymentId, reason: 'not_producible' }, ending);
  }
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
