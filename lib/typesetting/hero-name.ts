import type { Language as BookLanguage } from '@/lib/markets';
import { isolated, literalText, startsRightToLeft } from './literal-text';
import { isRightToLeft } from './model';

/** A stretch of text; the hero's name is set in coral. */
export type Run = { readonly text: string; readonly hero: boolean };

const ISOLATE = /\u2068([^\u2068\u2069]*)\u2069/gu;

/** Arabic letters that are written onto the name: a change of colour would part what is joined. */
const JOINED_PREFIX = /(?<![\p{L}\p{M}])[وفبلك][\p{L}\p{M}]{0,4}$/u;

/** A name of two parts stays on one line: a word joiner after its hyphen or maqaf lets no line end there. */
const unbroken = (name: string): string => name.replace(/[-\u2010\u05be](?=\p{L})/gu, '$&\u2060');

/**
 * Splits a paragraph into runs so that the hero's name can be coloured. A told story carries the name in isolates
 * (U+2068, U+2069): only these places are the name. The same letters elsewhere are ordinary words (אור is "light").
 * A name of the other direction than the book's stays isolated, so that punctuation keeps to its side.
 */
export const runsOf = (text: string, heroName: string, language: BookLanguage): Run[] => {
  const line = literalText(text);
  const name = literalText(heroName);
  const isForeign = startsRightToLeft(name) !== isRightToLeft(language);
  const runs: Run[] = [];
  const add = (part: string, hero: boolean) => {
    if (part !== '') runs.push({ text: part, hero });
  };
  let end = 0;
  for (const match of line.matchAll(ISOLATE)) {
    if (match[1] !== name) continue;
    const before = line.slice(end, match.index);
    const prefix = language === 'ar' && !isForeign ? (JOINED_PREFIX.exec(before)?.[0] ?? '') : '';
    add(before.slice(0, before.length - prefix.length), false);
    add(prefix + (isForeign ? isolated(unbroken(name)) : unbroken(name)), true);
    end = match.index + match[0].length;
  }
  add(line.slice(end), false);
  return runs;
};

/** Text without a coloured name. */
export const plainRuns = (text: string): Run[] => [{ text: literalText(text), hero: false }];
