import { dedicationInputSchema } from '@/lib/orders';
import { saveDedication } from '@/lib/orders/server';
import { mutation, resultReply, signInRequired } from '@/lib/server/api';
import { getEditingDeps } from '@/lib/server/api/owner';

/** Saves the dedication of an order's book and its design. */
export const PUT = mutation(
  '/api/orders/[orderId]/dedication',
  { rate: 'write', schema: dedicationInputSchema },
  async (context) => {
    const deps = getEditingDeps(context);
    if (!deps) return signInRequired(context.visitor);
    const { params, input } = context;
    return resultReply(await saveDedication(params.orderId, input, deps), (value) => value);
  },
);
