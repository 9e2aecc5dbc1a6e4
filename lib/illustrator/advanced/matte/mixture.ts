import type { Planes } from '../planes/lab';

export type Lab = readonly [L: number, a: number, b: number];

/** How something looks in this photo: a few round blobs of colour (OKLab). */
export type Mixture = readonly { readonly center: Lab; readonly weight: number; readonly spread: number }[];

const ROUNDS = 8;
/** More samples than this say nothing new. */
const MOST_SAMPLES = 900;
/** No blob is tighter than this, whatever its samples: photos are noisy. */
const LEAST_SPREAD = 0.018;
const LEAST_WEIGHT = 0.03;

export const computeDistance2 = (p: Lab, q: Lab): number =>
  (p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2 + (p[2] - q[2]) ** 2;

const computeCenter = (colors: readonly Lab[]): Lab => {
  const sum = [0, 0, 0];
  for (const color of colors) for (let c = 0; c < 3; c++) sum[c] += color[c] / colors.length;
  return [sum[0], sum[1], sum[2]];
};

function findNearest(centers: readonly Lab[], color: Lab): number {
  let [nearest, least] = [0, Number.POSITIVE_INFINITY];
  centers.forEach((center, k) => {
    const distance = computeDistance2(color, center);
    if (distance < least) [nearest, least] = [k, distance];
  });
  return nearest;
}

/** Fits blobs to samples (k-means, started evenly over the lightness); none without samples. */
export function fitMixture(samples: readonly Lab[], count: number): Mixture {
  const step = Math.max(1, Math.ceil(samples.length / MOST_SAMPLES));
  const colors = samples.filter((_, i) => i % step === 0).sort((p, q) => p[0] - q[0]);
  if (colors.length < count * 3) return [];
  let centers = Array.from({ length: count }, (_, k) => colors[Math.floor(((k + 0.5) / count) * colors.length)]);
  let groups: Lab[][] = [];
  for (let round = 0; round < ROUNDS; round++) {
    groups = centers.map(() => []);
    for (const color of colors) groups[findNearest(centers, color)].push(color);
    centers = groups.map((group, k) => (group.length > 0 ? computeCenter(group) : centers[k]));
  }
  return groups
    .map((group, k) => {
      const variance = group.reduce((sum, color) => sum + computeDistance2(color, centers[k]), 0) / (group.length || 1);
      return { center: centers[k], weight: group.length / colors.length, spread: Math.sqrt(variance) + LEAST_SPREAD };
    })
    .filter(({ weight }) => weight > LEAST_WEIGHT);
}

/** Density of a mixture at pixel `i`; next to nothing far from all of its blobs. */
export function computeDensity([L, a, b]: Planes, i: number, mixture: Mixture): number {
  let sum = 1e-9;
  for (const { center, weight, spread } of mixture) {
    const d2 = (L[i] - center[0]) ** 2 + (a[i] - center[1]) ** 2 + (b[i] - center[2]) ** 2;
    const exponent = d2 / (2 * spread * spread);
    if (exponent < 20) sum += (weight * Math.exp(-exponent)) / spread ** 3;
  }
  return sum;
}

/** Distance of a colour to the nearest blob. */
export const computeGap = (color: Lab, mixture: Mixture): number =>
  Math.sqrt(Math.min(Number.POSITIVE_INFINITY, ...mixture.map(({ center }) => computeDistance2(color, center))));
