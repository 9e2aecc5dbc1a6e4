/** Keys of a book's pictures in reading order: the cover, then twelve spreads. */
export const COVER_KEY = 'cover';
export const SPREAD_KEYS = Array.from({ length: 12 }, (_, at) => `s${String(at + 1).padStart(2, '0')}`);
export const PICTURE_KEYS: readonly string[] = [COVER_KEY, ...SPREAD_KEYS];

/** Pictures shown before purchase: the cover and the first three (rulings, "pages shown before purchase"). */
export const OPEN_KEYS: readonly string[] = PICTURE_KEYS.slice(0, 4);

/** Edge in pixels of a picture on screen, in the reading PDF, and of the character preview. */
export const PICTURE_SIZES = { preview: 1000, reading: 1500, portrait: 640 } as const;
