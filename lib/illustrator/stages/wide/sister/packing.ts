import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';
import { cotBack, cotFront, dayWindow } from '../brother/furniture';
import { flatStage } from '../flat';
import { OLIVE, WINDOW } from './colours';
import { COT_WOOD, nursery } from './night-light';
import { oliveTree } from './outdoors';
import { lantern } from './things';

const COT = { x: 1864, y: 1096, width: 480, height: 480 } as const;
const [LEATHER, DARK_LEATHER, LINING, BRASS] = ['#a5613a', '#7a4427', '#eccb92', '#e0b44c'] as const;
const [FOLD, DOT] = ['#dda51c', '#fff4c4'] as const;

/** The rug on which everything stands in a row. */
function rug(e: Easel) {
  fill(e, blob('130,1010! 1190,1010! 1250,1150! 70,1150!', 2), OLIVE.mid);
  fill(e, blob('160,1024! 1166,1024! 1212,1136! 112,1136!', 2), OLIVE.light);
  fill(e, blob('172,1032! 1156,1032! 1196,1128! 128,1128!', 2), OLIVE.mid);
}

function foldedSweater(e: Easel, x: number, y: number) {
  fill(e, ellipse(x, y, 130, 16), OLIVE.dark, 0.6);
  e.p.form(
    blob(
      `${x - 124},${y - 10} ${x - 120},${y - 74} ${x},${y - 88} ${x + 120},${y - 74} ${x + 124},${y - 10} ${x},${y + 4}`,
      8,
    ),
    '#d9657a',
    { depth: 8 },
  );
  e.p.form(
    blob(`${x - 106},${y - 72} ${x - 60},${y - 118} ${x + 60},${y - 118} ${x + 106},${y - 72} ${x},${y - 56}`, 8),
    '#cc5870',
    { depth: 6 },
  );
  fill(e, stroke(`${x - 34},${y - 112} ${x},${y - 98} ${x + 34},${y - 112}`, 7, 8, 7), '#b94a62');
}

function cookies(e: Easel, x: number, y: number) {
  fill(e, ellipse(x, y, 110, 16), OLIVE.dark, 0.6);
  fill(e, ellipse(x, y - 6, 104, 20), '#fffaf0');
  for (const [u, v] of [
    [-6, -26],
    [8, -54],
    [-2, -82],
  ] as const) {
    e.p.form(ellipse(x + u, y + v, 62, 22), '#c58a45', { depth: 6 });
    for (const [a, b] of [
      [-30, -4],
      [4, -9],
      [32, 0],
      [-6, 7],
    ] as const)
      fill(e, ellipse(x + u + a, y + v + b, 8, 5), '#6f4420');
  }
}

/** The suitcase with its lid up. */
function openCase(e: Easel) {
  fill(e, ellipse(1420, 1152, 210, 22), '#8a6430', 0.5);
  e.p.form(blob('1262,1030! 1250,830! 1560,830! 1568,1030!', 2), LEATHER, { depth: 8 });
  fill(e, blob('1282,1022! 1272,850! 1540,850! 1548,1022!', 2), LINING);
  fill(e, stroke('1290,870 1404,960 1530,870', 4, 4), LEATHER, 0.6);
  fill(e, blob('1256,1026! 1574,1026! 1590,1064! 1240,1064!', 2), DARK_LEATHER);
  e.p.form(blob('1236,1054! 1594,1054! 1588,1156! 1242,1156!', 2), LEATHER, { depth: 8 });
  for (const x of [1300, 1500]) fill(e, rectangle(x, 1050, 30, 34), BRASS);
  fill(e, stroke('1372,1096 1376,1122 1454,1122 1458,1096', 8, 8), DARK_LEATHER);
}

/** Half of the blanket is still on the baby, half is on its way: over the rail, into the hands. */
function blanket(e: Easel) {
  const cloth = blob(
    '1950,836 2030,810 2112,838 2122,900 2104,1010 2124,1120 2050,1104 1980,1130 1904,1108 1880,1120 1896,1030 1850,1000 1790,980 1752,950! 1752,900! 1800,888 1880,900 1926,876',
    8,
  );
  e.p.form(cloth, WINDOW, { depth: 12 });
  e.p.clip(cloth, () => {
    for (let y = 830, row = 0; y < 1140; y += 62, row += 1)
      for (let x = 1760; x < 2140; x += 72) fill(e, ellipse(x + (row % 2) * 36, y, 10), DOT);
    for (const line of ['1980,900 1960,990 1972,1100', '2060,896 2050,1000 2064,1090', '1780,930 1860,930 1930,900'])
      fill(e, stroke(line, 2, 7, 2), FOLD, 0.7);
  });
}

/** A window to the garden, in which the tree is already to be seen, and its light on the boards. */
function gardenWindow(e: Easel) {
  dayWindow(e, 1290, 120, 340, 360);
  e.p.clip(rectangle(1290, 120, 340, 360), () => oliveTree(e, 1510, 470, 0.34));
  e.p.fill(blob('1180,930! 1500,930! 1380,1100! 960,1100!', 2), '#fff3c4', { alpha: 0.35, blur: 16 });
}

/** The cot, an open suitcase, and all that goes along, in a row. */
export const sisterPacking = flatStage({
  ground: OLIVE.pale,
  back(e) {
    nursery(e);
    gardenWindow(e);
    rug(e);
    foldedSweater(e, 290, 1090);
    cookies(e, 550, 1090);
    lantern(e, 780, 1092);
    openCase(e);
    cotBack(e, COT, COT_WOOD, '#fffaf0');
  },
  over: {
    depth: 1120,
    paint(e) {
      cotFront(e, { ...COT, height: 216, gaps: 7 }, COT_WOOD, 20);
      blanket(e);
    },
  },
});
