/** Solves a x = b for a symmetric positive matrix by Gaussian elimination. */
function solve(a: readonly (readonly number[])[], b: readonly number[]): readonly number[] {
  const rows = a.map((row, i) => [...row, b[i] ?? 0]);
  const size = rows.length;
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let pivot = 0; pivot < size; pivot++)
    for (let row = 0; row < size; row++) {
      if (row === pivot) continue;
      const factor = at(row, pivot) / at(pivot, pivot);
      rows[row] = (rows[row] as number[]).map((value, column) => value - factor * at(pivot, column));
    }
  return rows.map((_, i) => at(i, size) / at(i, i));
}

/**
 * Least squares of `values` by `columns` (one list of samples each), where the square of each coefficient costs its
 * penalty.
 */
export function solveRidge(
  columns: readonly (readonly number[])[],
  values: readonly number[],
  penalties: readonly number[],
): readonly number[] {
  const dot = (a: readonly number[], b: readonly number[]) => a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);
  const normal = columns.map((a, i) => columns.map((b, j) => dot(a, b) + (i === j ? (penalties[i] ?? 0) : 0)));
  return solve(
    normal,
    columns.map((column) => dot(column, values)),
  );
}
