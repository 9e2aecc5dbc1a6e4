import type { Knot } from '../../paint';
import { coverScalp } from './scalp';
import type { HairStyleDrawing } from './style';

const OUTER: readonly Knot[] = [
  [-47, -2, 1],
  [-51, -14],
  [-50, -30],
  [-41, -45],
  [-23, -54.5],
  [0, -57.5],
  [23, -54.5],
  [41, -45],
  [50, -30],
  [51, -14],
  [47, -2, 1],
];
const LINE: readonly Knot[] = [
  [44, -14],
  [36, -30],
  [22, -38],
  [6, -41],
  [-10, -40],
  [-26, -36],
  [-38, -28],
  [-44, -14],
];
const TIPS: readonly Knot[] = [
  [-36, -26],
  [-26, -33],
  [-14, -37],
  [-2, -34],
  [10, -35],
  [22, -34],
  [33, -28],
];

/** The first hair of a baby: down on the crown and a few curls. */
export const wisps: HairStyleDrawing = (h, _character, skin) => {
  const { skull: s, line: l } = h;
  const down = h.cap(OUTER, LINE);
  return {
    shadow: null,
    coversEars: false,
    fringe: false,
    back: () => undefined,
    front: () => {
      coverScalp(h, skin, down, { under: 0.18, density: [0.25, 0.55, 0.8], grain: 0.3 });
      h.strands(h.flow(s([4, -57]), TIPS.map(l), 0.06), down, 1.8, 0.6);
      h.lock([s([3, -56]), l([-3, -44]), l([-11, -34]), l([-7, -27])], [1.6, 3.4, 2.4, 0.3]);
      h.lock([s([5, -56]), l([8, -43]), l([4, -32]), l([9, -27])], [1.6, 3.2, 2.2, 0.3]);
      h.lock([s([2, -55]), s([-4, -65]), s([5, -70]), s([9, -64])], [2.6, 2.4, 1.6, 0.3]);
      h.lock([s([6, -55]), s([14, -62]), s([20, -60])], [2, 1.7, 0.3]);
    },
  };
};
