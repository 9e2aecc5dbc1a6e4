import { accountOrders } from '@/lib/orders/server';
import { claimReward } from '@/lib/rewards/server';
import { mutation, resultReply, signInRequired } from '@/lib/server/api';

/** Claims a reward that is given once per account; a repeated claim changes nothing. */
export const POST = mutation('/api/rewards/[reason]', { rate: 'write' }, async ({ shop, visitor, params }) => {
  const { account } = visitor;
  if (!account) return signInRequired(visitor);
  return resultReply(
    await claimReward(params.reason, { db: shop.db, orders: accountOrders, account }),
    (value) => value,
  );
});
