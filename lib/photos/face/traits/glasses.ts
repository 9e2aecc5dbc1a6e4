import { type FaceFrame, MESH } from '../frame.ts';
import { rgbToLab } from '../oklab.ts';
import { type Picture, type Point, pixelAt } from '../picture.ts';

const STEPS = 25;

/** How dark a thin dip is along a scan up and down the face, against the skin above and below it. */
function darkLine(picture: Picture, frame: FaceFrame, [x, y]: Point, reachPx: number): number {
  const scan = Array.from({ length: 2 * STEPS + 1 }, (_, i) => {
    const t = (reachPx * (i - STEPS)) / STEPS;
    const pixel = pixelAt(picture, x + frame.up[0] * t, y + frame.up[1] * t);
    return pixel ? rgbToLab(pixel)[0] : 0.5;
  });
  let deepest = 0;
  for (let k = 6; k < 2 * STEPS - 6; k++) {
    const above = Math.max(...scan.slice(Math.max(0, k - 10), k - 2));
    const below = Math.max(...scan.slice(k + 3, k + 11));
    deepest = Math.max(deepest, Math.min(above, below) - (scan[k] as number));
  }
  return deepest;
}

/** A first guess: frames draw dark lines over the bridge, beside the eyes and under them. */
export function readGlasses(picture: Picture, frame: FaceFrame): { value: boolean; confidence: number } {
  const between = (a: number, b: number, share: number): Point => {
    const [p, q] = [frame.point(a), frame.point(b)];
    return [p[0] + (q[0] - p[0]) * share, p[1] + (q[1] - p[1]) * share];
  };
  const line = (at: Point, reach: number) => darkLine(picture, frame, at, frame.heightPx * reach);
  const bridge = line(frame.point(MESH.bridge), 0.11);
  const temples = (line(between(33, MESH.earLeft, 0.55), 0.1) + line(between(263, MESH.earRight, 0.55), 0.1)) / 2;
  const under = (line(between(145, 50, 0.42), 0.07) + line(between(374, 280, 0.42), 0.07)) / 2;
  const score = Math.min(1, (bridge * 1.2 + temples * 0.6 + under) / 0.45);
  return { value: score > 0.6, confidence: Math.min(0.9, Math.abs(score - 0.6) * 2) };
}
