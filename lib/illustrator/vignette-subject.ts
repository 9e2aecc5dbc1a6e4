import { companionOf } from './companions';
import { PEOPLE } from './companions/people';
import type { SceneInput } from './scene';
import { isIndoors } from './stages';

/** Pictures of more than one thing, each with a drawing of its own. */
export const SPOTS = ['fireflies', 'mushroom', 'foxAsleep'] as const;
export type Spot = (typeof SPOTS)[number];

type Companion = NonNullable<SceneInput['companions']>[number];

/** What a small picture shows: somebody or something of a scene, never the hero. */
export type Subject =
  | { readonly type: 'spot'; readonly kind: Spot }
  | { readonly type: 'companion'; readonly kind: string; readonly look: Pick<Companion, 'expression' | 'colour'> }
  | { readonly type: 'prop'; readonly kind: string; readonly look: { colour?: string; count?: number } }
  | { readonly type: 'held'; readonly kind: string };

/** The light on the paper around it. */
export const GROUNDS = {
  night: '#5f7fb4',
  lamp: '#e8a86a',
  dawn: '#e8b0a8',
  glow: '#6f9cc0',
  gold: '#e0b060',
  day: '#a9cdb6',
  dusk: '#dca488',
  room: '#ecc596',
} as const;
export type Ground = keyof typeof GROUNDS;

export type Vignette = { readonly subject: Subject; readonly ground: Ground };

/** Scenes of the woods that are about a thing which no single actor is. */
const SPOT_OF: Readonly<Record<string, Spot>> = { mushroomWood: 'mushroom', clearing: 'fireflies' };

/** Too small to be the subject, or only there to give light. */
const MINOR = ['fireflyDim', 'bee', 'butterfly', 'fishSchool'];

function candidates(scene: SceneInput): readonly Subject[] {
  const cast = (scene.companions ?? []).filter(({ kind }) => companionOf(kind) && !(kind in PEOPLE));
  const animals = cast
    .filter(({ kind }) => !MINOR.includes(kind))
    .map(({ kind, expression, colour }): Subject => {
      if (kind === 'foxCurl') return { type: 'spot', kind: 'foxAsleep' };
      return { type: 'companion', kind, look: { ...(expression && { expression }), ...(colour && { colour }) } };
    });
  const things = (scene.props ?? []).map(
    ({ kind, colour, count }): Subject => ({
      type: 'prop',
      kind,
      look: { ...(colour && { colour }), ...(count !== undefined && { count }) },
    }),
  );
  const { holds } = scene.hero;
  return [...animals, ...(holds ? [{ type: 'held', kind: holds } as const] : []), ...things];
}

function groundOf({ stage, palette }: SceneInput): Ground {
  if (palette === 'day') return isIndoors(stage) ? 'room' : 'day';
  return palette in GROUNDS ? (palette as Ground) : 'night';
}

/**
 * The small picture that belongs to the text beside a scene. The page's place in its book decides which of the scene's
 * animals and things it is, so that neighbouring pages differ; `null` for a scene without any.
 */
export function vignetteOf(scene: SceneInput, page: number): Vignette | null {
  const spot = SPOT_OF[scene.stage];
  const all = candidates(scene);
  const subject = spot ? ({ type: 'spot', kind: spot } as const) : all[page % Math.max(1, all.length)];
  return subject ? { subject, ground: groundOf(scene) } : null;
}
