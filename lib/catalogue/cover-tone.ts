import { COVER_TONES } from './data/cover-tones';
import type { CoverTone, Gender } from './model';

/** The lettering of a book's cover, measured when the covers were drawn (`npm run covers`); `null` where it was not. */
export const coverToneOf = (baseId: number, gender: Gender): CoverTone | null => COVER_TONES[baseId]?.[gender] ?? null;
