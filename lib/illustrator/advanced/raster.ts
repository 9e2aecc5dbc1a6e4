/** Square pictures of one value per pixel, in rows. */
export type Plane = Float32Array;

/** Mean over `2 · radius + 1` values of each row, by running sums; windows are cut at the border. */
function boxRows(source: Plane, target: Plane, edge: number, radius: number): void {
  for (let y = 0; y < edge; y++) {
    const row = y * edge;
    let sum = 0;
    let count = 0;
    for (let x = -radius; x < edge; x++) {
      if (x + radius < edge) {
        sum += source[row + x + radius] as number;
        count++;
      }
      if (x - radius - 1 >= 0) {
        sum -= source[row + x - radius - 1] as number;
        count--;
      }
      if (x >= 0) target[row + x] = sum / count;
    }
  }
}

/** The same over each column, all columns side by side. */
function boxColumns(source: Plane, target: Plane, edge: number, radius: number): void {
  const sums = new Float64Array(edge);
  let count = 0;
  for (let y = -radius; y < edge; y++) {
    const [enters, leaves] = [(y + radius) * edge, (y - radius - 1) * edge];
    if (y + radius < edge) {
      for (let x = 0; x < edge; x++) sums[x] = (sums[x] as number) + (source[enters + x] as number);
      count++;
    }
    if (leaves >= 0) {
      for (let x = 0; x < edge; x++) sums[x] = (sums[x] as number) - (source[leaves + x] as number);
      count--;
    }
    if (y >= 0) for (let x = 0; x < edge; x++) target[y * edge + x] = (sums[x] as number) / count;
  }
}

/** Two box means in a row: close to a Gaussian, at a cost that does not grow with the radius. */
export function blur(source: Plane, edge: number, radius: number): Plane {
  const [across, result] = [new Float32Array(source.length), new Float32Array(source.length)];
  boxRows(source, across, edge, radius);
  boxColumns(across, result, edge, radius);
  boxRows(result, across, edge, radius);
  boxColumns(across, result, edge, radius);
  return result;
}

export function smoothstep(from: number, to: number, value: number): number {
  const t = Math.max(0, Math.min(1, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}
