import { type Knot, shade, smooth, taper } from '@/lib/illustrator/paint';
import { clipTo, type Easel, fill } from '../../kit/easel';
import type { Stage } from '../../model';
import { homeGarden } from './home-garden';
import { kite } from './kite';

const QUILT = '#e9d3b0';
const STRIPE = '#cf6a52';
/** Over the legs of who sleeps, whose feet and knees raise it, and down to the grass. */
const OUTLINE: readonly Knot[] = [
  [548, 1136],
  [566, 1068],
  [612, 1034],
  [668, 1022],
  [716, 1002],
  [770, 1016],
  [800, 1046],
  [836, 1084],
  [884, 1112],
  [930, 1132],
  [900, 1160],
  [800, 1152],
  [700, 1168],
  [610, 1156],
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
];

/** One quilt over everybody's legs: below it who sleeps is one warm shape. */
function quilt(e: Easel) {
  const shape = smooth(OUTLINE, true, 8);
  e.p.soft(740, 1156, 250, 26, '#6b4034', 0.45);
  e.p.form(shape, QUILT, { depth: 18, softness: 16 });
  clipTo(e, shape, () => {
    for (let i = 0; i < 7; i++) {
      const x = 540 + i * 58;
      const down: readonly Knot[] = [
        [x + 60, 990],
        [x + 34, 1070],
        [x, 1180],
      ];
      fill(e, taper(smooth(down, false, 6), [9, 11, 13]), STRIPE, 0.75);
    }
    for (const fold of FOLDS) fill(e, taper(smooth(fold, false, 6), [2, 9, 3]), shade(QUILT, 0.2), 0.5);
  });
  e.p.edge(shape, '#fff3dc', 3, 0.8);
}

/** The day's kite, put down in the grass. */
function restingKite(e: Easel) {
  e.p.soft(330, 1086, 130, 34, '#6b4034', 0.5);
  e.c.save();
  e.c.translate(320, 1066);
  e.c.transform(0.3, 0.44, -0.98, 0.24, 0, 0);
  e.c.scale(1.15, 1.15);
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
      quilt(e);
    },
  },
};
