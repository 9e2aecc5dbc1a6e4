/**
 * What the book's fonts can print: the letters of the four languages with their points, digits and punctuation. Emoji
 * and other signs would stop the typesetting.
 */
export const PRINTABLE_RANGES = [
  [0x20, 0x7e],
  [0xa0, 0xac],
  [0xae, 0x17f],
  [0x401, 0x401],
  [0x410, 0x44f],
  [0x451, 0x451],
  [0x5b0, 0x5b9],
  [0x5bb, 0x5bc],
  [0x5be, 0x5be],
  [0x5c1, 0x5c2],
  [0x5d0, 0x5ea],
  [0x5f3, 0x5f4],
  [0x60c, 0x60c],
  [0x61b, 0x61b],
  [0x61f, 0x61f],
  [0x621, 0x63a],
  [0x640, 0x652],
  [0x660, 0x669],
  [0x2013, 0x2014],
  [0x2018, 0x201a],
  [0x201c, 0x201e],
  [0x2026, 0x2026],
] as const;

/** Whether the book's fonts can print every sign of the text. */
export const isPrintable = (text: string): boolean => [...text].every(isPrintableChar);

const isPrintableChar = (char: string): boolean => {
  const code = char.codePointAt(0) ?? 0;
  return char === '\n' || PRINTABLE_RANGES.some(([first, last]) => code >= first && code <= last);
};

/** Invisible signs that keyboards add: they are removed, not refused. */
const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\t]|[\ufe0e\ufe0f]/gu;

/** The text as it is stored: composed, without invisible signs and rows of empty lines. */
export const cleanText = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll('\r\n', '\n')
    .replace(INVISIBLE, '')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
