import { LANGUAGES, type Language } from './countries';

/** A language's book ids are the base ids plus its offset (spec §3 "Id ranges by language"). */
export const LANGUAGE_OFFSETS: Readonly<Record<Language, number>> = { he: 0, en: 10_000, ar: 20_000, ru: 30_000 };

/** Base ids run from 1 to 9999. */
const RANGE = 10_000;

/** Route that serves a book path whose id cannot exist. */
export const BOOK_NOT_FOUND_PATH = '/no-such-book';

const BOOK_PAGE = /^\/books\/([1-9]\d{0,4})$/;

export const isBookPage = (rest: string): boolean => /^\/books\/[^/]+$/.test(rest);

/**
 * Path of the same book's page in another language, computed from the id ranges only; the page itself checks whether
 * the edition exists. `null` for a path that is not a book page or an id outside all ranges.
 */
export function getEditionPath(rest: string, language: Language): string | null {
  const id = Number(BOOK_PAGE.exec(rest)?.[1] ?? 0);
  const baseId = id % RANGE;
  if (baseId === 0 || !LANGUAGES.some((other) => LANGUAGE_OFFSETS[other] === id - baseId)) return null;
  return `/books/${baseId + LANGUAGE_OFFSETS[language]}`;
}
