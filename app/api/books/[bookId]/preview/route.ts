import { findOwnedPreview, redactForViewer, toPreviewView } from '@/lib/books/server';
import { findOfferDays } from '@/lib/partners/server';
import { errorReply, query, reply } from '@/lib/server/api';
import { getOwner } from '@/lib/server/api/owner';

/** The book's preview. */
export const GET = query('/api/books/[bookId]/preview', async (context) => {
  const { shop, params, now } = context;
  const owner = getOwner(context);
  const book = await findOwnedPreview(shop.db, params.bookId, owner);
  if (!book) return errorReply('not_found');
  const days = await findOfferDays(shop.db, book.offer);
  const view = await toPreviewView(redactForViewer(book, owner), shop.storage.signedUrl, now, days);
  return view ? reply(view) : errorReply('preview_not_ready');
});
