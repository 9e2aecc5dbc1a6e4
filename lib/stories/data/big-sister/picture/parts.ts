import type { PictureSceneInput, SpreadSceneInput } from '@/lib/illustrator';
import type { TextId } from '../../../picture-book';
import { block, box, flat, type Hero, opening, type Prop } from '../../picture-parts';

export const BY_DAY = 'dress';
export const AT_NIGHT = 'starryPajamas';

/** The places of “And now I’m really going”: each is a step further out, and half a point smaller. */
const STEPS = [480, 400, 320, 220, 84] as const;

/** The sentence with which the child goes, at its step; `y` is where it begins. */
export const going = (step: 1 | 2 | 3 | 4 | 5, y: number, tone: 'ink' | 'light' = 'ink') =>
  opening('going', box(STEPS[step - 1] ?? 84, y, 540, 190), { tone, size: [30 - step / 2, 19] });

type At = readonly [x: number, y: number, scale: number];

/** The suitcase with the house on it, on the ground or in the hand. */
export const suitcase = ([x, y, scale]: At, rest: Partial<Prop> & { depth?: number; afloat?: boolean } = {}): Prop => {
  const { depth, afloat, ...prop } = rest;
  return {
    id: 'suitcase',
    kind: 'houseSuitcase',
    at: { x, y, scale, ...(depth !== undefined && { depth }), ...(afloat && { afloat }) },
    ...prop,
  };
};

/** What is told, one text below the other; what the child says later on is in the face of its voice. */
export const textColumn = (
  ids: readonly TextId[],
  [x, y, width]: readonly [number, number, number],
  tone: 'ink' | 'light' = 'ink',
  step = 190,
  voices: readonly TextId[] = [],
) =>
  ids.map((id, i) => {
    const place = box(x, y + i * step, width, step - 20);
    const below = ids[i - 1];
    if (i === 0) return opening(id, place, { tone, size: [32, 18] });
    return block(id, place, { tone, size: [28, 18], below, ...(voices.includes(id) && { face: 'heading' as const }) });
  });

/** The child higher by `rise`, as a wheelchair stands in a picture that cuts it off. */
export const risen = (heroes: readonly Hero[], rise: number): Hero[] =>
  heroes.map((hero) => ('x' in hero.at ? { ...hero, at: { ...hero.at, y: hero.at.y - rise } } : hero));

/** A flat picture in which a wheelchair stands higher by `rise`. */
export const cropped = (
  stage: string,
  scene: Omit<PictureSceneInput, 'stage' | 'palette'>,
  rise: number,
): SpreadSceneInput => flat(stage, scene, { onWheels: { heroes: risen(scene.heroes ?? [], rise) } });
