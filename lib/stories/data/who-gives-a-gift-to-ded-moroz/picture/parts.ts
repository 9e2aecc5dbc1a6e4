import type { BlockPlace, TextId } from '../../../picture-book';
import { block, box, type Companion, type Hero } from '../../picture-parts';

export const HOME = 'sweater';
export const OUT = 'snowCoat';
/** The two mittens. */
export const [RED, BLUE] = ['#d5534a', '#3f78b8'];

/** Somebody whose feet are out of the picture or who stands on something: no shadow on the ground. */
export const raised = (x: number, y: number, scale: number, depth?: number) => ({
  x,
  y,
  scale,
  afloat: true,
  ...(depth !== undefined && { depth }),
});

/** The same child higher up, as a wheelchair stands. */
export const higher = (hero: Hero, rise: number, rest: Partial<Hero> = {}): Hero =>
  'x' in hero.at ? { ...hero, at: { ...hero.at, y: hero.at.y - rise }, ...rest } : hero;

/** The cat of the house, who tells the story. */
export const cat = (rest: Omit<Companion, 'kind'> & { readonly kind?: string }): Companion => ({
  id: 'cat',
  kind: 'catSit',
  ...rest,
});

/** Body text has one size in the whole book. */
export const SIZE = { size: [26, 20] } as const;
export const body = (text: TextId, place: BlockPlace['box'], rest: Partial<BlockPlace> = {}) =>
  block(text, place, { ...SIZE, ...rest });

/** What the cat says about himself: always at the foot of the left page. */
export const aside = (text: TextId, width: number, rest: Partial<BlockPlace> = {}) =>
  block(text, box(84, 930, width, 190), { ...SIZE, face: 'heading', verticalAlign: 'bottom', ...rest });
