import { type EditingRow, findEditedBook, isBoughtOrder, lockBook, type ProducibleRow } from '@/lib/books/server';
import type { Tx } from '@/lib/platform/db';
import { fail, ok, type Result } from '@/lib/platform/result';
import { findOwnedOrder, listBookOrders, lockOrder, type OrderRow } from '../repository';
import type { EditingState } from './model';

export type EditingErrorCode = 'not_found' | 'purchase_required' | 'editing_closed';

/** Spec §4 "Before purchase", rulings "Flow": words and pictures change from the purchase to the final confirmation. */
export function toEditingState(
  { approvedAt }: Pick<ProducibleRow, 'approvedAt'>,
  orders: readonly Parameters<typeof isBoughtOrder>[0][],
): EditingState {
  if (approvedAt) return 'closed';
  return orders.some(isBoughtOrder) ? 'open' : 'locked';
}

export const getEditingState = async (tx: Tx, book: Pick<ProducibleRow, 'id' | 'approvedAt'>): Promise<EditingState> =>
  toEditingState(book, await listBookOrders(tx, book.id));

type Editable = { readonly order: OrderRow; readonly book: EditingRow };

/** Locks the account's order and its book for a change. Orders are locked before books, as payments do. */
export async function lockForEditing(
  tx: Tx,
  orderId: string,
  accountId: string,
): Promise<Result<Editable, EditingErrorCode>> {
  await lockOrder(tx, orderId);
  const order = await findOwnedOrder(tx, orderId, accountId);
  if (!order?.bookId) return fail('not_found');
  await lockBook(tx, order.bookId);
  const book = await findEditedBook(tx, order.bookId);
  if (!book) return fail('not_found');
  const state = await getEditingState(tx, book);
  if (state === 'open') return ok({ order, book });
  return fail(state === 'locked' ? 'purchase_required' : 'editing_closed');
}
