import type { Tx } from '@/lib/platform/db';
import { findBookToRead } from '../repository';
import type { ReadingPages } from '../view';
import type { SignUrl } from './links';
import { toPreviewView } from './preview-view';

/** The pages of a book that a group has paid for, to be read and not changed; `null` without a story. */
export async function toReadingPages(
  tx: Tx,
  bookId: string,
  { sign, now }: { readonly sign: SignUrl; readonly now: Date },
): Promise<ReadingPages | null> {
  const book = await findBookToRead(tx, bookId);
  const view = book && (await toPreviewView(book, sign, now));
  if (!view?.purchased) return null;
  const { title, heroName, language, direction, cover, spreads, closing } = view;
  return { title, heroName, language, direction, cover, spreads, closing };
}
