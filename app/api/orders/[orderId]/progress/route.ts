import { errorReply, query, signInRequired } from '@/lib/server/api';
import { getOrderDeps } from '@/lib/server/api/owner';
import { progressReply } from '@/lib/server/api/progress-reply';
import { followOrders } from '@/lib/server/events/follow-orders';

/** Progress of an order's payment and production, as server-sent events. */
export const GET = query('/api/orders/[orderId]/progress', async (context) => {
  const deps = getOrderDeps(context);
  if (!deps) return signInRequired(context.visitor);
  const followed = await followOrders(deps, context.params.orderId);
  return followed ? progressReply(context, followed) : errorReply('not_found');
});
