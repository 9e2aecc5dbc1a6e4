import { CHIN, FOREHEAD_TOP } from '../landmarks';
import type { Plane, Point } from '../planes/plane';

/** Features that keep the photo's drawing: their points, and reach across and down in face heights. */
const EYES = [
  { points: [33, 133, 159, 145], across: 0.13, down: 0.07 },
  { points: [362, 263, 386, 374], across: 0.13, down: 0.07 },
] as const;
const DETAILED = [...EYES, { points: [61, 291, 0, 17], across: 0.18, down: 0.085 }] as const;
/** Brows and nose are drawn too, more broadly. */
const ALL = [
  ...DETAILED,
  { points: [70, 105, 107], across: 0.11, down: 0.035 },
  { points: [300, 334, 336], across: 0.11, down: 0.035 },
  { points: [1, 2, 98, 327], across: 0.12, down: 0.08 },
  { points: [6, 1], across: 0.06, down: 0.12 },
] as const;
/** Frames of glasses around both eyes and over the bridge of the nose. */
const GLASSES = [
  { points: [33, 133, 159, 145], across: 0.21, down: 0.15 },
  { points: [362, 263, 386, 374], across: 0.21, down: 0.15 },
  { points: [168, 6], across: 0.1, down: 0.05 },
] as const;
const PARTS = { all: ALL, detailed: DETAILED, withGlasses: [...ALL, ...GLASSES] } as const;

const computeMiddle = (landmarks: readonly Point[], points: readonly number[]): Point => {
  const sum = (axis: 0 | 1) => points.reduce((total, index) => total + landmarks[index][axis], 0);
  return [sum(0) / points.length, sum(1) / points.length];
};

/** Adds a soft spot: 1 at its centre, about 0 at twice its reach; the stronger of two counts. */
function addSpot(plane: Plane, edge: number, [cx, cy]: Point, across: number, down: number): void {
  const [x0, x1] = [Math.max(0, Math.floor(cx - 3 * across)), Math.min(edge, cx + 3 * across)];
  const [y0, y1] = [Math.max(0, Math.floor(cy - 3 * down)), Math.min(edge, cy + 3 * down)];
  for (let y = y0; y < y1; y++)
    for (let x = x0; x < x1; x++) {
      const value = Math.exp(-0.9 * (((x - cx) / across) ** 2 + ((y - cy) / down) ** 2));
      if (value > plane[y * edge + x]) plane[y * edge + x] = value;
    }
}

/** Where eyes, brows, nose and mouth (or some of them) are, 0 to 1. */
export function computeFeatures(edge: number, landmarks: readonly Point[], parts: keyof typeof PARTS = 'all'): Plane {
  const height = Math.abs(landmarks[CHIN][1] - landmarks[FOREHEAD_TOP][1]);
  const plane = new Float32Array(edge * edge);
  for (const { points, across, down } of PARTS[parts])
    addSpot(plane, edge, computeMiddle(landmarks, points), across * height, down * height);
  return plane;
}
