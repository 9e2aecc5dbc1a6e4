import { dedicationInputSchema } from '@/lib/orders';
import { saveDedication } from '@/lib/orders/server';
import { mutation, resultReply, signInRequired } from '@/lib/server/api';

/** Saves the dedication of an unpaid order's book. */
export const PUT = mutation(
  '/api/orders/[orderId]/dedication',
  { rate: 'write', schema: dedicationInputSchema },
  async ({ shop, visitor, params, input, now }) => {
    if (!visitor.account) return signInRequired(visitor);
    const { accountId } = visitor.account;
    const saved = await saveDedication(params.orderId, input.dedication, { db: shop.db, accountId, now });
    return resultReply(saved, (value) => value);
  },
);
