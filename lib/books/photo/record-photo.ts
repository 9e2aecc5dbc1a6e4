import { characterSchema, type ReadHero } from '@/lib/illustrator';
import { type Db, Prisma, type Tx } from '@/lib/platform/db';
import { confirmPendingObjects, registerPendingObject } from '@/lib/platform/db/pending-objects';
import type { Enqueue } from '@/lib/platform/jobs';
import { fail, ok, type Result } from '@/lib/platform/result';
import type { StoragePort } from '@/lib/providers/storage/port';
import { isGuest } from '../drafts/viewer-access';
import { deleteSheets } from '../drawing/character-sheets';
import { enqueueDrawing, getShare, isQueueFull, QUEUE_FULL_RETRY_SECONDS } from '../drawing/enqueue-drawing';
import { checkCompanyBook } from '../groups/check-company-book';
import { isBoughtBook } from '../is-bought';
import { listRedraws } from '../redraws/repository';
import {
  type BookRow,
  findOwnedDraft,
  findOwnedPhotoTarget,
  insertPhoto,
  lockBook,
  markPhotosDeleted,
  type Owner,
  updateDraft,
} from '../repository';
import { addDays, RETENTION_DAYS } from '../retention/retention';
import type { DraftRow, PhotoTarget } from '../selects';
import { getConsentServices, type StoredConsent } from './photo-consent';
import { getHeroPhoto, isSamePhoto } from './same-photo';

export type PhotoDeps = {
  readonly db: Db;
  readonly owner: Owner;
  readonly storage: StoragePort;
  readonly enqueue: Enqueue;
  readonly now: Date;
};

export type BookErrorCode = 'not_found' | 'order_not_payable' | 'first_device_only';

/** Checks whether this book accepts a photo, before the upload arrives. */
export async function checkPhotoAllowed(
  bookId: string,
  { db, owner }: Pick<PhotoDeps, 'db' | 'owner'>,
): Promise<Result<PhotoTarget, BookErrorCode | 'editing_closed' | 'book_not_available' | 'rate_limited'>> {
  const book = await findOwnedPhotoTarget(db, bookId, owner);
  const refused = getAttachError(book, owner);
  if (!book || refused) return refused ?? fail('not_found');
  const closed = await checkCompanyBook(db, book);
  if (closed) return fail(closed);
  if (await isQueueFull(db, book, owner)) return fail('rate_limited', { waitSeconds: QUEUE_FULL_RETRY_SECONDS });
  return ok(book);
}

function getAttachError(book: PhotoTarget | null, owner: Owner) {
  if (!book) return fail('not_found');
  if (isBoughtBook(book)) return fail('order_not_payable');
  // A mailed link gives no photo away and takes none (rulings "Flow"); an employee's own link opens a book that
  // may still need one.
  return isGuest(book, owner) && (getHeroPhoto(book) || book.companyBatchId === null)
    ? fail('first_device_only')
    : null;
}

export type NewPhoto = {
  /** The stored picture; `null` for a photo that stayed on the parent's device. */
  readonly stored: { readonly storageKey: string; readonly widthPx: number; readonly heightPx: number } | null;
  /** Of the stored picture, or of the numbers that were sent in its place. */
  readonly sha256: string;
  readonly consent: StoredConsent;
  readonly hero: ReadHero;
};

/** The draft with its new photo, and what the photo replaces; `null`: it is already recorded. */
type RecordedPhoto = {
  readonly changed: DraftRow;
  /** Storage keys of earlier photos. */
  readonly replaced: readonly string[];
  /** Only an earlier hero has sheets. */
  readonly hadHero: boolean;
} | null;

