import type { BlockPlace } from '@/lib/stories';
import { breakParts, countLines } from '../layout/break-paragraph';
import type { MeasureText } from '../layout/model';
import type { Direction } from '../text/direction';
import { type PlacedText, POINTS_PER_UNIT, type SpreadLine, toUnits } from './model';
import { type AuthorLine, getWidth, type PreparedText, settleNames } from './prepare-text';
import { MIN_PT, SIZE_STEP, WIDTH_RESERVE } from './sizes';

/** An author's lines stay whole where that costs no more than this share of the size. */
const WHOLE_LINES_FROM = 0.88;
/** A blank line of the author's, in lines. */
const BLANK_LINE = 0.5;

type Setting = { readonly sizePt: number; readonly leadingEm: number };
type BrokenLine = { readonly text: string; readonly direction: Direction };

const getLineWidth = ({ box }: BlockPlace, sizePt: number): number =>
  (box.width * POINTS_PER_UNIT * WIDTH_RESERVE) / sizePt;

const isBlank = ({ parts }: AuthorLine): boolean => parts.length === 0;

/** Height of a text in em, from the top of its first line to the bottom of its last. */
function getHeight(lines: readonly AuthorLine[], width: number, leadingEm: number): number {
  const count = lines.reduce((total, line) => total + (isBlank(line) ? BLANK_LINE : countLines(line.parts, width)), 0);
  return count * (1 + leadingEm) - leadingEm;
}

/** Whether a text stands in its box in a setting. */
export function fitsBlock(place: BlockPlace, text: PreparedText, { sizePt, leadingEm }: Setting): boolean {
  const width = getLineWidth(place, sizePt);
  if (text.lines.some(({ parts }) => parts.some((part) => part.width > width))) return false;
  return getHeight(text.lines, width, leadingEm) * sizePt <= place.box.height * POINTS_PER_UNIT;
}

/**
 * The smallest setting of a block, at which a text fits or overflows. With a long name, letters on a thing in the picture
 * may be smaller than all others.
 */
export const getSmallest = ({ size }: BlockPlace, { leadings, hasLongName }: PreparedText): Setting => ({
  sizePt: hasLongName ? Math.min(MIN_PT, size[1]) : Math.max(MIN_PT, size[1]),
  leadingEm: leadings.at(-1) ?? 0,
});

/** A setting in which a block fits: of its own sizes, else of smaller ones for a long name. */
function findSetting(place: BlockPlace, text: PreparedText): Setting | null {
  const [largest, smallest] = place.size;
  const find = (from: number, accepts: (sizePt: number) => boolean) => {
    for (let sizePt = largest; sizePt >= from; sizePt -= SIZE_STEP) {
      if (!accepts(sizePt)) continue;
      const leadingEm = text.leadings.find((leading) => fitsBlock(place, text, { sizePt, leadingEm: leading }));
      if (leadingEm !== undefined) return { sizePt, leadingEm };
    }
    return null;
  };
  const lowest = Math.max(MIN_PT, smallest);
  const always = () => true;
  const areWhole = (sizePt: number) => text.lines.every(({ parts }) => getWidth(parts) <= getLineWidth(place, sizePt));
  return (
    find(Math.max(lowest, largest * WHOLE_LINES_FROM), areWhole) ??
    find(lowest, always) ??
    find(getSmallest(place, text).sizePt, always)
  );
}

const breakLine = ({ parts, direction }: AuthorLine, width: number): readonly BrokenLine[] =>
  parts.length === 0
    ? [{ text: '', direction }]
    : breakParts(parts, width, true, true).map((text) => ({ text, direction }));

/** Which side of its box a line keeps to. */
function getSide(align: BlockPlace['align'], direction: Direction): SpreadLine['align'] {
  if (align === 'center') return 'center';
  return (align === 'end') === (direction === 'rtl') ? 'left' : 'right';
}

const SHARE_BEFORE = { left: 0, center: 0.5, right: 1 } as const;
const SHARE_ABOVE = { top: 0, middle: 0.5, bottom: 1 } as const;

/**
 * Running text in its box, which lies where it is printed: at the largest size at which it fits, in lines that end where a
 * reader takes breath. The author's own lines stay whole if a little smaller ones fit. A text that does not fit has the
 * smallest size and goes beyond its box.
 */
export function layoutBlock(place: BlockPlace, text: PreparedText, measure: MeasureText): PlacedText {
  const found = findSetting(place, text);
  const { sizePt, leadingEm } = found ?? getSmallest(place, text);
  const { box } = place;
  const width = getLineWidth(place, sizePt);
  const spare = box.height - toUnits(getHeight(text.lines, width, leadingEm) * sizePt);
  let y = box.y + Math.max(0, spare) * SHARE_ABOVE[place.verticalAlign ?? 'top'];
  const lines: SpreadLine[] = [];
  for (const line of text.lines.flatMap((own) => breakLine(own, width))) {
    const printed = settleNames(line.text, line.direction);
    const lineWidth = toUnits(measure(printed.replace(/[\u2068\u2069]/gu, ''), text.face, sizePt));
    const align = getSide(place.align, line.direction);
    const x = box.x + (box.width - lineWidth) * SHARE_BEFORE[align];
    const common = { textId: place.text, tone: place.tone, face: text.face, direction: line.direction };
    if (printed !== '') lines.push({ ...common, text: printed, x, y, width: lineWidth, align, sizePt, turn: 0 });
    y += toUnits(sizePt * (1 + leadingEm)) * (printed === '' ? BLANK_LINE : 1);
  }
  return { lines, fits: found !== null, leadingEm };
}
