import type { Knot } from '../../../paint';
import { flyaways } from '../details';
import type { HairStyleDrawing } from '../style';

const OUTER: readonly Knot[] = [
  [-46, 27, 1],
  [-51, 15],
  [-57, 10, 1],
  [-55, -2],
  [-60, -12, 1],
  [-55.5, -26],
  [-48, -46],
  [-24, -62],
  [4, -66],
  [33, -57],
  [50, -38],
  [56, -16],
  [60, -4, 1],
  [54, 4],
  [56, 16, 1],
  [50, 17],
  [45, 28, 1],
];
/** A long fringe from a low side parting, and a pointed lock before each ear. */
const HAIRLINE: readonly Knot[] = [
  [40, 24, 1],
  [44.5, 4],
  [41, -14],
  [34, -30],
  [29, -43, 1],
  [22, -24],
  [13, -10, 1],
  [6, -18],
  [-6, -5, 1],
  [-13, -13],
  [-26, -1, 1],
  [-33, -9],
  [-41, 6, 1],
  [-44.5, 6],
  [-40, 25, 1],
];

/** Short and feathery, soft at the nape. */
export const pixie: HairStyleDrawing = (h) => {
  const { skull: s, line: l } = h;
  const cap = h.cap(OUTER, HAIRLINE);
  return {
    shadow: cap,
    coversEars: true,
    fringe: true,
    back: () => h.nape(42, 38),
    front: () => {
      h.mass(cap);
      h.shine(
        cap,
        (
          [
            [-46, -24],
            [-28, -45],
            [0, -52],
            [24, -50],
          ] as Knot[]
        ).map(s),
        7,
        0.5,
        17,
      );
      const sweep = (
        [
          [13, -12],
          [4, -10],
          [-6, -7],
          [-16, -6],
          [-26, -3],
          [-36, 0],
          [-42, 4],
        ] as Knot[]
      ).map(l);
      const sides = (
        [
          [-58, 8],
          [-60, -12],
          [-46, 24],
          [58, -4],
          [55, 14],
          [46, 24],
        ] as Knot[]
      ).map(s);
      h.strands([...h.flow(s([28, -57]), sweep, 0.2), ...h.flow(s([26, -60]), sides, 0.14)], cap, 1.9, 0.55);
      h.lock([s([27, -58]), l([4, -44]), l([-26, -22]), l([-42, 5])], [3, 7, 6.5, 0.3]);
      h.lock([s([28, -55]), l([14, -40]), l([-2, -22]), l([-14, -6])], [2.5, 6, 5, 0.3]);
      h.lock([l([31, -44]), l([41, -24]), s([50, -2]), s([44, 27])], [2, 4.4, 4.6, 0.3]);
      h.lock([s([-50, -26]), s([-53, 0]), s([-45, 28])], [3, 5, 0.3]);
      h.lock([s([0, -60]), s([-22, -60]), s([-44, -52])], [2.5, 3.4, 0.3]);
      flyaways(h, [-30, 12, 40], 59, 7);
    },
  };
};
