import type { CatalogueBook, Gender } from '@/lib/catalogue';
import type { Character } from '@/lib/illustrator';
import { type ChildName, SAMPLE_CHILDREN } from '@/lib/illustrator/server';

type Stars = Partial<Readonly<Record<Gender, ChildName>>>;

/**
 * Who stars on the shelf, by base id: neighbours differ in everything. One cover serves every language of a book
 * (spec §3 "Cover image path"), so nobody wears a sign of a faith, and a story of a place has children of the place.
 */
const STARS: Readonly<Record<number, Stars>> = {
  1: { boy: 'noam', girl: 'tamar' },
  2: { boy: 'otis', girl: 'mei' },
  3: { boy: 'lev' },
  4: { girl: 'zuri' },
  5: { boy: 'noam', girl: 'freya' },
  6: { boy: 'yusuf', girl: 'amara' },
  7: { boy: 'adam', girl: 'maryam' },
  8: { boy: 'otis', girl: 'freya' },
  9: { boy: 'yusuf', girl: 'zuri' },
  10: { boy: 'lev', girl: 'tamar' },
  11: { boy: 'noam', girl: 'amara' },
  12: { boy: 'otis', girl: 'mei' },
  13: { boy: 'adam', girl: 'zuri' },
  14: { boy: 'lev', girl: 'amara' },
  15: { boy: 'yusuf', girl: 'freya' },
  9001: { boy: 'adam', girl: 'tamar' },
  9002: { boy: 'noam', girl: 'freya' },
  9003: { boy: 'lev', girl: 'tamar' },
  9004: { boy: 'yusuf', girl: 'maryam' },
  9005: { boy: 'otis', girl: 'amara' },
  9006: { boy: 'lev', girl: 'freya' },
};

const ANYBODY: Readonly<Record<Gender, ChildName>> = { boy: 'noam', girl: 'mei' };

/** A sample child as the shop shows it: bare-headed, whatever the child of the contact sheets wears (rulings, "Flow"). */
export const sampleChild = (name: ChildName): Character => ({ ...SAMPLE_CHILDREN[name], headwear: 'none' });

/** The sample child of a book's pictures in the shop, as old as the book's readers are (the middle of its ages). */
export function starOf({ baseId, ages }: Pick<CatalogueBook, 'baseId' | 'ages'>, gender: Gender): Character {
  const name = STARS[baseId]?.[gender] ?? ANYBODY[gender];
  return { ...sampleChild(name), age: ages[Math.floor(ages.length / 2)] ?? 5 };
}
