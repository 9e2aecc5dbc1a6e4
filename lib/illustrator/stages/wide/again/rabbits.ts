import { ellipse, type Polygon } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';
import { CHALK } from './colours';

const RUNNER: readonly Polygon[] = [
  blob('-70,-62 -40,-96 20,-98 66,-86 78,-64 40,-44 -10,-40 -58,-40', 7),
  ellipse(96, -104, 32, 28, 0.2),
  blob('78,-122! 20,-168 -14,-176 -6,-158 58,-104!', 6),
  blob('88,-126! 44,-186 14,-204 16,-184 70,-112!', 6),
  stroke('-56,-56 -104,-30 -138,-10', 20, 12, 7),
  stroke('-40,-52 -70,-20 -104,6', 18, 12, 7),
  stroke('52,-56 96,-30 132,-26', 13, 9, 7),
  stroke('40,-52 76,-16 110,-4', 13, 9, 7),
  ellipse(-84, -74, 17, 15),
];

type Bunny = {
  readonly facing?: 1 | -1;
  readonly turn?: number;
  /** How far the blur trails, in its own units. */
  readonly trail?: number;
  readonly alpha?: number;
  readonly colour?: string;
};

/** A rabbit that is too fast to be seen well: one silhouette and what the eye still sees of where it was. */
export function bunny(
  e: Easel,
  x: number,
  y: number,
  k: number,
  { facing = 1, turn = 0, trail = 150, alpha = 1, colour = CHALK }: Bunny = {},
) {
  e.p.in(x, y, turn, k * facing, k, () => {
    for (const i of [5, 4, 3, 2, 1])
      e.p.fill(RUNNER, colour, { dx: (-trail * i) / 5, alpha: alpha * 0.11, blur: 3 + i * 2 });
    for (const [v, from, to] of [
      [-92, 60, 330],
      [-66, 70, 400],
      [-36, 110, 300],
    ] as const)
      fill(
        e,
        stroke(`${-from - trail * 0.3},${v} ${-from - trail},${v}  ${-to - trail * 0.4},${v + 3}`, 5, 3, 0.6),
        colour,
        alpha * 0.5,
      );
    e.p.fill(RUNNER, colour, { alpha: alpha * 0.92, blur: 2.4 });
    e.p.fill(ellipse(108, -110, 4.4), '#3b2a66', { alpha: alpha * 0.85, blur: 1 });
    e.p.fill(blob('70,-122! 26,-160 2,-168 52,-112!', 5), '#e7b8bd', { alpha: alpha * 0.7, blur: 2 });
  });
}

const FROM_ABOVE: readonly Polygon[] = [
  ellipse(0, 0, 52, 33),
  ellipse(58, 0, 29, 25),
  ellipse(12, -17, 44, 9, 0.22),
  ellipse(12, 17, 44, 9, -0.22),
  ellipse(-56, 0, 15),
  ellipse(-34, -30, 24, 9, 0.4),
  ellipse(-34, 30, 24, 9, -0.4),
];

/** The same rabbit from straight above, its nose along `turn`. */
export function bunnyAbove(e: Easel, x: number, y: number, k: number, turn: number, { alpha = 1, trail = 110 } = {}) {
  e.p.in(x, y, turn, k, k, () => {
    for (const i of [4, 3, 2, 1])
      e.p.fill(FROM_ABOVE, CHALK, { dx: (-trail * i) / 4, alpha: alpha * 0.12, blur: 3 + i * 2 });
    e.p.fill(FROM_ABOVE, CHALK, { alpha, blur: 1.6 });
    for (const s of [-1, 1]) e.p.fill(ellipse(10, s * 17, 34, 4.4, s * -0.22), '#e7b8bd', { alpha: 0.8, blur: 1 });
    e.p.fill(ellipse(86, 0, 4.4), '#d98a92');
  });
}

/** A rabbit that dances on its hind legs far off. */
export function dancer(e: Easel, x: number, y: number, k: number, lean: number, colour: string = CHALK) {
  e.p.in(x, y, lean, k, k, () => {
    fill(
      e,
      [
        ellipse(0, -52, 24, 36),
        ellipse(2, -102, 21, 19),
        stroke('-6,-114 -16,-142 -14,-160', 7, 8, 4),
        stroke('8,-114 16,-144 20,-160', 7, 8, 4),
        stroke('-16,-66 -42,-88 -54,-108', 8, 6, 6),
        stroke('16,-66 44,-84 58,-104', 8, 6, 6),
        stroke('-10,-28 -24,-8 -30,0', 11, 7, 7),
        stroke('10,-28 34,-22 46,-14', 11, 7, 7),
      ],
      colour,
    );
  });
}
