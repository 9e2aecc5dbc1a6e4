import type { Language } from '@/lib/markets';

/** A letter of each language's script. */
const LETTERS: Readonly<Record<Language, RegExp>> = {
  he: /\p{Script=Hebrew}/u,
  en: /\p{Script=Latin}/u,
  ar: /\p{Script=Arabic}/u,
  ru: /\p{Script=Cyrillic}/u,
};

/** What no line of a story contains: braces, straight quotes, double spaces, a space before a sign, three full stops. */
export const UNCLEAN = /[{}<>"'\n]| {2}|\s[,.!?:;»”]|undefined|\.\.\./u;

/** A line with each name as one sign. */
export const removeNames = (line: string): string => line.replace(/\u2068[^\u2069]*\u2069/gu, '#');

/** Words of a text without names; each name counts as one. */
export const countWords = (text: string): number =>
  text
    .replaceAll('#', 'a')
    .split(/\s+/u)
    .filter((word) => /\p{L}/u.test(word)).length;

/** The letters of a line that are not of its language, apart from the name. */
export const findForeignLetters = (line: string, language: Language): readonly string[] =>
  (removeNames(line).match(/\p{L}/gu) ?? []).filter((letter) => !LETTERS[language].test(letter));

/** Whether each quotation mark has its partner. */
export const hasPairedQuotes = (text: string): boolean =>
  text.split('«').length === text.split('»').length &&
  text.split('“').length === text.split('”').length &&
  text.split('״').length % 2 === 1;

const GENDER = '(?:gender|relativeGender|secondGender|thirdGender)';
const CHOICES = new RegExp(String.raw`\{${GENDER}, select, `, 'gu');
const BOYS = new RegExp(String.raw`\{${GENDER}, select, boy \{`, 'gu');

/** Whether every gender choice of a message has the branches boy and girl, and no other. */
export const hasBothGenders = (message: string): boolean => {
  const choices = message.match(CHOICES) ?? [];
  const boys = message.match(BOYS) ?? [];
  const girls = message.match(/\} girl \{/gu) ?? [];
  return choices.length === boys.length && choices.length === girls.length && !message.includes('other {');
};
