import { createUpgrade } from '@/lib/orders/server';
import { mutation, resultReply, signInRequired } from '@/lib/server/api';

/** Creates the order of a printed copy of a digital book. */
export const POST = mutation('/api/orders/[orderId]/upgrade', { rate: 'write' }, async ({ shop, visitor, params }) => {
  if (!visitor.account) return signInRequired(visitor);
  const { accountId } = visitor.account;
  return resultReply(await createUpgrade(params.orderId, { db: shop.db, accountId }), (value) => value);
});
