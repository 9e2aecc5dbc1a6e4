import { block, box, type Companion, type Hero, opening } from '../../picture-parts';

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
export const worn = (kind: string, rest: Rest = {}): Companion => ({
  id: kind,
  kind,
  at: { of: 'hero', slot: '@head', scale: 1 },
  expression: 'calm',
  ...rest,
});

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
