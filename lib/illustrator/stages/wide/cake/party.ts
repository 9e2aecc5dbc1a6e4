import { ellipse, rectangle, shade } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';
import { cakeSection, slice } from './cake-section';
import { GROUND, INK } from './colours';
import { plate } from './things';

const [TOP, SHADOW] = ['#fffaf0', '#6fa3dc'];
const STRIPES = [
  [-90, 330, GROUND.milk],
  [330, 590, GROUND.sand],
  [590, 1200, GROUND.mango],
  [1200, 1720, GROUND.jungle],
  [1720, 2140, GROUND.ice],
  [2140, 2490, GROUND.sea],
] as const;

/** Everybody has two plates, and something of the journey on each. */
const GUESTS = [150, 420, 640, 846, 1200, 1580, 1800, 1990, 2300] as const;

/** The shadow that was lent sits on its own chair. */
function shadowGuest(e: Easel) {
  for (const x of [2056, 2156]) fill(e, stroke(`${x},430 ${x},700`, 8, 8), '#8a5a3a');
  fill(e, rectangle(2050, 440, 112, 30), '#a8703f');
  fill(e, rectangle(2050, 520, 112, 24), '#a8703f');
  fill(
    e,
    blob(
      '2106,330 2140,346 2154,392 2146,430 2172,520 2176,620 2160,720! 2052,720! 2036,620 2040,520 2066,430 2058,392 2072,346',
      8,
    ),
    SHADOW,
  );
  fill(e, blob('2150,380 2184,398 2150,408', 4), SHADOW);
  fill(e, blob('2040,520 2010,580 2000,640 2040,620', 6), SHADOW);
}

function whale(e: Easel) {
  fill(e, blob('2140,520! 2230,500 2320,524 2490,500! 2490,800! 2140,800!', 6), '#2f86b8');
  fill(e, stroke('2322,250 2312,180 2270,150', 9, 12, 6), '#bfe6f2');
  fill(e, stroke('2332,250 2344,170 2390,146', 9, 12, 6), '#bfe6f2');
  fill(e, blob('2170,720! 2176,420 2240,290 2340,256 2490,290! 2490,720!', 9), '#3f6488');
  fill(e, blob('2176,560 2260,610 2400,620 2490,600! 2490,720! 2170,720!', 8), '#a9c6dc');
  fill(e, ellipse(2274, 436, 33, 35), '#fffaf0');
  fill(e, ellipse(2262, 440, 21, 24), INK);
  fill(e, ellipse(2256, 432, 7, 8), '#ffffff');
  fill(e, stroke('2182,530 2240,572 2330,572 2372,530', 4, 7, 7, 3), INK);
}

function table(e: Easel) {
  fill(e, blob('-90,690! 1200,664 2490,690! 2490,930! -90,930!', 5), TOP);
  fill(e, rectangle(-90, 922, 2580, 380), '#fff3dc');
  fill(e, stroke('-90,922 1200,930 2490,922', 5, 5, 5), shade('#fff3dc', 0.08));
  for (let x = -60; x < 2460; x += 120) fill(e, blob(`${x},926! ${x + 60},960 ${x + 120},926!`, 6), '#ffffff');
}

function plates(e: Easel) {
  for (const [i, x] of GUESTS.entries())
    for (const side of [-1, 1]) {
      const [u, v] = [x + side * 56, i === 4 ? 876 : 800 + (side > 0 ? 34 : 0)];
      plate(e, [u, v, 0.72]);
      slice(e, u - 4, v + 4, 0.8);
    }
}

/** The long table: behind it every guest before the colour of home, in the middle the cake of all these colours. */
export const longTable = flatStage({
  ground: GROUND.mango,
  back(e) {
    for (const [from, to, colour] of STRIPES) fill(e, rectangle(from, -90, to - from + 1, 1380), colour);
    shadowGuest(e);
    whale(e);
  },
  over: {
    depth: 1000,
    paint(e) {
      table(e);
      fill(e, ellipse(1200, 812, 330, 44), shade(TOP, 0.08));
      fill(e, ellipse(1200, 804, 320, 40), '#e8f0f4');
      cakeSection(e, { x: 960, y: 800, width: 480, layer: 92 });
      plates(e);
    },
  },
});

/** A cake as tall as the cover. */
export const cakeCover = flatStage({
  ground: '#a52f57',
  back(e) {
    fill(e, ellipse(1800, 640, 640, 620, 0, 72), '#bb4468');
    fill(e, ellipse(1800, 560, 380, 380, 0, 72), '#d05a76');
    cakeSection(e, { x: 1330, y: 1290, width: 940, layer: 86 });
    fill(e, ellipse(560, 1096, 380, 40), shade('#a52f57', 0.08));
    for (const x of [440, 690]) {
      plate(e, [x, 1060, 1.5]);
      for (const [u, v] of [
        [-30, -4],
        [10, 6],
        [34, -6],
      ] as const)
        fill(e, ellipse(x + u, 1058 + v, 9, 5), '#d9974e');
    }
  },
  over: {
    depth: 1100,
    paint(e) {
      fill(e, blob('1330,1296! 1330,780! 1480,780! 1444,1296!', 1), '#a52f57');
      fill(e, blob('1480,780! 1516,800! 1480,1296! 1444,1296!', 1), '#3a1030', 0.35);
    },
  },
});
