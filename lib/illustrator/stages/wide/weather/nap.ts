import { type Knot, shade, smooth, taper } from '@/lib/illustrator/paint';
import { clipTo, type Easel, fill } from '../../kit/easel';
import type { Stage } from '../../model';
import { homeGarden } from './home-garden';
import { kite } from './kite';

const QUILT = '#e9d3b0';
const STRIPE = '#d5826a';
/** Over the legs of who sleeps, whose feet and knees raise it, and down to the grass. */
const OUTLINE: readonly Knot[] = [
  [488, 1166, 1],
  [520, 1124],
  [562, 1072],
  [608, 1036],
  [656, 1030],
  [712, 1016],
  [766, 1018],
  [806, 1048],
  [838, 1086],
  [866, 1124],
  [900, 1166, 1],
  [800, 1174],
  [690, 1178],
  [590, 1178],
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
      quilt(e);
    },
  },
};
