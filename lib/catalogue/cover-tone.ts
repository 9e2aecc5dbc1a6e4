import { COVER_TONES } from './data/cover-tones';
import { getLettering } from './lettering';
import type { CoverTone, Gender } from './model';

/** Stories that are sold as picture books, by base id; a test compares them with the stories. */
const PICTURE_BOOK_IDS: readonly number[] = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 18, 9001, 9002, 9003, 9004, 9005, 9006,
];

/**
 * How the cover of a book shows its words, measured by `npm run covers`; `null` where it was not measured. `edition` is that
 * of a child's own book; without it the cover is that of a new book.
 */
export function getCoverTone(baseId: number, gender: Gender, edition?: number): CoverTone | null {
  const measured = COVER_TONES[baseId]?.[gender];
  if (!measured) return null;
  const isPictureBook = edition ? edition === 2 : PICTURE_BOOK_IDS.includes(baseId);
  return { ...measured, lettering: getLettering(baseId), ...(isPictureBook && { starring: 'belowTitle' }) };
}
