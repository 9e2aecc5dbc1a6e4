/** Hebrew letters that look different at the end of a word, to their usual forms. */
const USUAL_FORM: Readonly<Record<string, string>> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ', ة: 'ه', ى: 'ي' };

/** Marks within a word that readers leave out: geresh, gershayim, apostrophes, the Arabic tatweel. */
const SILENT = /[\u05f3\u05f4'"’״׳\u0640]/gu;

const HEBREW_PREFIX = /^[והבלשמכ](?=\p{Script=Hebrew}{3})/u;
const ARABIC_ARTICLE = /^[وفبك]?(?:ال|لل)(?=\p{Script=Arabic}{3})/u;

/**
 * A word as search compares it: small letters, no accents, niqqud or harakat, usual letters for final ones,
 * е for ё and one form for each Arabic letter that is often written in another.
 */
export const foldWord = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(SILENT, '')
    .replace(/[ךםןףץةى]/gu, (letter) => USUAL_FORM[letter] ?? letter);

/** The words of a text, unfolded: runs of letters and digits with their marks. */
export const splitWords = (text: string): string[] => text.match(/[\p{L}\p{N}\p{M}׳״'’]+/gu) ?? [];

/** A word's terms: itself and, in Hebrew and Arabic, what remains without a prefix or the article. */
export function termsOf(word: string): string[] {
  const folded = foldWord(word);
  if (!folded) return [];
  const bare = folded.replace(HEBREW_PREFIX, '').replace(ARABIC_ARTICLE, '');
  return bare === folded ? [folded] : [folded, bare];
}
