import type { FaceFrame } from '../frame.ts';
import { type Lab, labToHex, medianLab, rgbToLab, squaredDistance } from '../oklab.ts';
import { type Picture, type Point, pixelAt } from '../picture.ts';
import type { IrisRim } from './iris-rim.ts';
import { GLASSES } from './thresholds.ts';

type Line = { readonly at: number; readonly color: Lab };
export type GlassesReading = { readonly worn: boolean; readonly color: string; readonly confidence: number };

const STEPS = 48;
/** Scan angles: a rim crosses the lower half around an eye; above, brows and hair are lines too. */
const ANGLES = Array.from({ length: 21 }, (_, i) => 0.15 + (i * (Math.PI - 0.3)) / 20);

/** Finds the thin line along a scan that differs from the skin on both of its sides. */
function findLine(colours: readonly Lab[], skin: Lab): Line | null {
  const like = (colour: Lab) => squaredDistance(colour, skin, 0.6) < GLASSES.skinLike ** 2;
  let best: (Line & { contrast: number }) | null = null;
  for (let at = 4; at < colours.length - 4; at++) {
    const color = colours[at] as Lab;
    const before = colours.slice(Math.max(0, at - 12), at - 2).filter(like);
    const after = colours.slice(at + 3, at + 13).filter(like);
    if (before.length < 2 || after.length < 2) continue;
    const contrast = Math.sqrt(
      Math.min(squaredDistance(color, medianLab(before)), squaredDistance(color, medianLab(after))),
    );
    if (contrast > (best?.contrast ?? GLASSES.line)) best = { at, color, contrast };
  }
  return best;
}

/** Lines at a similar distance as their neighbours: a rim is one curve, freckles and lashes are not. */
function filterCurve(lines: readonly (Line | null)[]): readonly Line[] {
  return lines.filter((line, i): line is Line => {
    const beside = [lines[i - 1], lines[i + 1]];
    return line !== null && beside.some((other) => other && Math.abs(other.at - line.at) <= 5);
  });
}

const scan = (picture: Picture, from: Point, to: Point): Lab[] =>
  Array.from({ length: STEPS }, (_, i) => {
    const share = i / (STEPS - 1);
    const pixel = pixelAt(picture, from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share);
    return rgbToLab(pixel ?? [0, 0, 0]);
  });

/** Looks for rims under both eyes and for a bridge between them: lines with skin on both sides. */
export function readGlasses(picture: Picture, frame: FaceFrame, rims: readonly IrisRim[], skin: Lab): GlassesReading {
  const { right, up, widthPx } = frame;
  const step = ([x, y]: Point, across: number, down: number): Point => [
    x + (right[0] * across - up[0] * down) * widthPx,
    y + (right[1] * across - up[1] * down) * widthPx,
  ];
  const around = rims.map(({ center }) => {
    const ray = (angle: number, distance: number) =>
      step(center, Math.cos(angle) * distance, Math.sin(angle) * distance);
    return filterCurve(
      ANGLES.map((angle) => findLine(scan(picture, ray(angle, GLASSES.nearest), ray(angle, GLASSES.farthest)), skin)),
    );
  });
  const [left, other] = rims.map(({ center }) => center) as [Point, Point];
  const middle: Point = [(left[0] + other[0]) / 2, (left[1] + other[1]) / 2];
  const bridge = filterCurve(
    [-0.045, -0.03, -0.015, 0, 0.015, 0.03, 0.045].map((across) =>
      findLine(scan(picture, step(middle, across, -0.13), step(middle, across, 0.15)), skin),
    ),
  );
  // The eye with less of a rim decides: a lid's fold or a lock of hair beside one eye is no glasses.
  const rim = Math.min(...around.map((lines) => lines.length / ANGLES.length));
  const worn = rim >= GLASSES.rim && bridge.length >= GLASSES.bridge;
  // The bridge is part of the frame only; a line around an eye may be its sclera.
  const lines = bridge.length >= 3 ? bridge : around.flat();
  return {
    worn,
    color: labToHex(lines.length ? medianLab(lines.map(({ color }) => color)) : [0.3, 0, 0]),
    confidence: Math.min(0.97, 0.6 + Math.abs(rim - GLASSES.rim) * 1.5),
  };
}
