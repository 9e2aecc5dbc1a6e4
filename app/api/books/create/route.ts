import { createDraftSchema } from '@/lib/books';
import { createDraft } from '@/lib/books/server';
import { mutation, resultReply } from '@/lib/server/api';
import { getDraftMarket, getDraftView, getOwner } from '@/lib/server/api/owner';

/** Creates a draft with the wizard's answers so far. */
export const POST = mutation(
  '/api/books/create',
  { rate: 'write', schema: createDraftSchema, idempotent: true },
  async (context) => {
    const { shop, input } = context;
    const { country, ...answers } = input;
    const market = getDraftMarket(context, country);
    const created = await createDraft(answers, { db: shop.db, owner: getOwner(context), country: market });
    if (!created.ok) return resultReply(created, () => null);
    const view = await getDraftView(created.value, context);
    return resultReply(created, () => view, 201);
  },
);
