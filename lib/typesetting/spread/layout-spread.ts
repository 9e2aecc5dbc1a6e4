import { getTextDirection, type Language } from '@/lib/markets';
import type { BlockPlace, CallPlace, TextId, TextPlace } from '@/lib/stories';
import type { MeasureText } from '../layout/model';
import { layoutBlock } from './layout-block';
import { layoutCall } from './layout-call';
import { layoutPath } from './layout-path';
import { type PlacedText, SPREAD, type SpreadLine, type SpreadTextLayout } from './model';
import { prepareText } from './prepare-text';

/** The places of a spread and its words by text id, in the book's language, with names inserted. */
export type SpreadWords = {
  readonly key: string;
  /** In reading order, declared left to right. */
  readonly places: readonly TextPlace[];
  readonly words: Readonly<Record<TextId, string>>;
};

const mirrorBlock = (place: BlockPlace): BlockPlace => ({
  ...place,
  box: { ...place.box, x: SPREAD.width - place.box.x - place.box.width },
});

const mirrorCall = (place: CallPlace): CallPlace => ({
  ...place,
  at: [SPREAD.width - place.at[0], place.at[1]],
  turn: -(place.turn ?? 0),
});

const mirrorLine = (line: SpreadLine): SpreadLine => ({
  ...line,
  x: SPREAD.width - line.x - line.width,
  turn: -line.turn,
});

/** The lines of one place where they are printed. */
function layoutPlace(place: TextPlace, words: string, language: Language, measure: MeasureText): PlacedText {
  const text = prepareText(place, words, language, measure);
  const mirrored = getTextDirection(language) === 'rtl';
  if (place.kind === 'block') return layoutBlock(mirrored ? mirrorBlock(place) : place, text, measure);
  if (place.kind === 'call') return layoutCall(mirrored ? mirrorCall(place) : place, text);
  const placed = layoutPath(place, text, text.direction !== getTextDirection(language));
  return mirrored ? { ...placed, lines: placed.lines.map(mirrorLine) } : placed;
}

/**
 * Places the words of a spread: what is printed, shown in the editor and read in the browser are these lines. Pure; widths
 * come from `measure`. A text that does not fit is named in `overflow` and never moves elsewhere.
 */
export function layoutSpread(spread: SpreadWords, language: Language, measure: MeasureText): SpreadTextLayout {
  const lines: SpreadLine[] = [];
  const overflow: TextId[] = [];
  for (const place of spread.places) {
    const words = spread.words[place.text] ?? '';
    if (words.trim() === '') continue;
    const placed = layoutPlace(place, words, language, measure);
    lines.push(...placed.lines);
    if (!placed.fits) overflow.push(place.text);
  }
  return { key: spread.key, lines, veils: [], overflow };
}
