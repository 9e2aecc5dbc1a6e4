/** A letter with the vowel signs that stand on it. */
export type Letter = { readonly letter: string; readonly marks: string };

export const FATHA = '\u064e';
export const DAMMA = '\u064f';
export const KASRA = '\u0650';
export const SUKUN = '\u0652';
const SHADDA = '\u0651';
export const TANWIN = '\u064b\u064c\u064d';

/** Splits a word into letters with their marks. */
export const splitLetters = (word: string): readonly Letter[] =>
  [...word.matchAll(/(\p{L}|\p{N}|['’-])([\p{M}\u0640]*)/gu)].map(([, letter = '', marks = '']) => ({ letter, marks }));

/** The vowel sign on the letter `back` places before the end; empty where none is written. */
export function getVowel(word: string, back = 0): string {
  const marks = splitLetters(word).at(-1 - back)?.marks ?? '';
  return marks.replaceAll(SHADDA, '').replaceAll('\u0640', '');
}

/** The case ending that is written on a noun: nominative, accusative, genitive, or none. */
export function getCase(word: string, hasSuffix: boolean): 'nominative' | 'accusative' | 'genitive' | null {
  const letters = splitLetters(word);
  const suffix = hasSuffix ? (/ها$/u.test(letters.map(({ letter }) => letter).join('')) ? 2 : 1) : 0;
  let marks = getVowel(word, suffix);
  if (!suffix && !marks && /^[اى]$/u.test(letters.at(-1)?.letter ?? '') && /\u064b/u.test(getVowel(word, 1)))
    return 'accusative';
  marks = marks.replaceAll(SUKUN, '');
  if (/[\u064f\u064c]/u.test(marks)) return 'nominative';
  if (/[\u064e\u064b]/u.test(marks)) return 'accusative';
  if (/[\u0650\u064d]/u.test(marks)) return 'genitive';
  return null;
}
