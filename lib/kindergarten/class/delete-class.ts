import { anonymizeBook, deleteBookObjects, lockBook, type Owner } from '@/lib/books/server';
import type { Db } from '@/lib/platform/db';
import { ok, type Result } from '@/lib/platform/result';
import type { StoragePort } from '@/lib/providers/storage/port';
import { deleteClassRow } from '../repository';
import { type ClassAccessError, lockOwnedClass } from './lock-class';

type Deps = { readonly db: Db; readonly owner: Owner; readonly storage: StoragePort; readonly now: Date };

/** Deletes a class that is not paid for, with every photo and picture of it. */
export async function deleteClass(classId: string, deps: Deps): Promise<Result<null, ClassAccessError>> {
  const { db, owner, now } = deps;
  const marked = await db.$transaction(async (tx) => {
    const locked = await lockOwnedClass(tx, classId, owner);
    if (!locked.ok) return locked;
    const bookIds = locked.value.children.map(({ book }) => book.id).sort();
    for (const bookId of bookIds) {
      await lockBook(tx, bookId);
      await anonymizeBook(tx, bookId, now);
    }
    await deleteClassRow(tx, classId);
    return ok(bookIds);
  });
  if (!marked.ok) return marked;
  // The retention job deletes what a crash leaves.
  for (const bookId of marked.value) await deleteBookObjects(bookId, deps);
  return ok(null);
}
