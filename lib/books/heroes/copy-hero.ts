import { type Character, characterSchema } from '@/lib/illustrator';
import type { BookRow } from '../repository';
import type { findReusableHeroBook } from './repository';

type ReusableHero = NonNullable<Awaited<ReturnType<typeof findReusableHeroBook>>>;
type Age = Pick<BookRow, 'age' | 'gender'>;

const toColumns = (hero: ReusableHero, character: Character) => ({
  character,
  firstCharacter: character,
  imageModel: 'regular' as const,
  portraitVariation: hero.portraitVariation,
  // Copies of copied features still belong to the original photo.
  featuresOfId: hero.photos.length > 0 ? hero.id : hero.featuresOfId,
});

/**
 * The columns of a book that reuses a hero and the others of its story at the hero's own age: the features without
 * the photo, so that the drawing is regular.
 */
export const copyHeroes = (hero: ReusableHero, { age, gender }: Age) =>
  toColumns(hero, { ...characterSchema.parse(hero.character), age, gender });

/** The same of the hero alone; the book keeps its own other heroes. */
export function copyHero(hero: ReusableHero, { age, gender, character: own }: Age & Pick<BookRow, 'character'>) {
  const { second: _second, third: _third, ...character } = characterSchema.parse(hero.character);
  const kept = characterSchema.pick({ second: true, third: true }).parse(own ?? {});
  return toColumns(hero, { ...character, ...kept, age, gender });
}
