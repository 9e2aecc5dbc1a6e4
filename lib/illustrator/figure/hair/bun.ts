import { ellipse, type Knot, smooth } from '../../paint';
import { COMBED_OUTER, COMBED_SHINE } from './combed';
import { type HairStyleDrawing, ribbonColor } from './style';

const HAIRLINE: readonly Knot[] = [
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

export const bun: HairStyleDrawing = (h, character) => {
  const { skull: s, line: l, painter: p } = h;
  const cap = h.cap(COMBED_OUTER, HAIRLINE);
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
      h.shine(cap, COMBED_SHINE.map(s), 6.5, 0.5, 17);
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
