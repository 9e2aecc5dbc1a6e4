import { recordEmail } from '@/lib/email/server';
import { markRefundRequested } from '@/lib/payments/server';
import type { Tx } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { orderMailJob, refundJob } from '../jobs';
import type { OrderRow } from '../repository';

type Deps = { readonly enqueue: Enqueue; readonly now: Date };

/** Requests a refund. The request is also stored in the payment's row: recovery enqueues a lost or failed job again. */
export async function requestRefund(tx: Tx, paymentId: string, { enqueue, now }: Deps): Promise<void> {
  await markRefundRequested(tx, paymentId, now);
  await enqueue(tx, refundJob, { paymentId }, { key: paymentId });
}

type RefundedOrder = Pick<OrderRow, 'id' | 'state' | 'language' | 'accountId' | 'productionFailedAt'>;

/** Mails the parent once, when the payment for a book that could not be produced is refunded. */
export async function notifyRefund(tx: Tx, order: RefundedOrder, enqueue: Enqueue): Promise<void> {
  if (order.state !== 'refunded' || !order.productionFailedAt) return;
  const key = `orderRefunded:${order.id}`;
  const { id: orderId, language, accountId } = order;
  if (await recordEmail(tx, { key, kind: 'orderRefunded', language, orderId, accountId })) {
    await enqueue(tx, orderMailJob, { orderId, kind: 'orderRefunded', key }, { key });
  }
}
