import {
  addDays,
  approveBook,
  findBook,
  isProofMade,
  isWholeBookDrawn,
  listOverflowingPages,
  lockBook,
  RETENTION_DAYS,
  setPhotoExpiry,
} from '@/lib/books/server';
import { findOwnedOrder, getGiftDispatchDay, lockOrder, moveOrder } from '@/lib/orders/server';
import type { Db } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { fail, ok, type Result } from '@/lib/platform/result';
import { getPromisedDates, type PromisedDates } from '@/lib/prices';
import type { PrintHouseProfile } from '@/lib/typesetting';
import { printFilesJob } from '../jobs';
import { findAddress, recordConfirmation } from '../repository';
import type { Confirmation } from '../schema';
import { isDeliverable } from './delivery-address';

type Deps = {
  readonly db: Db;
  readonly enqueue: Enqueue;
  readonly accountId: string;
  readonly now: Date;
  /** The print house's file requirements. */
  readonly profile: PrintHouseProfile;
};
type ConfirmError =
  | 'not_found'
  | 'order_not_confirmable'
  | 'delivery_address_missing'
  | 'book_not_drawn'
  | 'pages_overflow'
  | 'changed_elsewhere'
  | 'proof_not_made';

/** Whether every page of the book can be printed as it stands now; measured outside the transaction, which holds locks. */
async function readPrintable(orderId: string, { db, accountId }: Pick<Deps, 'db' | 'accountId'>) {
  const order = await findOwnedOrder(db, orderId, accountId);
  const book = order?.bookId ? await findBook(db, order.bookId) : null;
  return book && { edits: book.edits, fits: listOverflowingPages(book).length === 0 };
}

/**
 * The final confirmation (rulings, "Flow"): irreversible, ends editing and starts printing; the 7 business days run
 * from it. Both approvals are required (spec §5). `book_not_drawn`: not every picture is drawn yet, and nobody approves
 * what they could not see. `pages_overflow`: a parent's words do not fit their page, as the page says.
 * `changed_elsewhere`: the book has other edits than the approved proof. `proof_not_made`: there is no such proof.
 */
export async function confirmOrder(
  orderId: string,
  approved: Confirmation,
  { db, enqueue, accountId, now, profile }: Deps,
): Promise<Result<PromisedDates, ConfirmError>> {
  const readable = await readPrintable(orderId, { db, accountId });
  return db.$transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const order = await findOwnedOrder(tx, orderId, accountId);
    if (!order?.bookId) return fail('not_found');
    if (order.state !== 'awaiting_confirmation') return fail('order_not_confirmable');
    if (!isDeliverable(await findAddress(tx, orderId), order.country)) return fail('delivery_address_missing');
    await lockBook(tx, order.bookId);
    if (!(await isWholeBookDrawn(tx, order.bookId))) return fail('book_not_drawn');
    if (!readable?.fits) return fail('pages_overflow');
    const book = await findBook(tx, order.bookId);
    if (book?.edits !== readable.edits || book.edits !== approved.edits) return fail('changed_elsewhere');
    const { id: bookId, revision, edits } = book;
    if (!(await isProofMade(tx, { bookId, revision, edits, profileId: profile.id }))) return fail('proof_not_made');
    if (!(await moveOrder(tx, order, 'confirmed', 'customer', now))) return fail('order_not_confirmable');
    const promised = getPromisedDates({
      country: order.country,
      confirmedAt: now,
      chosenDay: getGiftDispatchDay(order),
    });
    await recordConfirmation(tx, orderId, now, promised.dispatchBy);
    await approveBook(tx, order.bookId, now);
    // The print files may need the photo once more; delivery then sets its last day.
    await setPhotoExpiry(tx, order.bookId, addDays(now, RETENTION_DAYS.unconfirmed), now);
    await enqueue(tx, printFilesJob, { orderId }, { key: orderId });
    return ok(promised);
  });
}
