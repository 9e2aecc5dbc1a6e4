import type { FaceFrame } from '../frame.ts';
import { median, rgbToLab } from '../oklab.ts';
import { type Picture, type Point, pixelAt } from '../picture.ts';

/** Lower and upper edge of each brow in the mesh, from the outer to the inner end. */
const EDGES = [
  { lower: [46, 53, 52, 65, 55], upper: [70, 63, 105, 66, 107] },
  { lower: [276, 283, 282, 295, 285], upper: [300, 293, 334, 296, 336] },
] as const;
const FOREHEAD = [151, 9, 108, 337];
/** Places along a brow, in steps of its edges. */
const PLACES = [0.8, 1.2, 1.6, 2, 2.4, 2.8, 3.2];
const ROWS = 56;
/** Length of a scan across the brow in face widths; the mesh gives the place of a brow but not its size. */
const REACH = 0.2;
/** A forehead darker than its middle by this (OKLab) is under a fringe or in shadow. */
const COVERED = 0.13;
const FEWEST_SCANS = 5;
/** Less than this in face widths is the edge of a fringe over the brow. */
const THINNEST = 0.012;

/** A brow as pixels show it; the mesh's brows are all alike. */
export type BrowPixels = {
  /** Face widths. */
  readonly thickness: number;
  /** How much darker than the forehead above it, as a share of that lightness (OKLab), 0 to 1. */
  readonly darkness: number;
};

const between = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

/** Lightness across a brow from above, smoothed over three rows. */
function scanLightness(picture: Picture, { up, widthPx }: FaceFrame, middle: Point): readonly number[] {
  const rows = Array.from({ length: ROWS }, (_, row) => {
    const rise = (0.5 - row / (ROWS - 1)) * REACH * widthPx;
    const pixel = pixelAt(picture, middle[0] + up[0] * rise, middle[1] + up[1] * rise);
    return pixel ? rgbToLab(pixel)[0] : 1;
  });
  return rows.map((value, i) => ((rows[i - 1] ?? value) + value + (rows[i + 1] ?? value)) / 3);
}

/** Rows darker than half way from the forehead to the darkest row, in one piece; null under a fringe. */
function measureScan(rows: readonly number[], forehead: number): BrowPixels | null {
  const above = median(rows.slice(2, ROWS / 5));
  if (above < forehead - COVERED) return null;
  // The eye lies below the lower third.
  const brow = rows.slice(Math.floor(ROWS / 5), Math.floor(ROWS * 0.68));
  const darkest = Math.min(...brow);
  const at = brow.indexOf(darkest);
  const isDark = (value: number | undefined) => value !== undefined && value < (above + darkest) / 2;
  let [from, to] = [at, at];
  while (isDark(brow[from - 1])) from--;
  while (isDark(brow[to + 1])) to++;
  return {
    thickness: ((to - from + 1) / ROWS) * REACH,
    darkness: Math.max(0, (above - darkest) / Math.max(0.1, above)),
  };
}

/** Thickness and darkness of the brows, or null if a fringe covers them. */
export function readBrowPixels(picture: Picture, frame: FaceFrame): BrowPixels | null {
  const lightness = ([x, y]: Point) => rgbToLab(pixelAt(picture, x, y) ?? [0, 0, 0])[0];
  const forehead = median(FOREHEAD.map((index) => lightness(frame.point(index))));
  const scans = EDGES.flatMap(({ lower, upper }) =>
    PLACES.map((place) => {
      const i = Math.floor(place);
      const edge = (points: readonly number[]) =>
        between(frame.point(points[i] as number), frame.point(points[i + 1] as number), place - i);
      return measureScan(scanLightness(picture, frame, between(edge(lower), edge(upper), 0.5)), forehead);
    }),
  ).filter((scan) => scan !== null);
  if (scans.length < FEWEST_SCANS) return null;
  const thickness = median(scans.map((one) => one.thickness));
  return thickness < THINNEST ? null : { thickness, darkness: median(scans.map((one) => one.darkness)) };
}
