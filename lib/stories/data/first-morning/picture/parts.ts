import type { PictureSceneInput, SpreadSceneInput } from '@/lib/illustrator';
import type { TextId } from '../../../picture-book';
import { block, box, type Companion, flat as flatPicture, type Hero, opening, type Prop } from '../../picture-parts';

export const OUT = 'hoodie';
export const AT_HOME = 'stripedPajamas';

type At = {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly depth?: number;
  readonly afloat?: boolean;
};

type Options = {
  /** What is different for a child whose wheelchair is in the picture. */
  readonly onWheels?: Partial<PictureSceneInput>;
  /** How much higher a wheelchair stands in a picture that cuts it off, stage units. */
  readonly rise?: number;
};

/** The first child, higher by `rise`. */
const risen = ([hero, ...others]: readonly Hero[], rise: number): Hero[] =>
  hero && 'x' in hero.at ? [{ ...hero, at: { ...hero.at, y: hero.at.y - rise } }, ...others] : [];

/** One flat picture over both pages. */
export const flat = (
  stage: string,
  scene: Omit<PictureSceneInput, 'stage' | 'palette'>,
  { rise, onWheels = rise ? { heroes: risen(scene.heroes ?? [], rise) } : undefined }: Options = {},
): SpreadSceneInput => flatPicture(stage, scene, { onWheels });

/** A toy that does something: `bear('Paw', …)`. */
const toy =
  (kind: string) =>
  (act: string, at: At, rest: Partial<Companion> = {}): Companion => ({
    id: kind,
    kind: `${kind}${act}`,
    expression: 'calm',
    at,
    ...rest,
  });
export const bear = toy('plushBear');
export const bunny = toy('plushBunny');

type Point = readonly [x: number, y: number, turn: number];

/** The butterflies of the tummy; the last of the seven wears boots. */
export const butterflies = (points: readonly Point[], scale = 1, depth = 3000): Prop[] =>
  points.map(([x, y, turn], i) => ({
    kind: i === 6 ? 'tummyButterflyBoots' : 'tummyButterfly',
    at: { x, y, scale: i === 6 ? scale * 1.15 : scale, afloat: true, depth },
    turn,
  }));

/** A cube of the tower: colour, place, turn. */
export const cubes = (
  places: readonly (readonly [colour: string, x: number, y: number, turn: number])[],
  scale: number,
  depth?: number,
): Prop[] =>
  places.map(([colour, x, y, turn], i) => ({
    kind: 'cube',
    colour,
    turn,
    at: { x, y, scale, afloat: true, ...(depth !== undefined && { depth: depth + i * 0.1 }) },
  }));

type Tone = 'ink' | 'light';

type Telling = {
  readonly tone?: Tone;
  /** What Bear says. */
  readonly bears?: readonly TextId[];
  readonly size?: readonly [largest: number, smallest: number];
  /** Room for each text, stage units. */
  readonly step?: number;
};

/** What Bear says, in the face of headings, and below it what others say, one below the other. */
export const textColumn = (
  [first, ...rest]: readonly [TextId, ...TextId[]],
  [x, y, width]: readonly [number, number, number],
  { tone = 'ink', bears = [first], size = [30, 20], step = 165 }: Telling = {},
) => [
  opening(first, box(x, y, width, 172), { tone, ...(!bears.includes(first) && { face: 'story' as const }) }),
  ...rest.map((id, i) =>
    block(id, box(x, y + 200 + i * step, width, step - 15), {
      tone,
      size,
      below: rest[i - 1] ?? first,
      ...(bears.includes(id) && { face: 'heading' as const }),
    }),
  ),
];
