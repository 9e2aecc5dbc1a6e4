import { characterSchema, type ReadHero } from '@/lib/illustrator';
import { type Db, Prisma, type Tx } from '@/lib/platform/db';
import { confirmPendingObjects, registerPendingObject } from '@/lib/platform/db/pending-objects';
import type { Enqueue } from '@/lib/platform/jobs';
import { fail, ok, type Result } from '@/lib/platform/result';
import type { StoragePort } from '@/lib/providers/storage/port';
import { isGuest } from '../drafts/viewer-access';
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
import { getConsentServices, type StoredConsent } from './photo-consent';
import { isSamePhoto } from './same-photo';

export type PhotoDeps = {
  readonly db: Db;
  readonly owner: Owner;
  readonly storage: StoragePort;
  readonly enqueue: Enqueue;
  readonly now: Date;
};

type BookErrorCode = 'not_found' | 'order_not_payable' | 'authentication_required';
export type AttachErrorCode = BookErrorCode | 'rate_limited';

/** Checks whether this book accepts a photo, before the upload arrives. */
export async function checkPhotoAllowed(
  bookId: string,
  { db, owner }: Pick<PhotoDeps, 'db' | 'owner'>,
): Promise<Result<BookRow, AttachErrorCode>> {
  const book = await findOwnedBook(db, bookId, owner);
  const refused = getAttachError(book, owner);
  if (!book || refused) return refused ?? fail('not_found');
  if (await isQueueFull(db, book)) return fail('rate_limited', { waitSeconds: QUEUE_FULL_RETRY_SECONDS });
  return ok(book);
}

function getAttachError(book: BookRow | null, owner: Owner) {
  if (!book) return fail('not_found');
  if (book.orders.some((order) => order.paidAt)) return fail('order_not_payable');
  // A new photo deletes the previous one, which a visitor from an e-mailed link has not even seen.
  return isGuest(book, owner) && book.photos.length > 0 ? fail('authentication_required') : null;
}

export type NewPhoto = {
  /** The stored picture; `null` for a photo that stayed on the parent's device. */
  readonly stored: { readonly storageKey: string; readonly widthPx: number; readonly heightPx: number } | null;
  /** Of the stored picture, or of the numbers that were sent in its place. */
  readonly sha256: string;
  readonly consent: StoredConsent;
  /** `null` keeps the hero that the parent has already met: the photo is only for the advanced model. */
  readonly hero: ReadHero | null;
};

type RecordedPhoto = {
  readonly changed: BookRow;
  /** Storage keys that the photo replaces; `null`: this photo is already recorded. */
  readonly replaced: readonly string[] | null;
};

/** Records a photo in one transaction and deletes what it replaces. The stored picture is already in the storage. */
export async function recordPhoto(
  bookId: string,
  photo: NewPhoto,
  deps: PhotoDeps,
): Promise<Result<BookRow, BookErrorCode>> {
  const drop = (keys: readonly string[]) => deleteUnownedObjects(keys, deps);
  const own = photo.stored ? [photo.stored.storageKey] : [];
  const recorded = await deps.db
    .$transaction((tx) => recordWithin(tx, bookId, photo, deps))
    .catch(async (thrown: unknown) => {
      await drop(own);
      throw thrown;
    });
  if (!recorded.ok || !recorded.value.replaced) {
    await drop(own);
    return recorded.ok ? ok(recorded.value.changed) : recorded;
  }
  const { changed, replaced } = recorded.value;
  // Only after the new photo is recorded; the retention job deletes what a crash leaves behind.
  await drop(replaced);
  await deleteSheets(bookId, deps);
  return ok(changed);
}

/** Deletes objects without a row; until then they stay registered as pending. */
async function deleteUnownedObjects(keys: readonly string[], { db, storage }: PhotoDeps): Promise<void> {
  await Promise.all(keys.map((key) => storage.delete(key)));
  await confirmPendingObjects(db, keys);
}

async function recordWithin(
  tx: Tx,
  bookId: string,
  photo: NewPhoto,
  { owner, enqueue, now }: PhotoDeps,
): Promise<Result<RecordedPhoto, BookErrorCode>> {
  await lockBook(tx, bookId);
  // Read under the lock: while the face was read the parent may have changed the child, sent another photo or paid.
  const book = await findOwnedBook(tx, bookId, owner);
  const refused = getAttachError(book, owner);
  if (!book || refused) return refused ?? fail('not_found');
  if (isSamePhoto(book, photo.sha256, photo.consent.textVersion)) return ok({ changed: book, replaced: null });
  const replaced = (await listStoredPhotos(tx, bookId)).flatMap(({ storageKey }) => storageKey ?? []);
  for (const key of replaced) await registerPendingObject(tx, key, now);
  await markPhotosDeleted(tx, bookId, now);
  await insertRecord(tx, bookId, photo, now);
  const updated = await updateBook(tx, bookId, {
    ...(photo.hero && toHeroColumns(photo.hero, book)),
    characterApprovedAt: null,
    revision: { increment: 1 },
  });
  await enqueueDrawing(tx, enqueue, 'character', updated);
  const changed = await findBook(tx, bookId);
  if (!changed) throw new Error(`Book ${bookId} disappeared while its photo was recorded`);
  return ok({ changed, replaced });
}

async function insertRecord(tx: Tx, bookId: string, { stored, sha256, consent }: NewPhoto, now: Date): Promise<void> {
  if (stored) await confirmPendingObjects(tx, [stored.storageKey]);
  await insertPhoto(tx, {
    bookId,
    storageKey: stored?.storageKey ?? null,
    widthPx: stored?.widthPx ?? null,
    heightPx: stored?.heightPx ?? null,
    sha256,
    consentTextVersion: consent.textVersion,
    consentLanguage: consent.language,
    consentAt: now,
    consentNamesHosted: getConsentServices(consent.textVersion).length > 0,
    deleteAfter: addDays(now, RETENTION_DAYS.draft),
  });
}

/** The child's age and gender as they are now: they may have changed since the photo was read. */
function toHeroColumns(hero: ReadHero, { age, gender }: Pick<BookRow, 'age' | 'gender'>) {
  const character = characterSchema.parse({ ...hero.character, age, gender });
  const candidates = hero.candidates.map((candidate) => ({ ...candidate, age, gender }));
  return {
    character,
    firstCharacter: character,
    candidates: candidates.length > 0 ? candidates : Prisma.DbNull,
    featuresOfId: null,
    unsureTraits: [...hero.unsure],
  };
}
