import type { Knot } from '../../../paint';
import type { HairStyleDrawing } from '../style';

const CROP: readonly Knot[] = [
  [-48, 10, 1],
  [-52.5, -6],
  [-52.5, -28],
  [-43, -49],
  [-30, -58],
  [-12, -65],
  [8, -68],
  [28, -62],
  [44, -49],
  [53, -28],
  [52.5, -6],
  [48, 10, 1],
];
/** A tidy crop brushed up to one side, with a soft broken front. */
const FRONT: readonly Knot[] = [
  [45.5, -4],
  [43, -19],
  [37, -27, 1],
  [33, -29],
  [24, -35.5, 1],
  [17, -33],
  [6, -36.5, 1],
  [-3, -32],
  [-14, -33.5, 1],
  [-22, -28],
  [-32, -27.5, 1],
  [-38, -21],
  [-43.5, -13],
  [-45.5, -3],
];

export const short: HairStyleDrawing = (h) => {
  const cap = h.cap(CROP, FRONT);
  const { skull: s, line: l } = h;
  const brushed: Knot[] = [
    [43, -20],
    [36, -28],
    [22, -35],
    [8, -36],
    [-6, -33],
    [-20, -30],
    [-34, -25],
    [-43, -13],
  ];
  return {
    shadow: cap,
    coversEars: false,
    fringe: false,
    back: () => h.nape(38, 22),
    front: () => {
      h.mass(cap);
      h.shine(
        cap,
        (
          [
            [-42, -32],
            [-22, -50],
            [6, -55],
            [32, -47],
          ] as Knot[]
        ).map(s),
        6,
        0.4,
      );
      h.strands(
        [
          ...h.flow(s([-26, -56]), brushed.map(l), 0.12),
          ...h.flow(
            s([-10, -62]),
            (
              [
                [50, -10],
                [51, -24],
                [46, -40],
                [-52, -12],
                [-52, -26],
              ] as Knot[]
            ).map(s),
            0.04,
          ),
        ],
        cap,
        1.8,
        0.55,
      );
      h.lock([s([-22, -55]), s([-6, -60]), l([14, -45]), l([25, -35])], [3, 6, 5, 0.3]);
      h.lock([s([-10, -60]), s([12, -62]), l([31, -42]), l([39, -27])], [3, 6, 5, 0.3]);
      h.lock([s([-30, -52]), l([-16, -44]), l([-2, -38]), l([6, -34])], [2.5, 5, 4, 0.3]);
      h.lock([s([4, -61]), s([10, -69]), s([20, -70])], [4, 3.4, 0.3]);
    },
  };
};
