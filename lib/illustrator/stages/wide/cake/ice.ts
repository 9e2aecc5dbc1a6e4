import { ellipse } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill, linear } from '../../kit/easel';
import { flatStage } from '../flat';
import { GROUND } from './colours';
import { drift, pail } from './things';

const [SHADOW, FOLD, SEA] = ['#6fa3dc', '#5387c6', '#9fcfe6'];

/** A penguin's shadow, still at his feet on the right; its head end is lifted off the ice and rolled up in the arms on the left. */
function shadow(e: Easel) {
  e.p.in(1985, 1070, -Math.PI / 2, 0.95, 2.5, () => {
    fill(e, blob('-46,-322! 46,-322! 44,-280 60,-210 74,-100 54,0! -54,0! -74,-100 -60,-210 -44,-280', 8), SHADOW);
    fill(e, blob('60,-214 118,-150 150,-96 78,-120', 6), SHADOW);
    fill(e, blob('-60,-214 -112,-160 -132,-100 -76,-120', 6), SHADOW);
  });
  fill(e, blob('1200,1026! 1090,1000 980,960 900,890! 880,990 1000,1070 1130,1108 1200,1114!', 8), SHADOW);
  fill(e, blob('900,890! 830,800 760,800 728,860 760,930 830,950! 880,990!', 8), FOLD);
  fill(e, blob('728,860 700,810 742,800 780,806', 5), FOLD);
  fill(e, stroke('776,850 810,836 838,866 818,898 790,888', 7, 8, 8, 6), SHADOW);
  fill(e, stroke('1130,1106 1120,1060 1130,1010', 5, 5, 5), FOLD);
  fill(e, stroke('980,1050 1000,1010 990,966', 5, 5, 5), FOLD);
}

function floes(e: Easel) {
  fill(e, blob('-90,470! 600,440 1200,450 1900,430 2490,460! 2490,640! -90,640!', 6), SEA);
  for (const [x, y, w] of [
    [330, 548, 190],
    [980, 520, 130],
    [1520, 550, 170],
    [2160, 524, 220],
  ] as const) {
    fill(
      e,
      blob(
        `${x - w},${y}! ${x - w * 0.6},${y - 30}! ${x - w * 0.1},${y - 16}! ${x + w * 0.4},${y - 42}! ${x + w},${y}! ${x + w * 0.7},${y + 22}! ${x - w * 0.8},${y + 22}!`,
        1,
      ),
      '#ffffff',
    );
    fill(e, blob(`${x - w},${y}! ${x + w},${y}! ${x + w * 0.7},${y + 22}! ${x - w * 0.8},${y + 22}!`, 1), '#8cc0de');
  }
}

/** An ice floe under a white sky: nothing here has a colour but the shadow. */
export const iceFloe = flatStage({
  ground: '#f4fafd',
  back(e) {
    fill(e, ellipse(2140, 210, 240, 240, 0, 60), '#ffffff');
    floes(e);
    fill(
      e,
      blob('-90,640! 500,610 1100,640 1700,612 2490,650! 2490,1290! -90,1290!', 8),
      linear(e, 0, 620, 0, 1200, [
        [0, '#ffffff'],
        [0.5, '#eef7fb'],
        [1, GROUND.ice],
      ]),
    );
    for (const line of [
      '60,1120 300,1080 520,1110',
      '1240,1160 1500,1140 1900,1166',
      '2060,760 2240,740 2420,770',
      '900,720 1080,700 1300,716',
    ])
      fill(e, stroke(line, 3, 6, 3), '#b9dcee', 0.8);
    shadow(e);
    pail(e, [1430, 1100, 1.4], '#7d93a6');
    drift(e, [1395, 930, 0.7]);
    drift(e, [1466, 932, 0.64]);
  },
});
