import type { Planes } from '../planes/lab';
import { clamp, type Plane, type Point } from '../planes/plane';

/** How much larger than in the photo the eyes are painted. */
const GROWTH = 0.15;
/** Within this share of a spot the growth is full. */
const FULL = 0.45;
/** Corners and iris of both eyes. */
const EYES = [
  [33, 133, 473],
  [362, 263, 468],
] as const;

type Spot = { readonly x: number; readonly y: number; readonly rx: number; readonly ry: number };

function findSpots(landmarks: readonly Point[]): Spot[] {
  return EYES.map(([from, to, iris]) => {
    const [p, q] = [landmarks[from], landmarks[to]];
    const width = Math.hypot(q[0] - p[0], q[1] - p[1]);
    return { x: (p[0] + q[0]) / 2, y: (p[1] + q[1] + landmarks[iris][1]) / 3, rx: width * 1.2, ry: width * 0.85 };
  });
}

function readBetween(source: Plane, edge: number, x: number, y: number): number {
  const [px, py] = [clamp(x, 0, edge - 1.001), clamp(y, 0, edge - 1.001)];
  const [column, row] = [Math.floor(px), Math.floor(py)];
  const [u, v] = [px - column, py - row];
  const at = row * edge + column;
  const upper = source[at] * (1 - u) + source[at + 1] * u;
  return upper * (1 - v) + (source[at + edge] * (1 - u) + source[at + edge + 1] * u) * v;
}

/** Enlarges both eyes, in place, and returns the mesh with its points moved along. */
export function growEyes(planes: Planes, edge: number, landmarks: readonly Point[]): readonly Point[] {
  const spots = findSpots(landmarks);
  for (const plane of planes) {
    const source = plane.slice();
    for (const { x, y, rx, ry } of spots)
      for (let py = Math.ceil(y - ry); py <= y + ry; py++)
        for (let px = Math.ceil(x - rx); px <= x + rx; px++) {
          const d = Math.hypot((px - x) / rx, (py - y) / ry);
          if (d >= 1 || px < 0 || py < 0 || px >= edge || py >= edge) continue;
          const fade = d < FULL ? 1 : (1 - ((d - FULL) / (1 - FULL)) ** 2) ** 2;
          const k = 1 / (1 + GROWTH * fade);
          plane[py * edge + px] = readBetween(source, edge, x + (px - x) * k, y + (py - y) * k);
        }
  }
  return landmarks.map(([x, y]): Point => {
    const eye = spots.find((spot) => Math.hypot((x - spot.x) / spot.rx, (y - spot.y) / spot.ry) < 0.62);
    return eye ? [eye.x + (x - eye.x) * (1 + GROWTH), eye.y + (y - eye.y) * (1 + GROWTH)] : [x, y];
  });
}
