import type { Knot } from '@/lib/illustrator/paint';
import type { Span } from './easel';

/** A skyline that goes on beyond its ends: folded back at its first and last point, so that hills stay hills. */
export function carriedOn(skyline: readonly Knot[], [x0, x1]: Span): readonly Knot[] {
  const [first, last] = [skyline[0], skyline[skyline.length - 1]];
  if (!first || !last || x1 - x0 <= 1200 || first[0] >= last[0] || (first[0] <= x0 && last[0] >= x1)) return skyline;
  const fold = (at: number) => skyline.map(([x, y]): Knot => [2 * at - x, y]).reverse();
  const before = first[0] > x0 ? fold(first[0]).slice(0, -1) : [];
  const after = last[0] < x1 ? fold(last[0]).slice(1) : [];
  return [...before, ...skyline, ...after];
}
