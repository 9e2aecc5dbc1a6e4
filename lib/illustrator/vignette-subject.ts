import { getCompanion } from './companions';
import { PEOPLE } from './companions/people';
import type { SceneInput } from './scene';
import { isIndoors } from './stages';

/** Vignettes of several things, each with its own drawing. */
export const SPOTS = ['fireflies', 'mushroom', 'foxAsleep'] as const;
export type Spot = (typeof SPOTS)[number];

type Companion = NonNullable<SceneInput['companions']>[number];

/** Subject of a vignette: an actor or a prop of the scene, never the hero. */
export type Subject =
  | { readonly type: 'spot'; readonly kind: Spot }
  | { readonly type: 'companion'; readonly kind: string; readonly look: Pick<Companion, 'expression' | 'colour'> }
  | { readonly type: 'prop'; readonly kind: string; readonly look: { colour?: string; count?: number } }
  | { readonly type: 'held'; readonly kind: string };

/** Background colours. */
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

/** Scenes whose subject is not a single actor. */
const SPOT_BY_STAGE: Readonly<Record<string, Spot>> = { mushroomWood: 'mushroom', clearing: 'fireflies' };

/** Too small to be a subject, or only a source of light. */
const MINOR_KINDS = ['fireflyDim', 'bee', 'butterfly', 'fishSchool'];

function subjectCandidates(scene: SceneInput): readonly Subject[] {
  const cast = (scene.companions ?? []).filter(({ kind }) => getCompanion(kind) && !(kind in PEOPLE));
  const animals = cast
    .filter(({ kind }) => !MINOR_KINDS.includes(kind))
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
 * The vignette for the text page beside a scene. The page number selects one of the scene's animals and props, so that
 * neighbouring pages differ; `null` if there is none.
 */
export function vignetteForScene(scene: SceneInput, page: number): Vignette | null {
  const spot = SPOT_BY_STAGE[scene.stage];
  const all = subjectCandidates(scene);
  const subject = spot ? ({ type: 'spot', kind: spot } as const) : all[page % Math.max(1, all.length)];
  return subject ? { subject, ground: groundOf(scene) } : null;
}
