import { hexToRgb } from '../paint';
import { kuwahara } from '../paint/kuwahara';
import { CHEEK_PAIR, IRISES } from './landmarks';
import { blur, type Plane } from './raster';

type Point = readonly [number, number];
type Landmarks = Readonly<Record<string, Point>>;

/** Features that keep the photo's drawing: their points, and reach across and down in face heights. */
const EYES = [
  { points: [33, 133, 159, 145], across: 0.13, down: 0.07 },
  { points: [362, 263, 386, 374], across: 0.13, down: 0.07 },
] as const;
const DETAILED = [...EYES, { points: [61, 291, 0, 17], across: 0.18, down: 0.085 }] as const;
/** Brows and nose are drawn too, more broadly. */
const FEATURES = [
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
const KEPT_DETAIL = 0.62;
/** How far the plain skin is smoothed to a child's: pores, folds and shine go, the modelling stays. */
const SMOOTHING = 0.68;
const SATURATION = 1.08;
/** Strength of the features' lines. */
const LINE = 1.5;
const BLUSH_AMOUNT = 0.08;
/** Evened light pales the irises: they get their depth back. */
const IRIS_DEPTH = 0.16;

type Spot = { readonly at: Point; readonly across: number; readonly down: number };

const middle = (landmarks: Landmarks, points: readonly number[]): Point => {
  const sum = (axis: 0 | 1) => points.reduce((total, index) => total + (landmarks[index]?.[axis] ?? 0), 0);
  return [sum(0) / points.length, sum(1) / points.length];
};

/** The strongest of soft spots at every pixel: 1 at a centre, about 0 at twice its reach. */
function spotPlane(edge: number, spots: readonly Spot[]): Plane {
  const plane = new Float32Array(edge * edge);
  for (const { at, across, down } of spots) {
    const [x0, x1] = [Math.max(0, Math.floor(at[0] - 3 * across)), Math.min(edge, at[0] + 3 * across)];
    const [y0, y1] = [Math.max(0, Math.floor(at[1] - 3 * down)), Math.min(edge, at[1] + 3 * down)];
    for (let y = y0; y < y1; y++)
      for (let x = x0; x < x1; x++) {
        const value = Math.exp(-0.9 * (((x - at[0]) / across) ** 2 + ((y - at[1]) / down) ** 2));
        plane[y * edge + x] = Math.max(plane[y * edge + x] as number, value);
      }
  }
  return plane;
}

const faceHeight = (landmarks: Landmarks) => Math.abs((landmarks[152]?.[1] ?? 0) - (landmarks[10]?.[1] ?? 0));

const PARTS = { all: FEATURES, detailed: DETAILED, withGlasses: [...FEATURES, ...GLASSES] } as const;

/** Where eyes, brows, nose and mouth (or some of them) are, 0 to 1. */
export function featurePlane(edge: number, landmarks: Landmarks, parts: keyof typeof PARTS = 'all'): Plane {
  const height = faceHeight(landmarks);
  return spotPlane(
    edge,
    PARTS[parts].map(({ points, across, down }) => ({
      at: middle(landmarks, points),
      across: across * height,
      down: down * height,
    })),
  );
}

/** Means of what looks like skin, so that brows and hair do not bleed into it. */
function skinMeans(pixels: Uint8ClampedArray, edge: number, likeness: Plane, radius: number): Plane[] {
  const weights = likeness.map((value) => value + 1e-3);
  const total = blur(weights, edge, radius);
  return [0, 1, 2].map((c) => {
    const sums = blur(
      weights.map((weight, i) => weight * (pixels[i * 4 + c] as number)),
      edge,
      radius,
    );
    return sums.map((sum, i) => sum / (total[i] as number));
  });
}

/** Turns the evened photo into brushwork, in place: smooth skin, broad strokes, finer ones on eyes and mouth. */
export function paintFace(
  pixels: Uint8ClampedArray,
  edge: number,
  landmarks: Landmarks,
  likeness: Plane,
  blush: string,
): void {
  const height = faceHeight(landmarks);
  const photo = pixels.slice();
  kuwahara(pixels, edge, edge, Math.max(2, Math.round(height * 0.009)), 0.85);
  const means = skinMeans(pixels, edge, likeness, Math.round(height * 0.03));
  const features = featurePlane(edge, landmarks);
  const detailed = featurePlane(edge, landmarks, 'detailed');
  const rouge = hexToRgb(blush);
  const cheeks = CHEEK_PAIR.map((index) => landmarks[index] ?? ([0, 0] as const));
  const glow = spotPlane(
    edge,
    cheeks.map((at) => ({ at, across: height * 0.1, down: height * 0.08 })),
  );
  for (let i = 0; i < edge * edge; i++) {
    const detail = (detailed[i] as number) * KEPT_DETAIL;
    const smooth = SMOOTHING * (1 - (features[i] as number));
    const red = BLUSH_AMOUNT * (glow[i] as number);
    for (let c = 0; c < 3; c++) {
      const o = i * 4 + c;
      const stroke = (pixels[o] as number) * (1 - smooth) + (means[c]?.[i] ?? 0) * smooth;
      const drawn = stroke * (1 - detail) + (((photo[o] as number) + (pixels[o] as number)) / 2) * detail;
      pixels[o] = drawn * (1 - red) + (rouge[c] as number) * 255 * red;
    }
  }
  addDrawing(pixels, edge, features);
  for (const [iris, rim] of IRISES) enliven(pixels, edge, landmarks[iris] ?? [0, 0], landmarks[rim] ?? [0, 0]);
}

const luma = (pixels: Uint8ClampedArray, i: number) =>
  (pixels[i * 4] as number) * 0.3 + (pixels[i * 4 + 1] as number) * 0.59 + (pixels[i * 4 + 2] as number) * 0.11;

/** Deepens the lines of the features (a difference of blurs) and all colour, as a brush would. */
function addDrawing(pixels: Uint8ClampedArray, edge: number, features: Plane): void {
  const light = Float32Array.from({ length: edge * edge }, (_, i) => luma(pixels, i));
  const narrow = blur(light, edge, 1);
  const wide = blur(light, edge, 5);
  for (let i = 0; i < light.length; i++) {
    const line =
      Math.max(-40, Math.min(12, ((narrow[i] as number) - (wide[i] as number)) * LINE)) * (features[i] as number);
    const l = light[i] as number;
    for (let c = 0; c < 3; c++) pixels[i * 4 + c] = l + ((pixels[i * 4 + c] as number) - l) * SATURATION + line;
  }
}

/** Deepens the iris and sets the spark of light that gives an eye life; small photos have lost both. */
function enliven(pixels: Uint8ClampedArray, edge: number, iris: Point, rim: Point): void {
  const radius = Math.hypot(rim[0] - iris[0], rim[1] - iris[1]);
  const at: Point = [iris[0] - radius * 0.32, iris[1] - radius * 0.34];
  const spark = spotPlane(edge, [{ at, across: radius * 0.24, down: radius * 0.24 }]);
  const depth = spotPlane(edge, [{ at: iris, across: radius * 0.9, down: radius * 0.9 }]);
  for (let i = 0; i < spark.length; i++) {
    if ((depth[i] as number) < 0.01) continue;
    const kept = 1 - IRIS_DEPTH * Math.min(1, (depth[i] as number) * 1.4);
    const share = Math.min(1, (spark[i] as number) * 1.5) * 0.9;
    for (let c = 0; c < 3; c++) pixels[i * 4 + c] = (pixels[i * 4 + c] as number) * kept * (1 - share) + 252 * share;
  }
}
