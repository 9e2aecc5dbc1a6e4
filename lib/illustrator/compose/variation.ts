import type { Character } from '../character/character';
import { getSimilarPoses, type PoseName } from '../figure';
import type { Scene } from '../scene';
import type { Stage } from '../stages';
import type { FramedScene } from './camera';
import { resolveCamera } from './framing';
import { isTogether } from './together';

/** Names of similar standing places, from one side of a stage to the other. */
const PLACES = ['left', 'middle', 'right'] as const;
type Place = (typeof PLACES)[number];
const isPlace = (slot: string): slot is Place => PLACES.some((place) => place === slot);

type Recipe = {
  readonly shot: 'wide' | 'medium' | 'close';
  /** Number of places by which everybody moves, wrapping around. */
  readonly steps: 0 | 1 | 2;
  /** Index of a pose with the same meaning. */
  readonly kin: number;
  readonly turns: boolean;
};

/** Each picture differs from the others in camera, places, pose and the way the hero faces. */
const RECIPES: readonly Recipe[] = [
  { shot: 'medium', steps: 1, kin: 0, turns: true },
  { shot: 'wide', steps: 2, kin: 1, turns: false },
  { shot: 'close', steps: 0, kin: 2, turns: true },
];
const SHOTS_APART = { wide: 'medium', medium: 'close', close: 'wide' } as const;

const moved = (slot: string, steps: number): string =>
  isPlace(slot) ? (PLACES[(PLACES.indexOf(slot) + steps) % PLACES.length] ?? slot) : slot;

/** How near the declared camera is, so that a variation does not repeat it. */
function shotOf({ camera }: Scene): keyof typeof SHOTS_APART {
  if ('shot' in camera) return camera.shot;
  return camera.zoom < 1.2 ? 'wide' : camera.zoom < 1.7 ? 'medium' : 'close';
}

/** A hero who holds something or somebody keeps the pose that was made for it. */
const hasFullHands = ({ hero, companions }: Scene) =>
  hero.holds !== null || companions.some(({ slot }) => isTogether(slot) || slot === '@hand');

/** The text may count several actors of a kind; a close camera would lose some of them. */
const isCounted = ({ companions }: Scene) => new Set(companions.map((actor) => actor.kind)).size < companions.length;

/** The recipe's camera, unless it repeats the declared one. */
function shotFor(scene: Scene, wanted: Recipe['shot']): Recipe['shot'] {
  const shot = wanted === shotOf(scene) ? SHOTS_APART[wanted] : wanted;
  return shot === 'close' && isCounted(scene) ? 'medium' : shot;
}

type Facing = 1 | -1;

/** An actor who faced another one faces them from the new place too; one who looked away still looks away. */
function keepFacing(facing: Facing, before: readonly [own: number, other: number], after: typeof before): Facing {
  const towards = (x: typeof before): Facing => (x[1] < x[0] ? -1 : 1);
  return facing === towards(before) ? towards(after) : (-towards(after) as Facing);
}

/** Composes the same moment again by a recipe; light, weather, feelings and clothes do not change. */
function applyRecipe(
  scene: Scene,
  stage: Stage,
  character: Character,
  { shot, steps, kin, turns }: Recipe,
): FramedScene {
  const { hero } = scene;
  const free = isPlace(hero.slot) && stage.slots[moved(hero.slot, steps)] !== undefined;
  const goes = (slot: string) => (free && stage.slots[moved(slot, steps)] ? moved(slot, steps) : slot);
  const x = (slot: string) => stage.slots[slot]?.x ?? 600;
  const others = getSimilarPoses(hero.pose as PoseName);
  const pose = others[kin % Math.max(1, others.length)] ?? hero.pose;
  const partner = scene.companions.find((actor) => stage.slots[actor.slot] && actor.slot !== hero.slot);
  const alone: Facing = turns && free ? (-hero.facing as Facing) : hero.facing;
  const pair = (own: string, other: string) => [x(own), x(other)] as const;
  const facing = partner
    ? keepFacing(hero.facing, pair(hero.slot, partner.slot), pair(goes(hero.slot), goes(partner.slot)))
    : alone;
  const turned = facing * hero.facing;
  return resolveCamera(
    {
      ...scene,
      camera: { shot: shotFor(scene, shot) },
      hero: {
        ...hero,
        slot: goes(hero.slot),
        pose: hasFullHands(scene) ? hero.pose : pose,
        facing,
        ...(hero.yaw !== undefined && { yaw: hero.yaw * turned }),
        ...(hero.gaze && { gaze: [hero.gaze[0] * turned, hero.gaze[1]] as [number, number] }),
      },
      companions: scene.companions.map((actor) => ({
        ...actor,
        slot: goes(actor.slot),
        facing: keepFacing(actor.facing, pair(actor.slot, hero.slot), pair(goes(actor.slot), goes(hero.slot))),
      })),
      props: scene.props.map((prop) => ({ ...prop, slot: goes(prop.slot) })),
    },
    stage,
    character,
  );
}

/**
 * The scene of a page's n-th picture. 0 is the declared one; from 1 on come the stage's own variants in order, then the
 * recipes, then the same recipes again with a closer camera.
 */
export function varyScene(scene: Scene, stage: Stage, character: Character, variation: number): FramedScene {
  if (variation <= 0) return resolveCamera(scene, stage, character);
  const { variants = [] } = stage;
  const count = Math.max(variants.length, RECIPES.length);
  const index = (variation - 1) % count;
  const near = 1 + Math.floor((variation - 1) / count) * 0.12;
  const variant = variants[index];
  const recipe = RECIPES[index % RECIPES.length];
  const composed =
    variant || !recipe ? resolveCamera(scene, stage, character) : applyRecipe(scene, stage, character, recipe);
  const camera = variant?.camera ?? composed.camera;
  return {
    ...composed,
    palette: variant?.palette ?? composed.palette,
    camera: { ...camera, zoom: Math.min(2.5, camera.zoom * near) },
    hero: { ...composed.hero, ...variant?.hero },
    companions: composed.companions.map((actor) => ({ ...actor, ...variant?.companions?.[actor.kind] })),
  };
}
