import { addressSchema } from '@/lib/orders';
import { saveAddress } from '@/lib/orders/server';
import { mutation, resultReply, signInRequired } from '@/lib/server/api';

/** Saves where a printed book is delivered. */
export const PUT = mutation(
  '/api/orders/[orderId]/address',
  { rate: 'write', schema: addressSchema },
  async ({ shop, visitor, params, input }) => {
    if (!visitor.account) return signInRequired(visitor);
    const { accountId } = visitor.account;
    return resultReply(await saveAddress(params.orderId, input, { db: shop.db, accountId }), (address) => ({
      address,
    }));
  },
);
