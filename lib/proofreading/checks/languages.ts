import type { Language } from '@/lib/markets';
import { escapeRegExp } from '@/lib/platform/escape-regexp';
import type { Fault, PageCheck } from '../model';
import { removeName } from '../name-forms';
import { createFault, findFaults } from './excerpt';

/** Letters that the language does not use; Arabic excludes the letters of Persian and Urdu. */
const FOREIGN: Readonly<Record<Language, RegExp>> = {
  he: /(?:(?!\p{Script=Hebrew})\p{L})+/gu,
  en: /(?:(?!\p{Script=Latin})\p{L})+/gu,
  ar: /(?:(?!\p{Script=Arabic})\p{L}|[پچژگکی])+/gu,
  ru: /(?:(?![а-яё])\p{L})+/giu,
};

const WORD = /[\p{L}\p{M}]+/gu;
/** A paragraph of at least so many words that are mostly foreign was typed with the wrong keyboard. */
const MIN_WORDS = 4;

/**
 * Families mix languages: a grandmother's word, a song, a toy. A word of two scripts is a slip of the keyboard, and so
 * is a whole paragraph in the other one.
 */
function findKeyboardSlips(text: string, foreign: RegExp): readonly Fault[] {
  const isForeign = (word: string) => word.replace(foreign, '') === '';
  const mixed = [...text.matchAll(WORD)].filter(([word]) => word.replace(foreign, '') !== word && !isForeign(word));
  const slips = mixed.map((match) => createFault('mixed_languages', text, match.index, match[0].length));
  const wrong = text.split('\n').flatMap((line) => {
    const words = line.match(WORD) ?? [];
    const all = words.length >= MIN_WORDS && words.filter(isForeign).length * 2 > words.length;
    return all ? [createFault('mixed_languages', text, text.indexOf(line), line.length)] : [];
  });
  return [...slips, ...wrong];
}

/** The first letter of a name, alone on its line: a picture of letters shows it. */
const createInitialPattern = (name: string): RegExp => new RegExp(`^${escapeRegExp([...name][0] ?? '')}$`, 'gmu');

/** Words, or letters inside a word, in another language than the book's; the child's own name may be in any. */
export const checkLanguages: PageCheck = ({ text, name, language, byParent }) => {
  const rest = removeName(text, name, language).replace(createInitialPattern(name), '□');
  if (byParent) return findKeyboardSlips(rest, FOREIGN[language]);
  return findFaults('mixed_languages', rest, FOREIGN[language]);
};
