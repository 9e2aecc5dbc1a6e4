import { findBookWords, isWholeBookDrawn, listOverflowingPages } from '@/lib/books/server';
import {
  findAddress,
  findOwnedOrderWithGift,
  getGiftDispatchDay,
  listDispatchChanges,
  listReplans,
  type OrderRow,
} from '@/lib/orders/server';
import type { Db } from '@/lib/platform/db';
import { fail, ok, type Result } from '@/lib/platform/result';
import { getPromisedDates } from '@/lib/prices';
import { findLatestShipment } from '../repository';
import type { ConfirmationView } from '../view';
import { isCancellable } from './cancel-order';
import { isDeliverable } from './delivery-address';

type Deps = { readonly db: Db; readonly accountId: string; readonly now: Date };

const PRINTED_TIERS: readonly OrderRow['tier'][] = ['printed', 'combo'];

/** What the owner confirms, and what has become of it since. `not_found` for an order without a printed book. */
export async function getConfirmation(
  orderId: string,
  { db, accountId, now }: Deps,
): Promise<Result<ConfirmationView, 'not_found'>> {
  const order = await findOwnedOrderWithGift(db, orderId, accountId);
  if (!order?.bookId || !order.paidAt || !PRINTED_TIERS.includes(order.tier)) return fail('not_found');
  const [address, book, drawn, shipment, changes] = await Promise.all([
    findAddress(db, orderId),
    findBookWords(db, order.bookId),
    isWholeBookDrawn(db, order.bookId),
    findLatestShipment(db, orderId),
    listDispatchChanges(db, orderId),
  ]);
  const chosenDay = getGiftDispatchDay(order);
  const { country } = order;
  const dispatchBy = order.dispatchBy ?? getPromisedDates({ country, confirmedAt: now, chosenDay }).dispatchBy;
  return ok({
    state: order.state,
    addressComplete: isDeliverable(address, country),
    drawn,
    overflowingPages: book ? listOverflowingPages(book) : [],
    dispatchBy: dispatchBy.toISOString(),
    chosenDay: chosenDay?.toISOString() ?? null,
    firstDispatchBy: listReplans(changes)[0]?.from.toISOString() ?? null,
    confirmedAt: order.confirmedAt?.toISOString() ?? null,
    cancellable: isCancellable(order),
    heldUntil: order.heldUntil && order.heldUntil > now ? order.heldUntil.toISOString() : null,
    shipment: shipment && {
      state: shipment.state,
      carrier: shipment.carrier,
      trackingNumber: shipment.trackingNumber,
    },
  });
}
