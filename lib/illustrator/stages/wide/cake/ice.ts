import { ellipse } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill, linear } from '../../kit/easel';
import { flatStage } from '../flat';
import { GROUND } from './colours';
import { drift, pail } from './things';

const [SHADOW, FOLD, SEA] = ['#6fa3dc', '#5387c6', '#9fcfe6'];

/** The lower half of a penguin's shadow, feet to the right, away from the penguin: nothing is left under him. */
function trailing(e: Easel) {
  e.p.in(1846, 1096, -Math.PI / 2, 0.9, 1.9, () => {
    fill(
      e,
      blob('-46,-250! 46,-250! 60,-200 72,-100 54,-10! 30,0! 26,-10! -26,-10! -30,0! -54,-10! -72,-100 -60,-200', 7),
      SHADOW,
    );
    fill(e, blob('60,-200 118,-140 150,-86 76,-116', 6), SHADOW);
    fill(e, blob('-60,-200 -112,-150 -132,-90 -74,-116', 6), SHADOW);
  });
}

/** Its upper half, from the hands over the pail. */
function laid(e: Easel) {
  fill(
    e,
    blob(
      '752,842 800,812 880,806 1070,880 1180,916 1250,906 1370,918 1406,960 1400,1056! 1460,1052! 1460,1140! 1390,1136! 1320,1060 1266,1096 1220,1040 1190,984 1080,972 900,900 800,890 748,872',
      7,
    ),
    SHADOW,
  );
  fill(e, blob('1220,1040 1214,960 1240,912! 1286,912! 1266,990 1266,1096', 7), FOLD, 0.7);
  fill(e, blob('1320,1060 1340,980 1334,916! 1370,918! 1382,1000 1360,1090', 7), FOLD, 0.6);
  fill(e, stroke('890,830 960,890 1130,934', 5, 7, 3), FOLD);
  fill(e, stroke('840,860 920,890 1070,940', 4, 6, 3), FOLD);
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
    trailing(e);
    pail(e, [1320, 1110, 1.4], '#7d93a6');
    drift(e, [1285, 938, 0.74]);
    drift(e, [1356, 940, 0.68]);
    laid(e);
  },
});
