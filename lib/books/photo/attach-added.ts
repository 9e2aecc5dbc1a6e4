import type { Character, Child } from '@/lib/illustrator';
import type { Tx } from '@/lib/platform/db';
import { sha256 } from '@/lib/platform/ids';
import { fail, ok, type Result } from '@/lib/platform/result';
import { listAddedHeroes } from '../book-story';
import { changeDraftWithin } from '../drafts/change-draft';
import type { AddedPlace } from '../heroes/added-heroes';
import { findOwnedDraft, insertPhoto, markPhotosDeleted } from '../repository';
import { findAddedPhoto } from '../retention/repository/added';
import { addDays, RETENTION_DAYS } from '../retention/retention';
import type { DraftRow, PhotoTarget } from '../selects';
import type { AddedConsentVersion } from './photo-consent';
import type { PhotoDeps } from './record-photo';

/** What a device read from a photo of an added hero, which it did not send, with the parent's consent. */
export type AddedReading = {
  readonly character: Child;
  readonly consent: { readonly textVersion: AddedConsentVersion; readonly language: DraftRow['language'] };
};

type AttachErrorCode = Exclude<Awaited<ReturnType<typeof changeDraftWithin>>, { ok: true }>['code'];

/**
 * Records the added hero that a device read from a photo, for a book that `checkPhotoAllowed` let through: numbers of
 * the drawing, no picture, kept as long as those of the first hero's photo. Name, gender and age stay as typed. Sending
 * the same ones again changes nothing.
 */
export const attachAdded = (
  book: PhotoTarget,
  place: AddedPlace,
  reading: AddedReading,
  { db, ...deps }: PhotoDeps,
): Promise<Result<DraftRow, AttachErrorCode>> => db.$transaction((tx) => attachWithin(tx, book, place, reading, deps));

async function attachWithin(
  tx: Tx,
  { id, companyBatchId, trialOfId }: PhotoTarget,
  place: AddedPlace,
  { character: read, consent }: AddedReading,
  { owner, enqueue, now }: Omit<PhotoDeps, 'db'>,
): Promise<Result<DraftRow, AttachErrorCode>> {
  const book = await findOwnedDraft(tx, id, owner);
  // In the trial of another hero the others stay as they are.
  const isOpen = companyBatchId === null && trialOfId === null;
  const isTold = book && isOpen && listAddedHeroes(book).some((hero) => hero.place === place);
  if (!book || !isTold) return fail('not_found');
  if (!book.character) return fail('photo_required');
  const hash = sha256(JSON.stringify(read));
  const kept = await findAddedPhoto(tx, id, place);
  if (kept?.sha256 === hash && kept.consentTextVersion === consent.textVersion) return ok(book);
  // Age and gender are those of the draft (`planCharacter`).
  const character = { ...(book.character as Character), [place]: read };
  const changed = await changeDraftWithin(tx, id, { character }, { owner, enqueue });
  if (!changed.ok) return changed;
  await markPhotosDeleted(tx, id, now, place);
  const stored = await insertPhoto(tx, {
    bookId: id,
    hero: place,
    sha256: hash,
    consentTextVersion: consent.textVersion,
    consentLanguage: consent.language,
    consentAt: now,
    consentNamesHosted: false,
    deleteAfter: addDays(now, RETENTION_DAYS.draft),
  });
  const others = changed.value.photos.filter(({ hero }) => hero !== place);
  return ok({ ...changed.value, photos: [...others, stored] });
}
