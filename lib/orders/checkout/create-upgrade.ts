import { findProducibleBook } from '@/lib/books/server';
import { isAvailable } from '@/lib/capabilities';
import type { Db, Tx } from '@/lib/platform/db';
import { fail, ok, type Result } from '@/lib/platform/result';
import { checkProducible, type ProducibleError } from '../production/check-producible';
import { findOpenUpgrade, findOwnedOrder, insertOrder, lockOrder, type OrderRow } from '../repository';

type Deps = { readonly db: Db; readonly accountId: string };
type UpgradeErrorCode = 'not_found' | 'order_not_upgradable' | ProducibleError;

/** The unpaid order of the printed copy: the same book, account, market and model. */
const insertUpgrade = (tx: Tx, { id, accountId, bookId, country, currency, language, imageModel, email }: OrderRow) =>
  insertOrder(tx, {
    accountId,
    bookId,
    country,
    currency,
    language,
    imageModel,
    email,
    tier: 'printed',
    upgradeOfId: id,
  });

/**
 * Creates the order of a printed copy of a digital book that was delivered, or returns the open one (rulings, "Money":
 * `upgrade_to_printed`). `order_not_upgradable`: the book is not digital, or not finished.
 */
export function createUpgrade(
  orderId: string,
  { db, accountId }: Deps,
): Promise<Result<{ readonly orderId: string }, UpgradeErrorCode>> {
  return db.$transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const order = await findOwnedOrder(tx, orderId, accountId);
    if (!order?.bookId || !isAvailable('upgrade')) return fail('not_found');
    if (order.tier !== 'digital' || order.state !== 'ready') return fail('order_not_upgradable');
    const existing = await findOpenUpgrade(tx, orderId);
    if (existing) return ok({ orderId: existing.id });
    const book = await findProducibleBook(tx, order.bookId);
    if (!book) return fail('not_found');
    const producible = checkProducible(book, order.imageModel);
    if (!producible.ok) return producible;
    return ok({ orderId: (await insertUpgrade(tx, order)).id });
  });
}
