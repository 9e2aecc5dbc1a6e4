import type { Db } from '@/lib/platform/db';
import type { StoragePort } from '@/lib/providers/storage/port';
import { duePhotos, forgetBook, markPhotosDeleted, staleDrafts } from './repo';
import { daysAfter, RETENTION_DAYS } from './retention';
import { deleteSheets } from './sheets';

type Deps = { readonly db: Db; readonly storage: StoragePort; readonly now: Date };

/** How many photos and drafts one run takes; the next run takes the rest. */
const BATCH = 200;

/**
 * Deletes what has been kept long enough (rulings, "photo and features kept"): photos past their day with
 * the face and the sheets painted from them, and drafts that nobody bought with all their pictures. Objects go first,
 * so that a crash leaves a row to come back to.
 */
export async function handleForgetExpired({ db, storage, now }: Deps): Promise<void> {
  for (const photo of await duePhotos(db, now, BATCH)) {
    await storage.delete(photo.storageKey);
    if (photo.faceKey) await storage.delete(photo.faceKey);
    await deleteSheets(photo.bookId, { db, storage });
    await markPhotosDeleted(db, photo.bookId, now);
  }
  const untouchedSince = daysAfter(now, -RETENTION_DAYS.draft);
  for (const draft of await staleDrafts(db, untouchedSince, BATCH)) {
    for (const { storageKey, faceKey } of draft.photos) {
      await storage.delete(storageKey);
      if (faceKey) await storage.delete(faceKey);
    }
    for (const { storageKey } of draft.illustrations) await storage.delete(storageKey);
    await forgetBook(db, draft.id, now);
  }
}
