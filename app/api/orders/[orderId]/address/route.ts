import { addressSchema } from '@/lib/orders';
import { saveAddress, suggestAddress } from '@/lib/orders/server';
import { mutation, query, resultReply, signInRequired } from '@/lib/server/api';

const ROUTE = '/api/orders/[orderId]/address';

/** The address with which the form begins: the order's, or the one of the parcel before. */
export const GET = query(ROUTE, async ({ shop, visitor, params }) => {
  if (!visitor.account) return signInRequired(visitor);
  const { accountId } = visitor.account;
  return resultReply(await suggestAddress(params.orderId, { db: shop.db, accountId }), (address) => ({ address }));
});

/** Saves where a printed book is delivered. */
export const PUT = mutation(
  ROUTE,
  { rate: 'write', schema: addressSchema },
  async ({ shop, visitor, params, input }) => {
    if (!visitor.account) return signInRequired(visitor);
    const { accountId } = visitor.account;
    return resultReply(await saveAddress(params.orderId, input, { db: shop.db, accountId }), (address) => ({
      address,
    }));
  },
);
