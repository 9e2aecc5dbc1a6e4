import type { SharedView } from '@/lib/books';
import { sharedBook, sharedView } from '@/lib/books/server';
import { shop } from './shop';

/** The book behind a link that its parents share; `null` when no link is called so, or not any more. */
export async function openSharedBook(token: string): Promise<SharedView | null> {
  const { db } = await shop();
  const book = await sharedBook(db, token);
  return book && sharedView(book);
}
