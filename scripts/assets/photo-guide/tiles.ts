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
/** `name` is the file name without size and extension. */
export type NamedTile = Tile & { readonly name: string };

/** One friendly face for all tiles, so that they differ only in their trait. */
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
/** Turned so that an ear is visible. */
const TURNED: Look = { ...CALM, yaw: 0.55 };

const CROPS = {
  head: { across: 0, down: 0.05, edge: 1.72 },
  face: { across: 0, down: 0.1, edge: 1.14 },
  eyes: { across: 0, down: 0.04, edge: 0.76 },
  nose: { across: 0, down: 0.18, edge: 0.46 },
  mouth: { across: 0, down: 0.27, edge: 0.56 },
  ear: { across: -0.24, down: 0.14, edge: 0.78 },
  body: { across: 0.12, down: 0.75, edge: 2.7 },
} satisfies Readonly<Record<string, Crop>>;

const createTile = (
  trait: string,
  value: string,
  part: Partial<Character>,
  crop: Crop,
  look: Look = CALM,
): NamedTile => ({
  name: `trait-${trait}-${value}`,
  child: { ...NEUTRAL, ...part },
  look,
  crop,
});

const stepTiles = (trait: StepTrait, crop: Crop, look?: Look): readonly NamedTile[] =>
  STEPS.map((step) => createTile(trait, step, { [trait]: TRAIT_STEPS[trait][step] }, crop, look));

/** Every small picture of the character editor. */
export const TILES: readonly NamedTile[] = [
  ...HAIR_STYLES.map((hairStyle) => ({
    ...createTile('', '', { hairStyle }, CROPS.head, JOY),
    name: `hair-${hairStyle}`,
  })),
  ...EYE_SHAPES.map((eyeShape) => createTile('eyeShape', eyeShape, { eyeShape }, CROPS.eyes)),
  ...stepTiles('eyeSize', CROPS.eyes),
  ...stepTiles('eyeTilt', CROPS.eyes),
  ...BROW_SHAPES.map((browShape) => createTile('browShape', browShape, { browShape }, CROPS.eyes)),
  ...stepTiles('browWeight', CROPS.eyes),
  ...NOSES.map((nose) => createTile('nose', nose, { nose }, CROPS.nose)),
  ...stepTiles('cheeks', CROPS.face),
  ...stepTiles('mouthWidth', CROPS.mouth),
  ...stepTiles('earSize', CROPS.ear, TURNED),
  ...GLASSES.map((glasses) => createTile('glasses', glasses, { glasses }, CROPS.face)),
  ...HEADWEAR.map((headwear) => createTile('headwear', headwear, { headwear }, CROPS.head)),
  createTile('freckles', 'on', { freckles: true }, CROPS.face),
  createTile('dimples', 'on', { dimples: true }, CROPS.mouth, JOY),
  createTile('gapTooth', 'on', { gapTooth: true }, CROPS.mouth, JOY),
  createTile('hearingAid', 'on', { hearingAid: true }, CROPS.ear, TURNED),
  createTile('wheelchair', 'on', { wheelchair: true }, CROPS.body, { ...JOY, pose: 'stand' }),
];
