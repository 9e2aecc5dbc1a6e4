import { COVER_TONES } from './data/cover-tones';
import { letteringOf } from './lettering';
import type { CoverTone, Gender } from './model';

/** The lettering of a book's cover, measured when the covers were drawn (`npm run covers`); `null` where it was not. */
export function coverToneOf(baseId: number, gender: Gender): CoverTone | null {
  const measured = COVER_TONES[baseId]?.[gender];
  return measured ? { ...measured, lettering: letteringOf(baseId) } : null;
}
