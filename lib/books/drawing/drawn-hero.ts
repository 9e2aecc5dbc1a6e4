import { type Character, type Child, characterSchema, type FamilyRole, siblingOf } from '@/lib/illustrator';
import { listAddedHeroes, listFamilyRoles } from '../book-story';
import type { AddedPlace } from '../heroes/added-heroes';
import type { DrawingRow } from '../selects';

type ToldBook = Parameters<typeof listAddedHeroes>[0];
type DrawnBook = ToldBook & Pick<DrawingRow, 'character'>;

/**
 * The looks of the heroes beside the first one as a book's pictures name them: the first of those whom it is told of is
 * its second hero, wherever the book keeps it.
 */
export function castOf(book: ToldBook, hero: Character): Pick<Character, AddedPlace> {
  const looks: Child[] = [];
  for (const typed of listAddedHeroes(book)) looks.push(hero[typed.place] ?? siblingOf(hero, typed, looks));
  const [second, third] = looks;
  return { ...(second && { second }), ...(third && { third }) };
}

/**
 * The hero as the pages of a book show it, with the others of whom it is told. Of the family it keeps whom the story
 * names as the hero's own: the dog that a neighbour walks is not theirs.
 */
export function getDrawnHero(book: DrawnBook): Character {
  const hero = characterSchema.parse(book.character);
  const { family, second: _second, third: _third, ...character } = hero;
  const roles: readonly FamilyRole[] = listFamilyRoles(book);
  const own = Object.entries(family ?? {}).filter(([role]) => roles.some((known) => known === role));
  return {
    ...character,
    ...(own.length > 0 && { family: Object.fromEntries(own) }),
    ...castOf(book, hero),
  };
}
