import type { AgeGroup } from './model';

/** Ages in years for a book that names none (spec §3 "Default 2 to 10 if missing"). */
export const DEFAULT_AGES = { min: 2, max: 10 } as const;

/** Youngest and oldest age in years, such as "3–7", or one age by itself. */
export const formatAgeRange = (ages: readonly number[]): string =>
  ages.length > 1 ? `${ages[0]}–${ages.at(-1)}` : `${ages[0] ?? ''}`;

/** Every age that a group holds, ascending, in years. */
export function expandAges(group: AgeGroup = DEFAULT_AGES): readonly number[] {
  if (!('min' in group)) return [...group].sort((a, b) => a - b);
  return Array.from({ length: group.max - group.min + 1 }, (_, step) => group.min + step);
}
