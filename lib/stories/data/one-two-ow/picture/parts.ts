import { block, box, type Companion, flat, type Hero, opening } from '../../picture-parts';

export const WORN = 'raspberrySweater';
export const ROLLED = 'raspberrySweaterRolled';
export const BODY = [30, 19] as const;

type At = { readonly x: number; readonly y: number; readonly scale: number; readonly depth?: number };
type Rest = Omit<Partial<Companion>, 'at' | 'kind'>;

/** Somebody small: the needle, an Ow, the hat. */
export const small = (id: string, kind: string, at: At, rest: Rest = {}): Companion => ({
  id,
  kind,
  at: { afloat: true, ...at },
  expression: 'calm',
  ...rest,
});

/** Worn over the sweater, wherever the child sits. */
export const worn = (kind: string, rest: Omit<Partial<Companion>, 'kind'> = {}): Companion => ({
  id: kind,
  kind,
  at: { of: 'hero', slot: '@head', scale: 1 },
  expression: 'calm',
  ...rest,
});

const SIZED = ['sleeveEmpty', 'sleeveKnotted', 'sleeveSpeaks', 'sleeveAndFingers', 'pocketSearched'];

/** A picture of a child in the big sweater, which is smaller below the head of a child of at most three. */
export const dressed: typeof flat = (stage, scene, options) =>
  flat(stage, scene, {
    ...options,
    forSmall: {
      companions: scene.companions?.map((one) =>
        SIZED.includes(one.kind) ? { ...one, kind: `${one.kind}Small` } : one,
      ),
      ...options?.forSmall,
    },
  });

/** The depth of a child whose hand lies on what it wears: that is painted at 2000, and the hand 0.4 in front of its body. */
export const UNDER_WORN = 1999.8;

export const nurse = (at: At, rest: Rest = {}): Companion => ({
  id: 'nurse',
  kind: 'teacher',
  at: { afloat: true, ...at },
  outfit: 'nurseTunic',
  expression: 'calm',
  ...rest,
});

/** The child in a wheelchair, which stands where the chair of the clinic would. */
export const onWheels = (hero: Hero, y: number): Hero =>
  'x' in hero.at ? { ...hero, pose: 'standStill', at: { ...hero.at, y } } : hero;

type Size = { readonly size?: readonly [number, number] };

/** Running text and opening words, dark on a light picture. */
export const inked = (
  text: string,
  [x, y, width, height]: readonly [number, number, number, number],
  rest: Parameters<typeof block>[2] & Size = {},
) => block(text, box(x, y, width, height), { tone: 'ink', size: BODY, ...rest });
export const opened = (
  text: string,
  [x, y, width, height]: readonly [number, number, number, number],
  rest: Parameters<typeof block>[2] & Size = {},
) => opening(text, box(x, y, width, height), { tone: 'ink', size: [36, 22], ...rest });
