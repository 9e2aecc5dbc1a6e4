import { confirmSchema } from '@/lib/fulfilment';
import { confirmOrder, getConfirmation } from '@/lib/fulfilment/server';
import { mutation, query, resultReply, signInRequired } from '@/lib/server/api';
import { getOrderDeps } from '@/lib/server/api/owner';

/** What the parent confirms for print. */
export const GET = query('/api/orders/[orderId]/confirm', async (context) => {
  const deps = getOrderDeps(context);
  if (!deps) return signInRequired(context.visitor);
  return resultReply(await getConfirmation(context.params.orderId, deps), (value) => value);
});

/** The final confirmation: irreversible, starts printing. */
export const POST = mutation(
  '/api/orders/[orderId]/confirm',
  { rate: 'write', schema: confirmSchema, idempotent: true },
  async ({ shop, visitor, params, input, now }) => {
    if (!visitor.account) return signInRequired(visitor);
    const { accountId } = visitor.account;
    const { db, enqueue, fulfilment } = shop;
    const deps = { db, enqueue, accountId, now, profile: fulfilment.profile };
    const confirmed = await confirmOrder(params.orderId, input, deps);
    return resultReply(confirmed, ({ dispatchBy }) => ({ dispatchBy: dispatchBy.toISOString() }));
  },
);
