import { accountOrders } from '@/lib/orders/server';
import { reviewSchema } from '@/lib/rewards';
import { writeReview } from '@/lib/rewards/server';
import { mutation, resultReply, signInRequired } from '@/lib/server/api';

/** Stores the account's review and rewards it once. */
export const POST = mutation(
  '/api/rewards/write_review',
  { rate: 'letter', schema: reviewSchema },
  async ({ shop, visitor, input }) => {
    const { account } = visitor;
    if (!account) return signInRequired(visitor);
    return resultReply(await writeReview(input, { db: shop.db, orders: accountOrders, account }), (value) => value);
  },
);
