import { type CatalogueBook, GENDERS, type Gender } from './model';

type CoverSource = Pick<CatalogueBook, 'id' | 'baseId' | 'genders' | 'image'>;

/** Path of the cover with a boy or a girl (spec §3 "Cover image path"). */
export const coverPath = (baseId: number, gender: Gender): string => `/book_covers/${gender}/B${baseId}_${gender}.avif`;

/** A pseudo-random gender that is always the same for an id (spec §3), so that shelves show both. */
export function coverGender(id: number): Gender {
  // Knuth's multiplicative hash; its high bits are the mixed ones.
  const hash = Math.imul(id, 2_654_435_761) >>> 0;
  return GENDERS[hash >>> 31] ?? 'boy';
}

/** The gender on a book's cover: its only one, or the pseudo-random one (spec §3). */
export function coverHero({ id, genders }: Pick<CoverSource, 'id' | 'genders'>): Gender {
  const [only, ...more] = genders;
  return only && more.length === 0 ? only : coverGender(id);
}

/**
 * Pictures to try in order until one loads (spec §3): the book's only gender or the pseudo-random one, the other gender
 * if the book supports it, then the book's own image.
 */
export function coverCandidates({ id, baseId, genders, image }: CoverSource): readonly string[] {
  const first = coverHero({ id, genders });
  const others = genders.filter((gender) => gender !== first);
  return [...[first, ...others].map((gender) => coverPath(baseId, gender)), ...(image ? [image] : [])];
}
