import { blur } from '../planes/blur';
import type { Plane } from '../planes/plane';
import { halve } from '../planes/resize';

/** Direction along the edges of a picture, at half its size: unit vector, and how clear it is (0 to 1). */
export type Flow = { readonly edge: number; readonly x: Plane; readonly y: Plane; readonly clear: Plane };

const SMOOTHING = 3;

/** Smoothed structure tensor (Sobel) of a picture's lightness, its minor eigenvector and anisotropy. */
export function computeFlow(lightness: Plane, edge: number): Flow {
  const half = edge >> 1;
  const light = blur(halve(lightness, edge), half, 1);
  const [xx, yy, xy] = [new Float32Array(light.length), new Float32Array(light.length), new Float32Array(light.length)];
  for (let y = 1; y < half - 1; y++)
    for (let x = 1; x < half - 1; x++) {
      const i = y * half + x;
      const [nw, n, ne] = [light[i - half - 1], light[i - half], light[i - half + 1]];
      const [sw, s, se] = [light[i + half - 1], light[i + half], light[i + half + 1]];
      const gx = ne + 2 * light[i + 1] + se - nw - 2 * light[i - 1] - sw;
      const gy = sw + 2 * s + se - nw - 2 * n - ne;
      xx[i] = gx * gx;
      yy[i] = gy * gy;
      xy[i] = gx * gy;
    }
  const [a, b, c] = [xx, yy, xy].map((tensor) => blur(tensor, half, SMOOTHING));
  const flow: Flow = { edge: half, x: a.slice(), y: a.slice(), clear: a.slice() };
  for (let i = 0; i < a.length; i++) {
    const angle = 0.5 * Math.atan2(2 * c[i], a[i] - b[i]) + Math.PI / 2;
    flow.x[i] = Math.cos(angle);
    flow.y[i] = Math.sin(angle);
    flow.clear[i] = Math.hypot(a[i] - b[i], 2 * c[i]) / (a[i] + b[i] + 1e-5);
  }
  return flow;
}
