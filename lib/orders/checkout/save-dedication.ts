import { findBook, setDedication } from '@/lib/books/server';
import { isAvailable } from '@/lib/capabilities';
import { listOpenPayments, movePayment } from '@/lib/payments/server';
import type { Db } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { fail, ok, type Result } from '@/lib/platform/result';
import { fitsDedication } from '@/lib/typesetting/server';
import { changeDedication } from '../editing/dedication';
import { findOwnedOrder, findOwnedOrderView, lockOrder, updateOrder } from '../repository';
import type { DedicationInput } from '../schema';

type Deps = { readonly db: Db; readonly accountId: string; readonly enqueue: Enqueue; readonly now: Date };

type DedicationError =
  | 'not_found'
  | 'order_not_payable'
  | 'dedication_does_not_fit'
  | 'dedication_not_ordered'
  | 'editing_closed';

/**
 * Saves the dedication of an order's book, `null` for none, and its design. Before paying, adding or removing it changes
 * the price of a printed book, so an open checkout is closed: a payment of the old amount is refunded. After paying, a
 * dedication that the order includes changes until the book is approved for print.
 */
export async function saveDedication(
  orderId: string,
  { dedication, design }: DedicationInput,
  { db, accountId, enqueue, now }: Deps,
): Promise<Result<DedicationInput, DedicationError>> {
  const draft = await findOwnedOrderView(db, orderId, accountId);
  const language = draft?.book?.language;
  if (!language || !isAvailable('dedication')) return fail('not_found');
  if (dedication && !fitsDedication(dedication, language, design)) return fail('dedication_does_not_fit');
  return db.$transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const order = await findOwnedOrder(tx, orderId, accountId);
    if (!order?.bookId) return fail('not_found');
    const book = await findBook(tx, order.bookId);
    if (!book) return fail('not_found');
    if (order.state !== 'unpaid' && order.state !== 'awaiting_payment') {
      return changeDedication(tx, book, { dedication, design }, { enqueue, now });
    }
    await setDedication(tx, order.bookId, { dedication, dedicationDesign: design });
    if ((book.dedication === null) !== (dedication === null) && order.tier !== 'digital') {
      for (const payment of await listOpenPayments(tx, orderId)) {
        await movePayment(tx, payment, 'cancelled', 'customer', now);
      }
      await updateOrder(tx, orderId, { totalMinor: null });
    }
    return ok({ dedication, design });
  });
}
