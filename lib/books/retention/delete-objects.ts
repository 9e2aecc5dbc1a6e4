import type { Db } from '@/lib/platform/db';
import type { StoragePort } from '@/lib/providers/storage/port';
import { dropPhotoObject } from '../dedication-photo/photo-object';
import { deleteDedicationPhoto } from '../dedication-photo/repository';
import { deleteDownloads, listDownloads } from '../downloads/repository';
import { deleteSheets } from '../drawing/character-sheets';
import { deleteIllustrations, listIllustrations, listUnpaidAdvanced } from '../drawing/repository';
import { deletePhotoVersions } from '../heroes/repository';
import { getPdfPrefix } from '../pages';
import { deletePrintFiles, listBookPrintFiles } from '../print/repository';
import { deleteProofs, listProofObjects } from '../proof/repository';
import { listStoredPhotos, markPhotosDeleted } from '../repository';

type Deps = { readonly db: Db; readonly storage: StoragePort; readonly now: Date };

/**
 * Deletes the photo of a book's first hero, or those of all heroes, and the sheets painted from it. Deletes objects
 * before it marks their rows, so that a crash leaves a row to retry from. Idempotent.
 */
export async function deletePhotoObjects(bookId: string, { db, storage, now }: Deps, hero?: 'first'): Promise<void> {
  for (const { storageKey } of await listStoredPhotos(db, bookId)) if (storageKey) await storage.delete(storageKey);
  await deleteSheets(bookId, { db, storage });
  await markPhotosDeleted(db, bookId, now, hero);
  await deletePhotoVersions(db, bookId);
}

/** Deletes the advanced pictures of an unpaid book: they show the face of a deleted photo and are never shown again. */
export async function deleteAdvancedPictures(bookId: string, { db, storage }: Deps): Promise<void> {
  await deletePictures(await listUnpaidAdvanced(db, bookId), { db, storage });
}

/** Deletes the storage objects of a book that is marked as deleted. Idempotent. */
export async function deleteBookObjects(bookId: string, deps: Deps): Promise<void> {
  await deletePhotoObjects(bookId, deps);
  await deleteFamilyPhoto(bookId, deps);
  await deletePictures(await listIllustrations(deps.db, bookId, ''), deps);
  await deletePdfs(bookId, deps);
}

/** Deletes the photo of the book's dedication. */
async function deleteFamilyPhoto(bookId: string, { db, storage, now }: Deps): Promise<void> {
  await dropPhotoObject(await db.$transaction((tx) => deleteDedicationPhoto(tx, bookId, now)), { db, storage });
}

type Picture = { readonly id: string; readonly storageKey: string };

async function deletePictures(pictures: readonly Picture[], { db, storage }: Pick<Deps, 'db' | 'storage'>) {
  for (const { storageKey } of pictures) await storage.delete(storageKey);
  await deleteIllustrations(
    db,
    pictures.map(({ id }) => id),
  );
}

/**
 * Deletes the book's PDFs, all revisions and edits, the files for print and their proofs; a download row knows only the
 * newest.
 */
async function deletePdfs(bookId: string, { db, storage }: Deps): Promise<void> {
  for await (const { key } of storage.list(getPdfPrefix(bookId))) await storage.delete(key);
  for (const { storageKey } of await listDownloads(db, bookId)) await storage.delete(storageKey);
  await deleteDownloads(db, bookId);
  for (const { storageKey } of await listBookPrintFiles(db, bookId)) await storage.delete(storageKey);
  await deletePrintFiles(db, bookId);
  for (const { storageKey } of await listProofObjects(db, { bookId })) await storage.delete(storageKey);
  await deleteProofs(db, { bookId });
}
