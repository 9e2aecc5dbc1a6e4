import { fitMixture, type Lab, type Mixture, squaredDistance } from '@/lib/photos';
import type { Planes } from '../planes/lab';

/** More samples than this say nothing new. */
const MOST_SAMPLES = 900;

/** Fits clusters to at most 900 of the samples, started evenly over their lightness; none with too few samples. */
export function fitSamples(samples: readonly Lab[], count: number): Mixture {
  const step = Math.max(1, Math.ceil(samples.length / MOST_SAMPLES));
  const colors = samples.filter((_, i) => i % step === 0).sort((p, q) => p[0] - q[0]);
  return colors.length < count * 3 ? [] : fitMixture(colors, count);
}

/** Density of a mixture at pixel `i`; next to nothing far from all of its clusters. Makes no object per pixel. */
export function computeDensity([L, a, b]: Planes, i: number, mixture: Mixture): number {
  let sum = 1e-9;
  for (const { center, weight, spread } of mixture) {
    const d2 = (L[i] - center[0]) ** 2 + (a[i] - center[1]) ** 2 + (b[i] - center[2]) ** 2;
    const exponent = d2 / (2 * spread * spread);
    if (exponent < 20) sum += (weight * Math.exp(-exponent)) / spread ** 3;
  }
  return sum;
}

/** Distance of a colour to the nearest cluster. */
export const computeGap = (color: Lab, mixture: Mixture): number =>
  Math.sqrt(Math.min(Number.POSITIVE_INFINITY, ...mixture.map(({ center }) => squaredDistance(color, center))));
