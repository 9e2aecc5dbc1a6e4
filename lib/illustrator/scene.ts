import { z } from 'zod';
import { HEADWEAR } from './character';

export const EXPRESSIONS = [
  'joy',
  'laugh',
  'wonder',
  'calm',
  'worry',
  'sad',
  'determined',
  'asleep',
  'shy',
  'surprise',
  'yawn',
] as const;

/** What falls, drifts or blows over a whole picture. */
export const WEATHERS = [
  'rain',
  'snow',
  'wind',
  'fog',
  'fireflies',
  'petals',
  'leaves',
  'stardust',
  'bubbles',
  'confetti',
  'rainbow',
] as const;

/** Places whose people look like the people who live there; elsewhere a neighbourhood is as mixed as can be. */
export const PLACES = ['kenya', 'levant'] as const;
export type PlaceName = (typeof PLACES)[number];

/** How near the hero is seen, for scenes that leave the rest to the illustrator. */
export const SHOTS = ['wide', 'medium', 'close'] as const;

const hex = z.string().regex(/^#[0-9a-f]{6}$/i);

const camera = z.object({ x: z.number(), y: z.number(), zoom: z.number().min(1).max(2.5) });

const actor = z.object({
  kind: z.string(),
  slot: z.string(),
  expression: z.enum(EXPRESSIONS).default('calm'),
  /** -1 faces the left of the picture, 1 the right. */
  facing: z.union([z.literal(-1), z.literal(1)]).default(1),
  scale: z.number().min(0.2).max(3).default(1),
  /** Fur, feathers or scales in another colour than usual. */
  colour: hex.optional(),
  /** People only: a pose and an outfit of `figure/`. */
  pose: z.string().optional(),
  outfit: z.string().optional(),
  /** People only, where the occasion asks for it (a kippah at the Seder); otherwise a family follows the hero. */
  headwear: z.enum(HEADWEAR).optional(),
});

/**
 * A page is data: which stage, in which light, with whom, seen from where.
 * Kinds, slots, poses and outfits are names registered by `stages/`, `companions/`, `props/` and `figure/`;
 * `validateScene` refuses a name that nobody draws.
 */
export const sceneSchema = z.object({
  stage: z.string(),
  palette: z.string(),
  /** Centre of view in stage units (0..1200 both ways), zoom 1 shows the whole stage; or how near the hero is. */
  camera: z.union([camera, z.object({ shot: z.enum(SHOTS) })]).default({ x: 600, y: 600, zoom: 1 }),
  hero: z.object({
    pose: z.string(),
    slot: z.string(),
    expression: z.enum(EXPRESSIONS),
    outfit: z.string(),
    /** Head turn in radians, positive towards the right of the picture; ±1.57 is a profile, ±3.14 the back. */
    yaw: z.number().min(-3.2).max(3.2).optional(),
    /** Nod in radians, positive downwards; tilt towards the right shoulder of the picture. */
    pitch: z.number().min(-0.6).max(0.6).optional(),
    tilt: z.number().min(-0.7).max(0.7).optional(),
    gaze: z.tuple([z.number(), z.number()]).optional(),
    holds: z.string().nullable().default(null),
    facing: z.union([z.literal(-1), z.literal(1)]).default(1),
    scale: z.number().min(0.3).max(3).default(1),
  }),
  companions: z.array(actor).default([]),
  props: z
    .array(
      z.object({
        kind: z.string(),
        slot: z.string(),
        scale: z.number().min(0.2).max(3).default(1),
        colour: hex.optional(),
        /** How many, where a thing has a number: candles that burn, balls in a basket. */
        count: z.number().int().min(0).max(20).optional(),
      }),
    )
    .default([]),
  weather: z.enum(WEATHERS).nullable().default(null),
  /** Where the story is set: friends and neighbours look like the people of the place, the family like the hero. */
  place: z.enum(PLACES).optional(),
  /** The part of the picture kept calm, where a title or text may sit. */
  quietZone: z.enum(['none', 'top', 'bottom', 'start', 'end']).default('none'),
  /** Mirrored composition, for books that are read from right to left (no lettering is ever mirrored). */
  mirrored: z.boolean().default(false),
});
export type Scene = z.infer<typeof sceneSchema>;
export type SceneInput = z.input<typeof sceneSchema>;
