import { createDraftSchema } from '@/lib/books';
import { changeDraft, createDraft, draftView } from '@/lib/books/server';
import { answer, mutation } from '@/lib/wiring/http';
import { ownerOf } from '@/lib/wiring/http/owner';

/** Starts a draft, with whatever the wizard knows already. */
export const POST = mutation({ rate: 'write', schema: createDraftSchema, idempotent: true }, async (context) => {
  const { shop, input, now } = context;
  const owner = ownerOf(context);
  const draft = await createDraft({ language: input.language }, { db: shop.db, owner });
  const changed = await changeDraft(draft.id, input, { db: shop.db, owner, enqueue: shop.enqueue });
  if (!changed.ok) return answer(changed, () => null);
  const view = await draftView(changed.value, shop.storage.signedUrl, now);
  return answer(changed, () => view, 201);
});
