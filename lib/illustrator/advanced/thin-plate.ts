type Point = readonly [number, number];

/** r² log r, the bending of a thin plate. */
const bend = (dx: number, dy: number) => {
  const r2 = dx * dx + dy * dy;
  return r2 < 1e-9 ? 0 : r2 * Math.log(r2) * 0.5;
};

/** Solves `matrix · x = values` for two right-hand sides by elimination with pivots, in place. */
function solve(matrix: Float64Array[], values: [number, number][]): [number, number][] {
  const size = matrix.length;
  const row = (index: number) => matrix[index] as Float64Array;
  const value = (index: number) => values[index] as [number, number];
  for (let i = 0; i < size; i++) {
    let pivot = i;
    for (let r = i + 1; r < size; r++) if (Math.abs(row(r)[i] as number) > Math.abs(row(pivot)[i] as number)) pivot = r;
    [matrix[i], matrix[pivot]] = [row(pivot), row(i)];
    [values[i], values[pivot]] = [value(pivot), value(i)];
    for (let r = i + 1; r < size; r++) {
      const factor = (row(r)[i] as number) / (row(i)[i] as number);
      if (factor === 0) continue;
      for (let c = i; c < size; c++) row(r)[c] = (row(r)[c] as number) - factor * (row(i)[c] as number);
      value(r)[0] -= factor * value(i)[0];
      value(r)[1] -= factor * value(i)[1];
    }
  }
  for (let i = size - 1; i >= 0; i--)
    for (const side of [0, 1] as const) {
      let rest = value(i)[side];
      for (let c = i + 1; c < size; c++) rest -= (row(i)[c] as number) * value(c)[side];
      value(i)[side] = rest / (row(i)[i] as number);
    }
  return values;
}

/**
 * Thin-plate spline through pairs of points (Bookstein 1989): the smoothest map that takes each `from` to its `to`.
 * `stiffness` above 0 lets it miss a little instead of folding.
 */
export function thinPlate(
  from: readonly Point[],
  to: readonly Point[],
  stiffness: number,
): (p: Point) => [number, number] {
  const count = from.length;
  const matrix = Array.from({ length: count + 3 }, () => new Float64Array(count + 3));
  from.forEach(([x, y], i) => {
    const row = matrix[i] as Float64Array;
    from.forEach(([u, v], j) => {
      row[j] = bend(x - u, y - v) + (i === j ? stiffness : 0);
    });
    row.set([1, x, y], count);
    (matrix[count] as Float64Array)[i] = 1;
    (matrix[count + 1] as Float64Array)[i] = x;
    (matrix[count + 2] as Float64Array)[i] = y;
  });
  const wanted = matrix.map((_, i): [number, number] => [to[i]?.[0] ?? 0, to[i]?.[1] ?? 0]);
  const weights = solve(matrix, wanted);
  const at = (index: number) => weights[index] as [number, number];
  return ([x, y]) => {
    const result: [number, number] = [0, 0];
    for (const side of [0, 1] as const) {
      let sum = at(count)[side] + at(count + 1)[side] * x + at(count + 2)[side] * y;
      for (let i = 0; i < count; i++) {
        const [u, v] = from[i] as Point;
        sum += at(i)[side] * bend(x - u, y - v);
      }
      result[side] = sum;
    }
    return result;
  };
}
