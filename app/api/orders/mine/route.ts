import { listOrders } from '@/lib/orders/server';
import { query, reply, signInRequired } from '@/lib/server/api';
import { getOrderDeps } from '@/lib/server/api/owner';

/** The account's orders, newest first. */
export const GET = query('/api/orders/mine', async (context) => {
  const deps = getOrderDeps(context);
  return deps ? reply(await listOrders(deps)) : signInRequired(context.visitor);
});
