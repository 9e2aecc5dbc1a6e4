import { createDraftSchema } from '@/lib/books';
import { createDraft } from '@/lib/books/server';
import { answer, mutation } from '@/lib/wiring/http';
import { ownerOf, viewOf } from '@/lib/wiring/http/owner';

/** Starts a draft, with whatever the wizard knows already. */
export const POST = mutation({ rate: 'write', schema: createDraftSchema, idempotent: true }, async (context) => {
  const { shop, input } = context;
  const created = await createDraft(input, { db: shop.db, owner: ownerOf(context) });
  if (!created.ok) return answer(created, () => null);
  const view = await viewOf(created.value, context);
  return answer(created, () => view, 201);
});
