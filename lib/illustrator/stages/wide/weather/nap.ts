import { ellipse, type Knot, shade, smooth, taper } from '@/lib/illustrator/paint';
import { clipTo, type Easel, fill } from '../../kit/easel';
import type { Stage } from '../../model';
import { homeGarden } from './home-garden';
import { kite } from './kite';

const QUILT = '#e9d3b0';
const STRIPE = '#d5826a';
/** Over the legs of who sleeps, whose feet and knees raise it, and down to the grass. */
const OUTLINE: readonly Knot[] = [
  [628, 1150],
  [630, 1112],
  [652, 1078],
  [680, 1040],
  [706, 1004],
  [734, 986],
  [766, 992],
  [800, 1024],
  [842, 1072],
  [880, 1118],
  [918, 1160],
  [884, 1178],
  [838, 1166],
  [790, 1184],
  [742, 1168],
  [700, 1186],
  [660, 1170],
];
/** Where the quilt bends over shins and knees. */
const FOLDS: readonly (readonly Knot[])[] = [
  [
    [728, 988],
    [716, 1060],
    [690, 1130],
  ],
  [
    [770, 1000],
    [778, 1070],
    [752, 1150],
  ],
  [
    [820, 1064],
    [822, 1106],
    [850, 1146],
  ],
];

const SOCK = '#5f8fb4';
const CAP = '#f2b632';
const BAND = '#f4ead8';
/** A foot seen from its side: the heel on the grass, the toes up and a little over, the shin under the quilt. */
const FOOT: readonly Knot[] = [
  [74, 2],
  [22, -2],
  [14, -30],
  [8, -62],
  [-8, -80],
  [-30, -76],
  [-36, -56],
  [-28, -22],
  [-30, 12],
  [-24, 36],
  [-4, 46],
  [26, 42],
  [74, 42],
];
/** Where the sock has another colour: toes and heel, and its bands over instep and shin. */
const TOES = ellipse(-26, -74, 34, 24);
const HEEL = ellipse(-30, 42, 30, 26);
const BANDS: readonly (readonly Knot[])[] = [
  [
    [-40, -30],
    [30, -34],
  ],
  [
    [-40, -10],
    [30, -14],
  ],
  [
    [36, -10],
    [34, 54],
  ],
  [
    [54, -10],
    [52, 54],
  ],
];

/** Two feet in striped socks look out of the quilt: there the child ends. */
function socks(e: Easel) {
  for (const [x, y, turn, size] of [
    [638, 1092, 0.34, 0.74],
    [604, 1128, -0.06, 0.82],
  ] as const)
    e.p.in(x, y, turn, size, size, () => {
      const foot = smooth(FOOT, true, 6);
      e.p.soft(10, 46, 50, 10, '#6b4034', 0.4);
      e.p.form(foot, SOCK, { depth: 9, softness: 8 });
      clipTo(e, foot, () => {
        for (const cap of [TOES, HEEL]) fill(e, cap, CAP, 0.95);
        for (const band of BANDS) fill(e, taper([...band], [4, 4]), BAND, 0.9);
      });
    });
}

/** One quilt over everybody's legs: below it who sleeps is one warm shape. */
function quilt(e: Easel) {
  const shape = smooth(OUTLINE, true, 8);
  e.p.soft(770, 1168, 220, 30, '#6b4034', 0.5);
  e.p.form(shape, QUILT, { depth: 26, softness: 24, shadow: 0.16 });
  clipTo(e, shape, () => {
    for (let i = 0; i < 8; i++) {
      const x = 636 + i * 42;
      const down: readonly Knot[] = [
        [x + 60, 970],
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
