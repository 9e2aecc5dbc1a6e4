import { z } from 'zod';
import { HEADWEAR } from './character/trait-values';

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
  'fear',
  'rage',
  'tenderness',
  'delight',
  'scream',
  'amazed',
  'uneasy',
  'biteLip',
  'breathHeld',
  'roar',
  'bellow',
  'wink',
  'watch',
  'cheeksFull',
  'drowsy',
  'burst',
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

/** Places whose people look like the local population; elsewhere the extras are mixed. */
export const PLACES = ['kenya', 'levant'] as const;
export type PlaceName = (typeof PLACES)[number];

/** How close the camera is, for scenes that leave the exact camera to the illustrator. */
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
  /** Overrides the usual colour of fur, feathers or scales. */
  colour: hex.optional(),
  /** People only: a pose and an outfit from `figure/`. */
  pose: z.string().optional(),
  outfit: z.string().optional(),
  /**
   * People only, for occasions that need it (a kippah at the Seder), unless the parent said what somebody wears; otherwise
   * a family's headwear follows the hero's.
   */
  headwear: z.enum(HEADWEAR).optional(),
});

/**
 * A page as data: stage, light, actors and camera.
 * Kinds, slots, poses and outfits are names registered by `stages/`, `companions/`, `props/` and `figure/`;
 * `validateScene` reports unknown names.
 */
export const sceneSchema = z.object({
  stage: z.string(),
  palette: z.string(),
  /** Centre in stage units (0..1200 both ways) and zoom, of which 1 shows the whole stage; or the name of a shot. */
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
        /** Number of parts, where a prop has one: burning candles, balls in a basket. */
        count: z.number().int().min(0).max(20).optional(),
      }),
    )
    .default([]),
  weather: z.enum(WEATHERS).nullable().default(null),
  /** Where the story is set: extras look like the people of the place, the family like the hero. */
  place: z.enum(PLACES).optional(),
  /** Part of the picture with few details, for a title or text. */
  quietZone: z.enum(['none', 'top', 'bottom', 'start', 'end']).default('none'),
  /** Mirrored composition, for books that are read from right to left (no lettering is ever mirrored). */
  mirrored: z.boolean().default(false),
});
export type Scene = z.infer<typeof sceneSchema>;
export type SceneInput = z.input<typeof sceneSchema>;
