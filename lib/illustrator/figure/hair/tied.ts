import { ellipse, type Knot, smooth } from '../../paint';
import { type HairStyleDrawing, ribbonColor } from './style';

/** Hair that is combed back to a knot or a tail. */
const OUTER: readonly Knot[] = [
  [-49, 17, 1],
  [-53, 0],
  [-53.5, -22],
  [-44, -45],
  [-22, -60],
  [6, -63],
  [33, -55],
  [49, -36],
  [53, -10],
  [49, 17, 1],
];
const BUN_LINE: readonly Knot[] = [
  [45, 2],
  [42, -14],
  [34, -27],
  [18, -35],
  [0, -37],
  [-18, -35],
  [-34, -27],
  [-42, -14],
  [-45, 2],
];
const TAIL_LINE: readonly Knot[] = [
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
const BAND: readonly Knot[] = [
  [-46, -22],
  [-30, -42],
  [-2, -51],
  [30, -45],
  [47, -22],
];

export const bun: HairStyleDrawing = (h, character) => {
  const { skull: s, line: l, painter: p } = h;
  const cap = h.cap(OUTER, BUN_LINE);
  const [x, y] = s([2, -74]);
  return {
    shadow: cap,
    coversEars: false,
    fringe: false,
    back: () => {
      h.nape(40, 26);
      const knot = smooth([
        [x - 20, y + 6],
        [x - 19, y - 9],
        [x - 4, y - 18],
        [x + 14, y - 14],
        [x + 21, y],
        [x + 15, y + 14],
        [x - 8, y + 16],
      ]);
      h.mass(knot, { depth: 7 });
      h.strands(
        [
          [
            [x - 17, y + 4],
            [x - 8, y - 13],
            [x + 12, y - 10],
          ],
          [
            [x - 12, y + 10],
            [x - 2, y - 6],
            [x + 16, y - 2],
          ],
          [
            [x - 6, y + 12],
            [x + 6, y + 1],
            [x + 16, y + 8],
          ],
          [
            [x - 19, y - 2],
            [x - 10, y - 15],
            [x + 4, y - 16],
          ],
        ],
        knot,
        2.2,
        0.75,
      );
      h.lock(
        [
          [x + 14, y - 2],
          [x + 24, y - 4],
          [x + 29, y - 10],
        ],
        [2.5, 2.2, 0.3],
      );
    },
    front: () => {
      h.mass(cap);
      h.shine(cap, BAND.map(s), 6.5, 0.5, 17);
      const tips: Knot[] = [
        [45, 0],
        [41, -15],
        [31, -29],
        [16, -35],
        [0, -37],
        [-16, -35],
        [-31, -29],
        [-41, -15],
        [-45, 0],
      ];
      h.strands(h.flow(s([2, -66]), tips.map(l), 0.03), cap, 1.8, 0.6);
      h.lock([l([-40, -14]), l([-47, 2]), s([-47, 20])], [1.5, 2.6, 0.3]);
      h.lock([l([41, -14]), l([47, 2]), s([46, 16])], [1.5, 2.3, 0.3]);
      h.lock([l([-4, -37]), l([-12, -28]), l([-10, -18])], [1.4, 2.3, 0.3]);
      const [tx, ty] = s([2, -62]);
      p.form(ellipse(tx, ty, 14, 4.4), ribbonColor(character), { depth: 2 });
    },
  };
};

export const ponytail: HairStyleDrawing = (h, character) => {
  const { skull: s, line: l, painter: p } = h;
  const cap = h.cap(OUTER, TAIL_LINE);
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
      h.shine(cap, BAND.map(s), 6.5, 0.5, 17);
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
