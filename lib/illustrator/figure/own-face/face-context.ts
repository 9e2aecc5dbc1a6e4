import type { FaceLineName, FacePoint } from '@/lib/photos';
import { itemAt } from '@/lib/platform/item-at';
import { clamp, type Painter, type Polygon, type Vec } from '../../paint';
import type { HeadContext } from '../head/context';
import type { HeadView } from '../head/view';
import { type FaceTones, faceTones } from './face-tones';
import { fromFrame, pointFromFrame, toFrame } from './frame';
import type { Mood } from './mood';
import type { OwnFace } from './own-face';

/** Side of the picture on which a half of the face is seen. */
export type Side = 1 | -1;

/** What the parts of a child's own face share while they are drawn; all places are in the face's own units. */
export type FaceContext = {
  readonly painter: Painter;
  readonly head: HeadContext;
  readonly own: OwnFace;
  readonly mood: Mood;
  readonly tones: FaceTones;
  /** Outline of the head. */
  readonly contour: Polygon;
  /** Where a point of the right half is seen, on either side. */
  readonly at: (point: FacePoint, side?: Side) => Vec;
  /** A line as it is seen. */
  readonly line: (name: FaceLineName, side?: Side) => readonly Vec[];
};

/** The face stands this far before the axis about which the head turns. */
const BEFORE_AXIS = 14;
/** Nothing of the face comes nearer than this to the far edge. */
const MARGIN = 3.5;

/** Keeps what turns away inside the far edge of the head. */
function withinFarEdge(contour: Polygon, { turn }: HeadView): (place: Vec) => Vec {
  if (Math.abs(turn) < 0.02) return (place) => place;
  const g = Math.sign(turn);
  const side = contour.filter(([x]) => x * g > 0);
  return ([x, y]) => {
    if (x * g < 20) return [x, y];
    const edge = side.reduce((a, b) => (Math.abs(b[1] - y) < Math.abs(a[1] - y) ? b : a), itemAt(side, 0));
    const limit = Math.abs(edge[0]) - MARGIN;
    const over = x * g - limit + 5;
    return over > 0 ? [g * (limit - 5 + 5 * (1 - Math.exp(-over / 5))), y] : [x, y];
  };
}

/** Prepares the drawing of a child's own face, seen from the front or aslant. */
export function faceContext(head: HeadContext, own: OwnFace, mood: Mood): FaceContext {
  const contour = head.contour.map(pointFromFrame);
  const inside = withinFarEdge(contour, head.view);
  const at = ([x, y, depth]: FacePoint, side: Side = 1): Vec => {
    const [low, deep] = [toFrame(y), depth + BEFORE_AXIS];
    // The radius at which the turning head has this depth.
    const radius = Math.hypot(deep, x, Math.sqrt(0.62) * 0.86 * low);
    const seen = head.view.project(side * x, low, radius);
    return inside([seen.x, fromFrame(seen.y)]);
  };
  const line = (name: FaceLineName, side: Side = 1) => own.lines[name].map((point) => at(point, side));
  return { painter: head.painter, head, own, mood, tones: faceTones(head.character.skin), contour, at, line };
}

/** Middle of a list of places. */
export const middleOf = (places: readonly Vec[]): Vec => [
  places.reduce((sum, [x]) => sum + x, 0) / places.length,
  places.reduce((sum, [, y]) => sum + y, 0) / places.length,
];

/** 1 on the near side and in front, less on the side that turns away. */
export const nearness = ({ head }: FaceContext, side: Side): number => clamp(1 - side * head.view.turn * 0.6, 0.5, 1);
