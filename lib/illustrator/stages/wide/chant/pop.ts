import { ellipse } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';
import { DEEP_EARTH, EARTH, MUD, WET_MUD } from './colours';
import { dust } from './land';
import { rope } from './rope';

/** A rope as straight as a ruled line in a sunset of dust. */
export const tautRope = flatStage({
  ground: '#f2a04a',
  back(e) {
    fill(e, blob('-80,470! 500,430 1300,480! 1300,960! -80,960!', 5), '#f7b860');
    fill(e, blob('-80,880! 400,868 900,882 1300,872! 1300,1300! -80,1300!', 6), DEEP_EARTH);
    fill(e, blob('-80,910! 400,900 900,916 1300,906! 1300,1300! -80,1300!', 6), '#7a2c1a');
    rope(
      e,
      [
        [-90, 730],
        [1290, 730],
      ],
      { r: 9, taut: true },
    );
  },
  front(e) {
    dust(
      e,
      [
        [440, 926, 44],
        [640, 880, 34],
        [780, 880, 34],
        [900, 884, 34],
        [1010, 900, 40],
      ],
      '#c9682f',
    );
  },
});

const ray = (a: number, wide: number) =>
  blob(
    `1800,760! ${1800 + Math.cos(a - wide) * 1700},${760 + Math.sin(a - wide) * 1700}! ${1800 + Math.cos(a + wide) * 1700},${760 + Math.sin(a + wide) * 1700}!`,
    2,
  );

/** A jet of mud from (x, y) that bends to one side at its top. */
function jet(e: Easel, x: number, y: number, height: number, lean: number, w: number) {
  fill(
    e,
    stroke(`${x},${y} ${x + lean * 0.2},${y - height * 0.5} ${x + lean},${y - height}`, w, w * 0.42, w * 0.3),
    MUD,
  );
  fill(e, ellipse(x + lean, y - height - w * 0.1, w * 0.4, w * 0.46), MUD);
  fill(e, ellipse(x + lean * 1.5, y - height - w, w * 0.2, w * 0.24), MUD);
}

function mudFountain(e: Easel) {
  fill(
    e,
    blob(
      '1190,1290! 1190,1090 1290,1070 1370,1110 1480,1084 1590,1116 1720,1092 1830,1120 1950,1094 2060,1116 2180,1086 2300,1112 2400,1080 2480,1096! 2480,1290!',
      6,
    ),
    MUD,
  );
  for (const [x, height, lean, w] of [
    [1300, 110, -50, 34],
    [1490, 150, -40, 42],
    [1610, 90, 30, 30],
    [1990, 120, 30, 36],
    [2100, 80, -20, 26],
    [2380, 130, 50, 40],
  ] as const)
    jet(e, x, 1120, height, lean, w);
  fill(e, blob('1190,1290! 1190,1150 1500,1160 1800,1140 2100,1160 2480,1140! 2480,1290!', 6), WET_MUD);
  for (const [x, y, r] of [
    [1560, 930, 18],
    [1700, 880, 13],
    [1940, 930, 16],
    [2030, 860, 12],
    [1260, 860, 12],
    [2370, 900, 13],
    [1330, 330, 13],
    [1500, 110, 12],
    [2250, 110, 12],
  ] as const)
    fill(e, ellipse(x, y, r * 0.86, r), MUD);
}

/** Out of the mud and into the air. */
export const popped = flatStage({
  ground: '#fbd25e',
  back(e) {
    for (let i = 0; i < 18; i += 1) if (i % 2) fill(e, ray((i / 18) * Math.PI * 2, 0.174), '#fde08a');
    fill(e, ellipse(1800, 640, 520, 300), '#fff3c4');
    fill(e, blob('1190,1100! 1800,1060 2480,1100! 2480,1300! 1190,1300!', 5), EARTH);
  },
  over: {
    depth: 500,
    paint(e) {
      rope(
        e,
        [
          [2238, 200],
          [2330, 330],
          [2388, 520],
          [2330, 670],
          [2216, 672],
        ],
        { r: 9 },
      );
    },
  },
  front(e) {
    mudFountain(e);
  },
});
