import { ellipse } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';
import { DEEP_EARTH, EARTH, MUD, WET_MUD } from './colours';
import { dust } from './land';
import { rope } from './rope';

/** The rope from `x` to the last of the team, and down from there to the snail. */
function tight(e: Easel, x: number) {
  const [hand, snail] = [
    [1018, 730],
    [1044, 862],
  ] as const;
  rope(e, [hand, snail], { r: 9 });
  rope(e, [[x, 730], hand], { r: 11 });
}

/** A rope as straight as a ruled line in a sunset of dust. */
export const tautRope = flatStage({
  ground: '#f2a04a',
  back(e) {
    fill(e, blob('-80,470! 500,430 1300,480! 1300,960! -80,960!', 5), '#f7b860');
    fill(e, blob('-80,826! 400,814 900,828 1300,818! 1300,1300! -80,1300!', 6), DEEP_EARTH);
    fill(e, blob('-80,856! 400,846 900,862 1300,852! 1300,1300! -80,1300!', 6), '#7a2c1a');
    tight(e, -90);
  },
  // Over the legs of the elephant, behind who pulls.
  over: { depth: 700, paint: (e) => tight(e, 190) },
  front(e) {
    dust(
      e,
      [
        [340, 950, 56],
        [640, 940, 56],
        [700, 830, 26],
        [800, 830, 26],
        [900, 834, 26],
        [990, 862, 36],
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
    [1450, 1010, 18],
    [1730, 1000, 13],
    [1810, 960, 12],
    [2210, 1010, 14],
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
          [2238, 150],
          [2320, 240],
          [2356, 370],
          [2330, 480],
          [2256, 500],
        ],
        { r: 9 },
      );
    },
  },
  front(e) {
    mudFountain(e);
  },
});
