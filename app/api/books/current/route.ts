import { draftView, latestDraft } from '@/lib/books/server';
import { query, reply } from '@/lib/wiring/http';
import { ownerOf } from '@/lib/wiring/http/owner';

/** The draft that this visitor worked on last. */
export const GET = query(async (context) => {
  const { shop, now } = context;
  const draft = await latestDraft(shop.db, ownerOf(context));
  return reply({ draft: draft && (await draftView(draft, shop.storage.signedUrl, now)) });
});
