import type { Language } from '@/lib/markets';
import type { Tx } from '@/lib/platform/db';
import { confirmPendingObjects, registerPendingObject } from '@/lib/platform/db/pending-objects';

type NewDedicationPhoto = {
  readonly storageKey: string;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly sha256: string;
  readonly consentTextVersion: string;
  readonly consentLanguage: Language;
  readonly consentAt: Date;
};

export const findDedicationPhoto = (tx: Tx, bookId: string) => tx.dedicationPhoto.findUnique({ where: { bookId } });

/**
 * Takes the photo off the dedication's page. Its object is pending until the caller has deleted it after the transaction
 * (`dropPhotoObject`). Returns the object's key, or `null` without a photo.
 */
export async function deleteDedicationPhoto(tx: Tx, bookId: string, now: Date): Promise<string | null> {
  const photo = await findDedicationPhoto(tx, bookId);
  if (!photo) return null;
  await registerPendingObject(tx, photo.storageKey, now);
  await tx.dedicationPhoto.delete({ where: { bookId } });
  return photo.storageKey;
}

/** Records a stored photo in place of an earlier one, whose key it returns like `deleteDedicationPhoto`. */
export async function replaceDedicationPhoto(
  tx: Tx,
  bookId: string,
  photo: NewDedicationPhoto,
  now: Date,
): Promise<string | null> {
  const replaced = await deleteDedicationPhoto(tx, bookId, now);
  await confirmPendingObjects(tx, [photo.storageKey]);
  await tx.dedicationPhoto.create({ data: { bookId, ...photo } });
  return replaced;
}
