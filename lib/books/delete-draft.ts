import type { Db, Tx } from '@/lib/platform/db';
import { fail, ok, type Result } from '@/lib/platform/result';
import type { StoragePort } from '@/lib/providers/storage/port';
import { emptyBook } from './forget-book';
import { lockBook, markForgotten, type Owner, ownedBook } from './repo';

/** Closes a book's orders that nobody has paid; money that still comes for them is given back. */
export type CloseOrders = (tx: Tx, bookId: string, now: Date) => Promise<void>;

type Deps = {
  readonly db: Db;
  readonly owner: Owner;
  readonly storage: StoragePort;
  readonly closeOrders: CloseOrders;
  readonly now: Date;
};

/**
 * 'Delete this book' at any time before it is bought: photo, features, pictures and words are gone when it answers
 * (rulings, "photo and features kept").
 */
export async function deleteDraft(
  bookId: string,
  deps: Deps,
): Promise<Result<{ readonly deleted: true }, 'not_found' | 'order_not_payable'>> {
  const { db, owner, closeOrders, now } = deps;
  const marked = await db.$transaction(async (tx) => {
    if (!(await ownedBook(tx, bookId, owner))) return fail('not_found');
    // Orders are locked before their book, as a payment does.
    await closeOrders(tx, bookId, now);
    await lockBook(tx, bookId);
    const book = await ownedBook(tx, bookId, owner);
    if (!book) return fail('not_found');
    if (book.orders.some((order) => order.paidAt)) return fail('order_not_payable');
    await markForgotten(tx, bookId, now);
    return ok(null);
  });
  if (!marked.ok) return marked;
  await emptyBook(bookId, deps);
  return ok({ deleted: true });
}
