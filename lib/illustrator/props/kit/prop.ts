import type { Prop } from '../model';

/** The same drawing `scale` times as large, standing on the same point. */
export const enlarged =
  (draw: Prop['draw'], scale: number): Prop['draw'] =>
  (p, look) =>
    p.in(0, 0, 0, scale, scale, () => draw(p, look));

/** A box in figure units. */
export const boxed = (x: number, y: number, width: number, height: number): Prop['box'] => ({ x, y, width, height });

/** The light of a flame at height `y`. */
export const fire = (y: number, reach = 320): NonNullable<Prop['light']> => ({ y, reach, colour: '#ffc264' });
