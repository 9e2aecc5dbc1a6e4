import type { SignedIn } from '@/lib/accounts/server';
import { adoptDrafts, draftsOf, freshSince, lockBook, type Owner, ownedBook, takeBackDrafts } from '@/lib/books/server';
import { COUNTRIES } from '@/lib/markets';
import type { Db, Tx } from '@/lib/platform/db';
import { fail, ok, type Result } from '@/lib/platform/result';
import { closeOrders } from './close-orders';
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

/** An approved book of which this account has no order yet; one that another account had is over. */
const needsOrder = ({ characterApprovedAt, orders }: DraftRow, { accountId }: Pick<Buyer, 'accountId'>): boolean =>
  characterApprovedAt !== null && orders.every((order) => order.accountId !== accountId);

/**
 * After verification: the drafts that were worked on here within a day become the account's, and those with an
 * approved hero get an order. Older ones are asked about first (`claimDraft`): the computer may be shared (S20).
 */
export async function adoptAndOrder(tx: Tx, deviceId: string, buyer: Buyer, now: Date): Promise<void> {
  const adopter = { deviceId, accountId: buyer.accountId };
  const which = { touchedSince: freshSince(now) };
  await takeBackDrafts(tx, adopter, which, { closeOrders, now });
  await adoptDrafts(tx, adopter, which);
  for (const book of await draftsOf(tx, buyer.accountId)) {
    if (needsOrder(book, buyer)) await orderFor(tx, book, buyer);
  }
}

type Deps = { readonly db: Db; readonly owner: Owner; readonly now: Date };

/** 'Yes, this book is ours': takes one draft of this device into the account, whatever its age. */
export function claimDraft(
  bookId: string,
  buyer: SignedIn,
  { db, owner, now }: Deps,
): Promise<Result<{ readonly claimed: true }, 'not_found'>> {
  return db.$transaction(async (tx) => {
    await claim(tx, bookId, { deviceId: owner.deviceId, accountId: buyer.accountId }, now);
    const book = await ownedBook(tx, bookId, { ...owner, accountId: buyer.accountId });
    if (book?.accountId !== buyer.accountId) return fail('not_found');
    if (needsOrder(book, buyer)) await orderFor(tx, book, buyer);
    return ok({ claimed: true });
  });
}

async function claim(tx: Tx, bookId: string, adopter: Parameters<typeof adoptDrafts>[1], now: Date): Promise<void> {
  await takeBackDrafts(tx, adopter, { bookId }, { closeOrders, now });
  await adoptDrafts(tx, adopter, { bookId });
}

/** The order of one book, for a parent who is verified already; ordering it says that it is theirs. */
export function createOrder(
  bookId: string,
  buyer: SignedIn,
  deps: Deps,
): Promise<Result<{ readonly orderId: string }, 'not_found' | 'preview_not_ready'>> {
  return deps.db.$transaction(async (tx) => {
    await claim(tx, bookId, { deviceId: deps.owner.deviceId, accountId: buyer.accountId }, deps.now);
    const book = await ownedBook(tx, bookId, { ...deps.owner, accountId: buyer.accountId });
    if (!book) return fail('not_found');
    if (!book.characterApprovedAt || !book.catalogueId) return fail('preview_not_ready');
    return ok({ orderId: (await orderFor(tx, book, buyer)).id });
  });
}
