import { z } from 'zod';
import { HEADWEAR } from '../character/trait-values';
import { BODY_PARTS, DIRECTIONS, GESTURES } from '../figure/pose';
import { EXPRESSIONS, PLACES, WEATHERS } from '../scene';
import { INNER_WEATHER_NAMES } from '../stages/kit/inner-weather/names';

const hex = z.string().regex(/^#[0-9a-f]{6}$/i);

const box = z.object({ x: z.number(), y: z.number(), width: z.number().positive(), height: z.number().positive() });
/** A part of a spread, in stage units from its top left corner. */
export type Box = z.infer<typeof box>;

/** Where a figure or a thing stands: the point of the ground below it and its size, in stage units. */
const place = z.object({
  x: z.number(),
  y: z.number(),
  scale: z.number().positive(),
  /** Figures are painted in this order; `y` unless told. */
  depth: z.number().optional(),
  /** Sits, flies or swims: no shadow on the ground. */
  afloat: z.boolean().optional(),
});

/** A place of its own, or a slot of the stage by name. */
const at = z.union([place, z.object({ slot: z.string(), scale: z.number().positive().default(1) })]);

/** Weather painted in somebody's tummy. */
const inside = z.enum(INNER_WEATHER_NAMES).optional();

/** What has no parts of a body offers these, on its box. */
export const THING_PARTS = ['middle', 'top', 'bottom', 'left', 'right'] as const;

const touch = z.object({
  /**
   * Where the grip of the hand is: a part of somebody (`id` of a hero, a companion, a prop) with an offset in stage units,
   * or a point of the stage.
   */
  at: z.union([
    z.object({
      actor: z.string(),
      part: z.enum([...BODY_PARTS, ...THING_PARTS]),
      offset: z.tuple([z.number(), z.number()]).default([0, 0]),
    }),
    z.object({ x: z.number(), y: z.number() }),
  ]),
  shape: z.enum(GESTURES).default('rest'),
  /** Where the fingers point on the stage, degrees: 0 right, 90 down; in line with the forearm unless told. */
  angle: z.number().optional(),
  thumb: z.enum(['up', 'down']).optional(),
  elbow: z.enum(DIRECTIONS).optional(),
  /**
   * The arm is painted with its body, or in front of or behind the one whom it touches; `around`: the arm goes behind them
   * and its hand lies on them, if the pose paints that hand by itself; `whole`: in front with its shoulder, where a sill or
   * a bowl lies between the body and the arm.
   */
  layer: z.enum(['body', 'front', 'whole', 'behind', 'around']).default('body'),
});

/**
 * Where somebody looks: at the face of somebody (`id` of a hero, a companion, a prop), at another part, or at a point of
 * the stage. Eyes go there whatever `gaze` says; the head turns and nods with them unless `yaw` or `pitch` are told.
 */
const lookAt = z
  .union([
    z.object({ actor: z.string(), part: z.enum([...BODY_PARTS, ...THING_PARTS]).optional() }),
    z.object({ x: z.number(), y: z.number() }),
  ])
  .optional();

/**
 * How much of somebody the air between hides, and its colour: somebody far off, or in the dark. `lit`: the light falls on
 * it, so that its rim is as bright as without.
 */
const haze = z
  .object({
    colour: hex,
    share: z.number().min(0).max(1),
    lit: z.boolean().default(false),
  })
  .optional();

/** Hands on targets; left and right are those of the picture as it is declared. */
const hands = z.object({ left: touch.optional(), right: touch.optional() }).optional();

/** Left and right hands change places in a mirrored picture, so that whoever eats does so with the right hand in both. */
const rightHanded = z.boolean().optional();

/** The child, or another one of a story of several. A picture may show a hero several times, one moment after the other. */
const hero = z.object({
  /** Names this figure for hands that hold it, `hero` unless told. */
  id: z.string().default('hero'),
  /** Which of the heroes it is. */
  who: z.enum(['first', 'second', 'third']).default('first'),
  at,
  /** How much higher the place is for a child who sits in a wheelchair there, stage units. */
  liftSeated: z.number().optional(),
  /** The same for a child of at most three years, who stands behind a sill or a table. */
  liftSmall: z.number().optional(),
  pose: z.string(),
  expression: z.enum(EXPRESSIONS),
  outfit: z.string(),
  yaw: z.number().min(-3.2).max(3.2).optional(),
  pitch: z.number().min(-0.6).max(0.6).optional(),
  tilt: z.number().min(-0.7).max(0.7).optional(),
  gaze: z.tuple([z.number(), z.number()]).optional(),
  lookAt,
  hands,
  rightHanded,
  holds: z.string().nullable().default(null),
  /** Whether the light in the hand falls on the ground below; not over water. */
  lightsGround: z.boolean().default(true),
  facing: z.union([z.literal(-1), z.literal(1)]).default(1),
  inside,
  haze,
});

const companion = z.object({
  id: z.string().optional(),
  kind: z.string(),
  /** Also with a hero: in the hand or the arms, on the shoulder or the head, or carrying them. */
  at: z.union([
    // First, because a union takes the first form that fits and drops what that form does not know.
    z.object({
      of: z.string(),
      slot: z.enum(['@hand', '@shoulder', '@head', '@arms', '@mount']),
      scale: z.number().positive().default(1),
    }),
    at,
  ]),
  expression: z.enum(EXPRESSIONS).default('calm'),
  facing: z.union([z.literal(-1), z.literal(1)]).default(1),
  colour: hex.optional(),
  /** People only. */
  pose: z.string().optional(),
  outfit: z.string().optional(),
  headwear: z.enum(HEADWEAR).optional(),
  /** Parents only: drawn with a face like the hero's own, so that all heads of a picture come from one hand. */
  ownFace: z.boolean().optional(),
  yaw: z.number().min(-3.2).max(3.2).optional(),
  /** Nod in radians, positive downwards; tilt towards the right shoulder of the picture. People only. */
  pitch: z.number().min(-0.6).max(0.6).optional(),
  tilt: z.number().min(-0.7).max(0.7).optional(),
  gaze: z.tuple([z.number(), z.number()]).optional(),
  lookAt,
  hands,
  rightHanded,
  /** Multiplies how far its own light reaches. */
  shine: z.number().positive().default(1),
  /** What is below this height is under water. */
  waterline: z.number().optional(),
  inside,
  haze,
});

const prop = z.object({
  /** Names it for hands that touch it. */
  id: z.string().optional(),
  kind: z.string(),
  at,
  colour: hex.optional(),
  count: z.number().int().min(0).max(20).optional(),
  facing: z.union([z.literal(-1), z.literal(1)]).default(1),
  /** Degrees clockwise around its place, for what falls. */
  turn: z.number().optional(),
});

/** An even, dim area below the figures, so that words on it can be read. */
const quietZone = z.object({
  x: z.number(),
  y: z.number(),
  rx: z.number().positive(),
  ry: z.number().positive(),
  colour: hex,
  alpha: z.number().min(0).max(1),
});

/** Words that belong to the place (a door sign, frost on a window); they are never mirrored. */
const lettering = z.object({
  /** Final text in the book's language. */
  text: z.string(),
  x: z.number(),
  y: z.number(),
  /** The text is made smaller to fit it. */
  maxWidth: z.number().positive(),
  /** Height of its letters in stage units. */
  size: z.number().positive(),
  /** Degrees, clockwise. */
  turn: z.number().default(0),
  colour: hex,
  alpha: z.number().min(0).max(1).default(1),
  material: z.enum(['paint', 'chalk', 'frost', 'carved', 'light', 'pencil']).default('paint'),
  /** Painted in this order among the figures; behind all of them unless told. */
  depth: z.number().optional(),
});

/** One picture: a stage seen through a view, its actors with places of their own, and places kept calm for words. */
export const pictureSceneSchema = z.object({
  stage: z.string(),
  palette: z.string(),
  /** The part of the stage that the picture shows, in stage units; it has the proportions of the picture's box. */
  view: box.default({ x: 0, y: 0, width: 2400, height: 1200 }),
  /** How far the stage behind the figures is out of focus, in stage units. */
  blur: z.number().min(0).max(60).default(0),
  /** How much of its colour the stage loses, as if drawn with grey pencil; figures keep theirs. */
  mute: z.number().min(0).max(1).default(0),
  /** What the stage paints before the figures loses its colour too. */
  mutesFront: z.boolean().optional(),
  /** The colour of the paper that a muted stage is drawn on; warm white unless told. */
  tint: hex.optional(),
  heroes: z.array(hero).max(12).default([]),
  companions: z.array(companion).default([]),
  props: z.array(prop).default([]),
  weather: z.enum(WEATHERS).nullable().default(null),
  place: z.enum(PLACES).optional(),
  quietZones: z.array(quietZone).default([]),
  lettering: z.array(lettering).default([]),
});
export type PictureScene = z.infer<typeof pictureSceneSchema>;
export type PictureSceneInput = z.input<typeof pictureSceneSchema>;

/**
 * The pictures of two facing pages on their paper. Declared left to right; `mirrored` turns pictures and places round for
 * books that are read from right to left.
 */
export const spreadSceneSchema = z.object({
  kind: z.literal('spread'),
  paper: hex.default('#fffcf5'),
  pictures: z
    .array(
      z.object({
        scene: pictureSceneSchema,
        box: box.default({ x: 0, y: 0, width: 2400, height: 1200 }),
        /** Degrees clockwise around the middle of its box, as a photograph lies on the paper. */
        turn: z.number().min(-8).max(8).optional(),
        /** `bleed`: reaches beyond the trimmed edges it touches. `soft`: a brushed edge on the paper. */
        edge: z.enum(['bleed', 'soft']).default('bleed'),
        /** Shown in place of this picture to a hero in a wheelchair, where the chair cannot go. */
        wheelchairScene: pictureSceneSchema.optional(),
        /** Shown in place of this picture to a hero of at most three years, whose arms and height do not reach as far. */
        smallChildScene: pictureSceneSchema.optional(),
      }),
    )
    .min(1),
  mirrored: z.boolean().default(false),
});
export type SpreadScene = z.infer<typeof spreadSceneSchema>;
export type SpreadSceneInput = z.input<typeof spreadSceneSchema>;
