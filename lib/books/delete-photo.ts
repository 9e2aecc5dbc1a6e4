import type { Db } from '@/lib/platform/db';
import { fail, ok, type Result } from '@/lib/platform/result';
import type { StoragePort } from '@/lib/providers/storage/port';
import { type BookRow, bookById, markPhotosDeleted, type Owner, ownedBook, storedPhotos } from './repo';
import { deleteSheets } from './sheets';

type Deps = { readonly db: Db; readonly owner: Owner; readonly storage: StoragePort; readonly now: Date };

/** 'Delete now': the photo and what was painted from it as a model are gone (rulings, "photo and features kept"). */
export async function deletePhoto(bookId: string, deps: Deps): Promise<Result<BookRow, 'not_found'>> {
  const book = await ownedBook(deps.db, bookId, deps.owner);
  if (!book) return fail('not_found');
  for (const { storageKey, faceKey } of await storedPhotos(deps.db, bookId)) {
    await deps.storage.delete(storageKey);
    if (faceKey) await deps.storage.delete(faceKey);
  }
  await deleteSheets(bookId, deps);
  await markPhotosDeleted(deps.db, bookId, deps.now);
  const left = await bookById(deps.db, bookId);
  return left ? ok(left) : fail('not_found');
}
