import { ownedBook, previewView } from '@/lib/books/server';
import { query, refuse, reply } from '@/lib/wiring/http';
import { ownerOf } from '@/lib/wiring/http/owner';

/** The book to leaf through. */
export const GET = query(async (context) => {
  const { shop, params, now } = context;
  const book = await ownedBook(shop.db, params.bookId ?? '', ownerOf(context));
  if (!book) return refuse('not_found');
  const view = await previewView(book, shop.storage.signedUrl, now);
  return view ? reply(view) : refuse('preview_not_ready');
});
