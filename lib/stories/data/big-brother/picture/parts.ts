import type { TextId } from '../../../picture-book';
import { block, box, type Companion, flat, type Hero, opening } from '../../picture-parts';

export const BY_DAY = 'dungarees';
export const BY_NIGHT = 'starryPajamas';
export const LION = 'lionCostume';

export type Place = {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly depth?: number;
  readonly afloat?: boolean;
};

/** The baby's own blanket. */
export const BLANKET = '#a8d2cc';

/** The pupil: a figure as small as a pillow. */
export const baby = (
  at: Place,
  pose: string,
  expression: Companion['expression'],
  rest: Partial<Companion> = {},
): Companion => ({
  id: 'baby',
  kind: 'babyBrother',
  at: { afloat: true, ...at },
  pose,
  expression,
  ...rest,
});

/** A flat picture in which a wheelchair stands at that height, where others are seen from the hips up. */
export const flatRisen = (stage: string, scene: Parameters<typeof flat>[1], y: number) => {
  const onWheels = (scene.heroes ?? []).map(
    (hero): Hero => ('x' in hero.at ? { ...hero, at: { ...hero.at, y }, pose: 'standStill' } : hero),
  );
  return flat(stage, scene, { onWheels: { heroes: onWheels } });
};

type Column = {
  readonly tone?: 'ink' | 'light';
  /** Room for each text, stage units. */
  readonly heights: readonly number[];
  readonly size: readonly [largest: number, smallest: number];
  /** Texts in the face of headings beside the first. */
  readonly voices?: readonly TextId[];
};

/** Texts one below the other, the first as a heading. */
export const column = (
  ids: readonly TextId[],
  [x, y, width]: readonly [number, number, number],
  { tone = 'ink', heights, size, voices = [] }: Column,
) => {
  let top = y;
  return ids.map((id, i) => {
    const height = heights[i] ?? 120;
    const place = box(x, top, width, height);
    top += height;
    const before = ids[i - 1];
    if (before === undefined) return opening(id, place, { tone, size: [size[0] + 8, size[1] + 2] });
    return block(id, place, { tone, size, below: before, ...(voices.includes(id) && { face: 'heading' as const }) });
  });
};
