import type { Language } from '@/lib/markets';
import { FIRST_STRONG_ISOLATE, POP_ISOLATE } from '@/lib/platform/text/isolate';

const NO_BREAK_SPACE = '\u00a0';

// Embeddings, overrides, marks and directed isolates could reorder the surrounding text; none of them is visible.
const DIRECTION_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066\u2067]/gu;
const INVISIBLE = /[\p{Cc}\ufeff\u200b]/gu;

/** Keeps first-strong isolates only if they are closed: an open one would affect the rest of the page. */
const balanceIsolates = (text: string): string => {
  let depth = 0;
  let balanced = true;
  for (const char of text) {
    if (char === FIRST_STRONG_ISOLATE) depth += 1;
    if (char === POP_ISOLATE) depth -= 1;
    if (depth < 0) balanced = false;
  }
  return balanced && depth === 0 ? text : text.replace(/[\u2068\u2069]/gu, '');
};

// Russian one-letter words stay with the next word and never end a line.
const LONE_CYRILLIC_LETTER = /(?<![\p{L}\p{M}])([авикосуя]) /giu;

/**
 * Sanitizes a text without changing a visible letter: removes direction controls and control characters, collapses
 * spaces, and keeps an em dash off the start of a line. Newlines stay.
 */
export const toLiteralText = (text: string): string =>
  balanceIsolates(
    text
      .normalize('NFC')
      .split('\n')
      .map((line) => line.replace(DIRECTION_CONTROLS, '').replace(INVISIBLE, ' ').replace(/ +/gu, ' ').trim())
      .join('\n')
      .trim(),
  )
    .replace(/ (?=[\u2014\u2013])/gu, NO_BREAK_SPACE)
    .replace(LONE_CYRILLIC_LETTER, `$1${NO_BREAK_SPACE}`);

/** Replaces no-break spaces: for titles without line breaks, such as a window's. */
export const replaceNoBreakSpaces = (text: string): string => text.replaceAll(NO_BREAK_SPACE, ' ');

/** Isolates a line with its own direction in a paragraph of the other one. */
export const wrapDirectedIsolate = (text: string, direction: 'rtl' | 'ltr'): string =>
  `${direction === 'rtl' ? '\u2067' : '\u2066'}${text}${POP_ISOLATE}`;

const RIGHT_TO_LEFT_LETTER = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;

/** Whether the first letter of a text belongs to a right-to-left script. */
export const startsRtl = (text: string): boolean => {
  const firstLetter = /\p{L}/u.exec(text)?.[0];
  return firstLetter !== undefined && RIGHT_TO_LEFT_LETTER.test(firstLetter);
};

const SCRIPTS = [
  ['he', /\p{Script=Hebrew}/u],
  ['ar', /\p{Script=Arabic}/u],
  ['ru', /\p{Script=Cyrillic}/u],
] as const;

/** The language whose script a text begins with; English for every other one. */
export const getScriptLanguage = (text: string): Language => {
  const firstLetter = /\p{L}/u.exec(text)?.[0] ?? '';
  return SCRIPTS.find(([, script]) => script.test(firstLetter))?.[0] ?? 'en';
};
