import { ellipse, smooth, type Vec } from '@/lib/illustrator/paint';
import { stroke } from '../../../companions/kit/outline';
import { disc, type Easel, fill } from '../../kit/easel';
import { STARLIGHT } from './colours';
import { type Face, faceOf } from './face';

type Star = {
  readonly r: number;
  readonly turn?: number;
  readonly face?: Face;
  /** Where its two hands are. */
  readonly hands?: readonly Vec[];
  readonly colour?: string;
};

const EDGE = '#f2c65c';

const roundStar = (r: number) =>
  smooth(
    Array.from({ length: 10 }, (_, i): Vec => {
      const [a, reach] = [(i * Math.PI) / 5 - Math.PI / 2, i % 2 ? r * 0.62 : r];
      return [Math.cos(a) * reach, Math.sin(a) * reach];
    }),
    true,
    9,
  );

/** A star with round tips and, if near enough, a face. */
export function star(e: Easel, x: number, y: number, { r, turn = 0.12, face, hands = [], colour = STARLIGHT }: Star) {
  disc(e, x, y, r * 1.9, r * 1.9, STARLIGHT, 0.22, 0.2);
  for (const [hx, hy] of hands) {
    const [mx, my] = [(x + hx) / 2, (y + hy) / 2 - r * 0.14];
    fill(e, stroke(`${x},${y} ${mx},${my} ${hx},${hy}`, r * 0.2, r * 0.15, r * 0.13), EDGE);
    fill(e, stroke(`${x},${y} ${mx},${my} ${hx},${hy}`, r * 0.15, r * 0.1, r * 0.09), colour);
  }
  e.p.in(x, y, turn, 1, 1, () => {
    fill(e, roundStar(r * 1.05), EDGE);
    fill(e, roundStar(r * 0.96), colour);
    if (face) faceOf(e, 0, 0, r * 0.62, face, { ink: '#4a2c3c', skin: colour });
  });
  for (const [hx, hy] of hands) {
    fill(e, ellipse(hx, hy, r * 0.2), EDGE);
    fill(e, ellipse(hx, hy, r * 0.15), colour);
  }
}

/** Small far stars: places and sizes. */
export function farStars(e: Easel, places: readonly (readonly [x: number, y: number, r: number])[], alpha = 0.8) {
  for (const [x, y, r] of places) fill(e, ellipse(x, y, r, r, 0, 16), STARLIGHT, alpha);
}
