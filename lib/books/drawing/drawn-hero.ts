import { type Character, characterSchema, type FamilyRole, siblingOf } from '@/lib/illustrator';
import { getSecondHero, listFamilyRoles } from '../book-story';
import type { DrawingRow } from '../selects';

type DrawnBook = Parameters<typeof getSecondHero>[0] & Pick<DrawingRow, 'catalogueId' | 'character' | 'edition'>;

/**
 * The hero as the pages of a book show it, with the second one of a story of two. Of the family it keeps whom the story
 * names as the hero's own: the dog that a neighbour walks is not theirs.
 */
export function getDrawnHero(book: DrawnBook): Character {
  const { family, second: described, ...character } = characterSchema.parse(book.character);
  const roles: readonly FamilyRole[] = listFamilyRoles(book);
  const own = Object.entries(family ?? {}).filter(([role]) => roles.some((known) => known === role));
  const second = getSecondHero(book);
  return {
    ...character,
    ...(own.length > 0 && { family: Object.fromEntries(own) }),
    ...(second && { second: described ?? siblingOf(character, second) }),
  };
}
