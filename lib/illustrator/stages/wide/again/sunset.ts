import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill, glow, linear } from '../../kit/easel';
import { flatStage } from '../flat';
import { PURPLE, SUN } from './colours';

function post(e: Easel) {
  fill(e, rectangle(212, 560, 30, 470), '#3b2a4e');
  fill(e, rectangle(212, 560, 9, 470), '#f0a56a', 0.6);
  // The photograph's paper; the photograph itself is a picture of its own.
  fill(e, stroke('150,530 228,468 306,530', 3, 3, 3), '#f8f5e9');
  e.p.in(228, 654, 0.035, 1, 1, () => {
    fill(e, rectangle(-170, -140, 352, 300), '#241b45', 0.4);
    fill(e, rectangle(-178, -150, 356, 300), '#f8f5e9');
  });
}

/** The way home along the low sun; on the post of the pitch hangs the photograph of the team. */
export const wayHome = flatStage({
  ground: SUN.sky,
  castFrom: 1180,
  back(e) {
    fill(
      e,
      rectangle(-80, -80, 2560, 1000),
      linear(e, 0, 0, 0, 800, [
        [0, '#3f2d78'],
        [0.5, '#6a3a86'],
        [0.76, '#d9667a'],
        [1, '#ffb870'],
      ]),
    );
    glow(e, 1180, 770, 620, '#ffd98a', 0.5);
    fill(e, ellipse(1180, 800, 190), SUN.disc);
    fill(e, blob('-80,800! 400,720 800,776 1200,790 1700,740 2100,780 2480,720! 2480,900! -80,900!', 7), '#5c3470');
    fill(
      e,
      rectangle(-80, 812, 2560, 500),
      linear(e, 0, 850, 0, 1200, [
        [0, '#8a6a3e'],
        [0.3, '#4f6a3f'],
        [1, '#2c4a38'],
      ]),
    );
    fill(e, blob('-80,814! 700,808 1700,810 2480,806! 2480,828! 1200,838 -80,832!', 4), '#ffcf84', 0.75);
    post(e);
    for (const [x, w] of [
      [1180, 120],
      [1140, 210],
      [1220, 300],
    ] as const)
      fill(e, stroke(`${x - w},${880 + w * 0.12} ${x + w},${880 + w * 0.12}`, 0.6, 3, 0.6), '#ffe2a6', 0.7);
  },
  front(e) {
    for (const [x, h, lean] of [
      [40, 90, 20],
      [130, 66, -16],
      [2290, 84, -24],
      [2370, 100, 18],
      [1080, 50, 12],
    ] as const)
      fill(e, stroke(`${x},1230 ${x + lean},${1220 - h}`, 9, 1), PURPLE.deep);
    fill(e, stroke('-80,1216 2480,1214', 18, 18), '#1d2f2c');
  },
});
