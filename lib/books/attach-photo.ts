import { characterFromReading } from '@/lib/illustrator';
import type { Language } from '@/lib/markets';
import type { Crop, FaceReading, PhotoProblem } from '@/lib/photos';
import type { Db } from '@/lib/platform/db';
import { announceObject, claimObjects } from '@/lib/platform/db/pending';
import type { Enqueue } from '@/lib/platform/jobs';
import { log, reasonOf } from '@/lib/platform/log';
import { fail, ok, type Result } from '@/lib/platform/result';
import type { StoragePort } from '@/lib/providers/storage/port';
import { type PhotoConsentVersion, servicesNamedIn } from './photo-consent';
import { FULL_WAIT_SECONDS, lineIsFull, queueDrawing } from './queue-drawing';
import {
  type BookRow,
  bookById,
  insertPhoto,
  lockBook,
  markPhotosDeleted,
  type Owner,
  ownedBook,
  storedPhotos,
  updateBook,
} from './repo';
import { daysAfter, RETENTION_DAYS } from './retention';
import { isSamePhoto } from './same-photo';
import { deleteSheets } from './sheets';
import { isGuest } from './visible';

export type PhotoUpload = {
  readonly bytes: Uint8Array;
  readonly crop: Crop | null;
  readonly consent: { readonly textVersion: PhotoConsentVersion; readonly language: Language };
};

type NormalisedPhoto = { readonly jpeg: Uint8Array; readonly widthPx: number; readonly heightPx: number };

/** `server_busy`: too many photos wait to be read. */
type Refused = PhotoProblem | 'server_busy';

export type PhotoReader = {
  normalise(bytes: Uint8Array, crop: Crop | null, signal?: AbortSignal): Promise<Result<NormalisedPhoto, Refused>>;
  readFace(jpeg: Uint8Array, signal?: AbortSignal): Promise<Result<FaceReading, Refused>>;
};

type Deps = {
  readonly db: Db;
  readonly owner: Owner;
  readonly storage: StoragePort;
  readonly photos: PhotoReader;
  readonly enqueue: Enqueue;
  readonly now: Date;
  readonly newId: () => string;
  /** Aborted when the browser no longer waits: its photo need not be read. */
  readonly signal?: AbortSignal;
};

type Refusal = 'not_found' | 'order_not_payable' | 'authentication_required';
type NotNow = Refusal | 'rate_limited';

/** Whether a photo for this book would be taken in; known before its bytes are there. */
export async function mayAttachPhoto(
  bookId: string,
  { db, owner }: Pick<Deps, 'db' | 'owner'>,
): Promise<Result<BookRow, NotNow>> {
  const book = await ownedBook(db, bookId, owner);
  const refused = refusalOf(book, owner);
  if (!book || refused) return refused ?? fail('not_found');
  if (await lineIsFull(db, book)) return fail('rate_limited', { waitSeconds: FULL_WAIT_SECONDS });
  return ok(book);
}

/**
 * Takes a child's photo in: checked, stripped of metadata, its face read into a first character, stored privately
 * with the parent's declaration; the photo it replaces is deleted. Then the hero is drawn. The same photo sent again
 * changes nothing.
 */
