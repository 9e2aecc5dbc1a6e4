import type { Character } from './character';
import { type CompanionLook, moodOf } from './companions';
import type { PropLook } from './props';
import type { PlaceName, Scene } from './scene';

type Actor = Scene['companions'][number];
type Thing = Scene['props'][number];

/** How a declared companion looks. */
export const lookOf = (actor: Actor, hero: Character | null, place?: PlaceName): CompanionLook => ({
  mood: moodOf(actor.expression),
  expression: actor.expression,
  hero,
  ...(actor.colour && { colour: actor.colour }),
  ...(actor.pose && { pose: actor.pose }),
  ...(actor.outfit && { outfit: actor.outfit }),
  ...(actor.headwear && { headwear: actor.headwear }),
  ...(place && { place }),
});

/** How a declared thing looks. */
export const thingLook = (thing: Thing): PropLook => ({
  ...(thing.colour && { colour: thing.colour }),
  ...(thing.count !== undefined && { count: thing.count }),
});
