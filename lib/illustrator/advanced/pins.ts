import { FEATURES, type HeadView } from '../figure/head/view';
import type { Acting } from './acting';
import {
  BROW_PAIRS,
  BROW_UNDERSIDES,
  CHIN,
  FOREHEAD_TOP,
  LIDS,
  LIPS,
  NOSE_MIDDLE,
  NOSE_PAIRS,
  OVAL_PAIRS,
} from './landmarks';
import type { PreparedMeta } from './prepared-face';

type Point = readonly [number, number];
/** Where points of the illustrated head (head units, as seen in the view) lie in the prepared picture. */
export type Pins = {
  readonly head: readonly Point[];
  readonly picture: readonly Point[];
  /** Where a pinned point lies on the head. */
  readonly placed: (index: number) => Point;
};

/** Real features turn a little less than drawn ones, so that the far eye keeps its shape. */
export const TURN_SHARE = 0.84;
/** 0 keeps the photo's proportions, 1 takes those of the illustrated head. */
const CUTENESS = 0.65;
/** Forehead and chin of the mesh in head units, and half the width of the face. */
export const FACE_TOP = -34;
export const FACE_CHIN = 54;
export const HALF_WIDTH = 47.5;
/** The illustrated head is wider than a face: features keep their own width. */
const NARROW = 0.86;
/** Distances from the axis of the head: what stands out moves more when the head turns. */
const DEPTH = { skin: 50, edge: 50.5, lips: 51.5, nose: 55, noseTip: 58 } as const;
/** A photo turned by this much is taken as turned: its face is made symmetric again. */
const TURNED = 0.25;

/** Points of the mesh in head units of a head that looks straight ahead. */
function frontal({ landmarks, yaw }: PreparedMeta) {
  const seen = (index: number): Point => landmarks[index] ?? [0, 0];
  const [left, right, top, chin] = [seen(234), seen(454), seen(FOREHEAD_TOP), seen(CHIN)];
  const middle = (left[0] + right[0]) / 2;
  const symmetric = Math.min(1, Math.abs(yaw) / TURNED);
  const natural = (index: number): Point => [
    ((seen(index)[0] - middle) * 2 * HALF_WIDTH) / (right[0] - left[0]),
    FACE_TOP + ((seen(index)[1] - top[1]) * (FACE_CHIN - FACE_TOP)) / (chin[1] - top[1]),
  ];
  const mixed = (a: number, b: number) => a + (b - a) * symmetric;
  return {
    middle: (index: number): Point => [natural(index)[0] * (1 - symmetric), natural(index)[1]],
    pair: ([a, b]: Point): readonly [Point, Point] => {
      const [p, q] = [natural(a), natural(b)];
      const half = (q[0] - p[0]) / 2;
      const y = (p[1] + q[1]) / 2;
      return [
        [mixed(p[0], -half), mixed(p[1], y)],
        [mixed(q[0], half), mixed(q[1], y)],
      ];
    },
  };
}

const towards = (from: number, to: number) => from + (to - from) * CUTENESS;

const mirrored = (left: readonly number[], right: readonly number[]): Point[] =>
  left.map((index, i): Point => [index, right[right.length - 1 - i] ?? index]);
/** Both lids of both eyes with the irises, the left of the picture first; corners once. */
const EYE_PAIRS: readonly Point[] = [
  ...mirrored(LIDS[0][0], LIDS[1][0]),
  ...mirrored(LIDS[0][1].slice(1, -1), LIDS[1][1].slice(1, -1)),
  [468, 473],
];
const LIP_MIDDLE = LIPS.map((lip) => lip[5]);
const LIP_PAIRS = LIPS.flatMap((lip) => mirrored(lip.slice(0, 5), lip.slice(6)));
/** How far along the brow each pair is, 0 outside to 1 inside. */
const BROWS = [...BROW_PAIRS, ...mirrored(...BROW_UNDERSIDES)].map((pair, i) => ({
  pair,
  inner: i < BROW_PAIRS.length ? i / (BROW_PAIRS.length - 1) : (i - BROW_PAIRS.length) / 4,
}));

