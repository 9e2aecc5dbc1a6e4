import { type Knot, rgba, toPath } from '../../paint';
import type { HairStyleDrawing } from './style';

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

/** Stubble: the scalp shows through, darker where hair is denser. */
export const shaved: HairStyleDrawing = (h) => {
  const outer: Knot[] = [
    [-47.5, 6, 1],
    [-51, -8],
    [-50.5, -28],
    [-42, -44],
    [-24, -52.5],
    [0, -55.2],
    [24, -52.5],
    [42, -44],
    [50.5, -28],
    [51, -8],
    [47.5, 6, 1],
  ];
  const line: Knot[] = [
    [45, -6],
    [42, -18, 1],
    [38, -27],
    [24, -33],
    [0, -35.5],
    [-24, -33],
    [-38, -27],
    [-42, -18, 1],
    [-45, -6],
  ];
  const cap = h.cap(outer, line);
  return {
    shadow: null,
    coversEars: false,
    fringe: false,
    back: () => undefined,
    front: () => {
      h.painter.layer(
        cap,
        (c) => {
          const g = c.createRadialGradient(h.shift, -10, 18, h.shift, -14, 50);
          g.addColorStop(0, rgba(h.tones.base, 0.5));
          g.addColorStop(0.5, rgba(h.tones.base, 0.74));
          g.addColorStop(1, rgba(h.tones.base, 0.9));
          c.fillStyle = g;
          c.fill(toPath(cap));
        },
        { grain: 0.42 },
      );
      h.crownLight(cap, -16, -42, 18, 8, 6);
    },
  };
};

/** The first hair of a baby: down on the crown and a few curls. */
export const wisps: HairStyleDrawing = (h) => {
  const { skull: s, line: l } = h;
  const outer: Knot[] = [
    [-47, -2, 1],
    [-50, -14],
    [-48.5, -30],
    [-40, -45],
    [-22, -53.5],
    [0, -56.5],
    [22, -53.5],
    [40, -45],
    [48.5, -30],
    [50, -14],
    [47, -2, 1],
  ];
  const line: Knot[] = [
    [44, -14],
    [36, -30],
    [22, -38],
    [6, -41],
    [-10, -40],
    [-26, -36],
    [-38, -28],
    [-44, -14],
  ];
  const down = h.cap(outer, line);
  return {
    shadow: null,
    coversEars: false,
    fringe: false,
    back: () => undefined,
    front: () => {
      h.painter.layer(
        down,
        (c) => {
          const g = c.createRadialGradient(h.shift, 0, 30, h.shift, -6, 54);
          g.addColorStop(0, rgba(h.tones.base, 0.25));
          g.addColorStop(0.6, rgba(h.tones.base, 0.55));
          g.addColorStop(1, rgba(h.tones.base, 0.8));
          c.fillStyle = g;
          c.fill(toPath(down));
        },
        { grain: 0.3 },
      );
      const tips: Knot[] = [
        [-36, -26],
        [-26, -33],
        [-14, -37],
        [-2, -34],
        [10, -35],
        [22, -34],
        [33, -28],
      ];
      h.strands(h.flow(s([4, -57]), tips.map(l), 0.06), down, 1.8, 0.6);
      h.lock([s([3, -56]), l([-3, -44]), l([-11, -34]), l([-7, -27])], [1.6, 3.4, 2.4, 0.3]);
      h.lock([s([5, -56]), l([8, -43]), l([4, -32]), l([9, -27])], [1.6, 3.2, 2.2, 0.3]);
      h.lock([s([2, -55]), s([-4, -65]), s([5, -70]), s([9, -64])], [2.6, 2.4, 1.6, 0.3]);
      h.lock([s([6, -55]), s([14, -62]), s([20, -60])], [2, 1.7, 0.3]);
    },
  };
};
