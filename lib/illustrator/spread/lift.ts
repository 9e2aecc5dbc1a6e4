import type { Character } from '../character/character';
import { heightOnPage } from '../compose/hero';
import { childOf, type PictureHero } from './places';
import type { PictureScene } from './schema';

/** The oldest age of a small child in years. */
export const SMALL_CHILD_AGE = 3;

/** The child for whom places behind sills and tables are told. */
const TOLD_FOR = 6;
/** A figure whose ground is below this is cut by the edge of the page, bleed and all. */
const OUT_OF_PAGE = 1240;

/**
 * How much a small child who stands behind a sill rises, so that its head comes where that of an older one is and its
 * hands come to what they are to touch. No feet come into the page.
 */
function riseOf({ at, pose }: PictureHero, child: Character): number {
  if ('slot' in at || !at.afloat || pose !== 'standStill') return 0;
  const shorter = heightOnPage({ ...child, age: TOLD_FOR }) - heightOnPage(child);
  return Math.max(0, Math.min(shorter * at.scale, at.y - OUT_OF_PAGE));
}

/** Who sits in a wheelchair, or is small, is lifted where the picture says so, and small ones behind sills by themselves. */
export const withLift = (picture: PictureScene, character: Character, isForSmall: boolean): PictureScene => ({
  ...picture,
  heroes: picture.heroes.map((hero) => {
    const { at, liftSeated = 0, liftSmall } = hero;
    const child = childOf(hero, character);
    const isSmall = child.age <= SMALL_CHILD_AGE;
    const small = isSmall ? (liftSmall ?? (isForSmall ? 0 : riseOf(hero, child))) : 0;
    const lift = child.wheelchair ? liftSeated : small;
    return lift === 0 || 'slot' in at ? hero : { ...hero, at: { ...at, y: at.y - lift } };
  }),
});
