import { characterFromReading, listCandidates } from '@/lib/illustrator';
import type { Language } from '@/lib/markets';
import type { Crop, FaceReading, PhotoErrorCode } from '@/lib/photos';
import { type Db, Prisma } from '@/lib/platform/db';
import { confirmPendingObjects, registerPendingObject } from '@/lib/platform/db/pending-objects';
import { sha256 } from '@/lib/platform/ids';
import type { Enqueue } from '@/lib/platform/jobs';
import { describeError, log } from '@/lib/platform/log';
import { fail, ok, type Result } from '@/lib/platform/result';
import type { StoragePort } from '@/lib/providers/storage/port';
import { deleteSheets } from '../drawing/character-sheets';
import { enqueueDrawing, isQueueFull, QUEUE_FULL_RETRY_SECONDS } from '../drawing/enqueue-drawing';
import {
  type BookRow,
  findBook,
  findOwnedBook,
  insertPhoto,
  listStoredPhotos,
  lockBook,
  markPhotosDeleted,
  type Owner,
  updateBook,
} from '../repository';
import { addDays, RETENTION_DAYS } from '../retention/retention';
import { getConsentServices, type PhotoConsentVersion, type SchoolConsentVersion } from './photo-consent';
import { isSamePhoto } from './same-photo';
import { isGuest } from './viewer-access';

export type PhotoUpload = {
  readonly bytes: Uint8Array;
  readonly crop: Crop | null;
  readonly consent: { readonly textVersion: PhotoConsentVersion | SchoolConsentVersion; readonly language: Language };
};

type NormalizedPhoto = { readonly jpeg: Uint8Array; readonly widthPx: number; readonly heightPx: number };

/** `server_busy`: too many photos are waiting for face detection. */
type UploadErrorCode = PhotoErrorCode | 'server_busy';

export type PhotoReader = {
  normalize(
    bytes: Uint8Array,
    crop: Crop | null,
    signal?: AbortSignal,
  ): Promise<Result<NormalizedPhoto, UploadErrorCode>>;
  readFace(jpeg: Uint8Array, signal?: AbortSignal): Promise<Result<FaceReading, UploadErrorCode>>;
};

type Deps = {
  readonly db: Db;
  readonly owner: Owner;
  readonly storage: StoragePort;
  readonly photos: PhotoReader;
  readonly enqueue: Enqueue;
  readonly now: Date;
  readonly newId: () => string;
  /** Aborted when the browser disconnects: its photo need not be processed. */
  readonly signal?: AbortSignal;
};

type BookErrorCode = 'not_found' | 'order_not_payable' | 'authentication_required';
type AttachErrorCode = BookErrorCode | 'rate_limited';

/** Checks whether this book accepts a photo, before the upload arrives. */
export async function checkPhotoAllowed(
  bookId: string,
  { db, owner }: Pick<Deps, 'db' | 'owner'>,
): Promise<Result<BookRow, AttachErrorCode>> {
  const book = await findOwnedBook(db, bookId, owner);
  const refused = getAttachError(book, owner);
  if (!book || refused) return refused ?? fail('not_found');
  if (await isQueueFull(db, book)) return fail('rate_limited', { waitSeconds: QUEUE_FULL_RETRY_SECONDS });
  return ok(book);
}

/**
 * Stores a child's photo: validates it, strips metadata, reads the face into a first character, stores it privately
 * with the parent's consent, deletes the replaced photo and starts drawing the hero. Sending the same photo again
 * changes nothing.
 */
