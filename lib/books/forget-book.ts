import type { Db } from '@/lib/platform/db';
import type { StoragePort } from '@/lib/providers/storage/port';
import { pdfKey } from './pages';
import {
  deleteDownloads,
  deleteIllustrations,
  downloadsOf,
  illustrationsUnder,
  markPhotosDeleted,
  storedPhotos,
  unboughtAdvanced,
} from './repo';
import { deleteSheets } from './sheets';

type Deps = { readonly db: Db; readonly storage: StoragePort; readonly now: Date };

/**
 * Deletes a book's photo with the sheets that were painted from it. Objects go before their rows are marked, so that a
 * crash leaves a row to come back to. Safe to repeat.
 */
export async function forgetPhotos(bookId: string, { db, storage, now }: Deps): Promise<void> {
  for (const { storageKey } of await storedPhotos(db, bookId)) await storage.delete(storageKey);
  await deleteSheets(bookId, { db, storage });
  await markPhotosDeleted(db, bookId, now);
}

/**
 * Deletes the advanced pictures of a book that nobody bought: they wear the face of a photo that is gone, and are never
 * shown again.
 */
export async function forgetAdvanced(bookId: string, { db, storage }: Deps): Promise<void> {
  await deletePictures(await unboughtAdvanced(db, bookId), { db, storage });
}

/** Deletes what storage holds of a book that is marked as forgotten. Safe to repeat. */
export async function emptyBook(bookId: string, deps: Deps): Promise<void> {
  await forgetPhotos(bookId, deps);
  await deletePictures(await illustrationsUnder(deps.db, bookId, ''), deps);
  await deletePdfs(bookId, deps);
}

type Picture = { readonly id: string; readonly storageKey: string };

async function deletePictures(pictures: readonly Picture[], { db, storage }: Pick<Deps, 'db' | 'storage'>) {
  for (const { storageKey } of pictures) await storage.delete(storageKey);
  await deleteIllustrations(
    db,
    pictures.map(({ id }) => id),
  );
}

/** Deletes the book's finished files; a download knows the newest only. */
async function deletePdfs(bookId: string, { db, storage }: Deps): Promise<void> {
  for (const { storageKey, book } of await downloadsOf(db, bookId)) {
    for (let revision = 1; revision <= book.revision; revision += 1) await storage.delete(pdfKey(bookId, revision));
    await storage.delete(storageKey);
  }
  await deleteDownloads(db, bookId);
}
