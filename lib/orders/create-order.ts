import type { SignedInAccount } from '@/lib/accounts/server';
import {
  adoptDrafts,
  findOwnedBookToOrder,
  getAdoptableSince,
  isGroupBook,
  listBooksToOrder,
  lockBook,
  type OrderingRow,
  type Owner,
} from '@/lib/books/server';
import { findEditionForSale } from '@/lib/catalogue';
import { listMarketOverrides } from '@/lib/catalogue/server';
import { COUNTRIES } from '@/lib/markets';
import type { Db, Tx } from '@/lib/platform/db';
import { fail, ok, type Result } from '@/lib/platform/result';
import { recordReferral } from '@/lib/rewards/server';
import { findOpenOrder, insertOrder, type OrderRow } from './repository';
import { accountOrders } from './rewards/repository';

type Buyer = Pick<SignedInAccount, 'accountId' | 'email' | 'country'>;

/** Whether the market of the buyer sells the book's edition today; an order that exists can be paid in any case. */
async function isSold(tx: Tx, catalogueId: number, { country }: Pick<Buyer, 'country'>): Promise<boolean> {
  const edition = findEditionForSale(catalogueId, await listMarketOverrides(tx, country));
  return edition !== null && !edition.comingSoon;
}

/**
 * The book's order, created unpaid if there is none (rulings, "Flow": its id is used by editor and confirmation);
 * `null` where the buyer's market does not sell the book now.
 */
export async function getOrCreateOrder(tx: Tx, book: OrderingRow, buyer: Buyer): Promise<OrderRow | null> {
  // Locked, so that two parallel requests do not both create one.
  await lockBook(tx, book.id);
  const existing = await findOpenOrder(tx, book.id);
  if (existing) return existing;
  if (book.catalogueId !== null && !(await isSold(tx, book.catalogueId, buyer))) return null;
  return insertOrder(tx, {
    accountId: buyer.accountId,
    bookId: book.id,
    country: buyer.country,
    // The market of the verified phone determines the price (§4 phone verification).
    currency: COUNTRIES[buyer.country].currency,
    language: book.language,
    tier: book.priceTier,
    imageModel: book.imageModel,
    email: buyer.email ?? '',
  });
}

type OrderedBook = Pick<OrderingRow, 'catalogueId' | 'characterApprovedAt' | 'orders'>;

/** Whether a book with its story and its hero has no order of this account; another account's order does not count. */
const needsOrder = (
  { catalogueId, characterApprovedAt, orders }: OrderedBook,
  { accountId }: Pick<Buyer, 'accountId'>,
): boolean =>
  catalogueId !== null && characterApprovedAt !== null && orders.every((order) => order.accountId !== accountId);

/**
 * After verification: moves drafts touched on this device within a day to the account, and creates orders for those
 * with an approved hero. The parent is asked about older drafts first (`claimDraft`), because the computer may be
 * shared.
 */
export async function adoptDraftsAndCreateOrders(tx: Tx, deviceId: string, buyer: Buyer, now: Date): Promise<void> {
  const adopter = { deviceId, accountId: buyer.accountId };
  const which = { touchedSince: getAdoptableSince(now) };
  await adoptDrafts(tx, adopter, which);
  for (const book of await listBooksToOrder(tx, buyer.accountId)) {
    if (needsOrder(book, buyer)) await getOrCreateOrder(tx, book, buyer);
  }
}

type Deps = {
  readonly db: Db;
  readonly owner: Owner;
  readonly now: Date;
  /** The code of the invitation that brought this browser. */
  readonly referralCode?: string | null | undefined;
};

/** 'Yes, this book is ours': moves one draft of this device to the account, whatever its age. */
export function claimDraft(
  bookId: string,
  buyer: SignedInAccount,
  { db, owner }: Deps,
): Promise<Result<{ readonly claimed: true }, 'not_found'>> {
  return db.$transaction(async (tx) => {
    await adoptDrafts(tx, { deviceId: owner.deviceId, accountId: buyer.accountId }, { bookId });
    const book = await findOwnedBookToOrder(tx, bookId, { ...owner, accountId: buyer.accountId });
    if (book?.accountId !== buyer.accountId) return fail('not_found');
    if (needsOrder(book, buyer)) await getOrCreateOrder(tx, book, buyer);
    return ok({ claimed: true });
  });
}

type OrderRefusal = 'not_found' | 'preview_not_ready' | 'first_device_only' | 'book_not_available';

/**
 * Creates the order of one book for a verified parent; this also claims the book for the account. `first_device_only`:
 * a mailed link opened it here (rulings "Flow"); `book_not_available`: it was taken off sale in the buyer's market (§8).
 */
export function createOrder(
  bookId: string,
  buyer: SignedInAccount,
  deps: Deps,
): Promise<Result<{ readonly orderId: string }, OrderRefusal>> {
  return deps.db.$transaction(async (tx) => {
    await adoptDrafts(tx, { deviceId: deps.owner.deviceId, accountId: buyer.accountId }, { bookId });
    const book = await findOwnedBookToOrder(tx, bookId, { ...deps.owner, accountId: buyer.accountId });
    if (!book || book.trialOfId || (await isGroupBook(tx, bookId))) return fail('not_found');
    if (book.accountId !== buyer.accountId) return fail('first_device_only');
    if (!book.characterApprovedAt || !book.catalogueId) return fail('preview_not_ready');
    const friend = { accountId: buyer.accountId, email: buyer.email, deviceId: deps.owner.deviceId };
    await recordReferral(tx, deps.referralCode ?? null, friend, { orders: accountOrders });
    const order = await getOrCreateOrder(tx, book, buyer);
    return order ? ok({ orderId: order.id }) : fail('book_not_available');
  });
}
