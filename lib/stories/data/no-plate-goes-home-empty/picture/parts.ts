import type { PictureSceneInput, SpreadSceneInput } from '@/lib/illustrator';
import { type Companion, flat as flatPicture, type Hero, type Prop, path } from '../../picture-parts';

/** On every day of Ramadan; new clothes come with the feast. */
export const OUTFIT = 'hoodie';
export const FEAST = 'kaftan';
export const BLUE = '#2a5aa8';

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

/** One flat picture over both pages, in a town of the Levant. */
export const flat = (
  stage: string,
  scene: Omit<PictureSceneInput, 'stage' | 'palette'>,
  { rise, onWheels = rise ? { heroes: risen(scene.heroes ?? [], rise) } : undefined }: Options = {},
): SpreadSceneInput => flatPicture(stage, { place: 'levant', ...scene }, { onWheels });

const somebody =
  (usual: Omit<Companion, 'at'>) =>
  (at: At, rest: Partial<Companion> = {}): Companion => ({ ...usual, at, ...rest });

/** The new neighbour, who carves wood. */
export const oldMan = somebody({ id: 'oldMan', kind: 'elderMan', outfit: 'cardigan', expression: 'calm' });
export const aunt = somebody({
  id: 'aunt',
  kind: 'neighbourWoman',
  outfit: 'abaya',
  headwear: 'hijab',
  expression: 'joy',
});
export const grandmother = somebody({
  id: 'grandmother',
  kind: 'grandmother',
  outfit: 'abaya',
  headwear: 'hijab',
  expression: 'tenderness',
});
export const cat = somebody({ id: 'cat', kind: 'catSit', colour: '#d98a4a', expression: 'calm' });
export const sparrow = somebody({ id: 'sparrow', kind: 'sparrow', expression: 'calm' });

/** The plate with blue stars. */
export const dish = (kind: 'plate' | 'qatayef' | 'plateOfDates', at: At, id = 'dish'): Prop => ({
  id,
  kind,
  colour: BLUE,
  at: { afloat: true, ...at },
});

/** As large as the band of the rim allows; a longer line is set smaller. */
const ON_THE_RIM = [27, 27] as const;

/** The first half of the refrain along the rim of the huge plate, up to the fold: the fold parts no words. */
export const refrain = () =>
  path(
    'refrain',
    [
      [150, 1096],
      [500, 1060],
      [860, 1042],
      [1152, 1035],
    ],
    ON_THE_RIM,
    { gapEm: 0.45 },
  );

/** Its second half, from the fold on. */
export const goesHome = () =>
  path(
    'empty',
    [
      [1290, 1035],
      [1540, 1042],
      [1900, 1060],
      [2250, 1096],
    ],
    ON_THE_RIM,
    { gapEm: 0.45 },
  );
