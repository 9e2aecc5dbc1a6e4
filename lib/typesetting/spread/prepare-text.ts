import { getTextDirection, type Language } from '@/lib/markets';
import type { TextPlace } from '@/lib/stories';
import { getLeading } from '../fonts';
import { type Part, splitParts } from '../layout/break-paragraph';
import type { MeasureText, StoryFace } from '../layout/model';
import { type Direction, getTypedDirection } from '../text/direction';
import { stripIsolates } from '../text/hero-name';
import { startsRtl, toLiteralText } from '../text/literal-text';

/** A line that the author broke; widths of its parts in em. */
export type AuthorLine = { readonly parts: readonly Part[]; readonly direction: Direction };

/** The words of a place, measured in its face. */
export type PreparedText = {
  readonly face: StoryFace;
  readonly lines: readonly AuthorLine[];
  readonly direction: Direction;
  /** Gaps between lines in em, the largest first. */
  readonly leadings: readonly number[];
  /** A name in it is longer than its place is meant for, so that it may be smaller than that, down to the least size. */
  readonly hasLongName: boolean;
};

/** Large letters stand a little apart, as in the openings of first editions. */
const HEADING_LEADING = 0.06;
/** Names of children and grandparents for which a place may have too little room; most fit all the same. */
const LONG_NAME = /\u2068[^\u2069]{6,}\u2069/u;
const hasLongName = (words: string): boolean => LONG_NAME.test(words);

const ISOLATE = /\u2068([^\u2068\u2069]*)\u2069/gu;

/**
 * Removes the isolates around names that run with their line: Arabic letters join only without them. A name of the other
 * direction keeps them, so that punctuation keeps its side.
 */
export const settleNames = (text: string, direction: Direction): string =>
  text.replace(ISOLATE, (isolated, name: string) => {
    const foreign = /\p{L}/u.test(name) && startsRtl(name) !== (direction === 'rtl');
    return foreign ? isolated : name;
  });

/** The longest words are names. */
const LONG_WORD = /(?:\p{L}\p{M}*){16,}/gu;
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

function halveWord(word: string): string {
  const letters = Array.from(graphemes.segment(word), ({ segment }) => segment);
  const middle = Math.ceil(letters.length / 2);
  // Arabic letters join, so that no hyphen parts them.
  const hyphen = /\p{Script=Arabic}/u.test(word) ? '' : '-';
  return `${letters.slice(0, middle).join('')}${hyphen} ${letters.slice(middle).join('')}`;
}

/** Lets names break between their words, and long words in their middle: for places where they fit in no other way. */
export const loosenNames = (words: string): string =>
  words.replace(LONG_WORD, halveWord).replace(ISOLATE, (_, name: string) =>
    name
      .split(/ |(?<=[-\u2010\u05be])(?! )/u)
      .map((word) => `\u2068${word}\u2069`)
      .join(' '),
  );

/**
 * Quotes of Hebrew headings in the shape that they have in running text: Fredoka draws gershayim as curly strokes, Varela
 * Round as straight ones.
 */
const straightenQuotes = (words: string, language: Language, face: StoryFace): string =>
  language === 'he' && face === 'heading' ? words.replaceAll('״', '"') : words;

/** Splits the words of a place where they may break, and measures them. */
export function prepareText(place: TextPlace, words: string, language: Language, measure: MeasureText): PreparedText {
  const face = place.face ?? (place.kind === 'block' ? 'story' : 'heading');
  const text = toLiteralText(straightenQuotes(words, language, face));
  const direction = getTypedDirection(text, getTextDirection(language));
  const measureEm = (part: string) => measure(stripIsolates(part), face, 1);
  const { heading, story } = getLeading(language, text);
  return {
    face,
    direction,
    hasLongName: hasLongName(words),
    leadings: face === 'heading' ? [heading + HEADING_LEADING] : story,
    lines: text.split('\n').map((line) => ({
      parts: splitParts(line, measureEm),
      direction: getTypedDirection(line, direction),
    })),
  };
}

/** The width of a line of parts in em. */
export const getWidth = (parts: readonly Part[]): number =>
  parts.reduce((width, part) => width + part.space + part.width, 0);

/** The text of a whole line. */
export const joinLine = ({ parts, direction }: AuthorLine): string =>
  settleNames(parts.map(({ text, space }) => (space > 0 ? ` ${text}` : text)).join(''), direction);
