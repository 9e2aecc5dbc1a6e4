import type { Area, Raster } from './raster';

// Node also runs this file without compiling (see `face-thread.ts`): erasable types only, no value imports.

/** Edge of the network's square input, whatever the photo's shape; the server uses the same. */
export const DETECTOR_EDGE = 256;

type Point = readonly [x: number, y: number];

/** A face in pixels of the picture; left and right are the picture's, not the child's. */
export type FaceDetection = {
  /** From the brows to the chin. */
  readonly box: Area;
  readonly score: number;
  readonly eyes: readonly [left: Point, right: Point];
  readonly nose: Point;
  readonly mouth: Point;
  readonly ears: readonly [left: Point, right: Point];
};

type NetworkOutput = { readonly shape: readonly number[]; readonly values: Float32Array };
type DetectorHead = { readonly scores: Float32Array; readonly boxes: Float32Array };
export type RawHeads = { readonly near: DetectorHead; readonly far: DetectorHead };

/** Lower scores are noise of the network. */
const MIN_SCORE = 0.3;
/** Boxes with more overlap are one face (intersection over union). */
const MAX_OVERLAP = 0.1;
const VALUES = 16;

const LAYERS = [
  { head: 'near', stride: 16, each: 2 },
  { head: 'far', stride: 32, each: 6 },
] as const;

/** The network has two heads, each with scores (one value an anchor) and boxes with key points (16 values). */
export function toRawHeads(outputs: readonly NetworkOutput[]): RawHeads {
  const head = (anchors: number, values: number) =>
    outputs.find(({ shape }) => shape[1] === anchors && shape[2] === values)?.values ?? new Float32Array();
  return {
    near: { scores: head(512, 1), boxes: head(512, VALUES) },
    far: { scores: head(384, 1), boxes: head(384, VALUES) },
  };
}

const sigmoid = (value: number) => 1 / (1 + Math.exp(-value));

type Pixels = Omit<Raster, 'data'> & { readonly data: Uint8Array | Uint8ClampedArray };

/**
 * The network's input: 256 × 256, three values per pixel from -1 to 1, each the mean of its area. `bytes` per source
 * pixel: four from a canvas, three without transparency.
 */
export function toDetectorInput({ data, width, height }: Pixels, bytes: 3 | 4 = 4): Float32Array {
  const input = new Float32Array(DETECTOR_EDGE * DETECTOR_EDGE * 3);
  const [acrossPx, downPx] = [width / DETECTOR_EDGE, height / DETECTOR_EDGE];
  const [nx, ny] = [acrossPx, downPx].map((size) => Math.min(4, Math.max(1, Math.round(size)))) as [number, number];
  for (let row = 0; row < DETECTOR_EDGE; row += 1) {
    for (let column = 0; column < DETECTOR_EDGE; column += 1) {
      const to = (row * DETECTOR_EDGE + column) * 3;
      for (let one = 0; one < nx * ny; one += 1) {
        const x = Math.min(width - 1, Math.floor((column + ((one % nx) + 0.5) / nx) * acrossPx));
        const y = Math.min(height - 1, Math.floor((row + (Math.floor(one / nx) + 0.5) / ny) * downPx));
        const from = (y * width + x) * bytes;
        for (let c = 0; c < 3; c += 1) input[to + c] = (input[to + c] ?? 0) + (data[from + c] ?? 0);
      }
      for (let c = 0; c < 3; c += 1) input[to + c] = (input[to + c] ?? 0) / (nx * ny) / 127.5 - 1;
    }
  }
  return input;
}

function candidates({ scores, boxes }: DetectorHead, stride: number, each: number, picture: Pixels): FaceDetection[] {
  const [sx, sy] = [picture.width / DETECTOR_EDGE, picture.height / DETECTOR_EDGE];
  const columns = DETECTOR_EDGE / stride;
  const found: FaceDetection[] = [];
  scores.forEach((logit, index) => {
    const score = sigmoid(logit);
    if (score < MIN_SCORE) return;
    const cell = Math.floor(index / each);
    const anchor = [((cell % columns) + 0.5) * stride, (Math.floor(cell / columns) + 0.5) * stride] as const;
    const value = (at: number) => boxes[index * VALUES + at] ?? 0;
    const point = (at: number): Point => [(value(at) + anchor[0]) * sx, (value(at + 1) + anchor[1]) * sy];
    const [center, width, height] = [point(0), value(2) * sx, value(3) * sy];
    found.push({
      box: { x: center[0] - width / 2, y: center[1] - height / 2, width, height },
      score,
      // The network lists the child's right eye first: it is on the left of the picture.
      eyes: [point(4), point(6)],
      nose: point(8),
      mouth: point(10),
      ears: [point(12), point(14)],
    });
  });
  return found;
}

function overlap(a: Area, b: Area): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  if (width <= 0 || height <= 0) return 0;
  const shared = width * height;
  return shared / (a.width * a.height + b.width * b.height - shared);
}

/** Decodes the network's output to faces, widest first. */
export function decodeFaces(heads: RawHeads, picture: Pixels): readonly FaceDetection[] {
  const all = LAYERS.flatMap(({ head, stride, each }) => candidates(heads[head], stride, each, picture));
  const kept: FaceDetection[] = [];
  for (const face of all.sort((a, b) => b.score - a.score)) {
    if (kept.every(({ box }) => overlap(box, face.box) <= MAX_OVERLAP)) kept.push(face);
  }
  return kept.sort((a, b) => b.box.width - a.box.width);
}
