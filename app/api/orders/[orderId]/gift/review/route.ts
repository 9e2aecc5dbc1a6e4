import { reviewGiftSchema } from '@/lib/orders';
import { reviewGift } from '@/lib/orders/server';
import { mutation, resultReply, signInRequired } from '@/lib/server/api';

/** The buyer has looked through the book, so that the mail of the gift may go out. */
export const POST = mutation(
  '/api/orders/[orderId]/gift/review',
  { rate: 'write', schema: reviewGiftSchema },
  async ({ shop, visitor, params, input, now }) => {
    if (!visitor.account) return signInRequired(visitor);
    const { accountId } = visitor.account;
    const { db, enqueue } = shop;
    return resultReply(await reviewGift(params.orderId, input, { db, enqueue, accountId, now }), (value) => value);
  },
);
