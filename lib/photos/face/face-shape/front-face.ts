import type { Mesh } from '../detect.ts';
import { FACE_LINES, type FaceLines, type FacePoint, mapLines } from './face-lines.ts';
import { TWINS } from './twins.ts';

/** The mesh flattens depth: by this factor the noses of turned heads fall on the middle line. */
const DEPTH = 3.5;
/** Corners of both eyes, and both sides of the face at the ears. */
const [EYE_LEFT, EYE_RIGHT, EAR_LEFT, EAR_RIGHT, TOP, CHIN] = [33, 263, 234, 454, 10, 152] as const;
const MIDDLE = [10, 151, 9, 8, 168, 6, 197, 195, 5, 4, 1, 2, 164, 0, 13, 14, 17, 152];
/** Turns (radians) that are tried, and what a turn costs, so that a crooked nose is not taken for one. */
const TURNS = { most: 0.7, step: 0.01, cost: 0.004 } as const;

type Vec3 = readonly [x: number, y: number, depth: number];
type PointOf = (index: number) => Vec3;

/** Levels the face: by the line through the eyes and the middle line together. */
function levelled(mesh: Mesh): PointOf {
  const raw = (index: number): Vec3 => [mesh[index]?.[0] ?? 0, mesh[index]?.[1] ?? 0, -(mesh[index]?.[2] ?? 0) * DEPTH];
  const [left, right, top, chin] = [EYE_LEFT, EYE_RIGHT, TOP, CHIN].map(raw) as [Vec3, Vec3, Vec3, Vec3];
  const eyes = Math.atan2(right[1] - left[1], right[0] - left[0]);
  const middle = Math.atan2(top[0] - chin[0], chin[1] - top[1]);
  const lean = eyes + Math.atan2(Math.sin(middle - eyes), Math.cos(middle - eyes)) / 2;
  const [c, s] = [Math.cos(lean), Math.sin(lean)];
  return (index) => {
    const [x, y, depth] = raw(index);
    return [x * c + y * s, y * c - x * s, depth];
  };
}

const turnedBy =
  (point: PointOf, yaw: number, axis: number): PointOf =>
  (index) => {
    const [x, y, depth] = point(index);
    const [c, s] = [Math.cos(yaw), Math.sin(yaw)];
    return [x * c - (depth - axis) * s, y, x * s + (depth - axis) * c];
  };

/** The turn away from the viewer at which the middle line lies in the middle. */
function findYaw(point: PointOf): number {
  const axis = (point(EAR_LEFT)[2] + point(EAR_RIGHT)[2]) / 2;
  const width = Math.hypot(point(EAR_RIGHT)[0] - point(EAR_LEFT)[0], point(EAR_RIGHT)[2] - point(EAR_LEFT)[2]);
  let [best, least] = [0, Number.POSITIVE_INFINITY];
  for (let yaw = -TURNS.most; yaw <= TURNS.most; yaw += TURNS.step) {
    const turned = turnedBy(point, yaw, axis);
    const middle = [EYE_LEFT, EYE_RIGHT, EAR_LEFT, EAR_RIGHT].reduce((sum, index) => sum + turned(index)[0] / 4, 0);
    const off = MIDDLE.reduce((sum, index) => sum + ((turned(index)[0] - middle) / width) ** 2, 0);
    if (off + TURNS.cost * yaw * yaw < least) [least, best] = [off + TURNS.cost * yaw * yaw, yaw];
  }
  return best;
}

/** Square root of the outline's area (shoelace formula). */
function computeUnit(outline: readonly Vec3[]): number {
  const area = outline.reduce((sum, [x, y], i) => {
    const [u, v] = outline[(i + 1) % outline.length] as Vec3;
    return sum + (x * v - u * y) / 2;
  }, 0);
  return Math.sqrt(Math.max(1, Math.abs(area)));
}

/** A face turned to the front, symmetrical, and the turn that was taken out (radians). */
export type FrontFace = { readonly lines: FaceLines; readonly yaw: number };

/** Levels a face, turns it to the front, scales its outline to an area of 1 and averages its halves. */
export function createFrontFace(mesh: Mesh): FrontFace {
  const level = levelled(mesh);
  const yaw = findYaw(level);
  const point = turnedBy(level, yaw, (level(EAR_LEFT)[2] + level(EAR_RIGHT)[2]) / 2);
  const ring = [
    ...FACE_LINES.outline,
    ...FACE_LINES.outline
      .slice(1, -1)
      .reverse()
      .map((index) => TWINS.get(index) ?? index),
  ];
  const unit = computeUnit(ring.map(point));
  const eyeY = [EYE_LEFT, EYE_RIGHT, 133, 362].reduce((sum, index) => sum + point(index)[1] / 4, 0);
  const place = (index: number): FacePoint => {
    const twin = TWINS.get(index) ?? index;
    const [[x, y, depth], [u, v, w]] = [point(index), point(twin)];
    return [twin === index ? 0 : (x - u) / 2 / unit, ((y + v) / 2 - eyeY) / unit, (depth + w) / 2 / unit];
  };
  return { lines: mapLines((name) => FACE_LINES[name].map(place)), yaw };
}
