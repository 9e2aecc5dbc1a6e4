import type { FaceView } from '../../figure/face-layer';
import { BROWS, CHIN, LIDS, NOSE_TIP, SIDES } from '../landmarks';
import { clamp, type Point } from '../planes/plane';
import type { PreparedMeta } from '../prepared-head';
import { HEAD_EXPRESSIONS } from './expressions';

/** Where a point of the resting head goes, head units. */
export type Motion = (point: Point) => Point;

/** Share of the pose's turn that a painted head takes, and the most it turns: 20°. */
const TURN_SHARE = 0.5;
const MAX_TURN = (20 * Math.PI) / 180;
const NOD_SHARE = 0.6;
const MAX_NOD = 0.25;
/** Depth of the face over the plane of its ears, and how far the tip of the nose stands out, widths of the face. */
const DEPTH = 0.62;
const NOSE_DEPTH = 0.12;
/** Where the depth has fallen to nothing: widths of the face to the side, heights of it up and down. */
const DEPTH_REACH = [0.7, 0.88] as const;
const NOSE_REACH = [0.09, 0.12] as const;

type Spot = { readonly at: Point; readonly reach: Point; readonly move: Point };

type FaceFrame = { readonly centre: Point; readonly nose: Point; readonly width: number; readonly height: number };

function findFrame({ landmarks }: PreparedMeta): FaceFrame {
  const [left, right, chin, nose] = [...SIDES, CHIN, NOSE_TIP].map((index) => landmarks[index]);
  const top = landmarks[10];
  return {
    centre: [(left[0] + right[0]) / 2, (top[1] + chin[1]) / 2],
    nose,
    width: right[0] - left[0],
    height: chin[1] - top[1],
  };
}

/** How far a point lies before the plane of the ears, head units. */
function computeDepth({ centre, nose, width, height }: FaceFrame, [x, y]: Point): number {
  const [u, v] = [(x - centre[0]) / (width * DEPTH_REACH[0]), (y - centre[1]) / (height * DEPTH_REACH[1])];
  const rho2 = u * u + v * v;
  if (rho2 >= 1) return 0;
  const [p, q] = [(x - nose[0]) / (width * NOSE_REACH[0]), (y - nose[1]) / (height * NOSE_REACH[1])];
  return width * (DEPTH * (1 - rho2) + NOSE_DEPTH * Math.exp(-p * p - q * q));
}

/** What an expression moves: corners of the mouth, both ends of the brows, upper lids. */
function findSpots({ landmarks }: PreparedMeta, { height }: FaceFrame, expression: FaceView['expression']): Spot[] {
  const { corners, innerBrows, outerBrows, lids, asleep } = HEAD_EXPRESSIONS[expression];
  const spot = (index: number, lift: number, reach: Point, aside = 0): Spot => ({
    at: landmarks[index],
    reach: [reach[0] * height, reach[1] * height],
    move: [aside * height, -lift * height],
  });
  const lid = asleep ? 0 : lids;
  return [
    spot(61, corners, [0.075, 0.07], -corners * 0.3),
    spot(291, corners, [0.075, 0.07], corners * 0.3),
    ...BROWS.flatMap(([outer, , inner]) => [
      spot(outer, outerBrows, [0.07, 0.05]),
      spot(inner, innerBrows, [0.06, 0.05]),
    ]),
    ...LIDS.map(([upper]) => spot(upper[4], lid, [0.08, 0.03])),
  ];
}

/** How the head moves for a view: it turns and nods with the depth of its face, and its expression changes a little. */
export function createMotion(meta: PreparedMeta, { yaw, pitch, expression }: FaceView): Motion {
  const frame = findFrame(meta);
  const turn = Math.sin(clamp(yaw * TURN_SHARE, -MAX_TURN, MAX_TURN));
  const nod = Math.sin(clamp(pitch * NOD_SHARE, -MAX_NOD, MAX_NOD));
  const spots = findSpots(meta, frame, expression).filter(({ move }) => move[0] !== 0 || move[1] !== 0);
  return ([x, y]) => {
    const depth = computeDepth(frame, [x, y]);
    let [dx, dy] = [depth * turn, depth * nod * 0.5];
    for (const { at, reach, move } of spots) {
      const [u, v] = [(x - at[0]) / reach[0], (y - at[1]) / reach[1]];
      const strength = Math.exp(-u * u - v * v);
      dx += move[0] * strength;
      dy += move[1] * strength;
    }
    return [x + dx, y + dy];
  };
}

/** Where a point of the moved head was at rest (fixed-point iteration: the motion is short and never folds). */
export function findRest(motion: Motion, [x, y]: Point): Point {
  let [px, py] = [x, y];
  for (let round = 0; round < 6; round++) {
    const [mx, my] = motion([px, py]);
    px += x - mx;
    py += y - my;
  }
  return [px, py];
}
