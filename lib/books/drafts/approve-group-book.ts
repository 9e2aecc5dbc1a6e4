import type { Language } from '@/lib/markets';
import { Prisma, type Tx } from '@/lib/platform/db';
import { findBook, lockBook, updateBook } from '../repository';

type GroupBook = {
  readonly catalogueId: number;
  readonly language: Language;
  readonly priceTier: 'digital' | 'printed';
  /** Whose books they become; `null` for a child whose parent keeps the book. */
  readonly accountId: string | null;
  /** Of a company's books; classes are drawn in the regular model. */
  readonly imageModel?: 'regular' | 'advanced';
  /** Of a company, for all of its books. */
  readonly dedication?: string | null;
};

/**
 * Fixes story and hero of a child whose book a paid group order covers: all books of a group are approved at once, in
 * their finished state. Returns `false` and changes nothing when the book is deleted or lacks a name or a hero.
 */
export async function approveGroupBook(
  tx: Tx,
  bookId: string,
  { accountId, imageModel = 'regular', dedication, ...fixed }: GroupBook,
  now: Date,
): Promise<boolean> {
  await lockBook(tx, bookId);
  const book = await findBook(tx, bookId);
  if (!book?.childName || !book.character) return false;
  await updateBook(tx, bookId, {
    ...fixed,
    ...(accountId && book.accountId === null && { accountId }),
    imageModel,
    ...(dedication && { dedication }),
    characterApprovedAt: book.characterApprovedAt ?? now,
    candidates: Prisma.DbNull,
  });
  return true;
}
