import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill, linear } from '../../kit/easel';
import { dim, inAir, yawnStage } from './land';
import { INK, shutEye } from './parts';

const STEP = 4;
const WATER = 760;
const [WHITE, SHADE, BEAK] = [inAir('#fffaf0', STEP), inAir('#e6d8dc', STEP), inAir('#f08a2c', STEP)];

type Sleep = 'yawns' | 'nods' | 'tucked';

/** Its head at 0, 0, looking to the right. */
function head(e: Easel, gapes: boolean) {
  fill(e, ellipse(0, 0, 66, 62), WHITE);
  if (gapes) {
    fill(e, blob('44,-26! 150,-78 166,-56 70,10!', 4), BEAK);
    fill(e, blob('50,10! 70,6 140,62 120,84 40,40!', 4), BEAK);
    fill(e, blob('62,-8! 110,-30 104,40 60,22!', 4), '#7a2a3c');
  } else fill(e, blob('52,-4! 130,16 136,34 46,36!', 4), BEAK);
  shutEye(e, 14, -12, 18);
}

/** A duck on the water, which is at y = 0. */
function duck(e: Easel, x: number, sleep: Sleep, flip: 1 | -1 = 1) {
  e.p.in(x, WATER, 0, 0.94, 0.94 * flip, () => {
    if (sleep !== 'tucked')
      fill(e, stroke(sleep === 'yawns' ? '70,-70 100,-150 96,-210' : '80,-60 120,-110 130,-130', 62, 46, 48), WHITE);
    fill(e, blob('-190,-120! -150,-76 -60,-110 60,-116 140,-80 150,-20 110,8! -120,8! -176,-40', 8), WHITE);
    if (sleep === 'tucked') {
      e.p.in(30, -122, 0.1, -1, 1, () => head(e, false));
      fill(e, blob('-130,-92 -60,-128 30,-100 10,-50 -80,-40', 7), SHADE);
    } else {
      fill(e, blob('-120,-84 -40,-96 60,-70 20,-30 -80,-30', 7), SHADE);
      if (sleep === 'yawns') e.p.in(100, -214, 0, 1, 1, () => head(e, true));
      else e.p.in(142, -136, 0.5, 1, 1, () => head(e, false));
    }
  });
}

const ROW: readonly (readonly [number, Sleep])[] = [
  [290, 'yawns'],
  [640, 'nods'],
  [985, 'tucked'],
];

/** The water shows each as it is. */
function reflections(e: Easel) {
  e.c.save();
  e.c.globalAlpha *= 0.34;
  for (const [x, sleep] of ROW) duck(e, x, sleep, -1);
  e.c.restore();
  for (const [x, y, half] of [
    [300, 860, 190],
    [700, 930, 240],
    [1000, 850, 130],
    [500, 1040, 260],
    [2000, 1130, 320],
    [1900, 960, 180],
  ] as const)
    fill(e, ellipse(x, y, half, 6), inAir('#ffffff', STEP), 0.5);
}

function dock(e: Easel) {
  const [wood, dark] = [inAir('#a8684a', STEP), inAir('#6f3f3a', STEP)];
  for (const x of [1400, 1760, 2120]) fill(e, rectangle(x, 800, 46, 250), dark);
  fill(e, rectangle(1340, 790, 1150, 54), wood);
  fill(e, rectangle(1340, 836, 1150, 18), dark);
  for (const x of [1500, 1680, 1860, 2040, 2220]) fill(e, rectangle(x, 790, 7, 48), dark);
  fill(e, ellipse(1423, 1056, 60, 8), INK, 0.16);
}

export const duckLake = yawnStage(STEP, {
  far: [
    [500, 660],
    [1100, 700],
    [1700, 640],
    [2200, 700],
  ],
  back(e) {
    fill(
      e,
      rectangle(-90, WATER, 2580, 500),
      linear(e, 0, 0, 2400, 0, [
        [0, dim(STEP - 0.5, 0.17)],
        [1, dim(STEP + 0.5, 0.17)],
      ]),
    );
    reflections(e);
    for (const [x, sleep] of ROW) duck(e, x, sleep);
    dock(e);
  },
});
