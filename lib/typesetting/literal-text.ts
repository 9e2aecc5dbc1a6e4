const ISOLATE_START = '\u2068';
const ISOLATE_END = '\u2069';
const NO_BREAK_SPACE = '\u00a0';

// Embeddings, overrides, marks and directed isolates could turn the words around them; none of them is visible.
const DIRECTION_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066\u2067]/gu;
const INVISIBLE = /[\p{Cc}\ufeff\u200b]/gu;

/** Keeps first-strong isolates only when each one is closed: an open one would swallow the rest of the page. */
const balanceIsolates = (text: string): string => {
  let depth = 0;
  let balanced = true;
  for (const char of text) {
    if (char === ISOLATE_START) depth += 1;
    if (char === ISOLATE_END) depth -= 1;
    if (depth < 0) balanced = false;
  }
  return balanced && depth === 0 ? text : text.replace(/[\u2068\u2069]/gu, '');
};

// Russian one-letter words belong to the word after them and never end a line.
const LONE_CYRILLIC_LETTER = /(?<![\p{L}\p{M}])([авикосуя]) /giu;

/**
 * Text made safe and well set without changing a visible letter: direction controls and control characters are
 * dropped, spaces collapse, an em dash never begins a line. Newlines stay.
 */
export const literalText = (text: string): string =>
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

/** Ordinary spaces only: for titles that no line breaks, such as a window's. */
export const unbound = (text: string): string => text.replaceAll(NO_BREAK_SPACE, ' ');

/** A name within a sentence of the other direction, kept in one piece by an isolate. */
export const isolated = (text: string): string => `${ISOLATE_START}${text}${ISOLATE_END}`;

const RIGHT_TO_LEFT_LETTER = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;

/** Whether the first letter of a text belongs to a script read from right to left. */
export const startsRightToLeft = (text: string): boolean => {
  const firstLetter = /\p{L}/u.exec(text)?.[0];
  return firstLetter !== undefined && RIGHT_TO_LEFT_LETTER.test(firstLetter);
};
