import { accountOrders } from '@/lib/orders/server';
import { getMyRewards } from '@/lib/rewards/server';
import { query, reply, signInRequired } from '@/lib/server/api';

/** What the account has earned and may earn: coupons, credits, its invitation. */
export const GET = query('/api/rewards/mine', async ({ shop, visitor, now }) => {
  const { account } = visitor;
  return account
    ? reply(await getMyRewards({ db: shop.db, orders: accountOrders, account, now }))
    : signInRequired(visitor);
});