/** Pairs every landmark with its place on the turned head; the eyes grow, nose and mouth move to their places. */
export function pinsFor(meta: PreparedMeta, { project }: Pick<HeadView, 'project'>, acting: Acting): Pins {
  const face = frontal(meta);
  const places = new Map<number, Point>();
  const pin = (index: number, [x, y]: Point, radius: number = DEPTH.skin) => {
    const seen = project(x, y, radius);
    places.set(index, [seen.x, seen.y]);
  };
  const pinPair = (pair: Point, move: (at: Point, side: 0 | 1) => Point, radius?: number) => {
    const [p, q] = face.pair(pair);
    pin(pair[0], move(p, 0), radius);
    pin(pair[1], move(q, 1), radius);
  };

  const corners = [face.pair([33, 263]), face.pair([133, 362])] as const;
  const eyes = ([0, 1] as const).map((side): Point => {
    const [outer, inside] = [corners[0][side], corners[1][side]];
    return [(outer[0] + inside[0]) / 2, (outer[1] + inside[1]) / 2];
  });
  const lift = (FEATURES.eyeY + 2 - ((eyes[0]?.[1] ?? 0) + (eyes[1]?.[1] ?? 0)) / 2) * CUTENESS;
  for (const pair of EYE_PAIRS)
    pinPair(pair, ([x, y], side) => {
      const [cx, cy] = eyes[side] ?? [0, 0];
      const home: Point = [towards(cx, FEATURES.eyeX * (side ? 1 : -1)), towards(cy, FEATURES.eyeY + 2)];
      return [home[0] + (x - cx) * NARROW * (1 + 0.36 * CUTENESS), home[1] + (y - cy) * (1 + 0.8 * CUTENESS)];
    });
  for (const { pair, inner } of BROWS) {
    const raised = acting.brow[0] * inner + acting.brow[1] * (1 - inner);
    pinPair(pair, ([x, y]) => [x * 0.93, y + lift * 0.75 - 1.2 - raised]);
  }

  const noseBase = face.middle(2)[1];
  const noseHome = towards(noseBase, FEATURES.noseY + 6.5);
  const shrink = 1 - 0.22 * CUTENESS;
  const nose = ([x, y]: Point, stretch: number): Point => [x * shrink * NARROW, noseHome + (y - noseBase) * stretch];
  for (const index of NOSE_MIDDLE) {
    const isBridge = index === 168 || index === 6;
    const depth = index === 1 ? DEPTH.noseTip : isBridge ? DEPTH.skin : DEPTH.nose;
    pin(index, nose(face.middle(index), isBridge ? 0.86 : shrink), depth);
  }
  for (const pair of NOSE_PAIRS) pinPair(pair, (point) => nose(point, shrink), DEPTH.lips);

  const mouthY = face.pair([61, 291]).reduce((sum, [, y]) => sum + y / 2, 0);
  const mouthHome = towards(mouthY, FEATURES.mouthY + 4);
  const mouth = ([x, y]: Point): Point => [x * NARROW, mouthHome + (y - mouthY) * 0.98];
  for (const index of LIP_MIDDLE) pin(index, mouth(face.middle(index)), DEPTH.lips);
  for (const pair of LIP_PAIRS) pinPair(pair, mouth, DEPTH.lips);

  for (const pair of OVAL_PAIRS) pinPair(pair, ([x, y]) => [Math.max(-49, Math.min(49, x)), y], DEPTH.edge);
  for (const index of [FOREHEAD_TOP, CHIN]) pin(index, face.middle(index), DEPTH.edge);
  return {
    head: [...places.values()],
    picture: [...places.keys()].map((index): Point => meta.landmarks[index] ?? [0, 0]),
    placed: (index) => places.get(index) ?? [0, 0],
  };
}
