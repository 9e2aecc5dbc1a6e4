/** Keys of a book's pictures in reading order: the cover, then twelve spreads. */
export const COVER_KEY = 'cover';
export const SPREAD_KEYS = Array.from({ length: 12 }, (_, at) => `s${String(at + 1).padStart(2, '0')}`);
export const PICTURE_KEYS: readonly string[] = [COVER_KEY, ...SPREAD_KEYS];

/** Pictures shown before purchase: the cover and the first three (rulings, "pages shown before purchase"). */
export const OPEN_KEYS: readonly string[] = PICTURE_KEYS.slice(0, 4);

/** Edge in pixels of what shines through a locked page, of a picture in the row of pages, on screen, in the reading PDF, and of the character preview. */
export const PICTURE_SIZES = {
  veil: 24,
  thumb: 160,
  preview: 1000,
  reading: 1500,
  portrait: 640,
  sketch: 480,
} as const;

/** Page key of the character preview's pictures. */
export const PORTRAIT_KEY = 'portrait';

/** Seed of every chance in a book's picture: the same page is drawn the same, whatever its size. */
export const seedOf = (bookId: string, pageKey: string): string => `${bookId}:${pageKey}`;

/** Where the finished reading PDF of a revision lies. */
export const pdfKey = (bookId: string, revision: number): string => `books/${bookId}/${revision}.pdf`;
