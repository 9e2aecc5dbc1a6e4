import { resetBook } from '@/lib/orders/server';
import { mutation, resultReply, signInRequired } from '@/lib/server/api';
import { getEditingDeps } from '@/lib/server/api/owner';

/** Gives the whole book the story's own words and first pictures again. */
export const DELETE = mutation('/api/orders/[orderId]/edits', { rate: 'write' }, async (context) => {
  const deps = getEditingDeps(context);
  if (!deps) return signInRequired(context.visitor);
  return resultReply(await resetBook(context.params.orderId, deps), (value) => value);
});
