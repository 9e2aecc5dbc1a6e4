import type { ReadHero } from '@/lib/illustrator';
import { sha256 } from '@/lib/platform/ids';
import type { Result } from '@/lib/platform/result';
import type { DraftRow, PhotoTarget } from '../selects';
import type { StoredConsent } from './photo-consent';
import { type BookErrorCode, type PhotoDeps, readDraft, recordPhoto } from './record-photo';
import { isSamePhoto } from './same-photo';

/** What a device read from a photo that it did not send, with the consent of a parent or a school for that. */
export type DeviceReading = ReadHero & { readonly consent: StoredConsent };

/**
 * Records the hero that a device read from a photo, for a book that `checkPhotoAllowed` let through: numbers of the
 * drawing, no picture. They are kept as long as a photo would be (rulings, "Photos and names"). Sending the same
 * ones again changes nothing.
 */
export async function attachReading(
  book: PhotoTarget,
  { consent: { textVersion, language }, ...hero }: DeviceReading,
  deps: PhotoDeps,
): Promise<Result<DraftRow, BookErrorCode>> {
  const hash = sha256(JSON.stringify(hero));
  if (await isSamePhoto(deps.db, book, hash, textVersion)) return readDraft(book.id, deps);
  return recordPhoto(book.id, { stored: null, sha256: hash, consent: { textVersion, language }, hero }, deps);
}
