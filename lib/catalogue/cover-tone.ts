import { COVER_TONES } from './data/cover-tones';
import { getLettering } from './lettering';
import type { CoverTone, Gender } from './model';

/** The tone of a book's cover, measured by `npm run covers`; `null` where it was not measured. */
export function getCoverTone(baseId: number, gender: Gender): CoverTone | null {
  const measured = COVER_TONES[baseId]?.[gender];
  return measured ? { ...measured, lettering: getLettering(baseId) } : null;
}
