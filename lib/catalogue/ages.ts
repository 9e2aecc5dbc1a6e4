import type { AgeGroup } from './model';

/** Years; a book that names no ages (spec §3 "Default 2 to 10 if missing"). */
export const DEFAULT_AGES = { min: 2, max: 10 } as const;

/** Every age that a group holds, ascending, in years. */
export function expandAges(group: AgeGroup = DEFAULT_AGES): readonly number[] {
  if (!('min' in group)) return [...group].sort((a, b) => a - b);
  return Array.from({ length: group.max - group.min + 1 }, (_, step) => group.min + step);
}
