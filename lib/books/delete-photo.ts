import type { Db } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { fail, ok, type Result } from '@/lib/platform/result';
import type { StoragePort } from '@/lib/providers/storage/port';
import { drawWithoutPhoto } from './draw-without-photo';
import { forgetAdvanced, forgetPhotos } from './forget-book';
import { forgetReading, isDrawnFromPhoto } from './forget-features';
import { type BookRow, bookById, keepPhotosUntil, type Owner, ownedBook } from './repo';
import { isGuest } from './visible';

type Deps = {
  readonly db: Db;
  readonly owner: Owner;
  readonly storage: StoragePort;
  readonly enqueue: Enqueue;
  readonly now: Date;
};

/**
 * 'Delete now': the photo, what was painted from it as a model and what was read from it are gone (rulings, "photo and
 * features kept"). The photo that a book is being made from goes when that is done, and is in the answer until then.
 */
export async function deletePhoto(
  bookId: string,
  deps: Deps,
): Promise<Result<BookRow, 'not_found' | 'authentication_required'>> {
  const book = await ownedBook(deps.db, bookId, deps.owner);
  if (!book) return fail('not_found');
  if (isGuest(book, deps.owner)) return fail('authentication_required');
  const { db, now } = deps;
  if (await isDrawnFromPhoto(db, bookId, now)) await keepPhotosUntil(db, bookId, now, now);
  else {
    await forgetPhotos(bookId, deps);
    await drawWithoutPhoto(bookId, deps);
    await forgetAdvanced(bookId, deps);
    await db.$transaction((tx) => forgetReading(tx, bookId));
  }
  const left = await bookById(deps.db, bookId);
  return left ? ok(left) : fail('not_found');
}
