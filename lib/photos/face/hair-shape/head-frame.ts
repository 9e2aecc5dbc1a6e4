import { MESH } from '../frame.ts';
import type { Point } from '../picture.ts';

/** Heights of the drawn head. */
export const HEAD = { brow: -11.2, eye: 5.5, nose: 20, chin: 52 } as const;
/** Points of the mesh: outer corners of the eyes, and both edges of both brows. */
const EYES = [33, 263] as const;
const BROWS = [105, 52, 334, 282] as const;
/** The drawn head is lower and narrower above the brow than a child's, and its body is shorter. */
const ABOVE_BROW = { height: 0.68, width: 0.94 } as const;
const BELOW_CHIN = 0.88;

/** Places in units of the drawn head and where the photo shows them. */
export type HeadFrame = {
  readonly toPhoto: (x: number, y: number) => Point;
  readonly fromPhoto: (at: Point) => Point;
  /** Height of the mesh's upper edge. */
  readonly foreheadTop: number;
};

const middleOf = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];

/** Piecewise linear from one list of rising knots to the other. */
function interpolate(value: number, from: readonly number[], to: readonly number[]): number {
  let i = 0;
  while (i < from.length - 2 && value >= (from[i + 1] as number)) i++;
  const [a, b, c, d] = [from[i], from[i + 1], to[i], to[i + 1]] as [number, number, number, number];
  return c + ((value - a) / (b - a || 1)) * (d - c);
}

/** Share of its natural width that the drawn head has at a height. */
const widthAt = (y: number): number => {
  const share = Math.max(0, Math.min(1, (HEAD.eye - y) / (HEAD.eye - HEAD.brow)));
  return 1 + (ABOVE_BROW.width - 1) * share;
};

/**
 * Lays the drawn head over a face mesh: the width of the face is 100, and brow, chin and skull meet those of the
 * drawing.
 */
export function createHeadFrame(landmarks: readonly Point[]): HeadFrame {
  const point = (index: number): Point => landmarks[index] ?? [0, 0];
  const [left, right] = [point(MESH.earLeft), point(MESH.earRight)];
  const [top, chin] = [point(MESH.top), point(MESH.chin)];
  const [eyeLeft, eyeRight] = EYES.map(point) as [Point, Point];
  // The line between the eyes and the middle line lean together.
  const across = Math.atan2(eyeRight[1] - eyeLeft[1], eyeRight[0] - eyeLeft[0]);
  const lean = (across + Math.atan2(top[0] - chin[0], chin[1] - top[1])) / 2;
  const [cos, sin] = [Math.cos(lean), Math.sin(lean)];
  const eyes = middleOf([eyeLeft, eyeRight]);
  const upright = ([x, y]: Point): Point => [
    (x - eyes[0]) * cos + (y - eyes[1]) * sin,
    (y - eyes[1]) * cos - (x - eyes[0]) * sin,
  ];
  const width = Math.max(1, upright(right)[0] - upright(left)[0]);
  const middle = (upright(left)[0] + upright(right)[0]) / 4;
  const unit = width / 100;
  const [brow, low] = [upright(middleOf(BROWS.map(point)))[1], upright(chin)[1]];
  const photoRows = [brow - 100 * unit, brow, low, low + 100 * unit];
  const headRows = [HEAD.brow - 100 * ABOVE_BROW.height, HEAD.brow, HEAD.chin, HEAD.chin + 100 * BELOW_CHIN];
  const fromPhoto = (at: Point): Point => {
    const [x, v] = upright(at);
    const y = interpolate(v, photoRows, headRows);
    return [((x - middle) / unit) * widthAt(y), y];
  };
  const toPhoto = (x: number, y: number): Point => {
    const [u, v] = [(x / widthAt(y)) * unit + middle, interpolate(y, headRows, photoRows)];
    return [eyes[0] + u * cos - v * sin, eyes[1] + u * sin + v * cos];
  };
  return { toPhoto, fromPhoto, foreheadTop: fromPhoto(top)[1] };
}
