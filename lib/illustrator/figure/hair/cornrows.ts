import { lerp, mix, type Polygon, smooth, taper, type Vec } from '../../paint';
import type { Skin } from '../skin';
import type { HairBrush } from './brush';
import { OPEN_BROW } from './combed';
import { babyHairs } from './details';
import type { HairStyleDrawing } from './style';

/** One flat plait on the scalp: chevrons of hair along a line. */
export function drawRow(h: HairBrush, line: readonly Vec[], width: number): void {
  const centre = smooth(
    line.map(([x, y]) => [x, y]),
    false,
    10,
  );
  const rope = taper(
    line.map(([x, y]) => [x, y]),
    [width * 0.5, width, width, width * 0.8],
  );
  h.painter.fill(rope, h.tones.deep, { alpha: 0.45, blur: 0.7, dy: 1 });
  h.mass(rope, { depth: width * 0.8, softness: width * 0.5 });
  h.painter.clip(rope, () => {
    let travelled = 0;
    for (let i = 1; i < centre.length; i++) {
      const [a, b] = [centre[i - 1] as Vec, centre[i] as Vec];
      const step = Math.hypot(b[0] - a[0], b[1] - a[1]);
      travelled += step;
      if (travelled < width * 0.95) continue;
      travelled = 0;
      const on: Vec = [(b[0] - a[0]) / step, (b[1] - a[1]) / step];
      for (const g of [-1, 1]) {
        const tip: Vec = [b[0] + on[0] * width * 0.7, b[1] + on[1] * width * 0.7];
        const out: Vec = [
          b[0] - on[0] * width * 0.2 - on[1] * g * width,
          b[1] - on[1] * width * 0.2 + on[0] * g * width,
        ];
        h.painter.line([out, tip], width * 0.3, h.tones.deep, 0.75, [1, 0.6]);
        h.painter.line(
          [lerp(out, tip, 0.15), lerp(out, tip, 0.75)].map(
            ([x, y]): Vec => [x + on[0] * width * 0.34, y + on[1] * width * 0.34],
          ),
          width * 0.24,
          h.tones.shine,
          0.6,
          [0.3, 1, 0.2],
        );
      }
    }
  });
}

/** Scalp that shows between the rows. */
export function drawPartedScalp(h: HairBrush, skin: Skin, shape: Polygon): void {
  h.painter.form(shape, mix(skin.base, h.tones.base, 0.7), {
    depth: 9,
    shadowColor: mix(skin.shadow, h.tones.base, 0.8),
    light: 0.03,
  });
}

const ROWS = [-46, -37, -28, -19, -9.5, 0, 9.5, 19, 28, 37, 46];

/** Rows above the ears, from the temple back: hairline and far end. */
const SIDE_ROWS = [
  [
    [40, -22],
    [56, -40],
  ],
  [
    [43, -13],
    [57, -28],
  ],
  [
    [45, -4],
    [57, -16],
  ],
  [
    [46, 5],
    [57, -5],
  ],
] as const;

/** Plaits that lie on the scalp in rows from the brow back over the crown. */
export const cornrows: HairStyleDrawing = (h, _child, skin) => {
  const { skull: s, line: l } = h;
  const cap = h.cap(
    [
      [-48.5, 12, 1],
      [-52.5, -4],
      [-52.5, -26],
      [-43, -45],
      [-23, -57],
      [2, -60],
      [26, -56],
      [44, -44],
      [52.5, -26],
      [52.5, -4],
      [48.5, 12, 1],
    ],
    OPEN_BROW,
  );
  return {
    shadow: cap,
    coversEars: false,
    fringe: false,
    back: () => {
      h.nape(40, 26);
      for (const x of [-36, -22, -8, 8, 22, 36])
        h.lock([s([x, 20]), h.loose([x * 1.02, 38]), h.loose([x * 1.06, 58])], [4, 4.6, 3]);
    },
    front: () => {
      drawPartedScalp(h, skin, cap);
      h.painter.clip(cap, () => {
        for (const side of [-1, 1]) {
          for (const [from, to] of SIDE_ROWS) {
            const [ax, ay] = l([side * from[0], from[1]]);
            const [bx, by] = s([side * to[0], to[1]]);
            drawRow(
              h,
              [
                [ax, ay],
                [(ax + bx) / 2 + side, (ay + by) / 2],
                [bx, by],
              ],
              3.7,
            );
          }
        }
        for (const x of ROWS) {
          const edge = Math.abs(x) / 46;
          const [bx, by] = l([x, -38 + edge ** 2.2 * 28]);
          const [cx, cy] = s([x * 0.84, -52 + edge ** 3 * 34]);
          const [tx, ty] = s([x * 0.5 * (1 + edge ** 4 * 1.3), -66 + edge ** 4 * 50]);
          drawRow(
            h,
            [
              [bx, by],
              [(bx + cx) / 2, (by + cy) / 2 - 1],
              [cx, cy],
              [tx, ty],
            ],
            3.9,
          );
        }
      });
      babyHairs(h, OPEN_BROW.slice(1, 8), 4);
    },
  };
};
