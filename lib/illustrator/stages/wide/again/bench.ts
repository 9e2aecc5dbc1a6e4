import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { fill, linear } from '../../kit/easel';
import { flatStage } from '../flat';
import { flatBall } from './board';
import { chalk, mown } from './chalk';
import { PURPLE } from './colours';
import { dancer } from './rabbits';

const PLANK = '#372659';

/** A bench from behind, as wide as both pages; behind it the late pitch, far off those who won. */
export const benchBehind = flatStage({
  ground: '#8fb56a',
  back(e) {
    fill(
      e,
      rectangle(-80, -80, 2560, 420),
      linear(e, 0, 0, 0, 340, [
        [0, '#f4d9a0'],
        [1, '#fbeccb'],
      ]),
    );
    fill(e, blob('-80,330! 300,270 700,312 1200,262 1700,306 2100,258 2480,300! 2480,400! -80,400!', 7), '#b9a6de');
    fill(e, rectangle(-80, 330, 2560, 900), '#9cc07a');
    mown(e, [-80, 330, 2480, 1300], '#8fb56c', { wide: 300, lean: 300 });
    chalk(e, '1270,462 2480,452', { width: 9 });
    // Far off, and their shadows towards us: the light is low behind them.
    for (const [x, y, k, lean] of [
      [1420, 450, 0.9, -0.2],
      [1530, 440, 0.95, 0.16],
      [1650, 456, 0.9, -0.1],
      [1766, 442, 0.95, 0.22],
      [1890, 452, 0.9, -0.2],
      [2010, 440, 0.95, 0.1],
      [2130, 454, 0.9, 0.2],
      [2240, 444, 0.9, -0.16],
    ] as const) {
      fill(e, blob(`${x - 14},${y}! ${x + 14},${y}! ${x + 40},${y + 120}! ${x - 22},${y + 120}!`, 2), '#6f9660', 0.5);
      dancer(e, x, y, k, lean, '#fdfaf0');
    }
  },
  over: {
    depth: 900,
    paint(e) {
      flatBall(e, 1000, 572, 216);
    },
  },
  front(e) {
    fill(e, rectangle(-80, 800, 2560, 340), PLANK);
    fill(e, rectangle(-80, 800, 2560, 16), '#6a4fa0');
    fill(e, rectangle(-80, 1126, 2560, 14), PURPLE.deep);
    fill(e, rectangle(-80, 1140, 2560, 160), '#46693f');
    // Two shoes below the bench, brown to the ankles, their toes turned in and away from us.
    for (const s of [-1, 1]) {
      e.p.in(1500 + s * 76, 1138, 0, 0.74, 0.74, () => {
        fill(e, blob('-30,0! 30,0! 32,40 -32,40', 5), '#5a3a26');
        fill(e, blob(`${-46 - s * 24},70! -42,28 0,16 42,28 ${46 - s * 24},70!`, 7), '#6f4a30');
        fill(e, blob('-36,44 0,34 34,46 10,60 -24,58', 6), '#96704c');
        for (const [u, v, r] of [
          [-66, 56, 8],
          [62, 50, 6],
        ] as const)
          fill(e, ellipse(u, v, r, r * 0.8), '#6f4a30');
      });
    }
    for (const x of [60, 2300]) fill(e, rectangle(x, 1130, 44, 200), PURPLE.deep);
    // What the sun behind them throws on the upper edge.
    for (const x of [360, 1330, 1760, 2160])
      fill(e, stroke(`${x - 90},807 ${x},804 ${x + 90},807`, 2, 5, 2), '#f4d9a0', 0.5);
  },
});
