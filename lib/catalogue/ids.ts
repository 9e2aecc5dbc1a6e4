import { LANGUAGE_OFFSETS, LANGUAGES, type Language } from '@/lib/markets';

export { LANGUAGE_OFFSETS };

/** Base ids run from 1 to 9999; custom 'traditions' editions start at 9001. */
const IDS_PER_LANGUAGE = 10_000;

/** The language whose id range contains the id; `null` for an id outside all ranges. */
export function getIdLanguage(id: number): Language | null {
  if (!Number.isInteger(id) || id % IDS_PER_LANGUAGE === 0) return null;
  const offset = Math.floor(id / IDS_PER_LANGUAGE) * IDS_PER_LANGUAGE;
  return LANGUAGES.find((language) => LANGUAGE_OFFSETS[language] === offset) ?? null;
}

/** The id minus its language's offset: the same for all editions of a book. */
export const toBaseId = (id: number): number => id % IDS_PER_LANGUAGE;

/** The id of a book in a language, whether or not that edition exists. */
export const toEditionId = (baseId: number, language: Language): number => baseId + LANGUAGE_OFFSETS[language];
