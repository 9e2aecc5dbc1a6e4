import type { FaceReading } from '../../model.ts';
import { EAR_FREE, type Fall } from './fall.ts';
import { HAIR_MEASURES } from './schema.ts';

type Length = FaceReading['hairLength'];

/** From this confidence on the reading's length decides how far hair falls. */
const BELIEVED = 0.45;
/** Heights of the tips that a length allows. */
const TIPS: Readonly<Record<Length['value'], readonly [shortest: number, longest: number]>> = {
  bald: [-24, 8],
  short: [-24, 12],
  medium: [44, 74],
  long: [92, 112],
};
/** Hair that falls on one side only is shorter than this when the other side is merely turned away or in shadow. */
const CLEARLY_ONE_SIDED = 62;
const MOST_UNEVEN = 26;

const falls = ({ tip }: Fall) => tip > EAR_FREE;

/** A fall moved to another length: its edges keep their places. */
function withTip(fall: Fall, tip: number): Fall {
  const { fallTop, fallRows } = HAIR_MEASURES;
  const rowOf = (i: number) => fallTop + ((tip - fallTop) * i) / (fallRows - 1);
  const at = (edge: readonly number[], y: number): number => {
    const u = Math.max(0, Math.min(fallRows - 1, ((y - fallTop) / Math.max(1, fall.tip - fallTop)) * (fallRows - 1)));
    const k = Math.min(fallRows - 2, Math.floor(u));
    const [a, b] = [edge[k] as number, edge[k + 1] as number];
    return a + (b - a) * (u - k);
  };
  return {
    tip,
    outer: fall.outer.map((_, i) => at(fall.outer, rowOf(i))),
    inner: fall.inner.map((_, i) => at(fall.inner, rowOf(i))),
  };
}

const clampTip = (fall: Fall, [low, high]: readonly [number, number]): Fall =>
  withTip(fall, Math.max(low, Math.min(high, fall.tip)));

/**
 * Hair that hangs this low and this far out beside the face is not short, whatever was read, if the other side stands off
 * the head as well: a turned head shows its back on one side only. Head units.
 */
const HANGS = { tip: 36, outer: 74, other: 57 } as const;

function believedTips({ value, confidence }: Length, falling: readonly [Fall, Fall]) {
  if (confidence < BELIEVED) return null;
  const [left, right] = falling.map(({ outer }) => outer[0] ?? 0) as [number, number];
  const hangs = falling.some(({ tip, outer }) => tip > HANGS.tip && (outer[0] ?? 0) > HANGS.outer);
  return TIPS[value === 'short' && hangs && Math.min(left, right) > HANGS.other ? 'medium' : value];
}

/**
 * Settles what both sides show with the length that was read: a side that is turned away or in shadow takes the other's
 * fall, and a shadow on the neck of short hair is none.
 */
export function settleFalls([left, right]: readonly [Fall, Fall], length: Length): readonly [Fall, Fall] {
  const known = believedTips(length, [left, right]);
  const isShort = known !== null && known[1] < EAR_FREE;
  if (isShort) return [clampTip(left, known), clampTip(right, known)];
  const [longer, other] = left.tip >= right.tip ? [left, right] : [right, left];
  if (falls(longer) && !falls(other) && longer.tip < CLEARLY_ONE_SIDED) {
    const both = known ? clampTip(longer, known) : clampTip(longer, TIPS.short);
    return [both, both];
  }
  // A side that runs on into clothes or a dark background says no more than the length that was read.
  const longest = known ? Math.min(longer.tip, known[1]) : longer.tip;
  const near = (fall: Fall) => {
    const even = falls(fall) ? Math.max(fall.tip, longest - MOST_UNEVEN) : fall.tip;
    const tipped = withTip(fall, even);
    return known && falls(fall) ? clampTip(tipped, known) : tipped;
  };
  return known && !falls(longer) ? [clampTip(left, known), clampTip(right, known)] : [near(left), near(right)];
}
