import { applyHero } from '@/lib/orders/server';
import { mutation, resultReply, signInRequired } from '@/lib/server/api';
import { getEditingDeps } from '@/lib/server/api/owner';

/** Takes the hero of the trial into the whole book. */
export const POST = mutation('/api/orders/[orderId]/hero/apply', { rate: 'write' }, async (context) => {
  const deps = getEditingDeps(context);
  if (!deps) return signInRequired(context.visitor);
  const { storage } = context.shop;
  return resultReply(await applyHero(context.params.orderId, { ...deps, storage }), (value) => value);
});
