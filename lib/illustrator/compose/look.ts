import type { Character } from '../character/character';
import { type CompanionLook, getMood } from '../companions';
import type { PropLook } from '../props';
import type { PlaceName, Scene } from '../scene';

type Actor = Scene['companions'][number];
type Thing = Scene['props'][number];

/** Look of a companion from its declaration. */
export const companionLook = (actor: Actor, hero: Character | null, place?: PlaceName): CompanionLook => ({
  mood: getMood(actor.expression),
  expression: actor.expression,
  hero,
  ...(actor.colour && { colour: actor.colour }),
  ...(actor.pose && { pose: actor.pose }),
  ...(actor.outfit && { outfit: actor.outfit }),
  ...(actor.headwear && { headwear: actor.headwear }),
  ...(place && { place }),
});

/** Look of a prop from its declaration. */
export const propLook = (thing: Thing): PropLook => ({
  ...(thing.colour && { colour: thing.colour }),
  ...(thing.count !== undefined && { count: thing.count }),
});
