import { characterSchema, hasOwnFace } from '@/lib/illustrator';
import { findHeroPhoto, type HeroPhoto } from '../photo/hero-photos';

type Hero = {
  /** The stored character; null once its features are deleted. */
  readonly character: unknown;
  readonly photos: readonly (HeroPhoto & { readonly paintsFace: boolean })[];
};

/**
 * Whether a hero can be drawn in the advanced model: with the face that its photo told, as long as what the photo told is
 * kept. A hero of the first edition has no such face; its photo must be there itself, and allow it.
 */
export function canDrawAdvanced({ character, photos }: Hero): boolean {
  const photo = findHeroPhoto(photos);
  if (!photo) return false;
  const hero = characterSchema.safeParse(character);
  return photo.paintsFace || (hero.success && hasOwnFace(hero.data));
}
