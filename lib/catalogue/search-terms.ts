/** Final forms of Hebrew letters and variant Arabic letters, mapped to their base letters. */
const LETTER_VARIANTS: Readonly<Record<string, string>> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ', ة: 'ه', ى: 'ي' };

/** Marks inside a word that readers omit: geresh, gershayim, apostrophes, the Arabic tatweel. */
const IGNORED_MARKS = /[\u05f3\u05f4'"’״׳\u0640]/gu;

const HEBREW_PREFIX = /^[והבלשמכ](?=\p{Script=Hebrew}{3})/u;
const ARABIC_ARTICLE = /^[وفبك]?(?:ال|لل)(?=\p{Script=Arabic}{3})/u;

/**
 * Normalizes a word for search: lower case, no accents, niqqud or harakat, base letters for final ones, е for ё and one
 * form for each group of Arabic letters that writers interchange.
 */
export const normalizeWord = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(IGNORED_MARKS, '')
    .replace(/[ךםןףץةى]/gu, (letter) => LETTER_VARIANTS[letter] ?? letter);

/** The words of a text before normalization: runs of letters and digits with their marks. */
export const splitWords = (text: string): string[] => text.match(/[\p{L}\p{N}\p{M}׳״'’]+/gu) ?? [];

/** A word's search terms: itself and, in Hebrew and Arabic, the word without its prefix or article. */
export function toSearchTerms(word: string): string[] {
  const folded = normalizeWord(word);
  if (!folded) return [];
  const bare = folded.replace(HEBREW_PREFIX, '').replace(ARABIC_ARTICLE, '');
  return bare === folded ? [folded] : [folded, bare];
}
