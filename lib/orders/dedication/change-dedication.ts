import {
  countEdit,
  type DedicatedRow,
  findDedicatedBook,
  hasDedication,
  isBoughtOrder,
  lockBook,
} from '@/lib/books/server';
import { isAvailable } from '@/lib/capabilities';
import { listOpenPayments, movePayment } from '@/lib/payments/server';
import type { Db, Tx } from '@/lib/platform/db';
import type { ErrorCode } from '@/lib/platform/errors';
import type { Enqueue } from '@/lib/platform/jobs';
import { fail, ok, type Result } from '@/lib/platform/result';
import { getEditingState } from '../editing/access';
import type { EditingState } from '../editing/model';
import { enqueueRenewal } from '../editing/renew-book';
import { findOwnedOrder, listBookOrders, lockOrder, type OrderRow, updateOrder } from '../repository';

type BookOrder = Awaited<ReturnType<typeof listBookOrders>>[number];

/** Spec §9: free for digital books; a printed book has it if it was ordered. */
const includesDedication = ({ tier, lines }: BookOrder): boolean =>
  tier === 'digital' || lines.some(({ priceId }) => priceId === 'printed_dedication');

/** Whether the bought orders of a book include a dedication: it is free with the advanced model, whenever bought. */
export async function isDedicationIncluded(tx: Tx, bookId: string): Promise<boolean> {
  const bought = (await listBookOrders(tx, bookId)).filter(isBoughtOrder);
  if (bought.some(({ imageModel }) => imageModel === 'advanced')) return true;
  return bought.length > 0 && bought.every(includesDedication);
}

export type DedicationDeps = {
  readonly db: Db;
  readonly accountId: string;
  readonly enqueue: Enqueue;
  readonly now: Date;
};
export type DedicationAccessError = 'not_found' | 'order_not_payable' | 'editing_closed' | 'dedication_not_ordered';

/** An order whose book's dedication may be changed. */
export type DedicatedOrder = { readonly order: OrderRow; readonly book: DedicatedRow; readonly editing: EditingState };

const isUnpaid = ({ state }: Pick<OrderRow, 'state'>): boolean => state === 'unpaid' || state === 'awaiting_payment';

/**
 * The account's order with its book, if the dedication may be changed: before paying, and afterwards one that the order
 * includes until the book is approved for print.
 */
export async function findDedicatedOrder(
  tx: Tx,
  orderId: string,
  accountId: string,
): Promise<Result<DedicatedOrder, DedicationAccessError>> {
  const order = await findOwnedOrder(tx, orderId, accountId);
  const book = order?.bookId ? await findDedicatedBook(tx, order.bookId) : null;
  if (!order || !book || !isAvailable('dedication')) return fail('not_found');
  const editing = await getEditingState(tx, book);
  if (editing === 'closed') return fail('editing_closed');
  if (editing === 'locked' && !isUnpaid(order)) return fail('order_not_payable');
  if (editing === 'open' && !(await isDedicationIncluded(tx, book.id))) return fail('dedication_not_ordered');
  return ok({ order, book, editing });
}

/** Like `findDedicatedOrder`, with the locks of order and book. Orders are locked before books, as payments do. */
async function lockDedicatedOrder(
  tx: Tx,
  orderId: string,
  accountId: string,
): Promise<Result<DedicatedOrder, DedicationAccessError>> {
  await lockOrder(tx, orderId);
  const order = await findOwnedOrder(tx, orderId, accountId);
  if (order?.bookId) await lockBook(tx, order.bookId);
  return findDedicatedOrder(tx, orderId, accountId);
}

/** What the dedication's page shows. */
type Shown = Pick<DedicatedRow, 'dedication' | 'dedicationDesign' | 'dedicationPhoto'>;

const looksAlike = (before: Shown, after: Shown): boolean =>
  before.dedication === after.dedication &&
  before.dedicationPhoto?.sha256 === after.dedicationPhoto?.sha256 &&
  // The design of a page without a dedication does not show.
  (before.dedicationDesign === after.dedicationDesign || !hasDedication(after));

/**
 * What follows a change of the page; the caller holds the locks and has written it. Before paying, adding or removing a
 * dedication changes the price of a printed book, so an open checkout is closed: a payment of the old amount is
 * refunded. The files of a bought book are made again if the page looks different.
 */
export async function followDedicationChange(
  tx: Tx,
  { order, book, editing }: DedicatedOrder,
  after: Shown,
  { enqueue, now }: Pick<DedicationDeps, 'enqueue' | 'now'>,
): Promise<void> {
  if (isUnpaid(order) && order.tier !== 'digital' && hasDedication(book) !== hasDedication(after)) {
    for (const payment of await listOpenPayments(tx, order.id)) {
      await movePayment(tx, payment, 'cancelled', 'customer', now);
    }
    await updateOrder(tx, order.id, { totalMinor: null });
  }
  if (editing !== 'open' || looksAlike(book, after)) return;
  const { edits } = await countEdit(tx, book.id);
  await enqueueRenewal(tx, { bookId: book.id, edits }, { enqueue, now });
}

type Change<Code extends ErrorCode, Value> = {
  /** Why the book cannot be changed so: words that do not fit. Runs outside the transaction, which holds locks. */
  readonly check: (book: DedicatedRow) => Code | null;
  readonly write: (tx: Tx, locked: DedicatedOrder) => Promise<Value>;
};

const hasSameBox = (book: Shown, other: Shown): boolean =>
  book.dedication === other.dedication &&
  book.dedicationDesign === other.dedicationDesign &&
  (book.dedicationPhoto === null) === (other.dedicationPhoto === null);

/** Checks and writes a change of the dedication. If another change comes in between, it is checked again. */
export async function changeDedication<Code extends ErrorCode, Value>(
  orderId: string,
  { check, write }: Change<Code, Value>,
  { db, accountId }: Pick<DedicationDeps, 'db' | 'accountId'>,
): Promise<Result<Value, DedicationAccessError | Code>> {
  for (;;) {
    const found = await findDedicatedOrder(db, orderId, accountId);
    if (!found.ok) return found;
    const { book } = found.value;
    const code = check(book);
    if (code) return fail(code);
    const written = await db.$transaction(async (tx) => {
      const locked = await lockDedicatedOrder(tx, orderId, accountId);
      if (!locked.ok) return locked;
      return hasSameBox(locked.value.book, book) ? ok(await write(tx, locked.value)) : null;
    });
    if (written) return written;
  }
}
