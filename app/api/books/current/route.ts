import { latestDraft } from '@/lib/books/server';
import { query, reply } from '@/lib/wiring/http';
import { ownerOf, viewOf } from '@/lib/wiring/http/owner';

/** The draft that this visitor worked on last. */
export const GET = query(async (context) => {
  const draft = await latestDraft(context.shop.db, ownerOf(context));
  return reply({ draft: draft && (await viewOf(draft, context)) });
});
