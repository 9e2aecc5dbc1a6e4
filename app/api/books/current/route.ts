import { findLatestDraft } from '@/lib/books/server';
import { query, reply } from '@/lib/server/api';
import { getDraftView, getOwner } from '@/lib/server/api/owner';

/** The visitor's most recent draft. */
export const GET = query('/api/books/current', async (context) => {
  const draft = await findLatestDraft(context.shop.db, getOwner(context));
  return reply({ draft: draft && (await getDraftView(draft, context)) });
});
