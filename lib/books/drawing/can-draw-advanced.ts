import { characterSchema, hasOwnFace } from '@/lib/illustrator';

type Hero = {
  /** The stored character; null once its features are deleted. */
  readonly character: unknown;
  readonly photos: readonly { readonly paintsFace: boolean }[];
};

/**
 * Whether a hero can be drawn in the advanced model: with the face that its photo told, which is kept with the hero; a
 * hero of the first edition has none, and its photo must still be there and allow it.
 */
export function canDrawAdvanced({ character, photos: [photo] }: Hero): boolean {
  const hero = characterSchema.safeParse(character);
  return (hero.success && hasOwnFace(hero.data)) || photo?.paintsFace === true;
}
