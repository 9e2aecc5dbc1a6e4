import type { FaceLineName, FacePoint } from '@/lib/photos';
import { itemAt } from '@/lib/platform/item-at';
import { clamp, type Painter, type Polygon, type Vec } from '../../paint';
import type { HeadContext } from '../head/context';
import type { HeadView } from '../head/view';
import { type FaceTones, faceTones } from './face-tones';
import { fromFrame, pointFromFrame, toFrame } from './frame';
import type { Mood } from './mood';
import type { OwnFace } from './shape/own-face';

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

/** The face stands this far before the axis about which the head turns; features at this depth lie on its middle. */
const BEFORE_AXIS = 5;
const MIDDLE_DEPTH = 38;
/** No eye comes nearer than this to the far edge; the far half is made no narrower than this share for it. */
const MARGIN = 4;
const NARROWEST = 0.5;
const OUTER_CORNER = 8;

/** Half width of the head on a side at a height. */
function edgeAt(contour: Polygon, side: number, y: number): number {
  const half = contour.filter(([x]) => x * side > 0);
  const [x] = half.reduce((a, b) => (Math.abs(b[1] - y) < Math.abs(a[1] - y) ? b : a), itemAt(half, 0));
  return Math.abs(x);
}

/** Draws the far half of a turned face so narrow that its eye stays inside the edge of the head. */
function withinFarEdge(contour: Polygon, { turn }: HeadView, middle: Vec, corner: Vec): (place: Vec) => Vec {
  if (Math.abs(turn) < 0.02) return (place) => place;
  const side = Math.sign(turn);
  const [from, to] = [middle[0] * side, corner[0] * side];
  const room = edgeAt(contour, side, corner[1]) - MARGIN - from;
  const share = clamp(room / (to - from), NARROWEST, 1);
  return ([x, y]) => (x * side > from ? [side * (from + (x * side - from) * share), y] : [x, y]);
}

/** Prepares the drawing of a child's own face, seen from the front or aslant. */
export function faceContext(head: HeadContext, own: OwnFace, mood: Mood): FaceContext {
  const contour = head.contour.map(pointFromFrame);
  const turned = ([x, y, depth]: FacePoint, side: Side): Vec => {
    const [low, deep] = [toFrame(y), depth + BEFORE_AXIS];
    // The radius at which the turning head has this depth.
    const radius = Math.hypot(deep, x, Math.sqrt(0.62) * 0.86 * low);
    const seen = head.view.project(side * x, low, radius);
    return [seen.x, fromFrame(seen.y)];
  };
  const corner = itemAt(own.lines.upperLid, OUTER_CORNER);
  const far: Side = head.view.turn < 0 ? -1 : 1;
  const inside = withinFarEdge(contour, head.view, turned([0, corner[1], MIDDLE_DEPTH], 1), turned(corner, far));
  const at = (point: FacePoint, side: Side = 1): Vec => inside(turned(point, side));
  const line = (name: FaceLineName, side: Side = 1) => own.lines[name].map((point) => at(point, side));
  return {
    painter: head.painter,
    head,
    own,
    mood,
    tones: faceTones(head.character.skin),
    contour,
    at,
    line,
  };
}

/** Middle of a list of places. */
export const middleOf = (places: readonly Vec[]): Vec => [
  places.reduce((sum, [x]) => sum + x, 0) / places.length,
  places.reduce((sum, [, y]) => sum + y, 0) / places.length,
];

/** 1 on the near side and in front, less on the side that turns away. */
export const nearness = ({ head }: FaceContext, side: Side): number => clamp(1 - side * head.view.turn * 0.6, 0.5, 1);
