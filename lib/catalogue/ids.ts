import { LANGUAGE_OFFSETS, LANGUAGES, type Language } from '@/lib/markets';

export { LANGUAGE_OFFSETS };

/** Base ids run from 1 to 9999; custom 'traditions' editions start at 9001. */
const RANGE = 10_000;

/** The language whose range holds the id; `null` for an id of no range. */
export function languageOf(id: number): Language | null {
  if (!Number.isInteger(id) || id % RANGE === 0) return null;
  const offset = Math.floor(id / RANGE) * RANGE;
  return LANGUAGES.find((language) => LANGUAGE_OFFSETS[language] === offset) ?? null;
}

/** The id less its language's offset, the same for all editions of a book. */
export const baseIdOf = (id: number): number => id % RANGE;

/** The id of a book in a language, whether or not that edition exists. */
export const editionId = (baseId: number, language: Language): number => baseId + LANGUAGE_OFFSETS[language];
