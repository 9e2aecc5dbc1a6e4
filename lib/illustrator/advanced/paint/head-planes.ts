import { LIDS } from '../landmarks';
import type { HeadMatte } from '../matte/head-matte';
import { computeFeatures } from '../photo/features';
import type { HeadPhoto } from '../photo/head-photo';
import { blur } from '../planes/blur';
import { type Planes, planesToLab } from '../planes/lab';
import { type Plane, type Point, smoothstep } from '../planes/plane';
import { fillPolygon } from '../planes/polygon';
import { enlarge } from '../planes/resize';
import { weightedBlur } from '../planes/weighted-blur';

/** Everything that the brush works on, at the full size of the head's square. */
export type HeadPlanes = {
  readonly edge: number;
  readonly face: number;
  readonly landmarks: readonly Point[];
  /** Pixels of the head and a few around it; all others are never touched. */
  readonly pixels: Uint32Array;
  readonly lab: Planes;
  readonly alpha: Plane;
  readonly hair: Plane;
  /** Inside the contour of the face. */
  readonly inside: Plane;
  /** Where eyes, brows, nose and mouth are; and eyes and mouth alone. */
  readonly features: Plane;
  readonly detailed: Plane;
  /** Between the lids. */
  readonly eyes: Plane;
};

/** Pixels whose half-size neighbourhood has some of the head. */
function listPixels(head: Plane, half: number): Uint32Array {
  const near = blur(head, half, 4);
  const edge = half * 2;
  const pixels = new Uint32Array(edge * edge);
  let count = 0;
  for (let y = 0; y < edge; y++)
    for (let x = 0, row = (y >> 1) * half; x < edge; x++)
      if (near[row + (x >> 1)] > 0.002) pixels[count++] = y * edge + x;
  return pixels.slice(0, count);
}

/** Colours of the head carried on beyond its border, at half size, so that no background shines through. */
function carryOutwards(half: HeadPhoto, head: Plane): Planes {
  const { edge } = half;
  const soft = blur(head, edge, 2);
  const sure = soft.map((value, i) => (value > 0.985 ? 1 : head[i] > 0.9 ? 0.02 : 1e-5));
  return half.rgb.map((color) => enlarge(weightedBlur(color, sure, edge, 3), edge, edge * 2)) as unknown as Planes;
}

/** Prepares the planes of a head from its square, the half-size square, and the matte. */
export function createHeadPlanes(photo: HeadPhoto, half: HeadPhoto, matte: HeadMatte, glasses: boolean): HeadPlanes {
  const { edge, landmarks, face } = photo;
  const toFull = (plane: Plane) => enlarge(plane, half.edge, edge);
  const alpha = toFull(matte.head).map((value) => smoothstep(0.12, 0.88, value));
  const outer = carryOutwards(half, matte.own);
  const isOwn = toFull(matte.own);
  const pixels = listPixels(matte.head, half.edge);
  for (let n = 0; n < pixels.length; n++) {
    const i = pixels[n];
    const own = smoothstep(0.9, 0.99, isOwn[i]);
    for (let c = 0; c < 3; c++) outer[c][i] += (photo.rgb[c][i] - outer[c][i]) * own;
  }
  const lids = LIDS.map(([upper, lower]) =>
    fillPolygon(
      edge,
      [...upper, ...[...lower].reverse().slice(1, -1)].map((index) => landmarks[index]),
      1,
    ),
  );
  return {
    edge,
    face,
    landmarks,
    pixels,
    lab: planesToLab(outer, pixels),
    alpha,
    hair: toFull(matte.hair),
    inside: toFull(matte.face),
    features: computeFeatures(edge, landmarks, glasses ? 'withGlasses' : 'all'),
    detailed: computeFeatures(edge, landmarks, 'detailed'),
    eyes: lids[0].map((value, i) => Math.max(value, lids[1][i])),
  };
}
