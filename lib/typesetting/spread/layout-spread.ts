import type { Language } from '@/lib/markets';
import type { BlockPlace, CallPlace, SpreadLayout, TextId, TextPlace } from '@/lib/stories';
import type { MeasureText } from '../layout/model';
import { layoutBlock } from './layout-block';
import { layoutCall } from './layout-call';
import { layoutPath } from './layout-path';
import { type PlacedText, SPREAD, type SpreadLine, type SpreadTextLayout, toUnits } from './model';
import { areTouching } from './overlap';
import { loosenNames, type PreparedText, prepareText } from './prepare-text';

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

/**
 * The lines of one place where they are printed. Where a long name does not fit, it may break, and a call has one line more.
 */
function layoutPlace(place: TextPlace, words: string, setting: Setting, widestLeading?: number): PlacedText {
  const { language, measure } = setting;
  const text = prepareText(place, words, language, measure);
  const placed = layoutWords(place, text, setting, widestLeading);
  if (placed.fits || !text.hasLongName || place.kind === 'path') return placed;
  const broken = { ...prepareText(place, loosenNames(words), language, measure), hasLongName: true };
  const loose = layoutWords(place, broken, setting, widestLeading);
  return loose.fits ? loose : placed;
}

function layoutWords(
  place: TextPlace,
  prepared: PreparedText,
  { mirrored, measure }: Setting,
  widestLeading = Number.POSITIVE_INFINITY,
): PlacedText {
  // Pointed words among bare ones keep the gap that their marks need.
  const widest = Math.max(widestLeading, prepared.leadings.at(-1) ?? 0);
  const text = { ...prepared, leadings: prepared.leadings.filter((leading) => leading <= widest) };
  if (place.kind === 'block') return layoutBlock(mirrored ? mirrorBlock(place) : place, text, measure);
  if (place.kind === 'call') return layoutCall(mirrored ? mirrorCall(place) : place, text);
  const placed = layoutPath(place, text, (text.direction === 'rtl') !== mirrored);
  return mirrored ? { ...placed, lines: placed.lines.map(mirrorLine) } : placed;
}

/** Calls keep this distance from other words, in em. Arabic letters reach further beyond their line, with marks of their own. */
const CLEAR_EM = { usual: 0.1, joined: 0.25 } as const;
const CLEAR_STEP = 0.04;
const SMALLEST_SHARE = 0.6;

type Layout = PlacedText & { readonly place: TextPlace; readonly words: string };

/** A call that comes too near to other words is smaller; one that stays too near keeps its size. */
function clearCall(call: Layout, others: readonly SpreadLine[], setting: Setting): Layout {
  if (call.place.kind !== 'call') return call;
  const gap = CLEAR_EM[setting.language === 'ar' ? 'joined' : 'usual'];
  for (let share = 1; share >= SMALLEST_SHARE; share -= CLEAR_STEP) {
    const placed = layoutPlace({ ...call.place, size: call.place.size * share }, call.words, setting);
    const isClear = placed.lines.every((line) => others.every((other) => !areTouching(line, other, gap)));
    if (isClear) return { ...call, ...placed };
  }
  return call;
}

/** Running texts that are meant to have one size. */
const getSizeGroup = ({ place }: Layout): string | null =>
  place.kind === 'block' && place.face !== 'heading' ? `${place.size[0]}` : null;

/**
 * Running texts of one size stay of one size and of one leading: all take the smallest that any of them needs. A single line
 * has no leading.
 */
function unifySizes(layouts: readonly Layout[], setting: Setting): readonly Layout[] {
  const least = (group: string | null, valuesOf: (layout: Layout) => readonly number[]): number =>
    Math.min(...layouts.filter((layout) => getSizeGroup(layout) === group).flatMap(valuesOf));
  return layouts.map((layout) => {
    const { place, words, lines, leadingEm = 0 } = layout;
    const group = getSizeGroup(layout);
    if (place.kind !== 'block' || group === null) return layout;
    const sizePt = least(group, (other) => other.lines.map((line) => line.sizePt));
    const leading = least(group, (other) => (other.lines.length > 1 ? [other.leadingEm ?? 0] : []));
    if (lines.every((line) => line.sizePt === sizePt) && leadingEm <= leading) return layout;
    const smaller: TextPlace = { ...place, size: [sizePt, Math.min(sizePt, place.size[1])] };
    return { ...layout, ...layoutPlace(smaller, words, setting, leading) };
  });
}

/** Where the baseline of a line is, in em from its top. */
const BASELINE_EM = 0.8;

/** Blocks that begin at one height on facing pages have their first lines on one baseline, whatever their sizes are. */
function levelFirstLines(layouts: readonly Layout[]): readonly Layout[] {
  const heightOf = ({ place }: Layout) =>
    place.kind === 'block' && !place.below && (place.verticalAlign ?? 'top') === 'top' ? place.box.y : null;
  const sizeOf = ({ lines }: Layout) => lines[0]?.sizePt ?? 0;
  return layouts.map((layout) => {
    const height = heightOf(layout);
    if (height === null) return layout;
    const largest = Math.max(...layouts.filter((other) => heightOf(other) === height).map(sizeOf));
    const shift = toUnits(largest - sizeOf(layout)) * BASELINE_EM;
    return shift === 0 ? layout : { ...layout, lines: layout.lines.map((line) => ({ ...line, y: line.y + shift })) };
  });
}

/** Between the last line of a block and the first line of the block below it, in em of the latter. */
const PARAGRAPH_GAP_EM = 1;

/** Blocks that belong together keep one rhythm: each begins a paragraph gap below the one above it. */
function stackBlocks(layouts: readonly Layout[]): readonly Layout[] {
  const stacked: Layout[] = [];
  for (const layout of layouts) {
    const { place, lines } = layout;
    const above = place.kind === 'block' && stacked.find((other) => other.place.text === place.below)?.lines.at(-1);
    const [first] = lines;
    const shift = above && first ? above.y + toUnits(above.sizePt + first.sizePt * PARAGRAPH_GAP_EM) - first.y : 0;
    stacked.push(shift === 0 ? layout : { ...layout, lines: lines.map((line) => ({ ...line, y: line.y + shift })) });
  }
  return stacked;
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
  const setting = { language, mirrored, measure };
  const own = places.flatMap((place): readonly Layout[] => {
    const words = texts[place.text] ?? '';
    return words.trim() === '' ? [] : [{ place, words, ...layoutPlace(place, words, setting) }];
  });
  const layouts = [...stackBlocks(levelFirstLines(unifySizes(own, setting)))];
  layouts.forEach((layout, at) => {
    const others = layouts.filter((other) => other.place !== layout.place).flatMap(({ lines }) => lines);
    layouts[at] = clearCall(layout, others, setting);
  });
  return {
    key,
    lines: layouts.flatMap(({ lines }) => lines),
    backdrops: [],
    overflow: layouts.flatMap(({ place, fits }) => (fits ? [] : [place.text])),
  };
}
