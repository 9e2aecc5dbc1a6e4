import { type Character, characterSchema, type FamilyRole } from '@/lib/illustrator';
import { listFamilyRoles } from '../book-story';
import type { DrawingRow } from '../selects';

/**
 * The hero as the pages of a book show it. Of the family it keeps whom the story names as the hero's own: the dog that
 * a neighbour walks is not theirs.
 */
export function getDrawnHero(book: Pick<DrawingRow, 'catalogueId' | 'character' | 'edition'>): Character {
  const { family, ...character } = characterSchema.parse(book.character);
  const roles: readonly FamilyRole[] = listFamilyRoles(book);
  const own = Object.entries(family ?? {}).filter(([role]) => roles.some((known) => known === role));
  return own.length > 0 ? { ...character, family: Object.fromEntries(own) } : character;
}
