import type { SignedIn } from '@/lib/accounts/server';
import { adoptDrafts, draftsOf, lockBook, type Owner, ownedBook } from '@/lib/books/server';
import { COUNTRIES } from '@/lib/markets';
import type { Db, Tx } from '@/lib/platform/db';
import { fail, ok, type Result } from '@/lib/platform/result';
import { insertOrder, type OrderRow, openOrderOf } from './repo';

type Buyer = Pick<SignedIn, 'accountId' | 'email' | 'country'>;
type DraftRow = NonNullable<Awaited<ReturnType<typeof ownedBook>>>;

/** The book's order, made unpaid when there is none yet (rulings, "Flow": its id serves editor and confirmation). */
export async function orderFor(tx: Tx, book: DraftRow, buyer: Buyer): Promise<OrderRow> {
  // Two requests at once must not both find none.
  await lockBook(tx, book.id);
  const existing = await openOrderOf(tx, book.id);
  if (existing) return existing;
  return insertOrder(tx, {
    accountId: buyer.accountId,
    bookId: book.id,
    country: buyer.country,
    // The verified phone's market is what is charged (rulings, "Lock").
    currency: COUNTRIES[buyer.country].currency,
    language: book.language,
    tier: book.priceTier,
    imageModel: book.imageModel,
    email: buyer.email ?? '',
  });
}

/** After verification: the device's drafts become the account's, and those with an approved hero get an order. */
export async function adoptAndOrder(tx: Tx, deviceId: string, buyer: Buyer): Promise<void> {
  await adoptDrafts(tx, deviceId, buyer.accountId);
  for (const book of await draftsOf(tx, buyer.accountId)) {
    if (book.characterApprovedAt && book.orders.length === 0) await orderFor(tx, book, buyer);
  }
}

/** The order of one book, for a parent who is verified already. */
export function createOrder(
  bookId: string,
  buyer: SignedIn,
  deps: { readonly db: Db; readonly owner: Owner },
): Promise<Result<{ readonly orderId: string }, 'not_found' | 'preview_not_ready'>> {
  return deps.db.$transaction(async (tx) => {
    await adoptDrafts(tx, deps.owner.deviceId, buyer.accountId);
    const book = await ownedBook(tx, bookId, { ...deps.owner, accountId: buyer.accountId });
    if (!book) return fail('not_found');
    if (!book.characterApprovedAt || !book.catalogueId) return fail('preview_not_ready');
    return ok({ orderId: (await orderFor(tx, book, buyer)).id });
  });
}
