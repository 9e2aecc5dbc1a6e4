import { characterSchema } from '@/lib/illustrator';
import type { BookRow } from '../repository';
import type { findReusableHeroBook } from './repository';

type ReusableHero = NonNullable<Awaited<ReturnType<typeof findReusableHeroBook>>>;

/**
 * The columns of a book that reuses a hero at its own age: the features without the photo, so that its drawing is
 * regular.
 */
export function copyHero(hero: ReusableHero, { age, gender }: Pick<BookRow, 'age' | 'gender'>) {
  const character = { ...characterSchema.parse(hero.character), age, gender };
  return {
    character,
    firstCharacter: character,
    imageModel: 'regular' as const,
    portraitVariation: hero.portraitVariation,
    // Copies of copied features still belong to the original photo.
    featuresOfId: hero.photos.length > 0 ? hero.id : hero.featuresOfId,
  };
}
