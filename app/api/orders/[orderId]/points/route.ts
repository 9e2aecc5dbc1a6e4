import { changePointsSchema } from '@/lib/books';
import { changePoints } from '@/lib/orders/server';
import { mutation, resultReply, signInRequired } from '@/lib/server/api';
import { getEditingDeps } from '@/lib/server/api/owner';

/** Writes the whole story with niqqud or tashkil, or without. */
export const PUT = mutation(
  '/api/orders/[orderId]/points',
  { rate: 'write', schema: changePointsSchema },
  async (context) => {
    const deps = getEditingDeps(context);
    if (!deps) return signInRequired(context.visitor);
    const { params, input } = context;
    return resultReply(await changePoints(params.orderId, input, deps), (value) => value);
  },
);
