import { type Knot, shade, smooth, taper } from '@/lib/illustrator/paint';
import { clipTo, type Easel, fill } from '../../kit/easel';
import type { Stage } from '../../model';
import { homeGarden } from './home-garden';
import { kite } from './kite';

const QUILT = '#e9d3b0';
const STRIPE = '#d5826a';
/** Over the legs of who sleeps, whose feet and knees raise it, and down to the grass. */
const OUTLINE: readonly Knot[] = [
  [470, 1150],
  [478, 1112],
  [520, 1076],
  [566, 1070],
  [610, 1038],
  [656, 1028],
  [712, 1014],
  [766, 1018],
  [806, 1048],
  [842, 1084],
  [880, 1118],
  [918, 1160],
  [884, 1178],
  [826, 1164],
  [766, 1184],
  [700, 1168],
  [640, 1186],
  [570, 1168],
  [508, 1180],
];
/** Where the quilt bends over shins and knees. */
const FOLDS: readonly (readonly Knot[])[] = [
  [
    [700, 1012],
    [690, 1070],
    [640, 1140],
  ],
  [
    [760, 1020],
    [770, 1080],
    [740, 1150],
  ],
  [
    [820, 1076],
    [820, 1110],
    [850, 1146],
  ],
  // Between the feet.
  [
    [560, 1074],
    [566, 1120],
    [540, 1166],
  ],
];

const SOCK = '#f4ead8';
const BAND = '#5f8fb4';
/** A foot whose sole is towards the left, its toes up, and the bands of its sock. */
const FOOT: readonly Knot[] = [
  [52, 34],
  [10, 40],
  [-12, 28],
  [-16, -6],
  [-10, -36],
  [6, -44],
  [20, -32],
  [24, -6],
  [54, -4],
];

/** Two feet in socks look out of the quilt: there the child ends. */
function socks(e: Easel) {
  for (const [x, y, turn] of [
    [470, 1092, 0.1],
    [452, 1128, -0.14],
  ] as const)
    e.p.in(x, y, turn, 1, 1, () => {
      const foot = smooth(FOOT, true, 6);
      e.p.soft(10, 40, 40, 9, '#6b4034', 0.4);
      e.p.form(foot, SOCK, { depth: 9, softness: 8 });
      clipTo(e, foot, () => {
        for (const u of [30, 43]) fill(e, taper([[u, -10] as Knot, [u - 4, 44] as Knot], [3.4, 3.4]), BAND, 0.85);
        fill(
          e,
          taper(
            smooth(
              [
                [-18, -30],
                [0, -26],
                [24, -34],
              ],
              false,
              5,
            ),
            [9, 9, 9],
          ),
          BAND,
          0.85,
        );
      });
    });
}

/** One quilt over everybody's legs: below it who sleeps is one warm shape. */
function quilt(e: Easel) {
  const shape = smooth(OUTLINE, true, 8);
  e.p.soft(700, 1168, 290, 30, '#6b4034', 0.5);
  e.p.form(shape, QUILT, { depth: 26, softness: 24, shadow: 0.16 });
  clipTo(e, shape, () => {
    for (let i = 0; i < 11; i++) {
      const x = 496 + i * 42;
      const down: readonly Knot[] = [
        [x + 60, 990],
        [x + 34, 1070],
        [x, 1180],
      ];
      fill(e, taper(smooth(down, false, 6), [5, 7, 8]), STRIPE, 0.6);
    }
    for (const fold of FOLDS) fill(e, taper(smooth(fold, false, 6), [2, 9, 3]), shade(QUILT, 0.2), 0.5);
  });
}

/** The day's kite, put down in the grass. */
function restingKite(e: Easel) {
  e.c.save();
  e.c.translate(320, 1066);
  e.c.transform(0.3, 0.44, -0.98, 0.24, 0, 0);
  e.c.scale(1.15, 1.15);
  const sail = [
    [0, -92],
    [66, -8],
    [0, 96],
    [-66, -8],
  ] as const;
  e.p.fill(sail, '#5f382c', { alpha: 0.6, blur: 7, dx: 9, dy: 4 });
  kite(e);
  e.c.restore();
}

/** The garden in the evening, where somebody sleeps. */
export const gardenNap: Stage = {
  ...homeGarden,
  over: {
    depth: 1200,
    paint(e) {
      restingKite(e);
      socks(e);
      quilt(e);
    },
  },
};
