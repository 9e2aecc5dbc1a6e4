const plain = (name: string) => name.normalize('NFC').trim().toLocaleLowerCase();

/** Is it the same child's name, however it is capitalised? */
export const isSameName = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && plain(one) === plain(other);

/** Those of the draft's own name first, each name once, its newest. */
export function likeliestFirst<Hero extends { readonly childName: string | null }>(
  heroes: readonly Hero[],
  name: string | null,
): readonly Hero[] {
  const newest = heroes.filter(
    (hero, at) => heroes.findIndex(({ childName }) => isSameName(childName, hero.childName)) === at,
  );
  const ranked = (hero: Hero) => (isSameName(hero.childName, name) ? 0 : 1);
  return newest.sort((one, other) => ranked(one) - ranked(other));
}
