import { giftInputSchema } from '@/lib/orders';
import { revokeGift, saveGift } from '@/lib/orders/server';
import { mutation, resultReply, signInRequired } from '@/lib/server/api';

/** Saves for whom a book is, with which words, and when it is mailed or leaves. */
export const PUT = mutation(
  '/api/orders/[orderId]/gift',
  { rate: 'write', schema: giftInputSchema },
  async ({ shop, visitor, params, input, now }) => {
    if (!visitor.account) return signInRequired(visitor);
    const { accountId } = visitor.account;
    return resultReply(await saveGift(params.orderId, input, { db: shop.db, accountId, now }), (value) => value);
  },
);

/** Closes the recipient's link. */
export const DELETE = mutation(
  '/api/orders/[orderId]/gift',
  { rate: 'write' },
  async ({ shop, visitor, params, now }) => {
    if (!visitor.account) return signInRequired(visitor);
    const { accountId } = visitor.account;
    return resultReply(await revokeGift(params.orderId, { db: shop.db, accountId, now }), (value) => value);
  },
);
