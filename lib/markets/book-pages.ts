import { LANGUAGES, type Language } from './countries';

/** A language's book ids are the base ids plus its offset (spec §3 "Id ranges by language"). */
export const LANGUAGE_OFFSETS: Readonly<Record<Language, number>> = { he: 0, en: 10_000, ar: 20_000, ru: 30_000 };

const RANGE = 10_000;

const EVERYWHERE = Array.from({ length: 15 }, (_, at) => at + 1);
/** The base ids of each language's books. Routing may not load the catalogue; a test holds the two together. */
const BASE_IDS: Readonly<Record<Language, readonly number[]>> = {
  he: [...EVERYWHERE, 9001, 9002, 9003],
  en: [...EVERYWHERE, 9001, 9002, 9003, 9004, 9005],
  ar: [...EVERYWHERE, 9004],
  ru: [...EVERYWHERE, 9001, 9002, 9003, 9006],
};

/** Where a book that the shop does not have is told so. */
export const NO_SUCH_BOOK = '/no-such-book';

const BOOK_PAGE = /^\/books\/(0|[1-9]\d{0,4})$/;

export const isBookPage = (rest: string): boolean => /^\/books\/[^/]+$/.test(rest);

/** Is there a page at this path in any language? */
const isEdition = (id: number): boolean =>
  LANGUAGES.some((language) => BASE_IDS[language].some((baseId) => baseId + LANGUAGE_OFFSETS[language] === id));

/** The page of the same book in a language; `null` where the book has no such edition or does not exist. */
export function editionPage(rest: string, language: Language): string | null {
  const id = Number(BOOK_PAGE.exec(rest)?.[1] ?? 0);
  if (!isEdition(id) || !BASE_IDS[language].includes(id % RANGE)) return null;
  return `/books/${(id % RANGE) + LANGUAGE_OFFSETS[language]}`;
}

/** The path to go to when the language changes: a book's edition, else the shelf (rulings, "Routing and locale"). */
export function restInLanguage(rest: string, language: Language): string {
  const id = Number(BOOK_PAGE.exec(rest)?.[1] ?? 0);
  return isEdition(id) ? (editionPage(rest, language) ?? '/books') : rest;
}
