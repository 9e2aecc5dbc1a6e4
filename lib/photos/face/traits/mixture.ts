import { type Lab, medianLab, squaredDistance } from '../oklab.ts';

/** A few colour clusters: the appearance of hair, skin or clothes in this photo. */
export type Mixture = ReadonlyArray<{ readonly center: Lab; readonly weight: number; readonly spread: number }>;

const ROUNDS = 8;
const mean = (colours: readonly Lab[]): Lab => {
  const sum = [0, 0, 0];
  for (const colour of colours) for (let c = 0; c < 3; c++) sum[c] = (sum[c] as number) + (colour[c] as number);
  return [
    (sum[0] as number) / colours.length,
    (sum[1] as number) / colours.length,
    (sum[2] as number) / colours.length,
  ];
};

/** k-means with seeds spread over the samples, so that equal samples give equal clusters. */
export function fitMixture(colours: readonly Lab[], count: number): Mixture {
  if (colours.length === 0) return [];
  if (colours.length < count) return [{ center: medianLab(colours), weight: 1, spread: 0.05 }];
  let centers = Array.from(
    { length: count },
    (_, i) => colours[Math.floor(((i + 0.5) / count) * colours.length)] as Lab,
  );
  let groups: Lab[][] = [];
  for (let round = 0; round < ROUNDS; round++) {
    groups = centers.map(() => []);
    for (const colour of colours) {
      const gaps = centers.map((center) => squaredDistance(colour, center));
      groups[gaps.indexOf(Math.min(...gaps))]?.push(colour);
    }
    centers = groups.map((group, i) => (group.length ? mean(group) : (centers[i] as Lab)));
  }
  return groups
    .map((group, i) => {
      const center = centers[i] as Lab;
      const variance =
        group.reduce((sum, colour) => sum + squaredDistance(colour, center), 0) / Math.max(1, group.length);
      return { center, weight: group.length / colours.length, spread: Math.sqrt(variance) + 0.018 };
    })
    .filter((blob) => blob.weight > 0.03);
}

export function likelihood(colour: Lab, mixture: Mixture): number {
  let sum = 1e-9;
  for (const { center, weight, spread } of mixture)
    sum += (weight * Math.exp(-squaredDistance(colour, center) / (2 * spread * spread))) / spread ** 3;
  return sum;
}
