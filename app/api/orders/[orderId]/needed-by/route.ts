import { neededByInputSchema } from '@/lib/orders';
import { saveNeededBy } from '@/lib/orders/server';
import { mutation, resultReply, signInRequired } from '@/lib/server/api';

/** Saves the day on which the parent needs the book. */
export const PUT = mutation(
  '/api/orders/[orderId]/needed-by',
  { rate: 'write', schema: neededByInputSchema },
  async ({ shop, visitor, params, input, now }) => {
    if (!visitor.account) return signInRequired(visitor);
    const { accountId } = visitor.account;
    const saved = await saveNeededBy(params.orderId, input.neededBy, { db: shop.db, accountId, now });
    return resultReply(saved, (value) => value);
  },
);
