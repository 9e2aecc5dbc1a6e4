import type { Language } from '@/lib/markets';
import type { BlockPlace, CallPlace, SpreadLayout, TextId, TextPlace } from '@/lib/stories';
import type { MeasureText } from '../layout/model';
import { layoutBlock } from './layout-block';
import { layoutCall } from './layout-call';
import { layoutPath } from './layout-path';
import { type PlacedText, SPREAD, type SpreadLine, type SpreadTextLayout } from './model';
import { prepareText } from './prepare-text';

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

/** What every place of a spread is laid out with. */
type Setting = {
  readonly language: Language;
  /** Places are turned round from left to right. */
  readonly mirrored: boolean;
  readonly measure: MeasureText;
};

/** The lines of one place where they are printed. */
function layoutPlace(place: TextPlace, words: string, { language, mirrored, measure }: Setting): PlacedText {
  const text = prepareText(place, words, language, measure);
  if (place.kind === 'block') return layoutBlock(mirrored ? mirrorBlock(place) : place, text, measure);
  if (place.kind === 'call') return layoutCall(mirrored ? mirrorCall(place) : place, text);
  const placed = layoutPath(place, text, (text.direction === 'rtl') !== mirrored);
  return mirrored ? { ...placed, lines: placed.lines.map(mirrorLine) } : placed;
}

/**
 * Places the words of a story's spread: what is printed, shown in the editor and read in the browser are these lines. Texts
 * are in the book's language, with names inserted; `mirrored` as the picture is. Pure: `measure` is
 * `createMeasureText(language)` on the server and `measureWith(…)` in a browser. A text that does not fit is named in
 * `overflow` and never moves elsewhere.
 */
export function layoutSpreadTexts(
  { key, texts: places }: Pick<SpreadLayout, 'key' | 'texts'>,
  texts: Readonly<Record<TextId, string>>,
  language: Language,
  mirrored: boolean,
  measure: MeasureText,
): SpreadTextLayout {
  const lines: SpreadLine[] = [];
  const overflow: TextId[] = [];
  for (const place of places) {
    const words = texts[place.text] ?? '';
    if (words.trim() === '') continue;
    const placed = layoutPlace(place, words, { language, mirrored, measure });
    lines.push(...placed.lines);
    if (!placed.fits) overflow.push(place.text);
  }
  return { key, lines, veils: [], overflow };
}
