import type { CatalogueBook, Gender } from '@/lib/catalogue';
import type { Character } from '@/lib/illustrator';
import { type ChildName, SAMPLE_CHILDREN } from '../sample-children';

type SampleHeroes = Partial<Readonly<Record<Gender, ChildName>>>;

/**
 * The sample hero of each book by base id: neighbours on the shelf look different. One cover serves every language of a
 * book (spec §3 "Cover image path"), so no hero wears religious clothing, and a story set in a place has children from
 * there.
 */
const SAMPLE_HEROES: Readonly<Record<number, SampleHeroes>> = {
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

const DEFAULT_HEROES: Readonly<Record<Gender, ChildName>> = { boy: 'noam', girl: 'mei' };

/** A sample child as the shop shows it: without a head covering, unlike on the contact sheets (rulings, "Flow"). */
export const toSampleCharacter = (name: ChildName): Character => ({ ...SAMPLE_CHILDREN[name], headwear: 'none' });

/** The sample hero in a book's shop pictures, at the middle of the book's ages. */
export function getSampleHero({ baseId, ages }: Pick<CatalogueBook, 'baseId' | 'ages'>, gender: Gender): Character {
  const name = SAMPLE_HEROES[baseId]?.[gender] ?? DEFAULT_HEROES[gender];
  return { ...toSampleCharacter(name), age: ages[Math.floor(ages.length / 2)] ?? 5 };
}
