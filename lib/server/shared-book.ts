import type { SharedView } from '@/lib/books';
import { findSharedBook, toSharedView } from '@/lib/books/server';
import { getContainer } from './container';

/** The book behind a share link; `null` when no such link exists any more. */
export async function getSharedBook(token: string): Promise<SharedView | null> {
  const { db } = await getContainer();
  const book = await findSharedBook(db, token);
  return book && toSharedView(book);
}