/** Records a photo in one transaction and deletes what it replaces. The stored picture is already in the storage. */
export async function recordPhoto(
  bookId: string,
  photo: NewPhoto,
  deps: PhotoDeps,
): Promise<Result<DraftRow, BookErrorCode>> {
  const drop = (keys: readonly string[]) => deleteUnownedObjects(keys, deps);
  const own = photo.stored ? [photo.stored.storageKey] : [];
  const recorded = await deps.db
    .$transaction((tx) => recordWithin(tx, bookId, photo, deps))
    .catch(async (thrown: unknown) => {
      await drop(own);
      throw thrown;
    });
  if (!recorded.ok || !recorded.value) {
    await drop(own);
    return recorded.ok ? readDraft(bookId, deps) : recorded;
  }
  const { changed, replaced, hadHero } = recorded.value;
  // Only after the new photo is recorded; the retention job deletes what a crash leaves behind.
  await drop(replaced);
  if (hadHero) await deleteSheets(bookId, deps);
  return ok(changed);
}

/** The draft as it stands: the photo that was sent is there. */
export async function readDraft(bookId: string, { db, owner }: PhotoDeps): Promise<Result<DraftRow, 'not_found'>> {
  const draft = await findOwnedDraft(db, bookId, owner);
  return draft ? ok(draft) : fail('not_found');
}

/** Deletes objects without a row; until then they stay registered as pending. */
async function deleteUnownedObjects(keys: readonly string[], { db, storage }: PhotoDeps): Promise<void> {
  if (keys.length === 0) return;
  await Promise.all(keys.map((key) => storage.delete(key)));
  await confirmPendingObjects(db, keys);
}

async function recordWithin(
  tx: Tx,
  bookId: string,
  photo: NewPhoto,
  { owner, enqueue, now }: PhotoDeps,
): Promise<Result<RecordedPhoto, BookErrorCode>> {
  const groupId = await lockBook(tx, bookId);
  // Read under the lock: while the face was read the parent may have changed the child, sent another photo or paid.
  const book = await findOwnedPhotoTarget(tx, bookId, owner);
  const refused = getAttachError(book, owner);
  if (!book || refused) return refused ?? fail('not_found');
  if (await isSamePhoto(tx, book, photo.sha256, photo.consent.textVersion)) return ok(null);
  const replaced = book.photos.flatMap(({ storageKey }) => storageKey ?? []);
  for (const key of replaced) await registerPendingObject(tx, key, now);
  if (book.photos.length > 0) await markPhotosDeleted(tx, bookId, now, 'first');
  const stored = await insertRecord(tx, bookId, photo, now);
  const updated = await updateDraft(tx, bookId, {
    ...toHeroColumns(photo.hero, book),
    characterApprovedAt: null,
    revision: { increment: 1 },
  });
  const task = await enqueueDrawing(tx, enqueue, 'character', updated, getShare(groupId, owner));
  // Nothing is drawn of the new revision yet; redraws count across revisions, and there are none without a hero.
  const hadHero = book.character !== null;
  const redraws = hadHero ? await listRedraws(tx, bookId) : [];
  const drawn = { illustrations: [], redraws, tasks: [task] };
  const others = book.photos.filter(({ hero }) => hero !== 'first');
  return ok({
    changed: { ...updated, ...drawn, photos: [stored, ...others], orders: book.orders },
    replaced,
    hadHero,
  });
}

async function insertRecord(tx: Tx, bookId: string, { stored, sha256, consent }: NewPhoto, now: Date) {
  if (stored) await confirmPendingObjects(tx, [stored.storageKey]);
  return insertPhoto(tx, {
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
function toHeroColumns(
  hero: ReadHero,
  { age, gender, character: earlier }: Pick<BookRow, 'age' | 'gender' | 'character'>,
) {
  const kept = characterSchema.pick({ family: true, second: true, third: true }).parse(earlier ?? {});
  const own = { age, gender, ...kept };
  const character = characterSchema.parse({ ...hero.character, ...own });
  const candidates = hero.candidates.map((candidate) => ({ ...candidate, ...own }));
  return {
    character,
    firstCharacter: character,
    candidates: candidates.length > 0 ? candidates : Prisma.DbNull,
    featuresOfId: null,
    unsureTraits: [...hero.unsure],
  };
}
