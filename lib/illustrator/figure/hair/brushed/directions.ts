import type { Knot, Vec } from '../../../paint';

type Run = { readonly at: Vec; readonly along: Vec };

/** Directions between lines of strands: the mean of the runs around a place, of the near ones most. */
export function between(lines: readonly (readonly Knot[])[]): (point: Vec) => Vec {
  const runs = lines.flatMap((line) =>
    line.slice(1).map(([x, y], i): Run => {
      const [px, py] = line[i] ?? [x, y];
      const long = Math.hypot(x - px, y - py) || 1;
      return { at: [(x + px) / 2, (y + py) / 2], along: [(x - px) / long, (y - py) / long] };
    }),
  );
  return ([x, y]) => {
    let [sumX, sumY] = [0, 1e-6];
    for (const { at, along } of runs) {
      const weight = 1 / ((at[0] - x) ** 2 + (at[1] - y) ** 2 + 30) ** 2;
      sumX += along[0] * weight;
      sumY += along[1] * weight;
    }
    const long = Math.hypot(sumX, sumY) || 1;
    return [sumX / long, sumY / long];
  };
}
