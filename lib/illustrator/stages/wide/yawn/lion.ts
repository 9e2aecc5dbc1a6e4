import { ellipse, taper } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';
import { dim, inAir, yawnStage } from './land';
import { INK, shutEye } from './parts';

const STEP = 7;
const [COAT, PALE, MANE, DEEP] = [
  inAir('#e0a860', STEP, 0.34),
  inAir('#f6deb4', STEP, 0.34),
  inAir('#a85a3c', STEP, 0.36),
  inAir('#82402f', STEP, 0.4),
];
const [X, Y] = [590, 720];

/** Locks of the mane around its middle, from one angle to another. */
function locks(e: Easel, from: number, to: number, r: number, colour: string, size = 76) {
  const count = Math.round(((to - from) * r) / (size * 0.95));
  for (let i = 0; i <= count; i++) {
    const a = from + ((to - from) * i) / count;
    fill(e, ellipse(X + Math.cos(a) * r, Y + Math.sin(a) * r, size * 1.35, size, a), colour);
  }
}

/** Stars that come out as eyelids which shut. */
function lids(e: Easel) {
  for (const [x, y, size] of [
    [1340, 470, 34],
    [1650, 400, 26],
    [1960, 470, 36],
    [2240, 380, 28],
    [2120, 610, 22],
    [1480, 620, 22],
    [1130, 110, 26],
  ] as const) {
    shutEye(e, x, y, size, '#fff2d6');
    for (const u of [-0.75, 0, 0.75]) {
      const [fx, fy] = [x + u * size, y + size * (0.6 - Math.abs(u) * 0.24)];
      fill(
        e,
        taper(
          [
            [fx, fy],
            [fx + u * size * 0.4, fy + size * 0.42],
          ],
          [size * 0.09, size * 0.05],
        ),
        '#fff2d6',
      );
    }
  }
}

function body(e: Easel) {
  fill(e, blob('-90,760! 60,690 300,740 520,860 700,1010 760,1130! -90,1130!', 8), COAT);
  fill(e, ellipse(X, Y, 400, 386, 0, 60), DEEP);
  locks(e, 0, Math.PI * 2, 372, DEEP);
}

function face(e: Easel) {
  fill(e, ellipse(X - 30, Y, 290, 290, 0, 60), MANE);
  locks(e, 0, Math.PI * 2, 262, MANE, 62);
  for (const side of [-1, 1]) fill(e, ellipse(X - 40 + side * 168, Y - 196, 66, 62), COAT);
  fill(e, blob('360,640 430,540 560,510 690,540 750,640 750,790 690,900 560,940 430,900 360,790', 9), COAT);
  fill(e, ellipse(556, 850, 150, 104), PALE);
  fill(e, blob('490,770 556,756 622,770 580,826 556,836 532,826', 6), INK);
  fill(e, stroke('556,836 556,862 520,890 480,880', 5, 7, 5), INK);
  fill(e, stroke('556,836 556,862 592,890 632,880', 5, 7, 5), INK);
  fill(e, blob('520,890! 592,890! 592,950 556,984 520,950', 6), inAir('#e8707c', STEP, 0.25));
  for (const x of [450, 662]) shutEye(e, x, 690, 50);
  fill(e, blob('240,1040 420,1000 600,1040 640,1120! 220,1130!', 7), COAT);
}

/** The lion who fell asleep, with room in his mane. */
export const lionMane = yawnStage(STEP, {
  far: [
    [600, 690],
    [1300, 760],
    [1900, 700],
  ],
  near: [
    [500, 980],
    [1200, 950],
    [1800, 900],
  ],
  back(e) {
    lids(e);
    body(e);
    face(e);
  },
  over: {
    depth: 1000,
    paint(e) {
      // In these locks the child has sunk.
      fill(e, ellipse(870, 930, 176, 190, 0.5, 48), DEEP);
      locks(e, 0.1, 1.5, 384, DEEP);
      locks(e, 0.12, 1.3, 322, MANE, 62);
      for (const x of [1010, 1120]) blade(e, x);
    },
  },
});

function blade(e: Easel, x: number) {
  for (const u of [-26, 0, 28])
    fill(
      e,
      taper(
        [
          [x, 1160],
          [x + u * 0.6, 1090],
          [x + u * 1.6, 1050],
        ],
        [12, 9, 3],
      ),
      dim(STEP, 0.2),
    );
}
