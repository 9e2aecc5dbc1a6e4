import { createTaskTracker, findBook } from '@/lib/books/server';
import { giveUpEmail, recordEmail } from '@/lib/email/server';
import type { Db } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { alarm } from '@/lib/platform/logging/alarm';
import { isGroupPart } from '../group/parts';
import { orderMailJob } from '../jobs';
import * as repo from '../repository';

type Deps = { readonly db: Db; readonly now: Date };

/**
 * Production failed permanently: the order page shows it, the parent gets a mail, an alarm is raised, and the refund
 * period starts
 * (`recover-orders`). Idempotent: a repeated call does not restart the period.
 */
export async function handleProductionFailure(
  { orderId }: { readonly orderId: string },
  { db, enqueue, now }: Deps & { readonly enqueue: Enqueue },
): Promise<void> {
  const order = await repo.findOrder(db, orderId);
  if (order?.state !== 'in_production') return;
  const book = order.bookId ? await findBook(db, order.bookId) : null;
  if (book) {
    await createTaskTracker(db, 'production', { bookId: book.id, revision: book.revision }).fail('illustration_failed');
  }
  const failedAt = order.productionFailedAt ?? now;
  const key = `bookDelayed:${orderId}`;
  const { language, accountId } = order;
  await db.$transaction(async (tx) => {
    await repo.updateOrder(tx, orderId, { productionFailedAt: failedAt });
    if (isGroupPart(order)) return;
    if (await recordEmail(tx, { key, kind: 'bookDelayed', language, orderId, accountId }, now)) {
      await enqueue(tx, orderMailJob, { orderId, kind: 'bookDelayed', key }, { key });
    }
  });
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
export async function handleRefundFailure({ refundId }: { readonly refundId: string }): Promise<void> {
  alarm('refund_failed', { refundId });
}
