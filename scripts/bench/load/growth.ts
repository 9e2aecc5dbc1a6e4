import { getMedian } from '../results/statistics';

/**
 * How much memory grows under steady load: the median of the last quarter as a multiple of that of the second one. The
 * first quarter loads what the processes cache. 1 for fewer than four samples.
 */
export function getGrowth(megabytes: readonly number[]): number {
  const quarter = Math.floor(megabytes.length / 4);
  if (quarter === 0) return 1;
  return getMedian(megabytes.slice(-quarter)) / getMedian(megabytes.slice(quarter, 2 * quarter));
}
