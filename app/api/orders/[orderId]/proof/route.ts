import { getProof, requestProof } from '@/lib/fulfilment/server';
import { mutation, query, resultReply, signInRequired } from '@/lib/server/api';
import { getOrderDeps } from '@/lib/server/api/owner';

/** The pages of the files that will be printed. */
export const GET = query('/api/orders/[orderId]/proof', async (context) => {
  const deps = getOrderDeps(context);
  if (!deps) return signInRequired(context.visitor);
  const { profile } = context.shop.fulfilment;
  return resultReply(await getProof(context.params.orderId, { ...deps, profile }), (value) => value);
});

/** Has them made for the book as it stands now. */
export const POST = mutation('/api/orders/[orderId]/proof', { rate: 'write' }, async (context) => {
  const deps = getOrderDeps(context);
  if (!deps) return signInRequired(context.visitor);
  const { shop, params } = context;
  const request = { ...deps, profile: shop.fulfilment.profile, enqueue: shop.enqueue };
  return resultReply(await requestProof(params.orderId, request), (value) => value);
});
