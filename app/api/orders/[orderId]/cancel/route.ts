import { cancelOrder } from '@/lib/fulfilment/server';
import { mutation, resultReply, signInRequired } from '@/lib/server/api';

/** Cancels a paid, unconfirmed printed book and requests its refund. */
export const POST = mutation(
  '/api/orders/[orderId]/cancel',
  { rate: 'write', idempotent: true },
  async ({ shop, visitor, params, now }) => {
    if (!visitor.account) return signInRequired(visitor);
    const { accountId } = visitor.account;
    const cancelled = await cancelOrder(params.orderId, { db: shop.db, enqueue: shop.enqueue, accountId, now });
    return resultReply(cancelled, (value) => value);
  },
);
