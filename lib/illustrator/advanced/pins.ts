import type { FaceView } from '../figure/face-layer';
import { FEATURES, headView } from '../figure/head/view';
import {
  BROW_PAIRS,
  CHIN,
  EYE_PAIRS,
  MOUTH_MIDDLE,
  MOUTH_PAIRS,
  NOSE_MIDDLE,
  NOSE_PAIRS,
  OVAL_PAIRS,
  TOP,
} from './landmarks';
import type { PreparedMeta } from './prepared-face';

type Point = readonly [number, number];
/** Where points of the illustrated head (head units, as seen in the view) lie in the prepared picture. */
type Pins = { readonly head: readonly Point[]; readonly picture: readonly Point[] };

/** 0 keeps the photo's proportions, 1 takes those of the illustrated head. */
const CUTENESS = 0.65;
/** Forehead and chin of the mesh in head units, and half the width of the face. */
const FACE_TOP = -34;
const FACE_CHIN = 54;
const HALF_WIDTH = 47.5;
/** The illustrated head is wider than a face: features keep their own width. */
const NARROW = 0.86;
/** Features turn less than the head, and no farther than this, so that the far eye stays on the face. */
const TURN_SHARE = 0.82;
const MAX_TURN = 0.42;
/** A photo turned by this much is taken as turned: its face is made symmetric again. */
const TURNED = 0.25;

/** Small moves of a real face, in head units: corners of the mouth, brows and their inner ends. */
const ACTING: Partial<Record<FaceView['expression'], { smile?: number; brow?: number; inner?: number }>> = {
  joy: { smile: 1, brow: 0.5 },
  laugh: { smile: 1.6, brow: 1 },
  wonder: { smile: 0.5, brow: 2.5 },
  surprise: { brow: 3.2 },
  worry: { smile: -1.6, brow: 0.5, inner: 2 },
  sad: { smile: -2.4, inner: 2.4 },
  determined: { smile: -0.4, brow: -1, inner: -1.4 },
  shy: { smile: 0.4, inner: 0.8 },
};

/** Points of the mesh in head units of a head that looks straight ahead. */
function frontal({ landmarks, yaw }: PreparedMeta) {
  const seen = (index: number): Point => landmarks[index] ?? [0, 0];
  const [left, right, top, chin] = [seen(234), seen(454), seen(TOP), seen(CHIN)];
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

/** Pairs every landmark with its place on the turned head; the eyes grow, nose and mouth move to their places. */
export function pinsFor(meta: PreparedMeta, view: FaceView): Pins {
  const { project } = headView(Math.max(-MAX_TURN, Math.min(MAX_TURN, view.yaw * TURN_SHARE)), view.pitch);
  const face = frontal(meta);
  const { smile = 0, brow = 0, inner = 0 } = ACTING[view.expression] ?? {};
  const head: Point[] = [];
  const picture: Point[] = [];
  const pin = (index: number, [x, y]: Point, radius = 50) => {
    const seen = project(x, y, radius);
    head.push([seen.x, seen.y]);
    picture.push(meta.landmarks[index] ?? [0, 0]);
  };

  const pinPair = (
    [a, b]: Point,
    [p, q]: readonly [Point, Point],
    move: (at: Point, side: 0 | 1) => Point,
    radius?: number,
  ) => {
    pin(a, move(p, 0), radius);
    pin(b, move(q, 1), radius);
  };

  const corners = [face.pair([33, 263]), face.pair([133, 362])] as const;
  const eyes = ([0, 1] as const).map((side): Point => {
    const [outer, inside] = [corners[0][side], corners[1][side]];
    return [(outer[0] + inside[0]) / 2, (outer[1] + inside[1]) / 2];
  });
  const lift = (FEATURES.eyeY + 2 - ((eyes[0]?.[1] ?? 0) + (eyes[1]?.[1] ?? 0)) / 2) * CUTENESS;
  for (const pair of EYE_PAIRS)
    pinPair(pair, face.pair(pair), ([x, y], side) => {
      const [cx, cy] = eyes[side] ?? [0, 0];
      const home: Point = [towards(cx, FEATURES.eyeX * (side ? 1 : -1)), towards(cy, FEATURES.eyeY + 2)];
      return [home[0] + (x - cx) * NARROW * (1 + 0.25 * CUTENESS), home[1] + (y - cy) * (1 + 0.8 * CUTENESS)];
    });
  for (const [i, pair] of BROW_PAIRS.entries()) {
    const raised = brow + (i === BROW_PAIRS.length - 1 ? inner : 0);
    pinPair(pair, face.pair(pair), ([x, y]) => [x * 0.93, y + lift * 0.75 - 1.2 - raised]);
  }

  const noseBase = face.middle(2)[1];
  const noseHome = towards(noseBase, FEATURES.noseY + 6.5);
  const shrink = 1 - 0.22 * CUTENESS;
  const nose = ([x, y]: Point, stretch: number): Point => [x * shrink * NARROW, noseHome + (y - noseBase) * stretch];
  for (const index of NOSE_MIDDLE)
    pin(index, nose(face.middle(index), index === 168 || index === 6 ? 0.86 : shrink), index === 1 ? 53 : 50);
  for (const pair of NOSE_PAIRS) pinPair(pair, face.pair(pair), (point) => nose(point, shrink));

  const lips = MOUTH_PAIRS.flatMap((pair) => face.pair(pair));
  const mouthY = lips.reduce((sum, [, y]) => sum + y, 0) / Math.max(1, lips.length);
  const mouthHome = towards(mouthY, FEATURES.mouthY + 4);
  for (const index of MOUTH_MIDDLE) {
    const [x, y] = face.middle(index);
    pin(index, [x, mouthHome + (y - mouthY) * 0.98]);
  }
  for (const pair of MOUTH_PAIRS)
    pinPair(pair, face.pair(pair), ([x, y]) => [x * NARROW, mouthHome + (y - mouthY) * 0.98 - smile]);

  for (const pair of OVAL_PAIRS) pinPair(pair, face.pair(pair), ([x, y]) => [Math.max(-49, Math.min(49, x)), y], 50.5);
  for (const index of [TOP, CHIN]) pin(index, face.middle(index), 50.5);
  return { head, picture };
}
