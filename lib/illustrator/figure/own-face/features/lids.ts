import { itemAt } from '@/lib/platform/item-at';
import { clamp, mixNumber, type Vec } from '../../../paint';
import type { FaceContext, Side } from '../face-context';

/** Nine places from the inner to the outer corner. */
type Lid = readonly Vec[];
export type Lids = { readonly upper: Lid; readonly lower: Lid };

const LAST = 8;
/** Heights along a lid against its greatest one: the usual round lid, and the almond of a single fold. */
const ROUND = {
  upper: [0, 0.55, 0.84, 0.97, 1, 0.95, 0.82, 0.52, 0],
  lower: [0, 0.5, 0.82, 0.97, 1, 0.95, 0.8, 0.5, 0],
};
const ALMOND = {
  upper: [0, 0.34, 0.64, 0.87, 1, 0.99, 0.86, 0.55, 0],
  lower: [0, 0.46, 0.76, 0.94, 1, 0.96, 0.8, 0.48, 0],
};
/** Share of these forms in a child's own lids. */
const ROUNDER = 0.16;
const ALMOND_SHARE = 0.5;
/** Corners slope no more than this, in widths of the eye: hanging ones look sad, rising ones sly. */
const SLOPE = { round: -0.2, almond: -0.2, most: 0.15 } as const;
/** Height of a single fold's eye against its width. */
const MOST_ALMOND = 0.42;

const axisAt = (a: Vec, b: Vec, share: number): number => mixNumber(a[1], b[1], share);

/** Both lids with the slope of the corners limited. */
function calmSlope({ upper, lower }: Lids, least: number): Lids {
  const [a, b] = [itemAt(upper, 0), itemAt(upper, LAST)];
  const width = Math.abs(b[0] - a[0]);
  const slope = b[1] - a[1];
  const over = slope - clamp(slope, least * width, SLOPE.most * width);
  const calm = (lid: Lid) => lid.map(([x, y], i): Vec => [x, y - over * (i / LAST - 0.5)]);
  return { upper: calm(upper), lower: calm(lower) };
}

/** A lid drawn towards a form of the same height. */
function towards(lid: Lid, form: readonly number[], share: number, scale: number): Lid {
  const [a, b] = [itemAt(lid, 0), itemAt(lid, LAST)];
  const heights = lid.map(([, y], i) => y - axisAt(a, b, i / LAST));
  const greatest = heights.reduce((most, height) => (Math.abs(height) > Math.abs(most) ? height : most), 0);
  return lid.map(([x, y], i): Vec => {
    const u = i / LAST;
    const wanted: Vec = [mixNumber(a[0], b[0], u), axisAt(a, b, u) + greatest * itemAt(form, i) * scale];
    const own: Vec = [x, axisAt(a, b, u) + (y - axisAt(a, b, u)) * scale];
    return [mixNumber(own[0], wanted[0], share), mixNumber(own[1], wanted[1], share)];
  });
}

/** The child's own lids at rest, with the soft corners of a drawn eye. */
function restingLids({ line, own }: FaceContext, side: Side): Lids {
  const { upper, lower } = calmSlope(
    { upper: line('upperLid', side), lower: line('lowerLid', side) },
    own.singleFold ? SLOPE.almond : SLOPE.round,
  );
  const form = own.singleFold ? ALMOND : ROUND;
  const share = own.singleFold ? ALMOND_SHARE : ROUNDER;
  const ys = [...upper, ...lower].map(([, y]) => y);
  const width = Math.abs(itemAt(upper, LAST)[0] - itemAt(upper, 0)[0]);
  const height = Math.max(...ys) - Math.min(...ys);
  const scale = own.singleFold ? Math.min(1, (width * MOST_ALMOND) / height) : 1;
  return { upper: towards(upper, form.upper, share, scale), lower: towards(lower, form.lower, share, scale) };
}

/** A lid whose arch is changed by a factor and raised by head units in its middle. */
function arched(lid: Lid, factor: number, by: number): Lid {
  const [a, b] = [itemAt(lid, 0), itemAt(lid, LAST)];
  return lid.map(([x, y], i): Vec => {
    const axis = axisAt(a, b, i / LAST);
    return [x, axis + (y - axis) * factor + by * Math.sin((Math.PI * i) / LAST)];
  });
}

/** Least opening of a pressed lid in its middle, head units. */
const LEAST_OPEN = 3.4;
/** The upper lid goes along with the eye that looks down or up, and with a head that nods, as shares of its arch. */
const FOLLOWS = { gaze: 0.16, nod: 0.3 } as const;
/** Eyes that look down are awake: the lid keeps this share of the feeling's opening. */
const AWAKE = 0.84;

/** The upper lid with its inner half (or its outer half, if `press` is below 0) pushed down; corners stay. */
const pressed = (upper: Lid, lower: Lid, press: number): Lid =>
  upper.map(([x, y], i): Vec => {
    const u = press > 0 ? 1 - i / LAST : i / LAST;
    const down = Math.abs(press) * 1.6 * u * Math.sin((Math.PI * i) / LAST);
    const most = itemAt(lower, i)[1] - LEAST_OPEN * Math.sin((Math.PI * i) / LAST);
    return [x, Math.max(y, Math.min(y + down, most))];
  });

/** The lids in the child's mood; closed eyes are drawn from the resting ones. */
export function lidsOf(face: FaceContext, side: Side): Lids {
  const rest = restingLids(face, side);
  const { eye, lowerLid, brow, press } = face.mood;
  if (typeof eye !== 'number') return rest;
  const slant = clamp((brow[0] - brow[1]) * 0.1, -0.8, 0.8);
  const nod = 1 - clamp(face.head.view.pitch, -0.2, 0.5) * FOLLOWS.nod;
  const follow = 1 - clamp(face.head.gaze[1], -0.4, 1) * FOLLOWS.gaze;
  const upper = arched(rest.upper, eye * Math.max(AWAKE, nod * follow), 0).map(
    ([x, y], i): Vec => [x, y - slant * (1 - i / 4)],
  );
  const lower = arched(rest.lower, 1 - lowerLid * 0.5, -lowerLid * 1.6);
  return { upper: press === 0 ? upper : pressed(upper, lower, press), lower };
}
