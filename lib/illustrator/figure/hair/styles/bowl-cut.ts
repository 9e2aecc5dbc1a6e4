import type { Knot } from '../../../paint';
import { flyaways } from '../details';
import type { HairStyleDrawing } from '../style';

const OUTER: readonly Knot[] = [
  [-51, 10, 1],
  [-57, -2],
  [-58, -24],
  [-47, -49],
  [-23, -64],
  [5, -67],
  [34, -58],
  [52, -38],
  [58.5, -12],
  [57, 0],
  [51, 10, 1],
];
/** One even edge from ear to ear, a few hairs apart. */
const EDGE: readonly Knot[] = [
  [45, 3],
  [37, -5],
  [29, -8],
  [27, -12, 1],
  [25, -8],
  [9, -9],
  [6, -14, 1],
  [4, -9],
  [-12, -9],
  [-15, -14, 1],
  [-17, -8.6],
  [-31, -7],
  [-38, -4],
  [-45, 3],
];
const TIPS = [-46, -39, -32, -24, -16, -8, 0, 8, 16, 24, 32, 39, 46];

/** A round bowl: an even fringe that runs on over the ears. */
export const bowlCut: HairStyleDrawing = (h) => {
  const { skull: s, line: l } = h;
  const cap = h.cap(OUTER, EDGE);
  const tips = TIPS.map((x): Knot => [x, -9 + (Math.abs(x) / 46) ** 4 * 11]);
  return {
    shadow: cap,
    coversEars: false,
    fringe: true,
    back: () => h.nape(42, 18),
    front: () => {
      h.mass(cap, { depth: 12 });
      h.shine(
        cap,
        (
          [
            [-50, -22],
            [-28, -40],
            [2, -45],
            [30, -40],
            [50, -22],
          ] as Knot[]
        ).map(s),
        8,
        0.55,
        21,
      );
      h.strands(
        [
          ...h.flow(s([4, -60]), tips.map(l), 0.14),
          ...h.flow(
            s([4, -60]),
            (
              [
                [-54, -2],
                [-56, -20],
                [54, -2],
                [56, -18],
              ] as Knot[]
            ).map(s),
            0.1,
          ),
        ],
        cap,
        1.9,
        0.55,
      );
      h.lock([s([4, -60]), l([24, -42]), l([30, -24]), l([27, -6])], [2, 5.5, 6, 0.6], { alpha: 0.6 });
      h.lock([s([2, -60]), l([-22, -42]), l([-29, -24]), l([-27, -6])], [2, 5.5, 6, 0.6], { alpha: 0.6 });
      flyaways(h, [-20, 8, 30], 60, 7);
    },
  };
};
