import { blur } from './blur';
import type { Plane, Point } from './plane';

/** 1 inside a polygon, 0 outside, with a border of `softness` pixels. */
export function fillPolygon(edge: number, points: readonly Point[], softness = 0): Plane {
  const mask = new Float32Array(edge * edge);
  for (let y = 0; y < edge; y++) {
    const crossings: number[] = [];
    points.forEach(([x1, y1], k) => {
      const [x0, y0] = points[(k + points.length - 1) % points.length];
      if (y0 > y !== y1 > y) crossings.push(x0 + ((y - y0) / (y1 - y0)) * (x1 - x0));
    });
    crossings.sort((a, b) => a - b);
    for (let k = 0; k + 1 < crossings.length; k += 2) {
      const last = Math.min(edge - 1, crossings[k + 1]);
      for (let x = Math.max(0, Math.ceil(crossings[k])); x <= last; x++) mask[y * edge + x] = 1;
    }
  }
  return softness > 0 ? blur(mask, edge, softness) : mask;
}
