import { createTaskTracker, findBook } from '@/lib/books/server';
import { giveUpEmail } from '@/lib/email/server';
import { alarm } from '@/lib/platform/alarm';
import type { Db } from '@/lib/platform/db';
import * as repo from '../repository';

type Deps = { readonly db: Db; readonly now: Date };

/**
 * Production failed permanently: the order page shows it, an alarm is raised, and the refund period starts
 * (`recover-orders`). Idempotent: a repeated call does not restart the period.
 */
export async function handleProductionFailure(
  { orderId }: { readonly orderId: string },
  { db, now }: Deps,
): Promise<void> {
  const order = await repo.findOrder(db, orderId);
  if (order?.state !== 'in_production') return;
  const book = order.bookId ? await findBook(db, order.bookId) : null;
  if (book) {
    await createTaskTracker(db, 'production', { bookId: book.id, revision: book.revision }).fail('illustration_failed');
  }
  const failedAt = order.productionFailedAt ?? now;
  await repo.updateOrder(db, orderId, { productionFailedAt: failedAt });
  alarm('production_failed', { orderId, orderNumber: order.number, since: failedAt.toISOString() });
}

/** A mail failed for a day: marks it as not delivered. */
export async function handleOrderMailFailure(
  mail: { readonly orderId: string; readonly key: string },
  { db, now }: Deps,
): Promise<void> {
  await giveUpEmail(db, mail.key, now);
  alarm('mail_failed', { orderId: mail.orderId, mail: mail.key.split(':')[0] ?? '' });
}

/** The provider rejected a refund for a day; the hourly recovery keeps trying. */
export async function handleRefundFailure({ paymentId }: { readonly paymentId: string }): Promise<void> {
  alarm('refund_failed', { paymentId });
}
