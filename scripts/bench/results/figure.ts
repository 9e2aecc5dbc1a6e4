import { getMedian } from './statistics';

/** What a figure has to reach. */
export type Aim = { readonly atMost: number } | { readonly atLeast: number };

/** One measured figure: the median of its runs. */
export type Figure = {
  /** Unique within its bench. */
  readonly name: string;
  /** `ms`, `s`, `KB`, `MB`, `requests/s`, or empty for a count or a ratio. */
  readonly unit: string;
  /** `null`: it was not measured, and `note` says why. */
  readonly value: number | null;
  /** The smallest and the largest of the runs. */
  readonly spread: readonly [smallest: number, largest: number] | null;
  readonly runs: number;
  readonly aim: Aim | null;
  readonly note?: string;
};

/** What a bench found: lines to print, and figures to store. */
export type BenchResult = { readonly lines: readonly string[]; readonly figures: readonly Figure[] };

type Description = { readonly unit: string; readonly aim?: Aim | null; readonly note?: string };

/** The median of some runs with their spread. */
export function toFigure(name: string, runs: readonly number[], { unit, aim = null, note }: Description): Figure {
  const value = runs.length > 0 ? getMedian(runs) : null;
  const spread = runs.length > 1 ? ([Math.min(...runs), Math.max(...runs)] as const) : null;
  return { name, unit, value, spread, runs: runs.length, aim, ...(note && { note }) };
}

/** A figure that could not be measured here. */
export const notMeasured = (name: string, { unit, aim = null }: Description, why: string): Figure => ({
  name,
  unit,
  value: null,
  spread: null,
  runs: 0,
  aim,
  note: why,
});

/** Whether a figure reaches its aim; `null` without an aim or a value. */
export function reachesAim({ value, aim }: Pick<Figure, 'value' | 'aim'>): boolean | null {
  if (value === null || aim === null) return null;
  return 'atMost' in aim ? value <= aim.atMost : value >= aim.atLeast;
}

/**
 * How much of its aim a figure uses up: 1 just reaches it, more misses it. `null` without an aim or a value, and for an aim
 * or a value of 0, which nothing can be divided by.
 */
export function getAimShare({ value, aim }: Pick<Figure, 'value' | 'aim'>): number | null {
  if (value === null || aim === null) return null;
  const [part, whole] = 'atMost' in aim ? [value, aim.atMost] : [aim.atLeast, value];
  return whole === 0 ? null : part / whole;
}
