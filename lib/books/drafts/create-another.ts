import type { Db } from '@/lib/platform/db';
import { fail, ok, type Result } from '@/lib/platform/result';
import { findOwnedBook, insertBook, type Owner } from '../repository';

/**
 * 'Another story': a new draft for the child of a book, with the same name, gender, age and language. The photo and the
 * hero stay with their book; the wizard offers a hero that it knows.
 */
export async function createAnother(
  bookId: string,
  { db, owner }: { readonly db: Db; readonly owner: Owner },
): Promise<Result<{ readonly id: string }, 'not_found'>> {
  const book = await findOwnedBook(db, bookId, owner);
  if (!book?.childName) return fail('not_found');
  const { childName, nameKeptAsWritten, gender, age, language } = book;
  const { deviceId, accountId } = owner;
  const { id } = await insertBook(db, { childName, nameKeptAsWritten, gender, age, language, deviceId, accountId });
  return ok({ id });
}
