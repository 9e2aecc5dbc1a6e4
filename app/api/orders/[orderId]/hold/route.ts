import { holdOrder } from '@/lib/fulfilment/server';
import { mutation, resultReply, signInRequired } from '@/lib/server/api';

/** Puts a paid, unconfirmed printed book aside for a month. */
export const POST = mutation(
  '/api/orders/[orderId]/hold',
  { rate: 'write' },
  async ({ shop, visitor, params, now }) => {
    if (!visitor.account) return signInRequired(visitor);
    const { accountId } = visitor.account;
    return resultReply(await holdOrder(params.orderId, { db: shop.db, accountId, now }), (value) => value);
  },
);