export async function attachPhoto(
  bookId: string,
  upload: PhotoUpload,
  deps: Deps,
): Promise<Result<BookRow, Refused | NotNow | 'service_unavailable'>> {
  const may = await mayAttachPhoto(bookId, deps);
  if (!may.ok) return may;
  const book = may.value;
  const photo = await deps.photos.normalise(upload.bytes, upload.crop, deps.signal);
  if (!photo.ok) return photo;
  if (await isSamePhoto(book, photo.value, upload.consent.textVersion, deps.storage)) return ok(book);
  // Nothing is wrong with this photo when its reader fails: the browser sends it again.
  const reading = await deps.photos.readFace(photo.value.jpeg, deps.signal).catch((thrown: unknown) => {
    log.error(reasonOf(thrown), 'a photo could not be read');
    return fail('service_unavailable');
  });
  if (!reading.ok) return reading;

  const storageKey = `photos/${deps.newId()}.jpg`;
  const drop = (keys: readonly string[]) => dropObjects(keys, deps);
  await announceObject(deps.db, storageKey, deps.now);
  await deps.storage.put(storageKey, photo.value.jpeg, 'image/jpeg');
  const recorded = await deps.db
    .$transaction((tx) => recordPhoto(tx, bookId, { storageKey, ...photo.value }, reading.value, upload, deps))
    .catch(async (thrown: unknown) => {
      await drop([storageKey]);
      throw thrown;
    });
  if (!recorded.ok || !recorded.value.replaced) {
    await drop([storageKey]);
    return recorded.ok ? ok(recorded.value.changed) : recorded;
  }
  const { changed, replaced } = recorded.value;
  // Only after the new photo is recorded; what a crash leaves behind, the retention job removes.
  await drop(replaced.map((old) => old.storageKey));
  await deleteSheets(bookId, deps);
  return ok(changed);
}

/** Deletes objects that no row stands for; until then they are known as announced. */
async function dropObjects(keys: readonly string[], { db, storage }: Pick<Deps, 'db' | 'storage'>): Promise<void> {
  await Promise.all(keys.map((key) => storage.delete(key)));
  await claimObjects(db, keys);
}

function refusalOf(book: BookRow | null, owner: Owner) {
  if (!book) return fail('not_found');
  if (book.orders.some((order) => order.paidAt)) return fail('order_not_payable');
  // A new photo deletes the one before, which a visitor from a mailed link has not even seen.
  return isGuest(book, owner) && book.photos.length > 0 ? fail('authentication_required') : null;
}

type Recorded = {
  readonly changed: BookRow;
  /** `null`: the same photo was recorded already. */
  readonly replaced: Awaited<ReturnType<typeof storedPhotos>> | null;
};

async function recordPhoto(
  tx: Parameters<typeof insertPhoto>[0],
  bookId: string,
  photo: NormalisedPhoto & { readonly storageKey: string },
  reading: FaceReading,
  { consent }: PhotoUpload,
  deps: Deps,
): Promise<Result<Recorded, Refusal>> {
  await lockBook(tx, bookId);
  // Read under the lock: while the photo was looked at, the parent may have changed the child, sent another photo or paid.
  const book = await ownedBook(tx, bookId, deps.owner);
  const refused = refusalOf(book, deps.owner);
  if (!book || refused) return refused ?? fail('not_found');
  if (await isSamePhoto(book, photo, consent.textVersion, deps.storage)) return ok({ changed: book, replaced: null });
  const replaced = await storedPhotos(tx, bookId);
  for (const old of replaced) await announceObject(tx, old.storageKey, deps.now);
  await markPhotosDeleted(tx, bookId, deps.now);
  await claimObjects(tx, [photo.storageKey]);
  await insertPhoto(tx, {
    bookId,
    storageKey: photo.storageKey,
    widthPx: photo.widthPx,
    heightPx: photo.heightPx,
    consentTextVersion: consent.textVersion,
    consentLanguage: consent.language,
    consentAt: deps.now,
    consentNamesHosted: servicesNamedIn(consent.textVersion).length > 0,
    deleteAfter: daysAfter(deps.now, RETENTION_DAYS.draft),
  });
  const { character, unsure } = characterFromReading(reading, { age: book.age, gender: book.gender });
  const begun = await updateBook(tx, bookId, {
    character,
    firstCharacter: character,
    featuresOfId: null,
    unsureTraits: [...unsure],
    characterApprovedAt: null,
    revision: { increment: 1 },
  });
  await queueDrawing(tx, deps.enqueue, 'character', begun);
  const changed = await bookById(tx, bookId);
  if (!changed) throw new Error(`Book ${bookId} disappeared while its photo was recorded`);
  return ok({ changed, replaced });
}
