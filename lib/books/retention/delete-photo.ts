import type { Db } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { fail, ok, type Result } from '@/lib/platform/result';
import type { StoragePort } from '@/lib/providers/storage/port';
import { isGuest } from '../drafts/viewer-access';
import { downgradeToRegularModel } from '../drawing/downgrade-model';
import { type BookRow, findBook, findOwnedBook, type Owner, setPhotoExpiry } from '../repository';
import { deleteAdvancedPictures, deletePhotoObjects } from './delete-objects';
import { deleteTrial } from './delete-trial';
import { deleteFaceReading, isUsingPhoto } from './purge-features';

type Deps = {
  readonly db: Db;
  readonly owner: Owner;
  readonly storage: StoragePort;
  readonly enqueue: Enqueue;
  readonly now: Date;
};

/**
 * 'Delete now': deletes the photo, the model sheets painted from it and the features read from it (rulings, "photo and
 * features kept"). A photo in use by a production job is deleted when the job is done, and the response contains it
 * until then.
 */
export async function deletePhoto(
  bookId: string,
  deps: Deps,
): Promise<Result<BookRow, 'not_found' | 'authentication_required'>> {
  const book = await findOwnedBook(deps.db, bookId, deps.owner);
  if (!book) return fail('not_found');
  if (isGuest(book, deps.owner)) return fail('authentication_required');
  const { db, now } = deps;
  if (await isUsingPhoto(db, bookId, now)) await setPhotoExpiry(db, bookId, now, now);
  else {
    await deletePhotoObjects(bookId, deps);
    await downgradeToRegularModel(bookId, deps);
    await deleteAdvancedPictures(bookId, deps);
    await db.$transaction((tx) => deleteFaceReading(tx, bookId));
  }
  await deleteTrial(bookId, deps);
  const left = await findBook(deps.db, bookId);
  return left ? ok(left) : fail('not_found');
}
