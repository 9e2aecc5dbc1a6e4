import type { CallPlace } from '@/lib/stories';
import { type PlacedText, POINTS_PER_UNIT, type SpreadLine, toUnits } from './model';
import { getWidth, joinLine, type PreparedText } from './prepare-text';
import { MIN_PT, SIZE_STEP, WIDTH_RESERVE } from './sizes';

/** The width of a phrase's longest line in em. */
export const getCallWidth = ({ lines }: PreparedText): number =>
  Math.max(0, ...lines.map(({ parts }) => getWidth(parts)));

/** The widest line that a call may have at a size, in em. */
export const getCallRoom = ({ maxWidth }: CallPlace, sizePt: number): number =>
  (maxWidth * POINTS_PER_UNIT * WIDTH_RESERVE) / sizePt;

/** A short phrase around its point, which lies where it is printed; smaller where it would be too wide. */
export function layoutCall(place: CallPlace, text: PreparedText): PlacedText {
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
