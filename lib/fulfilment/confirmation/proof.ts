import type { ProofView } from '@/lib/books';
import {
  findBook,
  findBookWords,
  isProofMade,
  isWholeBookDrawn,
  listOverflowingPages,
  lockBook,
  openProof,
  proofJob,
  type SignUrl,
  toProofView,
} from '@/lib/books/server';
import { findOwnedOrder, type OrderRow } from '@/lib/orders/server';
import type { Db, Tx } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { fail, ok, type Result } from '@/lib/platform/result';
import type { PrintHouseProfile } from '@/lib/typesetting';

type Deps = {
  readonly db: Db;
  readonly accountId: string;
  readonly sign: SignUrl;
  readonly now: Date;
  /** The print house's file requirements. */
  readonly profile: PrintHouseProfile;
};

const PRINTED_TIERS: readonly OrderRow['tier'][] = ['printed', 'combo'];

/** The account's paid printed order with its book; a digital one has no proof. */
async function findPrintedBook(tx: Tx, orderId: string, accountId: string) {
  const order = await findOwnedOrder(tx, orderId, accountId);
  if (!order?.bookId || !order.paidAt || !PRINTED_TIERS.includes(order.tier)) return null;
  const book = await findBookWords(tx, order.bookId);
  return book && { order, book };
}

/** The proof of the book as it stands now (§4 proof). `not_found` without a printed book. */
export async function getProof(
  orderId: string,
  { db, accountId, sign, now, profile }: Deps,
): Promise<Result<ProofView, 'not_found'>> {
  const printed = await findPrintedBook(db, orderId, accountId);
  return printed ? ok(await toProofView(db, printed.book, profile, { sign, now })) : fail('not_found');
}

type ProofError = 'not_found' | 'order_not_confirmable' | 'book_not_drawn' | 'pages_overflow';

/** Has the proof made, once for each state of the book; after a failure, once more. */
export async function requestProof(
  orderId: string,
  { enqueue, ...deps }: Deps & { readonly enqueue: Enqueue },
): Promise<Result<ProofView, ProofError>> {
  const { db, accountId, profile } = deps;
  const printed = await findPrintedBook(db, orderId, accountId);
  if (!printed) return fail('not_found');
  if (printed.order.state !== 'awaiting_confirmation') return fail('order_not_confirmable');
  // Measured outside the transaction, which holds a lock.
  if (listOverflowingPages(printed.book).length > 0) return fail('pages_overflow');
  const { id: bookId } = printed.book;
  const requested = await db.$transaction(async (tx) => {
    await lockBook(tx, bookId);
    const book = await findBook(tx, bookId);
    if (!book) return fail('not_found');
    if (!(await isWholeBookDrawn(tx, bookId))) return fail('book_not_drawn');
    const { revision, edits } = book;
    await openProof(tx, { bookId, revision, edits, profileId: profile.id });
    if (await isProofMade(tx, { bookId, revision, edits, profileId: profile.id })) return ok(null);
    await enqueue(tx, proofJob, { bookId, revision, edits }, { key: `${bookId}:${revision}:${edits}` });
    return ok(null);
  });
  return requested.ok ? getProof(orderId, deps) : requested;
}
