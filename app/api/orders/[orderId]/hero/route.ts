import { discardTrial, getHeroChange, openTrial } from '@/lib/orders/server';
import { newId } from '@/lib/platform/ids';
import { mutation, query, resultReply, signInRequired } from '@/lib/server/api';
import { getEditingDeps, getOrderDeps } from '@/lib/server/api/owner';

const ROUTE = '/api/orders/[orderId]/hero';

/** The hero of the order's book, and the heroes to go back to. */
export const GET = query(ROUTE, async (context) => {
  const deps = getOrderDeps(context);
  if (!deps) return signInRequired(context.visitor);
  return resultReply(await getHeroChange(context.params.orderId, deps), (value) => value);
});

/** Opens the trial of another hero. */
export const POST = mutation(ROUTE, { rate: 'write' }, async (context) => {
  const deps = getEditingDeps(context);
  if (!deps) return signInRequired(context.visitor);
  const { storage } = context.shop;
  return resultReply(await openTrial(context.params.orderId, { ...deps, storage, newId }), (value) => value);
});

/** Leaves the hero as it is. */
export const DELETE = mutation(ROUTE, { rate: 'write' }, async (context) => {
  const deps = getEditingDeps(context);
  if (!deps) return signInRequired(context.visitor);
  const { storage } = context.shop;
  return resultReply(await discardTrial(context.params.orderId, { ...deps, storage }), (value) => value);
});
