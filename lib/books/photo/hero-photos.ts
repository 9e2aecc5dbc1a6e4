import { ADDED_PLACES, type AddedPlace } from '../heroes/added-heroes';

/** Whose photo it is. */
export type HeroPhoto = { readonly hero: 'first' | AddedPlace };

/** The photo of the first hero among those in use. */
export const findHeroPhoto = <Photo extends HeroPhoto>(photos: readonly Photo[]): Photo | undefined =>
  photos.find(({ hero }) => hero === 'first');

/** The added heroes of whom it is kept what a device read from a photo. */
export const listReadPlaces = (photos: readonly HeroPhoto[]): readonly AddedPlace[] =>
  ADDED_PLACES.filter((place) => photos.some(({ hero }) => hero === place));
