import { bookById, trackTask } from '@/lib/books/server';
import { alarm } from '@/lib/platform/alarm';
import type { Db } from '@/lib/platform/db';
import * as repo from './repo';

type Deps = { readonly db: Db; readonly now: Date };

/**
 * A paid book could not be made, however often it was tried: its page says so, somebody is called, and the clock of the
 * refund starts (`recover-orders`). Safe to repeat; the clock keeps its first start.
 */
export async function giveUpProduction({ orderId }: { readonly orderId: string }, { db, now }: Deps): Promise<void> {
  const order = await repo.orderById(db, orderId);
  if (order?.state !== 'in_production') return;
  const book = order.bookId ? await bookById(db, order.bookId) : null;
  if (book) {
    await trackTask(db, 'production', { bookId: book.id, revision: book.revision }).fail('illustration_failed');
  }
  const failedAt = order.productionFailedAt ?? now;
  await repo.updateOrder(db, orderId, { productionFailedAt: failedAt });
  alarm('production_failed', { orderId, orderNumber: order.number, since: failedAt.toISOString() });
}

/** A mail was refused for a day: it is noted as not delivered. */
export async function giveUpOrderMail(
  mail: { readonly orderId: string; readonly key: string },
  { db }: Pick<Deps, 'db'>,
): Promise<void> {
  await repo.markMessageFailed(db, mail.key, 'email_not_delivered');
  alarm('mail_failed', { orderId: mail.orderId, mail: mail.key.split(':')[0] ?? '' });
}

/** The provider refused to give money back for a day; the hourly recovery goes on asking. */
export async function giveUpRefund({ paymentId }: { readonly paymentId: string }): Promise<void> {
  alarm('refund_failed', { paymentId });
}
