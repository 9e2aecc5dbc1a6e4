export type Lab = readonly [L: number, a: number, b: number];

/** How colours are compared: the weight of lightness, and the squared distance over which likeness falls to 1/e. */
export type Comparison = { readonly lightness: number; readonly spread: number };

const ROUNDS = 6;

export const computeDistance2 = (p: Lab, q: Lab, { lightness }: Comparison): number =>
  ((p[0] - q[0]) * lightness) ** 2 + (p[1] - q[1]) ** 2 + (p[2] - q[2]) ** 2;

/** Mean colours of groups of similar samples (k-means, started evenly over the lightness); none for too few samples. */
export function groupColors(samples: readonly Lab[], count: number, how: Comparison): readonly Lab[] {
  if (samples.length < count) return [];
  const sorted = [...samples].sort((p, q) => p[0] - q[0]);
  let centers = Array.from({ length: count }, (_, k) => sorted[Math.floor(((k + 0.5) / count) * sorted.length)]);
  for (let round = 0; round < ROUNDS; round++) {
    const sums = centers.map(() => [0, 0, 0, 0]);
    for (const sample of samples) {
      let nearest = 0;
      let least = Number.POSITIVE_INFINITY;
      centers.forEach((center, k) => {
        const distance = computeDistance2(sample, center, how);
        if (distance < least) [nearest, least] = [k, distance];
      });
      const sum = sums[nearest];
      for (let c = 0; c < 3; c++) sum[c] += sample[c];
      sum[3]++;
    }
    centers = sums.map(([l, a, b, n], k): Lab => (n > 0 ? [l / n, a / n, b / n] : centers[k]));
  }
  return centers;
}

/** Likeness of a colour to the nearest of a group, 0 to 1. */
export function computeLikeness(color: Lab, centers: readonly Lab[], how: Comparison): number {
  let least = Number.POSITIVE_INFINITY;
  for (const center of centers) least = Math.min(least, computeDistance2(color, center, how));
  return Math.exp(-least / how.spread);
}
