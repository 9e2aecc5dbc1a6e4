import type { Plane } from './plane';

/** Mean over `2 · radius + 1` values of each row, by running sums; windows are cut at the border. */
function boxRows(source: Plane, target: Plane, edge: number, radius: number): void {
  const share = 1 / (2 * radius + 1);
  for (let y = 0; y < edge; y++) {
    const row = y * edge;
    let sum = 0;
    for (let x = 0; x < radius; x++) sum += source[row + x];
    for (let x = 0; x <= radius; x++) {
      sum += source[row + x + radius];
      target[row + x] = sum / (x + radius + 1);
    }
    const last = row + edge - radius;
    for (let i = row + radius + 1; i < last; i++) {
      sum += source[i + radius] - source[i - radius - 1];
      target[i] = sum * share;
    }
    for (let i = last; i < row + edge; i++) {
      sum -= source[i - radius - 1];
      target[i] = sum / (row + edge - i + radius);
    }
  }
}

/** The same over each column, all columns side by side. */
function boxColumns(source: Plane, target: Plane, edge: number, radius: number): void {
  const sums = new Float64Array(edge);
  let count = 0;
  for (let y = -radius; y < edge; y++) {
    const [enters, leaves] = [(y + radius) * edge, (y - radius - 1) * edge];
    const isEntering = y + radius < edge;
    if (isEntering) count++;
    if (leaves >= 0) count--;
    const share = 1 / count;
    const to = y * edge;
    if (isEntering && leaves >= 0)
      for (let x = 0; x < edge; x++) {
        const sum = sums[x] + source[enters + x] - source[leaves + x];
        sums[x] = sum;
        target[to + x] = sum * share;
      }
    else
      for (let x = 0; x < edge; x++) {
        if (isEntering) sums[x] += source[enters + x];
        if (leaves >= 0) sums[x] -= source[leaves + x];
        if (y >= 0) target[to + x] = sums[x] * share;
      }
  }
}

/** Intermediate results by the edge of the plane, so that not every blur asks for new memory. */
const scratch = new Map<number, Plane>();

/**
 * Two box means in a row: close to a Gaussian, at a cost that does not grow with the radius (pixels). The radius must be
 * under half the edge.
 */
export function blur(source: Plane, edge: number, radius: number): Plane {
  const across = scratch.get(edge) ?? new Float32Array(edge * edge);
  scratch.set(edge, across);
  const result = new Float32Array(source.length);
  boxRows(source, across, edge, radius);
  boxColumns(across, result, edge, radius);
  boxRows(result, across, edge, radius);
  boxColumns(across, result, edge, radius);
  return result;
}
