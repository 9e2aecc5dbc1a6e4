import type { Knot } from '../../../paint';
import type { HairStyleDrawing } from '../style';

export const OUTER: readonly Knot[] = [
  [-50, 18, 1],
  [-54.5, 0],
  [-55, -24],
  [-45, -48],
  [-22, -63],
  [6, -66],
  [34, -57],
  [51, -36],
  [55, -8],
  [50, 18, 1],
];
const HAIRLINE: readonly Knot[] = [
  [46, 0],
  [42, -20],
  [31, -37],
  [24, -44, 1],
  [12, -29],
  [-8, -16],
  [-28, -7],
  [-43, 10, 1],
  [-47, 2],
];

export const sideFringe: HairStyleDrawing = (h) => {
  const cap = h.cap(OUTER, HAIRLINE);
  const { skull: s, line: l } = h;
  const sweep: Knot[] = [
    [-43, 10],
    [-36, 0],
    [-28, -7],
    [-16, -12],
    [-2, -20],
    [10, -29],
  ];
  return {
    shadow: cap,
    coversEars: false,
    fringe: true,
    back: () => h.nape(40, 30),
    front: () => {
      h.mass(cap);
      h.shine(
        cap,
        (
          [
            [-44, -26],
            [-26, -46],
            [2, -52],
            [22, -50],
          ] as Knot[]
        ).map(s),
        8,
        0.5,
      );
      h.strands(
        [
          ...h.flow(s([24, -58]), sweep.map(l), 0.22),
          ...h.flow(
            s([26, -58]),
            (
              [
                [44, -14],
                [46, 0],
                [40, -22],
              ] as Knot[]
            ).map(l),
            0.1,
          ),
          ...h.flow(
            s([22, -62]),
            (
              [
                [-54, -10],
                [-53, -28],
                [-54, 4],
              ] as Knot[]
            ).map(s),
            0.1,
          ),
        ],
        cap,
      );
      h.lock([s([23, -60]), s([-8, -48]), l([-34, -24]), l([-47, 6])], [3, 9, 8, 0.4]);
      h.lock([s([24, -57]), l([6, -36]), l([-18, -17]), l([-36, -3])], [3, 8, 7, 0.4]);
      h.lock([s([24, -54]), l([14, -34]), l([-2, -18]), l([-19, -8])], [2.5, 6, 5, 0.3]);
      h.lock([s([27, -56]), l([42, -34]), s([51, -6]), s([47, 12])], [2.5, 6, 5, 0.4]);
    },
  };
};
