import { rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';
import { catCoat, flatCat, yawningCat } from './cats';
import { dim, inAir, sky, yawnStage } from './land';
import { shutEye } from './parts';

const STEP = 1;

/** A curtain that hangs with shut eyes. */
function curtain(e: Easel) {
  const cloth = inAir('#fff4e2', STEP);
  fill(e, blob('-80,-80! 170,-80! 176,120 150,330 196,520 150,700 40,760 -80,740!', 6), cloth);
  for (const line of ['60,-40 50,140 56,260', '56,420 50,560 70,700', '130,-40 124,120 128,230'])
    fill(e, stroke(line, 4, 7, 3), dim(STEP, 0.04));
  for (const x of [52, 126]) shutEye(e, x, 330, 24);
}

/** The same window a little later: beyond its post it is darker, and the moon is out. */
function later(e: Easel) {
  fill(e, rectangle(1200, -90, 1290, 980), dim(5, 0.02), 0.5);
  fill(e, blob('2256,350! 2200,366 2170,420 2200,474 2256,490! 2222,456 2210,420 2222,384', 8), inAir('#fff4d8', STEP));
}

export const catOnSill = yawnStage(STEP, {
  far: [
    [500, 640],
    [1100, 720],
    [1700, 620],
    [2200, 710],
  ],
  back: later,
  over: {
    depth: 1000,
    paint(e) {
      const cats = catCoat(sky(STEP), 0.04);
      curtain(e);
      fill(e, rectangle(-90, 880, 2580, 420), dim(STEP, 0.14));
      fill(e, rectangle(-90, 820, 2580, 74), inAir('#fffaf0', STEP));
      fill(e, rectangle(1178, -90, 44, 920), inAir('#fffaf0', STEP));
      fill(e, rectangle(1208, -90, 14, 920), dim(STEP, 0.02), 0.5);
      yawningCat(e, 540, 506, 1, cats);
      flatCat(e, 1800, 826, 1.05, cats);
    },
  },
});
