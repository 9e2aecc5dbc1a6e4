import { anonymizeBook, deleteBookObjects, lockBook, type Owner } from '@/lib/books/server';
import type { Db } from '@/lib/platform/db';
import { fail, ok, type Result } from '@/lib/platform/result';
import type { StoragePort } from '@/lib/providers/storage/port';
import { type ClassAccessError, lockOwnedClass } from '../class/lock-class';
import { type ClassRow, findOwnedClass } from '../repository';

type Deps = { readonly db: Db; readonly owner: Owner; readonly storage: StoragePort; readonly now: Date };

/** Takes a child out of the class: photo, features and pictures are deleted when the call returns. */
export async function removeChild(
  classId: string,
  childId: string,
  deps: Deps,
): Promise<Result<ClassRow, ClassAccessError>> {
  const { db, owner, now } = deps;
  const removed = await db.$transaction(async (tx) => {
    const locked = await lockOwnedClass(tx, classId, owner);
    if (!locked.ok) return locked;
    const child = locked.value.children.find(({ id }) => id === childId);
    if (!child) return fail('not_found');
    await lockBook(tx, child.book.id);
    await anonymizeBook(tx, child.book.id, now);
    const row = await findOwnedClass(tx, classId, owner);
    return row ? ok({ row, bookId: child.book.id }) : fail('not_found');
  });
  if (!removed.ok) return removed;
  await deleteBookObjects(removed.value.bookId, deps);
  return ok(removed.value.row);
}
