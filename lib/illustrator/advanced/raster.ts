/** Square pictures of one value per pixel, in rows. */
export type Plane = Float32Array;

/** Mean over a square window, by running sums; windows are cut at the border. */
function boxRows(source: Plane, edge: number, radius: number): Plane {
  const target = new Float32Array(source.length);
  for (let y = 0; y < edge; y++) {
    const row = y * edge;
    let sum = 0;
    let count = 0;
    for (let x = -radius; x < edge; x++) {
      if (x + radius < edge) {
        sum += source[row + x + radius] ?? 0;
        count++;
      }
      if (x - radius - 1 >= 0) {
        sum -= source[row + x - radius - 1] ?? 0;
        count--;
      }
      if (x >= 0) target[row + x] = sum / count;
    }
  }
  return target;
}

function transpose(source: Plane, edge: number): Plane {
  const target = new Float32Array(source.length);
  for (let y = 0; y < edge; y++) for (let x = 0; x < edge; x++) target[x * edge + y] = source[y * edge + x] ?? 0;
  return target;
}

/** Two box means in a row: close to a Gaussian, at a cost that does not grow with the radius. */
export function blur(source: Plane, edge: number, radius: number): Plane {
  let plane = source;
  for (let round = 0; round < 2; round++)
    plane = transpose(boxRows(transpose(boxRows(plane, edge, radius), edge), edge, radius), edge);
  return plane;
}

export function smoothstep(from: number, to: number, value: number): number {
  const t = Math.max(0, Math.min(1, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}
