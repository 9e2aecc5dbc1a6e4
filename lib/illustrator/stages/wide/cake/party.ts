import { ellipse, rectangle, shade } from '@/lib/illustrator/paint';
import { cakeSection, cakeSlice } from '@/lib/illustrator/props/cake/section';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';
import { GROUND, INK } from './colours';
import { plate, shadowOfPenguin } from './things';

const [TOP, CLOTH] = ['#fffaf0', '#fff3dc'];
const STRIPES = [
  [-90, 360, GROUND.milk],
  [360, 640, GROUND.sand],
  [640, 1130, GROUND.mango],
  [1130, 1740, GROUND.jungle],
  [1740, 2120, GROUND.ice],
  [2120, 2490, GROUND.sea],
] as const;

/** Everybody has two plates, and some of the cake on each; those of the parrot stand before its chair, and the monkey's are empty. */
const GUESTS = [200, 480, 770, 1860, 1390, 2060, 2290] as const;

/** The shadow that was lent sits on its own chair. */
function shadowGuest(e: Easel) {
  for (const x of [2034, 2154]) fill(e, stroke(`${x},360 ${x},700`, 8, 8), '#8a5a3a');
  for (const y of [372, 450]) fill(e, rectangle(2028, y, 132, 28), '#a8703f');
  shadowOfPenguin(e, [2094, 720, 1]);
}

/** Its first words stand on a paper that hangs across the room. */
function banner(e: Easel) {
  fill(e, stroke('-90,10 480,40 1020,-20', 4, 4), '#c98a48');
  fill(e, blob('70,34! 480,44 960,18! 966,264! 480,288 64,274!', 5), '#e0a860', 0.5);
  fill(e, blob('70,28! 480,38 960,12! 966,256! 480,280 64,266!', 5), CLOTH);
}

function whale(e: Easel) {
  fill(e, blob('2120,470! 2230,450 2320,474 2490,450! 2490,800! 2120,800!', 6), '#2f86b8');
  fill(e, stroke('2352,196 2342,126 2300,96', 9, 12, 6), '#bfe6f2');
  fill(e, stroke('2362,196 2374,116 2420,92', 9, 12, 6), '#bfe6f2');
  fill(e, blob('2196,720! 2200,370 2270,236 2370,200 2490,230! 2490,720!', 9), '#3f6488');
  fill(e, blob('2200,510 2280,566 2420,580 2490,560! 2490,720! 2196,720!', 8), '#a9c6dc');
  fill(e, ellipse(2300, 386, 37, 39), '#fffaf0');
  fill(e, ellipse(2286, 390, 23, 27), INK);
  fill(e, ellipse(2280, 380, 8, 9), '#ffffff');
  fill(e, stroke('2206,486 2262,530 2350,532 2394,488', 4, 8, 8, 3), INK);
}

function table(e: Easel) {
  fill(e, blob('-90,650! 1200,626 2490,650! 2490,890! -90,890!', 5), TOP);
  fill(e, rectangle(-90, 878, 2580, 420), CLOTH);
  for (let x = -60; x < 2460; x += 120) fill(e, blob(`${x},880! ${x + 60},914 ${x + 120},880!`, 6), '#ffffff');
  fill(e, stroke('-90,878 2490,878', 4, 4), shade(CLOTH, 0.07));
}

function plates(e: Easel) {
  for (const [i, x] of GUESTS.entries())
    for (const side of [-1, 1]) {
      const [u, v] = [x + side * 54, i === 3 ? 850 : 762 + (side > 0 ? 30 : 0)];
      plate(e, [u, v, 0.7]);
      if (i === 1) for (const x of [-14, 4, 20]) fill(e, ellipse(u + x, v + (x % 3), 4, 3), '#d9974e');
      else e.p.in(u - 6, v + 4, 0, 1, 1, () => cakeSlice(e.p, 46, 11));
    }
}

/** The back of the chair before the table that the parrot sits on. */
function chairOfParrot(e: Easel) {
  for (const x of [1832, 2020]) fill(e, stroke(`${x},1110 ${x - 4},1300`, 13, 13), '#8a5a3a');
  fill(e, blob('1806,1104! 1816,1086 1926,1078 2036,1086 2046,1104! 2036,1140 1926,1132 1816,1140', 5), '#a8703f');
  for (const x of [1886, 1966]) fill(e, stroke(`${x},1134 ${x},1300`, 8, 8), '#8a5a3a');
}

/** The long table: behind it every guest before the colour of home, in the middle the cake of all these colours. */
export const longTable = flatStage({
  ground: GROUND.mango,
  back(e) {
    for (const [from, to, colour] of STRIPES) fill(e, rectangle(from, -90, to - from + 1, 1380), colour);
    banner(e);
    shadowGuest(e);
    whale(e);
  },
  over: {
    depth: 1000,
    paint(e) {
      table(e);
      fill(e, ellipse(1136, 772, 262, 40), shade(TOP, 0.1));
      fill(e, ellipse(1136, 764, 254, 36), '#e8f0f4');
      cakeSection(e.p, { x: 960, y: 762, width: 352, layer: 80 });
      plates(e);
      chairOfParrot(e);
    },
  },
});

/** A cake as tall as the cover, a slice of it pulled out; on the back two plates, and somebody's shadow at them. */
export const cakeCover = flatStage({
  ground: '#a52f57',
  back(e) {
    fill(e, ellipse(1830, 640, 660, 640, 0, 72), '#b84069');
    fill(e, ellipse(1850, 520, 400, 400, 0, 72), '#cb5676');
    fill(e, ellipse(560, 1112, 420, 40, 0, 90), shade('#a52f57', 0.08));
    shadowOfPenguin(e, [330, 1100, 0.9]);
    for (const x of [510, 740]) {
      plate(e, [x, 1076, 1.4]);
      for (const [u, v] of [
        [-30, -4],
        [10, 6],
        [34, -6],
      ] as const)
        fill(e, ellipse(x + u, 1074 + v, 9, 5), '#d9974e');
    }
  },
  over: { depth: 1000, paint: (e) => cakeSection(e.p, { x: 1580, y: 1236, width: 700, layer: 77 }) },
});
