import type { Db } from '@/lib/platform/db';
import { confirmPendingObjects, registerPendingObject } from '@/lib/platform/db/pending-objects';
import type { StoragePort } from '@/lib/providers/storage/port';
import { getLinkExpiry, type SignUrl } from '../sharing/links';

type Deps = { readonly db: Db; readonly storage: StoragePort };

/** Stores the photo of a dedication privately; its object is pending until its row is written. Returns its key. */
export async function storePhotoObject(
  jpeg: Uint8Array,
  { db, storage, now, newId }: Deps & { readonly now: Date; readonly newId: () => string },
): Promise<string> {
  const key = `photos/${newId()}.jpg`;
  await registerPendingObject(db, key, now);
  await storage.put(key, jpeg, 'image/jpeg');
  return key;
}

/** Deletes a pending object. */
export async function dropPhotoObject(key: string | null, { db, storage }: Deps): Promise<void> {
  if (!key) return;
  await storage.delete(key);
  await confirmPendingObjects(db, [key]);
}

type WithPhoto = { readonly dedicationPhoto: { readonly storageKey: string } | null };

/** The bytes of the photo beside a book's dedication; `null` without one. */
export const readDedicationPhoto = async (
  { dedicationPhoto }: WithPhoto,
  storage: StoragePort,
): Promise<Uint8Array | null> => dedicationPhoto && storage.get(dedicationPhoto.storageKey);

/** A short-lived link of the photo beside a book's dedication, for its owner; `null` without one. */
export const signDedicationPhoto = async (
  book: WithPhoto | null,
  { sign, now }: { readonly sign: SignUrl; readonly now: Date },
): Promise<string | null> =>
  book?.dedicationPhoto ? sign(book.dedicationPhoto.storageKey, { expiresAt: getLinkExpiry(now) }) : null;
