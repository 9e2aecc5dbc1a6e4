import {
  BROW_SHAPES,
  type Character,
  characterSchema,
  EYE_SHAPES,
  GLASSES,
  HAIR_STYLES,
  HEADWEAR,
  NOSES,
  STEPS,
  type StepTrait,
  TRAIT_STEPS,
} from '@/lib/illustrator';
import type { Tile } from '@/lib/illustrator/server';

type Look = Tile['look'];
type Crop = Tile['crop'];
/** `name` is the file's, without size and ending. */
export type NamedTile = Tile & { readonly name: string };

/** One friendly face for all tiles, so that they differ in nothing but their trait. */
const NEUTRAL = characterSchema.parse({
  age: 6,
  gender: 'boy',
  skin: '#e0a678',
  hairColor: '#5d3d26',
  hairStyle: 'short',
  eyeColor: '#6a4526',
});
const CALM: Look = { pose: 'portrait', expression: 'calm', outfit: 'sweater', yaw: 0, tilt: 0 };
const JOY: Look = { ...CALM, expression: 'joy' };
/** Turned so that an ear is seen. */
const ASIDE: Look = { ...CALM, yaw: 0.55 };

const CROPS = {
  head: { across: 0, down: 0.05, edge: 1.72 },
  face: { across: 0, down: 0.1, edge: 1.14 },
  eyes: { across: 0, down: 0.04, edge: 0.76 },
  nose: { across: 0, down: 0.18, edge: 0.46 },
  mouth: { across: 0, down: 0.27, edge: 0.56 },
  ear: { across: -0.24, down: 0.14, edge: 0.78 },
  body: { across: 0.12, down: 0.75, edge: 2.7 },
} satisfies Readonly<Record<string, Crop>>;

const tile = (trait: string, value: string, part: Partial<Character>, crop: Crop, look: Look = CALM): NamedTile => ({
  name: `trait-${trait}-${value}`,
  child: { ...NEUTRAL, ...part },
  look,
  crop,
});

const steps = (trait: StepTrait, crop: Crop, look?: Look): readonly NamedTile[] =>
  STEPS.map((step) => tile(trait, step, { [trait]: TRAIT_STEPS[trait][step] }, crop, look));

/** Every small picture of the passport. */
export const TILES: readonly NamedTile[] = [
  ...HAIR_STYLES.map((hairStyle) => ({ ...tile('', '', { hairStyle }, CROPS.head, JOY), name: `hair-${hairStyle}` })),
  ...EYE_SHAPES.map((eyeShape) => tile('eyeShape', eyeShape, { eyeShape }, CROPS.eyes)),
  ...steps('eyeSize', CROPS.eyes),
  ...steps('eyeTilt', CROPS.eyes),
  ...BROW_SHAPES.map((browShape) => tile('browShape', browShape, { browShape }, CROPS.eyes)),
  ...steps('browWeight', CROPS.eyes),
  ...NOSES.map((nose) => tile('nose', nose, { nose }, CROPS.nose)),
  ...steps('cheeks', CROPS.face),
  ...steps('mouthWidth', CROPS.mouth),
  ...steps('earSize', CROPS.ear, ASIDE),
  ...GLASSES.map((glasses) => tile('glasses', glasses, { glasses }, CROPS.face)),
  ...HEADWEAR.map((headwear) => tile('headwear', headwear, { headwear }, CROPS.head)),
  tile('freckles', 'on', { freckles: true }, CROPS.face),
  tile('dimples', 'on', { dimples: true }, CROPS.mouth, JOY),
  tile('gapTooth', 'on', { gapTooth: true }, CROPS.mouth, JOY),
  tile('hearingAid', 'on', { hearingAid: true }, CROPS.ear, ASIDE),
  tile('wheelchair', 'on', { wheelchair: true }, CROPS.body, { ...JOY, pose: 'stand' }),
];
