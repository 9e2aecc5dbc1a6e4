import { reprintSchema } from '@/lib/fulfilment';
import { getReprintOptions, requestReprint } from '@/lib/fulfilment/server';
import { mutation, query, resultReply, signInRequired } from '@/lib/server/api';

/** Whether a free reprint of a printed book can be requested. */
export const GET = query('/api/orders/[orderId]/reprint', async ({ shop, visitor, params, now }) => {
  if (!visitor.account) return signInRequired(visitor);
  const { accountId } = visitor.account;
  return resultReply(await getReprintOptions(params.orderId, { db: shop.db, accountId, now }), (value) => value);
});

/** Requests a free reprint. */
export const POST = mutation(
  '/api/orders/[orderId]/reprint',
  { rate: 'write', schema: reprintSchema, idempotent: true },
  async ({ shop, visitor, params, input, now }) => {
    if (!visitor.account) return signInRequired(visitor);
    const { accountId } = visitor.account;
    const deps = { db: shop.db, enqueue: shop.enqueue, accountId, now };
    return resultReply(await requestReprint(params.orderId, input, deps), (value) => value);
  },
);
