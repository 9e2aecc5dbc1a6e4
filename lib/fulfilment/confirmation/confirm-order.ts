import {
  addDays,
  approveBook,
  findBook,
  findBookWords,
  isProofMade,
  isWholeBookDrawn,
  listOverflowingPages,
  lockBook,
  RETENTION_DAYS,
  setPhotoExpiry,
} from '@/lib/books/server';
import type { CapabilityTable } from '@/lib/capabilities';
import {
  findAddress,
  findOwnedOrder,
  findOwnedOrderWithGift,
  getGiftDispatchDay,
  getGroupDelivery,
  isGroupKind,
  lockOrder,
  moveOrder,
  type OrderRow,
  recordConfirmation,
  rewardOrder,
} from '@/lib/orders/server';
import type { Db, Tx } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { fail, ok, type Result } from '@/lib/platform/result';
import { getPromisedDates, type PromisedDates } from '@/lib/prices';
import type { PrintHouseProfile } from '@/lib/typesetting';
import { printFilesJob } from '../jobs';
import type { Confirmation } from '../schema';
import { isDeliverable } from './delivery-address';

type Deps = {
  readonly db: Db;
  readonly enqueue: Enqueue;
  readonly accountId: string;
  readonly now: Date;
  /** The print house's file requirements. */
  readonly profile: PrintHouseProfile;
  /** Tests pass their own. */
  readonly capabilities?: CapabilityTable | undefined;
};
type ConfirmError =
  | 'not_found'
  | 'order_not_confirmable'
  | 'delivery_address_missing'
  | 'book_not_drawn'
  | 'pages_overflow'
  | 'changed_elsewhere'
  | 'proof_not_made';

/** A book as it was measured for print: outside the transaction, which holds locks. */
export type MeasuredBook = { readonly edits: number; readonly fits: boolean };

/** Whether every page of the book can be printed as it stands now. */
export async function measureBook(db: Db, bookId: string): Promise<MeasuredBook | null> {
  const book = await findBookWords(db, bookId);
  return book && { edits: book.edits, fits: listOverflowingPages(book).length === 0 };
}

/**
 * The final confirmation (rulings, "Flow"): irreversible, ends editing and starts printing; the 7 business days run
 * from it. Both approvals are required (spec §5). `book_not_drawn`: not every picture is drawn yet, and nobody approves
 * what they could not see. `pages_overflow`: a parent's words do not fit their page, as the page says.
 * `changed_elsewhere`: the book has other edits than the approved proof. `proof_not_made`: there is no such proof. A
 * book of a class is approved with all others.
 */
export async function confirmOrder(
  orderId: string,
  approved: Confirmation,
  { db, enqueue, accountId, now, profile, capabilities }: Deps,
): Promise<Result<PromisedDates, ConfirmError>> {
  const readable = await findOwnedOrder(db, orderId, accountId);
  const measured = readable?.bookId ? await measureBook(db, readable.bookId) : null;
  return db.$transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const order = await findOwnedOrderWithGift(tx, orderId, accountId);
    if (!order?.bookId) return fail('not_found');
    if (isGroupKind(order.kind)) return fail('order_not_confirmable');
    const checked = await checkConfirmable(tx, order, measured);
    if (!checked.ok) return checked;
    if (measured?.edits !== approved.edits) return fail('changed_elsewhere');
    if (!(await isProofMade(tx, { ...checked.value, profileId: profile.id }))) return fail('proof_not_made');
    const chosenDay = getGiftDispatchDay(order);
    const promised = getPromisedDates({ country: order.country, confirmedAt: now, chosenDay });
    await startPrinting(tx, order, promised, { enqueue, now });
    await rewardOrder(tx, order, { enqueue, now, capabilities });
    return ok(promised);
  });
}

export type PartError = Exclude<ConfirmError, 'proof_not_made'>;
type BookState = { readonly bookId: string; readonly revision: number; readonly edits: number };

/** Whether a locked order can be confirmed: its book is locked, drawn, fits its pages and is as it was measured. */
async function checkConfirmable(
  tx: Tx,
  order: OrderRow,
  measured: MeasuredBook | null,
): Promise<Result<BookState, PartError>> {
  const { bookId, country, state } = order;
  if (!bookId) return fail('not_found');
  if (state !== 'awaiting_confirmation') return fail('order_not_confirmable');
  const isPickedUp = getGroupDelivery(order) === 'self_pickup';
  if (!isPickedUp && !isDeliverable(await findAddress(tx, order.id), country)) return fail('delivery_address_missing');
  await lockBook(tx, bookId);
  if (!(await isWholeBookDrawn(tx, bookId))) return fail('book_not_drawn');
  if (!measured?.fits) return fail('pages_overflow');
  const book = await findBook(tx, bookId);
  if (book?.edits !== measured.edits) return fail('changed_elsewhere');
  return ok({ bookId, revision: book.revision, edits: book.edits });
}

type PrintDeps = { readonly enqueue: Enqueue; readonly now: Date; readonly lowPriority?: boolean };

async function startPrinting(
  tx: Tx,
  order: OrderRow,
  promised: PromisedDates,
  { enqueue, now, lowPriority = false }: PrintDeps,
): Promise<void> {
  const { id: orderId, bookId } = order;
  await moveOrder(tx, order, 'confirmed', 'customer', now);
  await recordConfirmation(tx, orderId, now, promised.dispatchBy);
  if (bookId) {
    await approveBook(tx, bookId, now);
    // The print files may need the photo once more; delivery then sets its last day.
    await setPhotoExpiry(tx, bookId, addDays(now, RETENTION_DAYS.unconfirmed), now);
  }
  await enqueue(tx, printFilesJob, { orderId }, { key: orderId, lowPriority });
}

/**
 * Whether a book of a class can be approved with the others. The caller holds the lock of its order, and keeps the
 * book's lock until it is approved.
 */
export const checkPart = (tx: Tx, part: OrderRow, measured: MeasuredBook | null): Promise<Result<unknown, PartError>> =>
  checkConfirmable(tx, part, measured);

/** Starts printing one book of an approved class after the books of parents; the day is that of the class's delivery. */
export const printPart = (
  tx: Tx,
  part: OrderRow,
  promised: PromisedDates,
  deps: Pick<PrintDeps, 'enqueue' | 'now'>,
): Promise<void> => startPrinting(tx, part, promised, { ...deps, lowPriority: true });
