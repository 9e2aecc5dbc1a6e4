import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';
import { GOLD, MANE, SHADOW } from './colours';
import { catFromBehind } from './mirror';
import { catShape, locks } from './shapes';

/** The tail of the costume along the step, towards the cat's. */
function tail(e: Easel) {
  fill(e, stroke('1660,1070 1780,1112 1880,1090 1900,1000', 22, 22, 20, 16), GOLD);
  fill(e, locks(1902, 966, 26, 60, 8), MANE);
}

/** The street before a sunny step, with the sun behind those who sit there. */
export const sunnyStep = flatStage({
  ground: '#f8d674',
  back(e) {
    fill(e, rectangle(-80, -40, 2560, 200), '#f3b64f');
    fill(e, rectangle(-80, 150, 2560, 20), '#fff0c0');
    for (const [x0, x1] of [
      [1290, 1130],
      [1640, 1640],
      [2000, 2160],
      [940, 620],
      [560, 80],
    ] as const)
      fill(e, stroke(`${x0},168 ${x1},1040`, 3, 6), '#e9bd55');
    fill(e, stroke('-80,420 2480,420', 4, 4), '#e9bd55');
    catShape(e, { x: 1420, y: 1040, k: 1.1, mane: 0.75, squash: 1.15, lean: 0.36, side: 1 }, SHADOW, 0.7);
    catShape(e, { x: 2090, y: 1040, k: 0.76, mane: 0, squash: 1.25, lean: 0.36, side: -1 }, SHADOW, 0.7);
  },
  over: {
    depth: 2000,
    paint(e) {
      fill(e, blob('-80,1030! 2480,1030! 2480,1300! -80,1300!', 2), '#e7d7c2');
      fill(e, rectangle(-80, 1030, 2560, 18), '#fff6e6');
      fill(e, ellipse(1500, 1050, 250, 44), GOLD);
      tail(e);
      catFromBehind(e, 2150, 1100, 0.72, '#8f929c', '#666975', -1);
    },
  },
});
