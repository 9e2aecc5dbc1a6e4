import { askRefundOf } from '@/lib/payments/server';
import type { Tx } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { orderMailJob, refundJob } from './jobs';
import { noteMessage, type OrderRow } from './repo';

type Deps = { readonly enqueue: Enqueue; readonly now: Date };

/** Has a payment given back. The wish is in its row as well: a job that is lost or fails is queued anew from there. */
export async function askRefund(tx: Tx, paymentId: string, { enqueue, now }: Deps): Promise<void> {
  await askRefundOf(tx, paymentId, now);
  await enqueue(tx, refundJob, { paymentId }, { key: paymentId });
}

type Told = Pick<OrderRow, 'id' | 'state' | 'language' | 'accountId' | 'productionFailedAt'>;

/** Once the money of a book that could not be made is on its way back, its parent is told so, once. */
export async function tellOfRefund(tx: Tx, order: Told, enqueue: Enqueue): Promise<void> {
  if (order.state !== 'refunded' || !order.productionFailedAt) return;
  const key = `orderRefunded:${order.id}`;
  const { id: orderId, language, accountId } = order;
  if (await noteMessage(tx, { key, channel: 'email', kind: 'orderRefunded', language, orderId, accountId })) {
    await enqueue(tx, orderMailJob, { orderId, kind: 'orderRefunded', key }, { key });
  }
}
