import { getOrder } from '@/lib/orders/server';
import { query, resultReply, signInRequired } from '@/lib/server/api';
import { getOrderDeps } from '@/lib/server/api/owner';

export const GET = query('/api/orders/[orderId]', async (context) => {
  const deps = getOrderDeps(context);
  if (!deps) return signInRequired(context.visitor);
  return resultReply(await getOrder(context.params.orderId, deps), (value) => value);
});
