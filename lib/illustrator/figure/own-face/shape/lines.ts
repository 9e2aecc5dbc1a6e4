import type { FaceLineName, FaceLines, FacePoint } from '@/lib/photos';
import { itemAt } from '@/lib/platform/item-at';

export type FaceLine = readonly FacePoint[];

/** The lines that belong together as one part of a face. */
export const PARTS = {
  eye: ['upperLid', 'lowerLid', 'iris'],
  lids: ['upperLid', 'lowerLid'],
  brow: ['browUpper', 'browLower'],
  nose: ['noseRidge', 'noseWing'],
  mouth: ['upperLipOuter', 'upperLipInner', 'lowerLipInner', 'lowerLipOuter'],
} as const satisfies Readonly<Record<string, readonly FaceLineName[]>>;
type PartName = keyof typeof PARTS;

/** Middle, width and height of what is drawn of a part on the right half. */
export type PartBox = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

export function boxOf(lines: FaceLines, part: PartName): PartBox {
  const points = PARTS[part].flatMap((name) => lines[name]);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return { x: (left + right) / 2, y: (top + bottom) / 2, width: right - left, height: bottom - top };
}

/** The face with every point of a part changed. */
export function changePart(
  lines: FaceLines,
  part: PartName,
  change: (point: FacePoint, index: number, name: FaceLineName) => FacePoint,
): FaceLines {
  const changed = PARTS[part].map((name) => [name, lines[name].map((point, i) => change(point, i, name))]);
  return { ...lines, ...Object.fromEntries(changed) };
}

/** The ridge between the eyes stays in its place; from this point on it belongs to the nose. */
const NOSE_FROM = 3;

/** The face with every point of the nose below the eyes changed. */
export const changeNose = (lines: FaceLines, change: (point: FacePoint) => FacePoint): FaceLines =>
  changePart(lines, 'nose', (point, i, name) => (name === 'noseRidge' && i < NOSE_FROM ? point : change(point)));

/** The face with every point changed. */
export const changeAll = (lines: FaceLines, change: (point: FacePoint) => FacePoint): FaceLines =>
  Object.fromEntries(Object.entries(lines).map(([name, line]) => [name, line.map(change)])) as unknown as FaceLines;

/** Scales and moves about a middle line (`x` 0) or about a point. */
export const scaled =
  (
    from: { readonly x: number; readonly y: number },
    to: { readonly x: number; readonly y: number },
    kx: number,
    ky: number,
  ) =>
  ([x, y, depth]: FacePoint): FacePoint => [to.x + (x - from.x) * kx, to.y + (y - from.y) * ky, depth];

export const firstOf = (line: FaceLine): FacePoint => itemAt(line, 0);
export const lastOf = (line: FaceLine): FacePoint => itemAt(line, line.length - 1);
/** Lowest of the outline and its edge beside the ear, by place in the line. */
export const chinOf = ({ outline }: FaceLines): FacePoint => firstOf(outline);
const BESIDE_EAR = 10;
export const earEdgeOf = ({ outline }: FaceLines): FacePoint => itemAt(outline, BESIDE_EAR);
/** Tip of the nose and where it meets the lip. */
export const tipOf = ({ noseRidge }: FaceLines): FacePoint => itemAt(noseRidge, 5);
export const noseBaseOf = ({ noseRidge }: FaceLines): FacePoint => itemAt(noseRidge, 7);
