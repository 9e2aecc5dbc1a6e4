import { openDrafts } from '@/lib/books/server';
import { query, reply } from '@/lib/wiring/http';
import { ownerOf, viewOf } from '@/lib/wiring/http/owner';

/** This visitor's drafts that nobody has paid for, the newest first. */
export const GET = query(async (context) => {
  const drafts = await openDrafts(context.shop.db, ownerOf(context));
  return reply({ drafts: await Promise.all(drafts.map((draft) => viewOf(draft, context))) });
});
