import { changeWordsSchema } from '@/lib/books';
import { changeWords } from '@/lib/orders/server';
import { mutation, resultReply, signInRequired } from '@/lib/server/api';
import { getEditingDeps } from '@/lib/server/api/owner';

/** Saves the words of one page of a bought book. */
export const PUT = mutation(
  '/api/orders/[orderId]/words',
  { rate: 'write', schema: changeWordsSchema },
  async (context) => {
    const deps = getEditingDeps(context);
    if (!deps) return signInRequired(context.visitor);
    const { params, input } = context;
    return resultReply(await changeWords(params.orderId, input, deps), (value) => value);
  },
);
