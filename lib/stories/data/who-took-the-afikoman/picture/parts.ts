import type { Companion, Hero } from '../../picture-parts';

export const FESTIVE = 'festive';

type Place = {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly depth?: number;
  readonly afloat?: boolean;
};

/** Somebody whose feet are out of the picture: no shadow on the ground. */
export const raised = (x: number, y: number, scale: number, depth?: number): Place => ({
  x,
  y,
  scale,
  afloat: true,
  ...(depth !== undefined && { depth }),
});

/** The same child higher up, as a wheelchair stands. */
export const higher = (hero: Hero, rise: number): Hero =>
  'x' in hero.at ? { ...hero, at: { ...hero.at, y: hero.at.y - rise } } : hero;

export const grandfather = (at: Place, rest: Partial<Companion> = {}): Companion => ({
  id: 'grandfather',
  kind: 'grandfatherWithEars',
  at,
  facing: -1,
  expression: 'calm',
  pose: 'standStill',
  outfit: 'cardigan',
  headwear: 'kippah',
  ...rest,
});

export const dog = (kind: string, at: Place, rest: Partial<Companion> = {}): Companion => ({
  id: kind,
  kind,
  at,
  expression: 'calm',
  ...rest,
});

const SEATS = [
  ['aboveGrandfather', 96, 640],
  ['aboveMother', 400, 150],
  ['aboveFather', 720, 150],
  ['aboveGrandmother', 1040, 150],
  ['aboveBrother', 2066, 150],
  ['aboveUncle', 430, 1116],
  ['aboveAunt', 790, 1116],
  ['aboveLittleCousin', 1420, 1100],
  ['aboveElder', 1740, 1116],
  ['aboveSister', 2060, 1100],
  ['aboveGuest', 2304, 640],
] as const;

/** Everybody but the child, from straight above, with their eyes on the child; `lean` is how far they bend over the table. */
export const guestsAbove = (
  lean: number,
  feelings: Readonly<Record<string, Companion['expression']>> = {},
): Companion[] =>
  SEATS.map(([kind, x, y]) => {
    const [u, v] = [1660 - x, 500 - y];
    const far = Math.hypot(u, v);
    return {
      id: kind,
      kind,
      at: raised(x + (u / far) * lean, y + (v / far) * lean, 1.15, 600),
      expression: feelings[kind] ?? 'calm',
      ...((lean > 0 || kind === 'aboveGrandfather') && { lookAt: { x: 1660, y: 200 } }),
    };
  });
