import type { Plane } from './plane';

/** A plane of half the edge: the mean of each four pixels. */
export function halve(source: Plane, edge: number): Plane {
  const half = edge >> 1;
  const result = new Float32Array(half * half);
  for (let y = 0, to = 0; y < half; y++)
    for (let x = 0, from = y * 2 * edge; x < half; x++, to++, from += 2)
      result[to] = (source[from] + source[from + 1] + source[from + edge] + source[from + edge + 1]) / 4;
  return result;
}

/** A square plane of any edge at another edge, bilinear, pixel centres aligned. */
export function enlarge(source: Plane, from: number, to: number): Plane {
  const result = new Float32Array(to * to);
  const step = from / to;
  const columns = new Int32Array(to);
  const shares = new Float32Array(to);
  for (let x = 0; x < to; x++) {
    const at = Math.max(0, Math.min(from - 1.001, (x + 0.5) * step - 0.5));
    columns[x] = Math.floor(at);
    shares[x] = at - columns[x];
  }
  for (let y = 0, i = 0; y < to; y++) {
    const upper = columns[y] * from;
    const lower = upper + from;
    const v = shares[y];
    for (let x = 0; x < to; x++, i++) {
      const c = columns[x];
      const u = shares[x];
      const above = source[upper + c] * (1 - u) + source[upper + c + 1] * u;
      result[i] = above * (1 - v) + (source[lower + c] * (1 - u) + source[lower + c + 1] * u) * v;
    }
  }
  return result;
}
