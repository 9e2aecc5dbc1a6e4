import { ellipse } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill, linear } from '../../kit/easel';
import { flatStage } from '../flat';
import { GROUND } from './colours';
import { drift, pail } from './things';

const [SHADOW, FOLD, SEA] = ['#6fa3dc', '#5387c6', '#9fcfe6'];

/** A penguin's shadow, lifted off the ice like a cloth: still at his feet on the right, folded in the hands on the left. */
function shadow(e: Easel) {
  fill(
    e,
    blob(
      '1986,1062 1900,1020 1700,1000 1500,996 1290,960 1110,930! 1130,1052! 1300,1086 1500,1098 1740,1096 1960,1092',
      9,
    ),
    SHADOW,
  );
  fill(e, blob('1520,1004 1470,930 1420,906 1400,940 1440,1000', 7), SHADOW);
  fill(e, blob('1110,930! 1000,850 880,800 812,792! 820,930! 920,980 1040,1050 1130,1052!', 8), SHADOW);
  fill(e, blob('812,792! 860,768 930,800 960,850 1000,880 1020,940 960,930 880,880 820,850!', 7), FOLD);
  fill(e, stroke('1130,1052 1114,990 1110,930', 5, 5, 5), FOLD);
  fill(e, stroke('960,986 946,900 900,810', 5, 5, 5), FOLD);
  fill(e, stroke('830,850 824,900 826,960 850,1010', 9, 12, 12, 8), FOLD);
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
    fill(e, ellipse(1470, 896, 130, 18), '#9fc4e2', 0.6);
    pail(e, [1470, 900, 1.6], '#7d93a6');
    drift(e, [1430, 706, 0.78]);
    drift(e, [1512, 708, 0.72]);
  },
});
