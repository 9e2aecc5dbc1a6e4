import { COVERAGE } from './coverage';

type Range = readonly [first: number, last: number];

const parseRange = (range: string): Range => {
  const [first = '', last = first] = range.split('-');
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
};
const FAMILIES: readonly (readonly Range[])[] = Object.values(COVERAGE).map((list) => list.split(' ').map(parseRange));

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** A line break, and the non-joiner inside Persian words, which has no glyph. */
const WITHOUT_GLYPH = /^[\n\u200c]$/u;

const hasChar = (family: readonly Range[], char: string): boolean => {
  if (WITHOUT_GLYPH.test(char)) return true;
  const code = char.codePointAt(0) ?? 0;
  return family.some(([first, last]) => code >= first && code <= last);
};

/** The typesetter sets a letter and its marks in one font, composed or not. */
const hasGrapheme = (family: readonly Range[], grapheme: string): boolean =>
  [grapheme.normalize('NFC'), grapheme.normalize('NFD')].some((form) =>
    [...form].every((char) => hasChar(family, char)),
  );

/** The letters and signs of a text that no font of the books has, each once; a letter comes with its marks. */
export function listUnprintable(text: string): readonly string[] {
  const typed = new Set(Array.from(graphemes.segment(text), ({ segment }) => segment));
  return [...typed].filter((grapheme) => !FAMILIES.some((family) => hasGrapheme(family, grapheme)));
}

/** Whether every book and paper can print the text, whatever its language. Line breaks count as printable. */
export const isPrintable = (text: string): boolean => listUnprintable(text).length === 0;

/**
 * Presentation forms, full-width and mathematical letters, ligatures: what old programs and "beautiful letter" sites
 * write in place of ordinary letters.
 */
const COMPATIBILITY_FORMS = /[\ufb00-\ufdff\ufe70-\ufefc\uff01-\uffef\u{1d400}-\u{1d7ff}]/gu;
/** Hyphens that differ from `-` only in where a line may break. */
const OTHER_HYPHENS = /[\u2010\u2011]/gu;

/** The text with ordinary letters and signs where it has an equal of them; what has no equal stays. */
export const toPrintable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(COMPATIBILITY_FORMS, (form) => form.normalize('NFKC'))
    .replace(OTHER_HYPHENS, '-')
    .normalize('NFC');

const INVISIBLE = /^[\p{Default_Ignorable_Code_Point}\p{Cc}]+$/u;

/** The text with question marks in place of what cannot be printed: for papers, which must never fail. */
export const replaceUnprintable = (text: string): string =>
  Array.from(graphemes.segment(toPrintable(text)), ({ segment }) =>
    INVISIBLE.test(segment) || isPrintable(segment) ? segment : '?',
  ).join('');
