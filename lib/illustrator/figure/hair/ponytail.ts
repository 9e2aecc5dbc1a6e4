import { ellipse, type Knot, smooth } from '../../paint';
import { COMBED_OUTER, COMBED_SHINE } from './combed';
import { type HairStyleDrawing, ribbonColor } from './style';

const HAIRLINE: readonly Knot[] = [
  [46, 2],
  [42, -18],
  [30, -33],
  [20, -41, 1],
  [6, -27],
  [-14, -16],
  [-32, -8],
  [-44, 8, 1],
  [-46, 2],
];

export const ponytail: HairStyleDrawing = (h, character) => {
  const { skull: s, line: l, painter: p } = h;
  const cap = h.cap(COMBED_OUTER, HAIRLINE);
  // The tail hangs on the side the face looks away from.
  const g = h.view.turn >= -0.05 ? -1 : 1;
  const at = (x: number, y: number, sharp?: number): Knot => s([g * x, y, sharp]);
  return {
    shadow: cap,
    coversEars: false,
    fringe: true,
    back: () => {
      const tail = smooth([
        at(36, -52),
        at(52, -62),
        at(74, -56),
        at(88, -28),
        at(86, 6),
        at(76, 34),
        at(80, 56, 1),
        at(64, 46),
        at(58, 58, 1),
        at(50, 36),
        at(50, 8),
        at(46, -16),
        at(40, -34),
      ]);
      h.mass(tail, { depth: 11 });
      h.shine(tail, [at(58, -30), at(72, -36), at(86, -28)], 6, 0.5, 8);
      h.strands(
        [
          [at(44, -48), at(66, -44), at(74, -6), at(66, 40)],
          [at(44, -52), at(74, -46), at(82, -4), at(74, 44)],
          [at(44, -46), at(62, -36), at(66, 0), at(60, 44)],
        ],
        tail,
        2.3,
        0.6,
      );
      h.nape(40, 26);
    },
    front: () => {
      h.mass(cap);
      h.shine(cap, COMBED_SHINE.map(s), 6.5, 0.5, 17);
      h.strands(
        [
          ...h.flow(
            s([20, -58]),
            (
              [
                [-44, 6],
                [-34, -6],
                [-22, -12],
                [-8, -19],
                [6, -27],
              ] as Knot[]
            ).map(l),
            0.2,
          ),
          ...h.flow(
            s([20, -58]),
            (
              [
                [44, -14],
                [46, 0],
              ] as Knot[]
            ).map(l),
            0.1,
          ),
          ...h.flow(
            s([-46, -40]),
            (
              [
                [10, -60],
                [-10, -58],
                [-50, 10],
              ] as Knot[]
            ).map(s),
            0.1,
          ),
        ],
        cap,
        2,
        0.6,
      );
      h.lock([s([20, -56]), l([2, -36]), l([-24, -18]), l([-42, 2])], [2.5, 7.5, 6.5, 0.4]);
      h.lock([s([21, -54]), l([12, -36]), l([-6, -20]), l([-24, -10])], [2, 5.5, 4.5, 0.3]);
      h.lock([l([42, -16]), s([51, 2]), s([47, 24])], [2, 3, 0.3]);
      const [tx, ty] = at(43, -47);
      p.form(ellipse(tx, ty, 6, 9.5, g * 0.6), ribbonColor(character), { depth: 3 });
    },
  };
};
