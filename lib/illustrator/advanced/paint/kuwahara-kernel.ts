/**
 * The eight sectors of an ellipse as lists of places and weights, sorted by sector (polynomial weights, Kyprianidis
 * 2011). `starts` has nine entries; the weights of a sector add up to 1.
 */
export type Kernel = { readonly starts: Int32Array; readonly offsets: Int32Array; readonly weights: Float32Array };

const SECTORS = 8;
const ZETA = 0.33;
const ETA = (ZETA + Math.cos(Math.PI / SECTORS)) / Math.sin(Math.PI / SECTORS) ** 2;
const FALL_OFF = 3.1;
/** Weights under this share of a sector's greatest are left out. */
const LEAST = 0.02;
/** An ellipse is never longer than this many radii. */
const MOST_STRETCH = 1.6;

/** Weights of the four sectors along and across the axes at a place of the unit circle. */
function fourWeights(u: number, v: number): readonly [number, number, number, number] {
  const [p, q] = [ZETA - ETA * u * u, ZETA - ETA * v * v];
  return [Math.max(0, v + p) ** 2, Math.max(0, -u + q) ** 2, Math.max(0, -v + p) ** 2, Math.max(0, u + q) ** 2];
}

function sectorWeights(u: number, v: number): number[] {
  const even = fourWeights(u, v);
  const odd = fourWeights(Math.SQRT1_2 * (u - v), Math.SQRT1_2 * (u + v));
  const weights = Array.from({ length: SECTORS }, (_, k) => (k % 2 ? odd : even)[k >> 1]);
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  const gauss = Math.exp(-FALL_OFF * (u * u + v * v)) / total;
  return weights.map((weight) => weight * gauss);
}

/** Builds the kernel of an ellipse: radius in pixels, `angle` of its long axis, `stretch` 1 (circle) to 2. */
export function createKernel(radius: number, angle: number, stretch: number, edge: number): Kernel {
  const [longer, shorter] = [Math.min(radius * stretch, radius * MOST_STRETCH), radius / stretch];
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const reach = Math.ceil(longer);
  const sectors: { offset: number; weight: number }[][] = Array.from({ length: SECTORS }, () => []);
  for (let dy = -reach; dy <= reach; dy++)
    for (let dx = -reach; dx <= reach; dx++) {
      const [u, v] = [(cos * dx + sin * dy) / longer, (-sin * dx + cos * dy) / shorter];
      if (u * u + v * v > 1) continue;
      sectorWeights(u, v).forEach((weight, k) => {
        if (weight > 0) sectors[k].push({ offset: dy * edge + dx, weight });
      });
    }
  const used = sectors.map((entries) => {
    const most = Math.max(...entries.map(({ weight }) => weight));
    return entries.filter(({ weight }) => weight > most * LEAST);
  });
  const all = used.flatMap((entries) => {
    const total = entries.reduce((sum, { weight }) => sum + weight, 0);
    return entries.map(({ offset, weight }) => ({ offset, weight: weight / total }));
  });
  const starts = new Int32Array(SECTORS + 1);
  used.forEach((entries, k) => {
    starts[k + 1] = starts[k] + entries.length;
  });
  return {
    starts,
    offsets: Int32Array.from(all, ({ offset }) => offset * 4),
    weights: Float32Array.from(all, ({ weight }) => weight),
  };
}
