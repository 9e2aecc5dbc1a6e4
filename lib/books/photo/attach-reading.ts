import type { ReadHero } from '@/lib/illustrator';
import type { Language } from '@/lib/markets';
import { sha256 } from '@/lib/platform/ids';
import { ok, type Result } from '@/lib/platform/result';
import type { BookRow } from '../repository';
import { DEVICE_CONSENT_VERSION } from './photo-consent';
import { type AttachErrorCode, checkPhotoAllowed, type PhotoDeps, recordPhoto } from './record-photo';
import { isSamePhoto } from './same-photo';

/** What the parent's device read from a photo that it did not send. */
export type DeviceReading = ReadHero & { readonly consent: { readonly language: Language } };

/**
 * Records the hero that the parent's device read from a photo: numbers of the drawing, no picture. They are kept as
 * long as a photo would be (rulings, "photo and features kept"). Sending the same ones again changes nothing.
 */
export async function attachReading(
  bookId: string,
  { consent, ...hero }: DeviceReading,
  deps: PhotoDeps,
): Promise<Result<BookRow, AttachErrorCode>> {
  const allowed = await checkPhotoAllowed(bookId, deps);
  if (!allowed.ok) return allowed;
  const hash = sha256(JSON.stringify(hero));
  if (isSamePhoto(allowed.value, hash, DEVICE_CONSENT_VERSION)) return ok(allowed.value);
  const given = { textVersion: DEVICE_CONSENT_VERSION, language: consent.language } as const;
  return recordPhoto(bookId, { stored: null, sha256: hash, consent: given, hero }, deps);
}
