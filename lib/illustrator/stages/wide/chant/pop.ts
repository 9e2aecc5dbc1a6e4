import { ellipse } from '@/lib/illustrator/paint';
import { blob } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';
import { DEEP_EARTH, EARTH, MUD, WET_MUD } from './colours';
import { dust } from './land';
import { rope } from './rope';

/** A rope as straight as a ruled line in a sunset of dust. */
export const tautRope = flatStage({
  ground: '#f2a04a',
  back(e) {
    fill(e, blob('-80,420! 500,380 1300,430! 1300,900! -80,900!', 5), '#f7b860');
    fill(e, blob('-80,800! 400,786 900,800 1300,790! 1300,1300! -80,1300!', 6), DEEP_EARTH);
    fill(e, blob('-80,830! 400,820 900,836 1300,826! 1300,1300! -80,1300!', 6), '#7a2c1a');
    rope(
      e,
      [
        [-90, 660],
        [1290, 660],
      ],
      { r: 9, taut: true },
    );
  },
  front(e) {
    dust(
      e,
      [
        [180, 838, 50],
        [420, 850, 56],
        [640, 852, 60],
        [860, 858, 60],
        [1060, 866, 60],
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

function mudFountain(e: Easel) {
  fill(
    e,
    blob(
      '1190,1290! 1190,1080 1330,1100 1420,1000! 1480,1090 1600,1060 1700,960! 1770,1070 1900,1080 2010,980! 2060,1080 2200,1090 2290,1010! 2330,1090 2480,1070! 2480,1290!',
      6,
    ),
    MUD,
  );
  fill(e, blob('1190,1290! 1190,1140 1500,1150 1800,1130 2100,1150 2480,1130! 2480,1290!', 6), WET_MUD);
  for (const [x, y, r] of [
    [1310, 990, 20],
    [1440, 930, 14],
    [1560, 960, 22],
    [1690, 890, 16],
    [1880, 970, 20],
    [2020, 900, 15],
    [2170, 980, 22],
    [2320, 930, 16],
    [1260, 860, 12],
    [2370, 800, 13],
    [1330, 300, 14],
    [2340, 420, 12],
    [1500, 110, 12],
    [2250, 130, 14],
  ] as const)
    fill(e, blob(`${x},${y - r * 1.6}! ${x + r},${y} ${x},${y + r} ${x - r},${y}`, 5), MUD);
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
          [2230, 300],
          [2370, 420],
          [2380, 620],
          [2310, 700],
          [2210, 672],
        ],
        { r: 9 },
      );
    },
  },
  front(e) {
    mudFountain(e);
  },
});
