import type { Db } from '@/lib/platform/db';
import { confirmPendingObjects, registerPendingObject } from '@/lib/platform/db/pending-objects';
import type { StoragePort } from '@/lib/providers/storage/port';
import { deleteIllustrations, findIllustration, type IllustrationKey, saveIllustration } from './drawing/repository';
import { getRevision } from './repository';

type Deps = { readonly db: Db; readonly storage: StoragePort };

export type NewPicture = {
  readonly key: IllustrationKey;
  readonly storageKey: string;
  readonly bytes: Uint8Array;
  readonly mimeType: string;
  readonly provider: string;
  readonly costMicroUsd: number;
};

/**
 * Stores pictures of one book, then their rows in one transaction. The rows notify a waiting browser, so the pictures
 * must exist before. Deletes everything again when the book was deleted meanwhile.
 */
export async function storePictures(pictures: readonly NewPicture[], deps: Deps): Promise<void> {
  const { db, storage } = deps;
  for (const { storageKey, bytes, mimeType } of pictures) {
    await registerPendingObject(db, storageKey);
    await storage.put(storageKey, bytes, mimeType);
  }
  await db.$transaction(async (tx) => {
    for (const { key, ...data } of pictures) {
      const { storageKey, provider, costMicroUsd } = data;
      await saveIllustration(tx, key, { storageKey, provider, costMicroUsd });
    }
    await confirmPendingObjects(
      tx,
      pictures.map(({ storageKey }) => storageKey),
    );
  });
  await deleteIfBookDeleted(pictures, deps);
}

/**
 * Deletes the pictures of a book that was deleted while they were drawn: the deletion may have run before they were
 * stored.
 */
async function deleteIfBookDeleted(pictures: readonly NewPicture[], { db, storage }: Deps): Promise<void> {
  const bookId = pictures[0]?.key.bookId;
  if (!bookId || (await getRevision(db, bookId)) !== null) return;
  for (const { key, storageKey } of pictures) {
    await storage.delete(storageKey);
    const row = await findIllustration(db, key);
    if (row) await deleteIllustrations(db, [row.id]);
  }
}
