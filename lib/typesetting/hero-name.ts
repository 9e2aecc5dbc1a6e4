import type { Language as BookLanguage } from '@/lib/markets';
import { literalPattern } from '@/lib/platform/pattern';
import { isolated, literalText, startsRightToLeft } from './literal-text';
import { isRightToLeft } from './model';

/** A stretch of text; the hero's name is set in coral. */
export type Run = { readonly text: string; readonly hero: boolean };

// Letters of the prepositions, articles and conjunctions that are written onto the following word, at most three.
const PREFIXES: Record<BookLanguage, string> = { he: 'ושהכלבמ', ar: 'وفبلك', en: '', ru: '' };

const MARKS = '[\\p{M}\\u0640]*';

/** The name as a pattern that allows Hebrew points or Arabic marks between its letters. */
const namePattern = (name: string): string =>
  Array.from(name)
    .map((char) => literalPattern(char) + (/\p{L}/u.test(char) ? MARKS : ''))
    .join('');

const heroPattern = (name: string, language: BookLanguage): RegExp => {
  const letters = PREFIXES[language];
  const prefix = letters === '' ? '' : `(?:[${letters}]${MARKS}){0,3}`;
  return new RegExp(`(?<![\\p{L}\\p{M}])(${prefix})(${namePattern(name)})(?![\\p{L}\\p{M}])`, 'gu');
};

/**
 * Splits a paragraph into runs so that the hero's name can be coloured wherever it stands as a word of its own.
 * Arabic letters join, and a change of colour would part them: there the prefix is coloured with the name.
 * A name of the other direction than the book's is isolated, so that punctuation keeps to its side.
 */
export const runsOf = (text: string, heroName: string, language: BookLanguage): Run[] => {
  const line = literalText(text);
  const name = literalText(heroName);
  if (name === '') return [{ text: line, hero: false }];
  const isForeign = startsRightToLeft(name) !== isRightToLeft(language);
  const runs: Run[] = [];
  const add = (part: string, hero: boolean) => {
    if (part !== '') runs.push({ text: part, hero });
  };
  let end = 0;
  for (const match of line.matchAll(heroPattern(name, language))) {
    const [whole, prefix = '', found = ''] = match;
    const joins = language === 'ar' && !isForeign;
    const alreadyIsolated = line[match.index + whole.length] === '\u2069';
    const shown = isForeign && !alreadyIsolated ? isolated(found) : found;
    add(line.slice(end, match.index) + (joins ? '' : prefix), false);
    add(joins ? whole : shown, true);
    end = match.index + whole.length;
  }
  add(line.slice(end), false);
  return runs;
};

/** Text without a coloured name. */
export const plainRuns = (text: string): Run[] => [{ text: literalText(text), hero: false }];
