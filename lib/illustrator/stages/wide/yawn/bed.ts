import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';
import { dim, inAir, sky, yawnStage } from './land';
import { teddyBear } from './parts';

const STEP = 0;

/** What came out before it. */
const BUBBLES = [
  [744, 384, 9],
  [790, 402, 14],
  [858, 430, 22],
  [952, 474, 34],
  [1084, 530, 50],
] as const;

/** The window through which the yawn will leave, with the sun that sets. */
function sunset(e: Easel) {
  const pane = rectangle(1890, 390, 420, 400);
  fill(e, rectangle(1862, 362, 476, 456), '#fff3dc');
  fill(e, pane, '#ffd08a');
  e.p.clip(pane, () => {
    fill(e, ellipse(2110, 760, 170), '#f2643d');
    fill(e, rectangle(1880, 716, 440, 90), dim(1, 0.1));
  });
  fill(e, rectangle(2090, 380, 20, 420), '#fff3dc');
  fill(e, rectangle(1830, 806, 540, 34), '#fff8ea');
}

/** The bed from which the strip starts. */
export const bedAtSunset = yawnStage(STEP, {
  near: [
    [600, 930],
    [1200, 930],
    [1800, 930],
  ],
  back(e) {
    sunset(e);
    fill(e, blob('-60,560! 60,540 120,600 124,1120! -60,1120!', 6), '#8d3f4d');
    fill(e, blob('1010,790 1070,770 1110,810 1110,1120! 1010,1120!', 6), '#8d3f4d');
    fill(e, rectangle(90, 960, 960, 110), '#8d3f4d');
    fill(e, blob('80,900! 100,868 1000,868 1030,900! 1030,985! 80,985!', 3), '#fff6e6');
    fill(e, blob('420,860 700,842 1010,858 1046,900 1050,1040! 400,1040! 396,900', 6), inAir('#c4405d', STEP));
    fill(e, blob('420,860 700,842 1010,858 1030,892 700,884 404,900', 6), sky(2));
    fill(e, blob('110,770 200,742 350,760 372,840 330,884 130,884 96,840', 8), '#ffffff');
    for (const [x, y, r] of BUBBLES) {
      fill(e, ellipse(x, y, r), '#d98a44');
      fill(e, ellipse(x - r * 0.05, y - r * 0.06, r * 0.9), '#f6c987');
    }
    teddyBear(e, 960, 870, 1.25, { open: true, coat: '#b57a42' });
  },
});
