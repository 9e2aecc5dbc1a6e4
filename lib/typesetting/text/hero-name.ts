import { type Language as BookLanguage, getTextDirection } from '@/lib/markets';
import { escapeRegExp } from '@/lib/platform/escape-regexp';
import { isolate } from '@/lib/platform/text/isolate';
import { POINTS, stripPoints } from '@/lib/platform/text/points';
import { startsRtl, toLiteralText } from './literal-text';

/** A piece of text; the hero's name is coral. */
export type TextRun = { readonly text: string; readonly hero: boolean };

const ISOLATE = /\u2068([^\u2068\u2069]*)\u2069/gu;

/** Arabic letters that join the name: a colour change would separate joined letters. */
const JOINED_PREFIX = /(?<![\p{L}\p{M}])[وفبلك][\p{L}\p{M}]{0,4}$/u;

/** A name with two parts stays on one line: a word joiner after its hyphen or maqaf prevents a break. */
const preventBreaks = (name: string): string => name.replace(/[-\u2010\u05be](?=\p{L})/gu, '$&\u2060');

/**
 * Splits a paragraph into runs so that the hero's name can be coloured. A rendered story has the name in isolates
 * (U+2068, U+2069): only these are the name, also where a pointed book points it. Equal letters elsewhere are ordinary
 * words (אור is "light"). A name in the other direction stays isolated, so that punctuation keeps its side.
 */
export const splitHeroRuns = (text: string, heroName: string, language: BookLanguage): TextRun[] => {
  const line = toLiteralText(text);
  const heroLetters = stripPoints(toLiteralText(heroName));
  const isForeign = startsRtl(heroLetters) !== (getTextDirection(language) === 'rtl');
  const runs: TextRun[] = [];
  const add = (part: string, hero: boolean) => {
    if (part !== '') runs.push({ text: part, hero });
  };
  let end = 0;
  for (const match of line.matchAll(ISOLATE)) {
    const [isolated, name = ''] = match;
    if (stripPoints(name) !== heroLetters) continue;
    const before = line.slice(end, match.index);
    const prefix = language === 'ar' && !isForeign ? (JOINED_PREFIX.exec(before)?.[0] ?? '') : '';
    add(before.slice(0, before.length - prefix.length), false);
    add(prefix + (isForeign ? isolate(preventBreaks(name)) : preventBreaks(name)), true);
    end = match.index + isolated.length;
  }
  add(line.slice(end), false);
  return runs;
};

/** Letters that are written together with the next word, with their points. */
const PREFIXES: Readonly<Record<BookLanguage, string>> = {
  he: '(?:[ובהלכמש]\\p{M}*){0,3}',
  ar: '(?:[وفبلك]\\p{M}*){0,2}',
  en: '',
  ru: '',
};

/**
 * A text that a parent wrote with the hero's name in isolates, found by its spelling, with points or without; a text with
 * isolates is the story's own and stays as it is, because there an equal word may be an ordinary one.
 */
export function markHeroName(text: string, heroName: string, language: BookLanguage): string {
  if (heroName === '' || text.includes('\u2068')) return text;
  const name = [...stripPoints(heroName)].map((sign) => `${escapeRegExp(sign)}${POINTS.source}*`).join('');
  const pattern = new RegExp(`(?<![\\p{L}\\p{M}])(${PREFIXES[language]})(${name})(?![\\p{L}\\p{M}])`, 'gu');
  return text.replace(pattern, '$1\u2068$2\u2069');
}

/** A text without the isolates around names, as a parent edits it. */
export const stripIsolates = (text: string): string => text.replaceAll(/[\u2068\u2069]/gu, '');

/** Text without a coloured name. */
export const toPlainRuns = (text: string): TextRun[] => [{ text: toLiteralText(text), hero: false }];
