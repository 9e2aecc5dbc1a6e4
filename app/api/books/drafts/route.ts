import { listOpenDrafts, toDraftSummary } from '@/lib/books/server';
import { query, reply } from '@/lib/server/api';
import { getOwner } from '@/lib/server/api/owner';

/** The visitor's unpaid drafts, newest first. */
export const GET = query('/api/books/drafts', async (context) => {
  const owner = getOwner(context);
  const drafts = await listOpenDrafts(context.shop.db, owner);
  return reply({ drafts: drafts.map((draft) => toDraftSummary(draft, owner)) });
});
