import { restoreHeroSchema } from '@/lib/books';
import { restoreHero } from '@/lib/orders/server';
import { mutation, resultReply, signInRequired } from '@/lib/server/api';
import { getEditingDeps } from '@/lib/server/api/owner';

/** Goes back to an earlier hero. */
export const POST = mutation(
  '/api/orders/[orderId]/hero/restore',
  { rate: 'write', schema: restoreHeroSchema },
  async (context) => {
    const deps = getEditingDeps(context);
    if (!deps) return signInRequired(context.visitor);
    const { params, input } = context;
    return resultReply(await restoreHero(params.orderId, input.revision, deps), (value) => value);
  },
);
