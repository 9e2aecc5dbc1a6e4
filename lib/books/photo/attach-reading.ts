import type { ReadHero } from '@/lib/illustrator';
import { sha256 } from '@/lib/platform/ids';
import { ok, type Result } from '@/lib/platform/result';
import type { BookRow } from '../repository';
import type { StoredConsent } from './photo-consent';
import { type AttachErrorCode, checkPhotoAllowed, type PhotoDeps, recordPhoto } from './record-photo';
import { isSamePhoto } from './same-photo';

/** What a device read from a photo that it did not send, with the consent of a parent or a school for that. */
export type DeviceReading = ReadHero & { readonly consent: StoredConsent };

/**
 * Records the hero that a device read from a photo: numbers of the drawing, no picture. They are kept as long as a photo
 * would be (rulings, "photo and features kept"). Sending the same ones again changes nothing.
 */
export async function attachReading(
  bookId: string,
  { consent: { textVersion, language }, ...hero }: DeviceReading,
  deps: PhotoDeps,
): Promise<Result<BookRow, AttachErrorCode>> {
  const allowed = await checkPhotoAllowed(bookId, deps);
  if (!allowed.ok) return allowed;
  const hash = sha256(JSON.stringify(hero));
  if (isSamePhoto(allowed.value, hash, textVersion)) return ok(allowed.value);
  return recordPhoto(bookId, { stored: null, sha256: hash, consent: { textVersion, language }, hero }, deps);
}
