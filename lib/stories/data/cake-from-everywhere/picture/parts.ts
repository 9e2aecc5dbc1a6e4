import { type Companion, call, type Prop } from '../../picture-parts';

export const OUT = 'stripes';
export const IN_THE_SNOW = 'winterCoat';

type At = {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly depth?: number;
};

/** The parrot on something, or in the air: `parrot('Perched', …)`. */
export const parrot = (act: '' | 'Perched' | 'Tumbling', at: At, rest: Partial<Companion> = {}): Companion => ({
  id: 'parrot',
  kind: `parrot${act}`,
  expression: 'joy',
  at: { afloat: true, depth: 1600, ...at },
  ...rest,
});

/** The balloon that the parrot's word stands in, its tail towards the lower left of the picture, or the lower right. */
export const wordBalloon = (x: number, y: number, colour: string, rest: Partial<Prop> = {}, scale = 1): Prop => ({
  kind: 'wordBalloon',
  at: { x, y, scale, afloat: true, depth: 3000 },
  colour,
  ...rest,
});

/** The word in that balloon. */
export const parrotWord = (x: number, y: number, width = 240) => call('parrot', [x, y], 28, width, { tone: 'ink' });

/** A place for a hand in front of what is nearer than its child. */
export const handPlace = (id: string, x: number, y: number, depth: number): Prop => ({
  id,
  kind: 'handPlace',
  at: { x, y, scale: 1, depth, afloat: true },
});

/** The recipe at the outer margin, with so many of its lines done twice. */
export const recipe = (count: number, x = 200, y = 880): Prop => ({
  kind: 'recipeSlip',
  count,
  at: { x, y, scale: 1.08, afloat: true, depth: 3000 },
});