export async function attachPhoto(
  bookId: string,
  upload: PhotoUpload,
  deps: Deps,
): Promise<Result<BookRow, UploadErrorCode | AttachErrorCode | 'service_unavailable'>> {
  const allowed = await checkPhotoAllowed(bookId, deps);
  if (!allowed.ok) return allowed;
  const book = allowed.value;
  const photo = await deps.photos.normalize(upload.bytes, upload.crop, deps.signal);
  if (!photo.ok) return photo;
  const hash = sha256(photo.value.jpeg);
  if (isSamePhoto(book, hash, upload.consent.textVersion)) return ok(book);
  // The photo reader failed, not the photo: the browser sends it again.
  const reading = await deps.photos.readFace(photo.value.jpeg, deps.signal).catch((thrown: unknown) => {
    log.error(describeError(thrown), 'a photo could not be read');
    return fail('service_unavailable');
  });
  if (!reading.ok) return reading;

  const storageKey = `photos/${deps.newId()}.jpg`;
  const drop = (keys: readonly string[]) => deleteUnownedObjects(keys, deps);
  await registerPendingObject(deps.db, storageKey, deps.now);
  await deps.storage.put(storageKey, photo.value.jpeg, 'image/jpeg');
  const recorded = await deps.db
    .$transaction((tx) =>
      recordPhoto(tx, bookId, { storageKey, sha256: hash, ...photo.value }, reading.value, upload, deps),
    )
    .catch(async (thrown: unknown) => {
      await drop([storageKey]);
      throw thrown;
    });
  if (!recorded.ok || !recorded.value.replaced) {
    await drop([storageKey]);
    return recorded.ok ? ok(recorded.value.changed) : recorded;
  }
  const { changed, replaced } = recorded.value;
  // Only after the new photo is recorded; the retention job deletes what a crash leaves behind.
  await drop(replaced.map((old) => old.storageKey));
  await deleteSheets(bookId, deps);
  return ok(changed);
}

/** Deletes objects without a row; until then they stay registered as pending. */
async function deleteUnownedObjects(
  keys: readonly string[],
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
): Promise<void> {
  await Promise.all(keys.map((key) => storage.delete(key)));
  await confirmPendingObjects(db, keys);
}

function getAttachError(book: BookRow | null, owner: Owner) {
  if (!book) return fail('not_found');
  if (book.orders.some((order) => order.paidAt)) return fail('order_not_payable');
  // A new photo deletes the previous one, which a visitor from an e-mailed link has not even seen.
  return isGuest(book, owner) && book.photos.length > 0 ? fail('authentication_required') : null;
}

type RecordedPhoto = {
  readonly changed: BookRow;
  /** `null`: this photo is already recorded. */
  readonly replaced: Awaited<ReturnType<typeof listStoredPhotos>> | null;
};

async function recordPhoto(
  tx: Parameters<typeof insertPhoto>[0],
  bookId: string,
  photo: NormalizedPhoto & { readonly storageKey: string; readonly sha256: string },
  reading: FaceReading,
  { consent }: PhotoUpload,
  deps: Pick<Deps, 'owner' | 'enqueue' | 'now'>,
): Promise<Result<RecordedPhoto, BookErrorCode>> {
  await lockBook(tx, bookId);
  // Read under the lock: during face detection the parent may have changed the child, sent another photo or paid.
  const book = await findOwnedBook(tx, bookId, deps.owner);
  const refused = getAttachError(book, deps.owner);
  if (!book || refused) return refused ?? fail('not_found');
  if (isSamePhoto(book, photo.sha256, consent.textVersion)) return ok({ changed: book, replaced: null });
  const replaced = await listStoredPhotos(tx, bookId);
  for (const old of replaced) await registerPendingObject(tx, old.storageKey, deps.now);
  await markPhotosDeleted(tx, bookId, deps.now);
  await confirmPendingObjects(tx, [photo.storageKey]);
  await insertPhoto(tx, {
    bookId,
    storageKey: photo.storageKey,
    widthPx: photo.widthPx,
    heightPx: photo.heightPx,
    sha256: photo.sha256,
    consentTextVersion: consent.textVersion,
    consentLanguage: consent.language,
    consentAt: deps.now,
    consentNamesHosted: getConsentServices(consent.textVersion).length > 0,
    deleteAfter: addDays(deps.now, RETENTION_DAYS.draft),
  });
  const guess = characterFromReading(reading, { age: book.age, gender: book.gender });
  const { character, unsure } = guess;
  const candidates = listCandidates(reading, guess);
  const updated = await updateBook(tx, bookId, {
    character,
    firstCharacter: character,
    candidates: candidates.length > 0 ? [...candidates] : Prisma.DbNull,
    featuresOfId: null,
    unsureTraits: [...unsure],
    characterApprovedAt: null,
    revision: { increment: 1 },
  });
  await enqueueDrawing(tx, deps.enqueue, 'character', updated);
  const changed = await findBook(tx, bookId);
  if (!changed) throw new Error(`Book ${bookId} disappeared while its photo was recorded`);
  return ok({ changed, replaced });
}
