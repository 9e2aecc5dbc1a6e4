type Point = readonly [number, number];

/** Columns that a slit is sampled at, from one corner to the other. */
export const COLUMNS = 41;
/** Bands may not be thinner than this, so that the mapping never folds. */
const THINNEST = 0.05;

/**
 * A mouth or an eye as heights over its columns: `rows` run from a line above that never moves, over the edges of
 * lips or lids, to a line below that never moves. Head units.
 */
export type Slit = { readonly left: number; readonly right: number; readonly rows: readonly Float32Array[] };

/** Place of a column between the corners, -1..1. */
export const columnAt = (column: number): number => (2 * column) / (COLUMNS - 1) - 1;
export const columnsOf = (height: (u: number, column: number) => number): Float32Array =>
  Float32Array.from({ length: COLUMNS }, (_, column) => height(columnAt(column), column));

/** Samples a curve, given from left to right, between two corners. */
export function sampleCurve(curve: readonly Point[], left: number, right: number): Float32Array {
  return columnsOf((u) => {
    const x = left + ((u + 1) / 2) * (right - left);
    let i = 0;
    while (i < curve.length - 2 && (curve[i + 1]?.[0] ?? 0) < x) i++;
    const [[x0, y0], [x1, y1]] = [curve[i] ?? [0, 0], curve[i + 1] ?? [0, 0]];
    const t = Math.max(0, Math.min(1, (x - x0) / Math.max(1e-6, x1 - x0)));
    return y0 + (y1 - y0) * t;
  });
}

function read(row: Float32Array, u: number): number {
  const at = ((u + 1) / 2) * (COLUMNS - 1);
  const i = Math.min(COLUMNS - 2, Math.floor(at));
  return (row[i] as number) * (1 - at + i) + (row[i + 1] as number) * (at - i);
}

/**
 * Where a point of the acting face was on the face at rest. Beside the corners the move fades out over `fade` half
 * widths; `held` is the number of a band that is covered instead of squeezed (an eyeball under its lids), if any.
 */
export function restPosition(acted: Slit, rest: Slit, fade: number, held?: number): (x: number, y: number) => Point {
  const [middle, half] = [(acted.left + acted.right) / 2, (acted.right - acted.left) / 2];
  const [restMiddle, restHalf] = [(rest.left + rest.right) / 2, (rest.right - rest.left) / 2];
  const [top, bottom] = [acted.rows[0] as Float32Array, acted.rows[acted.rows.length - 1] as Float32Array];
  return (x, y) => {
    const t = (x - middle) / half;
    const beside = Math.abs(t) - 1;
    if (beside >= fade) return [x, y];
    const u = Math.max(-1, Math.min(1, t));
    if (y <= read(top, u) || y >= read(bottom, u)) return [x, y];
    let band = 0;
    let upper = read(top, u);
    let lower = upper;
    for (; band < acted.rows.length - 1; band++) {
      upper = lower;
      lower = Math.max(upper + THINNEST, read(acted.rows[band + 1] as Float32Array, u));
      if (y <= lower) break;
    }
    const [from, to] = [read(rest.rows[band] as Float32Array, u), read(rest.rows[band + 1] as Float32Array, u)];
    const share = (y - upper) / (lower - upper);
    const wider = band === held && lower - upper > to - from;
    const restY = band === held && !wider ? Math.max(from, Math.min(to, y)) : from + (to - from) * share;
    const restX = restMiddle + u * restHalf + (beside > 0 ? (t - u) * half : 0);
    // Towards the lines that do not move, nothing moves sideways either.
    const edge = band === 0 ? share : band === acted.rows.length - 2 ? 1 - share : 1;
    const far = beside <= 0 ? 1 : 1 - beside / fade;
    const strength = far * far * (3 - 2 * far);
    return [x + (restX - x) * strength * Math.min(1, edge * 1.5), y + (restY - y) * strength];
  };
}
