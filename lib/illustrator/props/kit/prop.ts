import type { Prop } from '../model';

/** A box in figure units. */
export const boxed = (x: number, y: number, width: number, height: number): Prop['box'] => ({ x, y, width, height });

/** The light of a flame at height `y`. */
export const fire = (y: number, reach = 320): NonNullable<Prop['light']> => ({ y, reach, colour: '#ffc264' });
