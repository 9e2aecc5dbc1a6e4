import { readHero } from '@/lib/illustrator';
import type { Language } from '@/lib/markets';
import type { Crop, FaceReading, PhotoErrorCode, Picture } from '@/lib/photos';
import type { NormalizedPhoto } from '@/lib/photos/server';
import { registerPendingObject } from '@/lib/platform/db/pending-objects';
import { sha256 } from '@/lib/platform/ids';
import { describeError, log } from '@/lib/platform/logging/log';
import { fail, type Result } from '@/lib/platform/result';
import type { DraftRow, PhotoTarget } from '../selects';
import type { PhotoConsentVersion, SchoolConsentVersion } from './photo-consent';
import { type BookErrorCode, type PhotoDeps, readDraft, recordPhoto } from './record-photo';
import { isSamePhoto } from './same-photo';

export type PhotoUpload = {
  readonly bytes: Uint8Array;
  readonly crop: Crop | null;
  readonly consent: { readonly textVersion: PhotoConsentVersion | SchoolConsentVersion; readonly language: Language };
};

/** `server_busy`: too many photos are waiting for face detection. */
type UploadErrorCode = PhotoErrorCode | 'server_busy';

export type PhotoReader = {
  normalize(
    bytes: Uint8Array,
    crop: Crop | null,
    signal?: AbortSignal,
  ): Promise<Result<NormalizedPhoto, UploadErrorCode>>;
  /** From the pixels of a photo, or from a stored one. */
  readFace(photo: Picture | Uint8Array, signal?: AbortSignal): Promise<Result<FaceReading, UploadErrorCode>>;
};

type Deps = PhotoDeps & {
  readonly photos: PhotoReader;
  readonly newId: () => string;
  /** Aborted when the browser disconnects: its photo need not be processed. */
  readonly signal?: AbortSignal;
};

/**
 * Stores a child's photo for a book that `checkPhotoAllowed` let through: validates it, strips metadata, reads the face
 * into a first character, stores it privately with the parent's consent, deletes the replaced photo and starts drawing
 * the hero. Sending the same photo again changes nothing.
 */
export async function attachPhoto(
  book: PhotoTarget,
  upload: PhotoUpload,
  deps: Deps,
): Promise<Result<DraftRow, UploadErrorCode | BookErrorCode | 'service_unavailable'>> {
  const photo = await deps.photos.normalize(upload.bytes, upload.crop, deps.signal);
  if (!photo.ok) return photo;
  const { jpeg, picture, widthPx, heightPx } = photo.value;
  const hash = sha256(jpeg);
  if (await isSamePhoto(deps.db, book, hash, upload.consent.textVersion)) return readDraft(book.id, deps);
  // The photo reader failed, not the photo: the browser sends it again.
  const reading = await deps.photos.readFace(picture, deps.signal).catch((thrown: unknown) => {
    log.error(describeError(thrown), 'a photo could not be read');
    return fail('service_unavailable');
  });
  if (!reading.ok) return reading;
  const storageKey = `photos/${deps.newId()}.jpg`;
  await registerPendingObject(deps.db, storageKey, deps.now);
  await deps.storage.put(storageKey, jpeg, 'image/jpeg');
  const { age, gender } = book;
  const hero = readHero(reading.value, { age, gender });
  const stored = { storageKey, widthPx, heightPx };
  return recordPhoto(book.id, { stored, sha256: hash, consent: upload.consent, hero }, deps);
}
