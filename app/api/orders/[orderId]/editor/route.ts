import { getEditor } from '@/lib/orders/server';
import { query, resultReply, signInRequired } from '@/lib/server/api';
import { getOrderDeps } from '@/lib/server/api/owner';

/** The order's book page by page. */
export const GET = query('/api/orders/[orderId]/editor', async (context) => {
  const deps = getOrderDeps(context);
  if (!deps) return signInRequired(context.visitor);
  return resultReply(await getEditor(context.params.orderId, deps), (value) => value);
});
