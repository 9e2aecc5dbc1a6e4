import { blur } from './blur';
import { type Plane, type Point, smoothstep } from './plane';

/** Pixels that are connected with pixel `start` through pixels that belong. */
function floodFill(edge: number, start: number, belongs: (i: number) => boolean): Uint8Array {
  const found = new Uint8Array(edge * edge);
  const queue = [start];
  found[start] = 1;
  for (let i = queue.pop(); i !== undefined; i = queue.pop())
    for (const next of [i - 1, i + 1, i - edge, i + edge])
      if (next >= 0 && next < found.length && !found[next] && belongs(next)) {
        found[next] = 1;
        queue.push(next);
      }
  return found;
}

/** Gaps that are enclosed become full. */
export function fillHoles(alpha: Plane, edge: number): Plane {
  const outside = floodFill(edge, 0, (i) => alpha[i] < 0.5);
  return alpha.map((value, i) => (value < 0.5 && !outside[i] ? 1 : value));
}

/** Removes everything that is not connected with the pixel at a point. */
export function removeScraps(alpha: Plane, edge: number, [x, y]: Point): Plane {
  const found = floodFill(edge, Math.round(y) * edge + Math.round(x), (i) => alpha[i] > 0.35);
  const near = blur(Float32Array.from(found), edge, 1);
  return alpha.map((value, i) => value * smoothstep(0, 0.4, near[i]));
}
