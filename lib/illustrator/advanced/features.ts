import type { Acting } from './acting';
import { BROW_UNDERSIDES, CHIN, LIDS, LIPS } from './landmarks';
import { columnsOf, type Slit, sampleCurve } from './slit';

type Point = readonly [number, number];
/** Where a point of the mesh lies on the illustrated head. */
export type Placed = (index: number) => Point;
/** A mouth or eye at rest (as in the photo) and as it acts. */
export type Move = { readonly rest: Slit; readonly acted: Slit };

/** Lines of the mouth's slit. */
export const MOUTH_ROWS = { mouth: 2, teeth: 3, lowerLip: 4 } as const;
/** Corners this high, in half widths, are a full smile; a smile this much wider than a mouth at rest. */
const FULL_SMILE = 0.3;
const SMILE_WIDENS = 0.15;
/** How much of an opening the upper lip gives, in a laugh and in a round mouth; the jaw gives the rest. */
const UPPER_SHARE = [0.3, 0.44] as const;
/** A smile thins the lips: this much comes back when it goes. */
const SMILE_THINS = 0.5;
/** Where the lips meet when they close, from the upper to the lower. */
const MEETING = 0.6;
/** A photo's own mouth open by less is closed. */
const OPEN = 1.6;

const curve = (indices: readonly number[], at: Placed) => indices.map((index) => at(index));
const spread = (u: number) => Math.abs(u) ** 1.7;

/** The mouth of the photo, and what the expression makes of it. */
export function mouthMove(at: Placed, { mouth }: Acting): Move {
  const [[left], [right]] = [at(61), at(291)];
  const [outerUpper, innerUpper, innerLower, outerLower] = LIPS.map((lip) =>
    sampleCurve(curve(lip, at), left, right),
  ) as [Float32Array, Float32Array, Float32Array, Float32Array];
  const value = (row: Float32Array, column: number) => row[column] as number;
  const gapAt = (column: number) => Math.max(0, value(innerLower, column) - value(innerUpper, column));
  const meeting = columnsOf((_, i) => value(innerUpper, i) + gapAt(i) * MEETING);
  const middle = (meeting.length - 1) / 2;
  const [middleY, half] = [value(meeting, middle), (right - left) / 2];
  const ends = (value(meeting, 0) + value(meeting, meeting.length - 1)) / 2;
  const rise = middleY - ends;
  const smiling = Math.max(0, Math.min(1, rise / (FULL_SMILE * half)));
  const own = gapAt(middle);
  const keeps = mouth.gap === 'own' && own > OPEN;
  const gap = mouth.gap === 'own' ? (keeps ? own : 0) : mouth.gap;

  const wide = half * (1 - SMILE_WIDENS * smiling) * mouth.width;
  const centre = (left + right) / 2;
  // A smile is flat between its corners; other mouths are arcs.
  const arc = keeps ? 0 : 0.5 + 0.5 * mouth.round;
  const slope = (value(meeting, meeting.length - 1) - value(meeting, 0)) / 2;
  const line = columnsOf((u, i) => {
    const asSeen = value(meeting, i) + rise * spread(u);
    return asSeen + (middleY + slope * u - asSeen) * arc - mouth.corners * spread(u);
  });
  const opening = (u: number) => gap * (1 - u * u) ** (0.5 + 0.25 * (1 - mouth.round));
  const upwards = UPPER_SHARE[0] + (UPPER_SHARE[1] - UPPER_SHARE[0]) * mouth.round;
  const full = 1 + SMILE_THINS * smiling * Math.max(0, Math.min(1, 1 - mouth.corners / 4));
  const upper = columnsOf((u, i) => value(line, i) - (keeps ? gapAt(i) * MEETING : opening(u) * upwards));
  const lower = columnsOf((u, i) => value(line, i) + (keeps ? gapAt(i) * (1 - MEETING) : opening(u) * (1 - upwards)));
  const top = columnsOf(() => at(2)[1] + 0.6);
  const bottom = columnsOf(() => at(CHIN)[1] - 1);
  const thick = (inner: Float32Array, outer: Float32Array, i: number) =>
    Math.abs(value(inner, i) - value(outer, i)) * mouth.lips * full;
  // A laugh opens below the photo's own teeth.
  const shown = keeps || (own > OPEN && mouth.round === 0) ? 1 : 0;
  const teeth = columnsOf((_, i) => Math.min(value(lower, i), value(upper, i) + gapAt(i) * shown));
  return {
    rest: { left, right, rows: [top, outerUpper, innerUpper, innerLower, innerLower, outerLower, bottom] },
    acted: {
      left: centre - wide,
      right: centre + wide,
      rows: [
        top,
        columnsOf((_, i) => Math.max(value(top, i) + 1, value(upper, i) - thick(innerUpper, outerUpper, i))),
        upper,
        teeth,
        lower,
        columnsOf((_, i) => Math.min(value(bottom, i) - 1, value(lower, i) + thick(innerLower, outerLower, i))),
        bottom,
      ],
    },
  };
}

/** Whether the photo shows teeth, so that an open mouth keeps them. */
export const showsTeeth = (at: Placed): boolean => at(14)[1] - at(13)[1] > OPEN;

/** The line on which a lid that falls shut comes to rest, from the upper lid to the lower. */
const SHUT = 0.8;
/** Below the lid, the cheek moves up to this many head units. */
const CHEEK = 9;

/** The eye on one side of the picture, and where its lids go. */
export function eyeMove(at: Placed, side: 0 | 1, { lids: [fall, lift] }: Acting): Move {
  const [upperLid, lowerLid] = LIDS[side];
  const corners = [at(upperLid[0]), at(upperLid[8])] as const;
  const [left, right] = [corners[0][0], corners[1][0]];
  const upper = sampleCurve(curve(upperLid, at), left, right);
  const lower = sampleCurve(curve(lowerLid, at), left, right);
  const value = (row: Float32Array, column: number) => row[column] as number;
  const height = (i: number) => value(lower, i) - value(upper, i);
  const brow = sampleCurve(curve(BROW_UNDERSIDES[side], at), left, right);
  const top = columnsOf((_, i) => Math.min(value(brow, i), value(upper, i) - 3));
  const bottom = columnsOf((_, i) => value(lower, i) + CHEEK);
  const shut = fall >= 1;
  const fallen = columnsOf((_, i) => value(upper, i) + height(i) * (shut ? SHUT : fall));
  return {
    rest: { left, right, rows: [top, upper, lower, bottom] },
    acted: {
      left,
      right,
      rows: [top, fallen, shut ? fallen : columnsOf((_, i) => value(lower, i) - height(i) * lift), bottom],
    },
  };
}
