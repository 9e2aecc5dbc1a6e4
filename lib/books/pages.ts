/** Keys of a book's pictures in reading order: the cover, then twelve spreads. */
export const COVER_KEY = 'cover';
export const SPREAD_KEYS: readonly string[] = Array.from(
  { length: 12 },
  (_, at) => `s${String(at + 1).padStart(2, '0')}`,
);
export const PICTURE_KEYS: readonly string[] = [COVER_KEY, ...SPREAD_KEYS];

/** The endpapers of a picture book: they are drawn for reading only. */
export const ENDS_KEYS = { front: 'ends-front', back: 'ends-back' } as const;

/** Keys of all pictures in the reading PDF of a book. */
export const listReadingPictures = (edition: number): readonly string[] =>
  edition === 2 ? [...PICTURE_KEYS, ENDS_KEYS.front, ENDS_KEYS.back] : PICTURE_KEYS;

/** Pictures shown before purchase: the cover and the first three (§4 before purchase). */
export const PREVIEW_KEYS: readonly string[] = PICTURE_KEYS.slice(0, 4);

/**
 * Edge in pixels (of a picture book's spread its height) of a locked page's blurred picture, a thumbnail, a preview
 * picture, a picture in the reading PDF, the portrait and its live sketch. A picture for print has the size that its
 * print house needs.
 */
export const PICTURE_SIZES = {
  blurred: 24,
  thumb: 160,
  preview: 1000,
  reading: 1500,
  portrait: 640,
  sketch: 480,
} as const;

/** Page key of the character preview's pictures. */
export const PORTRAIT_KEY = 'portrait';

/**
 * Seed of all randomness in a picture: the same page is drawn the same at every size, and in the trial of another hero.
 */
export const getPictureSeed = (
  { id, trialOfId }: { readonly id: string; readonly trialOfId: string | null },
  pageKey: string,
): string => `${trialOfId ?? id}:${pageKey}`;

/** Storage key of a reading PDF: of a revision of the hero, with so many edits. */
export const getPdfKey = (bookId: string, revision: number, edits: number): string =>
  `${getPdfPrefix(bookId)}${revision}-${edits}.pdf`;

/** Every PDF of a book is stored below it. */
export const getPdfPrefix = (bookId: string): string => `books/${bookId}/`;
