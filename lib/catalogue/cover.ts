import { type CatalogueBook, GENDERS, type Gender } from './model';

type Covered = Pick<CatalogueBook, 'id' | 'baseId' | 'genders' | 'image'>;

/** Where the cover with a boy or a girl lies (spec §3 "Cover image path"). */
export const coverPath = (baseId: number, gender: Gender): string => `/book_covers/${gender}/B${baseId}_${gender}.avif`;

/** A gender that looks drawn by lot but is always the same for an id (spec §3), so that shelves mix. */
export function coverGender(id: number): Gender {
  // Knuth's multiplicative hash; its high bits are the mixed ones.
  const hash = Math.imul(id, 2_654_435_761) >>> 0;
  return GENDERS[hash >>> 31] ?? 'boy';
}

/** Who is on a book's cover: its only gender, or the one drawn by lot (spec §3). */
export function coverHero({ id, genders }: Pick<Covered, 'id' | 'genders'>): Gender {
  const [only, ...more] = genders;
  return only && more.length === 0 ? only : coverGender(id);
}

/**
 * Pictures to try in turn until one loads (spec §3): the book's only gender or the one drawn by lot,
 * the other gender if the book supports it, the book's own image.
 */
export function coverCandidates({ id, baseId, genders, image }: Covered): readonly string[] {
  const first = coverHero({ id, genders });
  const others = genders.filter((gender) => gender !== first);
  return [...[first, ...others].map((gender) => coverPath(baseId, gender)), ...(image ? [image] : [])];
}
