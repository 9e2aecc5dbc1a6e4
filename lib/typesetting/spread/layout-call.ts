import type { CallPlace } from '@/lib/stories';
import { type PlacedText, POINTS_PER_UNIT, type SpreadLine, toUnits } from './model';
import { type AuthorLine, getWidth, joinLine, type PreparedText } from './prepare-text';
import { MIN_PT, SIZE_STEP, WIDTH_RESERVE } from './sizes';

/** The width of a phrase's longest line in em. */
const getCallWidth = ({ lines }: PreparedText): number => Math.max(0, ...lines.map(({ parts }) => getWidth(parts)));

/** The widest line that a call may have at a size, in em. */
const getCallRoom = ({ maxWidth }: CallPlace, sizePt: number): number =>
  (maxWidth * POINTS_PER_UNIT * WIDTH_RESERVE) / sizePt;

/** The line in two of similar width. */
function halve(line: AuthorLine): readonly AuthorLine[] {
  const cuts = line.parts.slice(1).map((_, at): readonly AuthorLine[] => {
    const [first, ...rest] = line.parts.slice(at + 1);
    const below = first ? [{ ...first, space: 0 }, ...rest] : [];
    return [
      { ...line, parts: line.parts.slice(0, at + 1) },
      { ...line, parts: below },
    ];
  });
  const widthOf = (lines: readonly AuthorLine[]) => Math.max(...lines.map(({ parts }) => getWidth(parts)));
  return cuts.reduce((best, cut) => (widthOf(cut) < widthOf(best) ? cut : best), [line]);
}

/**
 * A short phrase around its point, which lies where it is printed; smaller where it would be too wide. One with a long
 * name that is too wide at the smallest size stands in two lines.
 */
export function layoutCall(place: CallPlace, whole: PreparedText): PlacedText {
  const isTooWide = whole.hasLongName && getCallWidth(whole) > getCallRoom(place, MIN_PT);
  const text = isTooWide ? { ...whole, lines: whole.lines.flatMap(halve) } : whole;
  const width = getCallWidth(text);
  let sizePt = Math.max(MIN_PT, place.size);
  while (width > getCallRoom(place, sizePt) && sizePt - SIZE_STEP >= MIN_PT) sizePt -= SIZE_STEP;
  const turn = place.turn ?? 0;
  const angle = (turn * Math.PI) / 180;
  const em = toUnits(sizePt);
  const step = em * (1 + (text.leadings.at(-1) ?? 0));
  const lines = text.lines.flatMap((line, at): readonly SpreadLine[] => {
    const lineWidth = em * getWidth(line.parts);
    // The lines of a turned phrase stand one below another as the phrase sees it.
    const below = (at - (text.lines.length - 1) / 2) * step;
    const [x, y] = [place.at[0] - below * Math.sin(angle), place.at[1] + below * Math.cos(angle)];
    const common = { textId: place.text, tone: place.tone, face: text.face, direction: line.direction };
    const box = { x: x - lineWidth / 2, y: y - em / 2, width: lineWidth };
    return line.parts.length === 0 ? [] : [{ ...common, ...box, text: joinLine(line), align: 'center', sizePt, turn }];
  });
  return { lines, fits: width <= getCallRoom(place, sizePt) };
}
