import type { SpreadLayout } from '../../../picture-book';
import { type Companion, type Hero, second } from '../../picture-parts';
import { OUTFIT } from '../picture/parts';

/** The one with the magnifying glass. */
export const first = (figure: Omit<Hero, 'outfit'>): Hero => ({ ...figure, outfit: OUTFIT });

/** The one with the notebook. */
export const other = (figure: Omit<Hero, 'id' | 'outfit' | 'who'>): Hero => second({ ...figure, outfit: 'cardigan' });

/** A spread of the story of one. */
export function find(spreads: readonly SpreadLayout[], key: string): SpreadLayout {
  const found = spreads.find((spread) => spread.key === key);
  if (!found) throw new Error(`no spread ${key}`);
  return found;
}

/** Who else is in a picture, some of them elsewhere; `null` leaves somebody out. */
export const moved = (
  { scene }: SpreadLayout,
  places: Readonly<Record<string, Partial<Companion> | null>>,
  picture = 0,
): Companion[] =>
  ((scene.pictures[picture]?.scene.companions ?? []) as Companion[]).flatMap((companion) => {
    const change = places[companion.id ?? companion.kind];
    return change === null ? [] : [{ ...companion, ...change }];
  });
