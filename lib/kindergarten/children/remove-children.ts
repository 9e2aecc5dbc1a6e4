import { anonymizeBook, deleteBookObjects, lockBook, type Owner } from '@/lib/books/server';
import type { Db } from '@/lib/platform/db';
import { fail, ok, type Result } from '@/lib/platform/result';
import type { StoragePort } from '@/lib/providers/storage/port';
import { type ClassAccessError, lockOwnedClass } from '../class/lock-class';
import { type ClassRow, findOwnedClass } from '../repository';

type Deps = { readonly db: Db; readonly owner: Owner; readonly storage: StoragePort; readonly now: Date };

/**
 * Takes children out of the class: photos, features and pictures are deleted when the call returns. One that is out
 * already is no error; `not_found`: none of them is in the class.
 */
export async function removeChildren(
  classId: string,
  childIds: readonly string[],
  deps: Deps,
): Promise<Result<ClassRow, ClassAccessError>> {
  const { db, owner, now } = deps;
  const removed = await db.$transaction(async (tx) => {
    const locked = await lockOwnedClass(tx, classId, owner);
    if (!locked.ok) return locked;
    const bookIds = locked.value.children.filter(({ id }) => childIds.includes(id)).map(({ book }) => book.id);
    if (bookIds.length === 0) return fail('not_found');
    // In one order for everybody, so that two requests never wait for each other.
    for (const bookId of bookIds.toSorted()) {
      await lockBook(tx, bookId);
      await anonymizeBook(tx, bookId, now);
    }
    const row = await findOwnedClass(tx, classId, owner);
    return row ? ok({ row, bookIds }) : fail('not_found');
  });
  if (!removed.ok) return removed;
  for (const bookId of removed.value.bookIds) await deleteBookObjects(bookId, deps);
  return ok(removed.value.row);
}
