import {
  type DedicatedRow,
  deleteDedicationPhoto,
  dropPhotoObject,
  replaceDedicationPhoto,
  storePhotoObject,
} from '@/lib/books/server';
import type { Language } from '@/lib/markets';
import type { PhotoErrorCode } from '@/lib/photos';
import type { Tx } from '@/lib/platform/db';
import { sha256 } from '@/lib/platform/ids';
import { fail, ok, type Result } from '@/lib/platform/result';
import type { StoragePort } from '@/lib/providers/storage/port';
import { fitsDedication } from '@/lib/typesetting/server';
import {
  changeDedication,
  type DedicatedOrder,
  type DedicationAccessError,
  type DedicationDeps,
  findDedicatedOrder,
  followDedicationChange,
} from './change-dedication';

export type DedicationPhotoUpload = {
  readonly bytes: Uint8Array;
  readonly consent: { readonly textVersion: string; readonly language: Language };
};

type NormalizedPhoto = { readonly jpeg: Uint8Array; readonly widthPx: number; readonly heightPx: number };
type ReadError = PhotoErrorCode | 'dedication_photo_too_small' | 'server_busy';

/** Converts an uploaded file to the picture that is printed. */
export type DedicationPhotoReader = (
  bytes: Uint8Array,
  signal?: AbortSignal,
) => Promise<Result<NormalizedPhoto, ReadError>>;

type Deps = DedicationDeps & { readonly storage: StoragePort };
type SaveDeps = Deps & {
  readonly readPhoto: DedicationPhotoReader;
  readonly newId: () => string;
  /** Aborted when the browser disconnects: its photo need not be processed. */
  readonly signal?: AbortSignal;
};
type SaveError = DedicationAccessError | ReadError | 'dedication_photo_no_room';

const SAVED = { saved: true } as const;

/** Checks whether this order's book accepts a photo, before the upload arrives. */
export async function checkDedicationPhotoAllowed(
  orderId: string,
  { db, accountId }: Pick<Deps, 'db' | 'accountId'>,
): Promise<Result<null, DedicationAccessError>> {
  const found = await findDedicatedOrder(db, orderId, accountId);
  return found.ok ? ok(null) : found;
}

/** Why the book's words leave no place for a photo above them. */
const checkRoom = ({
  dedication,
  dedicationDesign: design,
  language,
}: DedicatedRow): 'dedication_photo_no_room' | null =>
  dedication === null || fitsDedication(dedication, language, { design, hasPhoto: true })
    ? null
    : 'dedication_photo_no_room';

/**
 * Puts a photo of the family above the words of the dedication, or alone on its page, instead of an earlier one: strips
 * metadata, crops it and stores it privately with the consent. Sending the same photo again changes nothing.
 * `dedication_photo_no_room`: the words do not fit below it.
 */
export async function saveDedicationPhoto(
  orderId: string,
  { bytes, consent }: DedicationPhotoUpload,
  deps: SaveDeps,
): Promise<Result<typeof SAVED, SaveError>> {
  const found = await findDedicatedOrder(deps.db, orderId, deps.accountId);
  if (!found.ok) return found;
  const noRoom = checkRoom(found.value.book);
  if (noRoom) return fail(noRoom);
  const photo = await deps.readPhoto(bytes, deps.signal);
  if (!photo.ok) return photo;
  const { jpeg, ...size } = photo.value;
  const hash = sha256(jpeg);
  if (found.value.book.dedicationPhoto?.sha256 === hash) return ok(SAVED);
  const row = {
    ...size,
    sha256: hash,
    storageKey: await storePhotoObject(jpeg, deps),
    consentTextVersion: consent.textVersion,
    consentLanguage: consent.language,
    consentAt: deps.now,
  };
  const write = (tx: Tx, locked: DedicatedOrder) => recordPhoto(tx, locked, row, deps);
  const recorded = await changeDedication(orderId, { check: checkRoom, write }, deps).catch(async (thrown: unknown) => {
    await dropPhotoObject(row.storageKey, deps);
    throw thrown;
  });
  await dropPhotoObject(recorded.ok ? recorded.value : row.storageKey, deps);
  return recorded.ok ? ok(SAVED) : recorded;
}

/** Writes the photo's row; returns the key of the photo that it replaces. */
async function recordPhoto(
  tx: Tx,
  locked: DedicatedOrder,
  row: Parameters<typeof replaceDedicationPhoto>[2],
  deps: SaveDeps,
): Promise<string | null> {
  const { book } = locked;
  const replaced = await replaceDedicationPhoto(tx, book.id, row, deps.now);
  const dedicationPhoto = { ...row, bookId: book.id, createdAt: deps.now };
  await followDedicationChange(tx, locked, { ...book, dedicationPhoto }, deps);
  return replaced;
}

/** Takes the photo off the dedication's page and deletes it. Does nothing without one. */
export async function removeDedicationPhoto(
  orderId: string,
  deps: Deps,
): Promise<Result<typeof SAVED, DedicationAccessError>> {
  const write = async (tx: Tx, locked: DedicatedOrder) => {
    const key = await deleteDedicationPhoto(tx, locked.book.id, deps.now);
    await followDedicationChange(tx, locked, { ...locked.book, dedicationPhoto: null }, deps);
    return key;
  };
  const removed = await changeDedication<never, string | null>(orderId, { check: () => null, write }, deps);
  if (!removed.ok) return removed;
  await dropPhotoObject(removed.value, deps);
  return ok(SAVED);
}
