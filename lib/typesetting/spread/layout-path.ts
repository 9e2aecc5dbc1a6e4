import { itemAt } from '@/lib/platform/item-at';
import type { PathPlace } from '@/lib/stories';
import { type Curve, createCurve } from './curve';
import { GUTTER, type PlacedText, type SpreadLine, toUnits } from './model';
import { type AuthorLine, type PreparedText, settleNames } from './prepare-text';
import { MIN_PT } from './sizes';

/** A word to place; its width in em. */
export type PathWord = { readonly text: string; readonly width: number };
type PlacedWord = { readonly text: string; readonly sizePt: number; readonly from: number; readonly width: number };

/** A path as words go along it, at one scale of its sizes. */
type Way = {
  readonly curve: Curve;
  readonly walls: readonly (readonly [from: number, to: number])[];
  readonly getSize: (distance: number) => number;
  /** Em. */
  readonly gap: number;
};

const GAP_EM = 0.6;
/** How far words move on at a time where something is in their way, in stage units. */
const STEP = 4;
const SCALE_STEP = 0.04;
const SMALLEST_SCALE = 0.4;
const SENTENCE_END = /[.!?\u2026\u061f][\p{Pe}\p{Pf}"'\u05f4]*$/u;

/** Whole words: on a path nothing breaks after a hyphen. */
function joinHyphens({ parts }: AuthorLine): readonly PathWord[] {
  const words: PathWord[] = [];
  for (const { text, width, space } of parts) {
    const before = space === 0 ? words.pop() : undefined;
    words.push(before ? { text: before.text + text, width: before.width + width } : { text, width });
  }
  return words;
}

/** The words of a path in sentences, which stay together where they can. */
export function listSentences({ lines, direction }: PreparedText): readonly (readonly PathWord[])[] {
  const sentences: PathWord[][] = [[]];
  for (const { text, width } of lines.flatMap(joinHyphens)) {
    sentences.at(-1)?.push({ text: settleNames(text, direction), width });
    if (SENTENCE_END.test(text)) sentences.push([]);
  }
  return sentences.filter((sentence) => sentence.length > 0);
}

/** The size at a share of the line, between those that stand at even distances along it. */
function sizeAt(sizes: readonly number[], share: number): number {
  const at = share * (sizes.length - 1);
  const before = Math.min(Math.floor(at), sizes.length - 2);
  const [from, to] = [itemAt(sizes, before), itemAt(sizes, before + 1)];
  return from + (to - from) * (at - before);
}

/** A path in the direction of its words: those against the book's direction start at its end. */
function createWay(place: PathPlace, scale: number, reversed: boolean): Way {
  const curve = createCurve(reversed ? [...place.along].reverse() : place.along);
  const sizes = reversed ? [...place.size].reverse() : place.size;
  return {
    curve,
    walls: [[GUTTER.from, GUTTER.to], ...(place.avoid ?? [])],
    getSize: (distance) => {
      const share = Math.min(1, distance / Math.max(1, curve.length));
      return Math.max(MIN_PT, sizeAt(sizes, share) * scale);
    },
    gap: place.gapEm ?? GAP_EM,
  };
}

/** Words one after another from a distance on. */
function lineUp(words: readonly PathWord[], start: number, { getSize, gap }: Way): readonly PlacedWord[] {
  let from = start;
  return words.map(({ text, width: em }) => {
    const sizePt = getSize(from);
    const placed = { text, sizePt, from, width: toUnits(em * sizePt) };
    from += placed.width + toUnits(gap * sizePt);
    return placed;
  });
}

/** Where a word stands: its middle, its angle in degrees with letters upright, and its reach to both sides. */
function locate({ from, width, sizePt }: PlacedWord, { curve }: Way) {
  const [start, middle, end] = [curve.at(from), curve.at(from + width / 2), curve.at(from + width)];
  const angle = Math.atan((end.y - start.y) / (end.x - start.x || 1e-6));
  const reach = (width * Math.cos(angle) + toUnits(sizePt) * Math.abs(Math.sin(angle))) / 2;
  return { ...middle, turn: (angle * 180) / Math.PI, reach };
}

const meetsWall = (words: readonly PlacedWord[], way: Way): boolean => {
  const spots = words.map((word) => locate(word, way));
  const [left, right] = [
    Math.min(...spots.map(({ x, reach }) => x - reach)),
    Math.max(...spots.map(({ x, reach }) => x + reach)),
  ];
  return way.walls.some(([from, to]) => right > from && left < to);
};

/** Places groups of words, each whole, one after another; `null` where the path is too short. */
function placeGroups(groups: readonly (readonly PathWord[])[], way: Way): readonly PlacedWord[] | null {
  const placed: PlacedWord[] = [];
  let start = 0;
  for (const words of groups) {
    let line = lineUp(words, start, way);
    const getEnd = () => (line.at(-1)?.from ?? 0) + (line.at(-1)?.width ?? 0);
    while (getEnd() <= way.curve.length && meetsWall(line, way)) {
      start += STEP;
      line = lineUp(words, start, way);
    }
    if (getEnd() > way.curve.length) return null;
    placed.push(...line);
    start = getEnd() + toUnits(way.gap * way.getSize(getEnd()));
  }
  return placed;
}

/** Sentences as wholes where they fit, else word after word, at the largest scale of the path's sizes. */
export function placeSentences(place: PathPlace, sentences: readonly (readonly PathWord[])[], reversed: boolean) {
  const words = sentences.flat().map((word) => [word]);
  const lowest = Math.max(SMALLEST_SCALE, MIN_PT / Math.max(...place.size));
  for (let scale = 1; scale >= lowest - 1e-9; scale -= SCALE_STEP) {
    const way = createWay(place, scale, reversed);
    const placed = placeGroups(sentences, way) ?? placeGroups(words, way);
    if (placed) return { placed, way };
  }
  return null;
}

/**
 * Words along a path, declared left to right: each whole, so that joined letters stay joined, none over the fold or what
 * stands before the path. Without lines where the path is too short for them at the smallest size.
 */
export function layoutPath(place: PathPlace, text: PreparedText, reversed: boolean): PlacedText {
  const found = placeSentences(place, listSentences(text), reversed);
  if (!found) return { lines: [], fits: false };
  const common = { textId: place.text, tone: place.tone, face: text.face, direction: text.direction };
  const lines = found.placed.map((word): SpreadLine => {
    const { x, y, turn } = locate(word, found.way);
    const box = { x: x - word.width / 2, y: y - toUnits(word.sizePt) / 2, width: word.width };
    return { ...common, ...box, text: word.text, align: 'center', sizePt: word.sizePt, turn };
  });
  return { lines, fits: true };
}
