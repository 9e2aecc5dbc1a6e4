import { stripPoints } from '@/lib/platform/text/points';

const normalizeName = (name: string) => stripPoints(name).trim().toLocaleLowerCase();

/** Whether two names are equal, ignoring case and vowel points. */
export const isSameName = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && normalizeName(one) === normalizeName(other);

/** Puts heroes with the draft's own name first; each name once, its newest hero. */
export function sortBySameName<Hero extends { readonly childName: string | null }>(
  heroes: readonly Hero[],
  name: string | null,
): readonly Hero[] {
  const newest = heroes.filter(
    (hero, at) => heroes.findIndex(({ childName }) => isSameName(childName, hero.childName)) === at,
  );
  const ranked = (hero: Hero) => (isSameName(hero.childName, name) ? 0 : 1);
  return newest.sort((one, other) => ranked(one) - ranked(other));
}
