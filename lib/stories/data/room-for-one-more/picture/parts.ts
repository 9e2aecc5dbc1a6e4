import type { PictureSceneInput, SpreadSceneInput } from '@/lib/illustrator';
import { type Companion, flat as flatPicture, type Hero, type Prop } from '../../picture-parts';

export const COAT = 'rainyDay';
export const AT_HOME = 'sweater';

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

const WASHED = { colour: '#a9b9c9', share: 0.46, lit: false } as const;

/** An animal of the street, as grey as the rain. */
export const animal = (kind: string, at: At, rest: Partial<Companion> = {}): Companion => ({
  id: kind,
  kind,
  at,
  expression: 'calm',
  haze: WASHED,
  ...(kind.startsWith('duck') && { colour: '#f3efe2' }),
  ...rest,
});

/** The same animal in its own colours. */
export const coloured = (kind: string, at: At, rest: Partial<Companion> = {}): Companion =>
  animal(kind, at, { haze: undefined, ...rest });

/** The biggest umbrella of the house, its grip at the place. */
export const umbrella = (at: At, turn = 0): Prop => ({ kind: 'bigUmbrella', at: { afloat: true, ...at }, turn });

export const girl = (at: At, rest: Partial<Companion>): Companion => ({
  id: 'girl',
  kind: 'girlFriend',
  outfit: 'blueRaincoat',
  expression: 'shy',
  at,
  ...rest,
});
