import { ownedBook, previewView, visibleTo } from '@/lib/books/server';
import { query, refuse, reply } from '@/lib/wiring/http';
import { ownerOf } from '@/lib/wiring/http/owner';

/** The book to leaf through. */
export const GET = query(async (context) => {
  const { shop, params, now } = context;
  const owner = ownerOf(context);
  const book = await ownedBook(shop.db, params.bookId ?? '', owner);
  if (!book) return refuse('not_found');
  const view = await previewView(visibleTo(book, owner), shop.storage.signedUrl, now);
  return view ? reply(view) : refuse('preview_not_ready');
});
