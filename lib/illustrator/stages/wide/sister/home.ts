import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';
import { CREAM, OLIVE, WINDOW, WOOD } from './colours';
import { house, oliveTree, sunflower } from './things';

/** Of the mother's skirt. */
const SKIRT = '#5b6f95';
const CHAIR = '#7c8a3c';

/** On the wall: the same knees, some years ago. */
function photograph(e: Easel) {
  e.p.in(930, 650, 0, 1.2, 1.2, () => {
    fill(e, rectangle(-150, -165, 300, 330), WOOD);
    fill(e, rectangle(-124, -139, 248, 278), '#f6e6bd');
    fill(e, blob('-110,139! -106,-11 -66,-81 0,-97 66,-81 106,-11 110,139!', 7), '#8e9c48');
    fill(e, blob('-116,139! -110,69 -76,35 0,39 76,35 110,69 116,139!', 7), SKIRT);
  });
}

/** The armchair, from the height of a child's eyes. */
export const sisterLap = flatStage({
  ground: OLIVE.pale,
  back(e) {
    fill(e, rectangle(-90, 905, 2580, 400), OLIVE.mid);
    fill(e, ellipse(1850, 1180, 760, 120, 0, 90), OLIVE.dark);
    photograph(e);
    fill(e, blob('1560,1240! 1560,420 1600,180 1760,20 2000,-40 2260,-20 2500,60! 2500,1240!', 9), CHAIR);
    fill(e, blob('1650,1000! 1650,460 1700,260 1830,120 2020,70 2260,90 2500,150! 2500,1000!', 9), '#8e9c48');
  },
});

function cookie(e: Easel, x: number, y: number) {
  fill(e, ellipse(x, y, 56), '#c58a45');
  for (const [u, v] of [
    [-20, -14],
    [14, -24],
    [22, 14],
    [-10, 20],
  ] as const)
    fill(e, ellipse(x + u, y + v, 8), '#6f4420');
}

function foldedSweater(e: Easel, x: number, y: number) {
  const [wool, dark] = ['#d9657a', '#b94a62'];
  fill(
    e,
    blob(
      `${x - 100},${y - 120}! ${x - 30},${y - 136} ${x + 30},${y - 136} ${x + 100},${y - 120}! ${x + 92},${y + 120}! ${x - 92},${y + 120}!`,
      5,
    ),
    wool,
  );
  fill(e, stroke(`${x - 92},${y - 90} ${x - 70},${y + 20} ${x + 24},${y + 64}`, 32, 30, 24), dark);
  fill(e, stroke(`${x + 92},${y - 90} ${x + 70},${y + 10} ${x - 20},${y + 30}`, 32, 30, 24), '#cc5870');
  fill(e, ellipse(x, y - 130, 40, 16), dark);
}

function lanternFromAbove(e: Easel, x: number, y: number) {
  fill(e, stroke(`${x - 40},${y - 80} ${x},${y - 136} ${x + 40},${y - 80}`, 6, 6, 6), '#5a4a36');
  fill(e, blob(`${x - 52},${y - 86}! ${x + 52},${y - 86}! ${x + 66},${y + 80}! ${x - 66},${y + 80}!`, 3), '#5a4a36');
  fill(e, blob(`${x - 36},${y - 66}! ${x + 36},${y - 66}! ${x + 48},${y + 58}! ${x - 48},${y + 58}!`, 3), WINDOW);
  fill(e, ellipse(x, y + 10, 16, 36), '#fff6cf');
  fill(e, rectangle(x - 78, y + 78, 156, 28), '#463a2b');
}

/** The cot at the edge; half of its blanket lies in the row already. */
function cot(e: Easel) {
  fill(e, rectangle(1270, -90, 620, 250), '#f4ead0');
  for (let x = 1296; x < 1880; x += 66) fill(e, rectangle(x, -90, 24, 220), '#d9c497');
  fill(e, rectangle(1256, 130, 650, 40), '#b98f52');
}

function blanket(e: Easel) {
  const cloth = blob(
    '1370,-90! 1700,-90! 1694,110 1720,300 1716,520 1752,724 1690,744 1600,722 1500,748 1420,730 1350,744 1362,520 1352,300 1376,110',
    8,
  );
  fill(e, ellipse(1560, 740, 210, 22), OLIVE.dark, 0.5);
  fill(e, cloth, WINDOW);
  e.p.clip(cloth, () => {
    fill(e, rectangle(1330, 124, 430, 50), '#dda51c', 0.75);
    for (let y = -30, row = 0; y < 760; y += 92, row++)
      for (let x = 1400; x < 1760; x += 92) fill(e, ellipse(x + (row % 2) * 46, y, 13), '#fff4c4');
    for (const line of ['1440,190 1430,400 1446,640', '1640,190 1650,420 1630,660'])
      fill(e, stroke(line, 3, 9, 3), '#dda51c', 0.7);
  });
}

/** The open suitcase as it is seen from above. */
function openCase(e: Easel) {
  for (const [y, lining] of [
    [800, '#eccb92'],
    [990, '#e4bd80'],
  ] as const) {
    fill(e, rectangle(1296, y, 380, 176), '#a5613a');
    fill(e, rectangle(1318, y + 20, 336, 136), lining);
  }
  fill(e, stroke('1326,820 1440,950 1640,832', 5, 5), '#a5613a', 0.6);
  for (const x of [1370, 1590]) fill(e, rectangle(x, 964, 30, 40), '#e0b44c');
  fill(e, stroke('1440,1168 1448,1192 1524,1192 1532,1168', 9, 9), '#7a4427');
}

function boards(e: Easel) {
  for (let y = 70; y < 1200; y += 150) fill(e, rectangle(-90, y, 2580, 5), '#b58d50');
  for (const [x, y] of [
    [420, 70],
    [1000, 220],
    [260, 370],
    [2100, 220],
    [2000, 370],
    [2200, 670],
    [1900, 970],
  ] as const)
    fill(e, rectangle(x, y, 5, 150), '#b58d50');
}

/** The rug from above, with its fringes. */
function rug(e: Easel) {
  for (let y = 590; y < 1150; y += 34) fill(e, stroke(`70,${y} 40,${y + 6}`, 5, 4), OLIVE.pale);
  fill(e, rectangle(70, 570, 1690, 580), OLIVE.mid);
  fill(e, rectangle(96, 596, 1638, 528), OLIVE.pale);
  fill(e, rectangle(106, 606, 1618, 508), OLIVE.mid);
}

/** The floor from above, with all that goes along. */
export const sisterFloor = flatStage({
  ground: '#cba468',
  back(e) {
    boards(e);
    rug(e);
    cot(e);
    openCase(e);
    blanket(e);
    e.p.in(280, 860, 0, 1.2, 1.2, () => foldedSweater(e, 0, 0));
    for (const y of [720, 860, 1000]) cookie(e, 510, y);
    e.p.in(720, 880, 0, 1.2, 1.2, () => lanternFromAbove(e, 0, 0));
  },
});

/** What is right outside: twelve steps, and the tree. */
function garden(e: Easel) {
  fill(e, rectangle(1440, 90, 720, 760), '#dfe8cf');
  fill(e, blob('1380,560 1600,520 1900,530 2240,560! 2240,900! 1380,900!', 8), OLIVE.light);
  oliveTree(e, 1850, 640, 0.74);
  for (let i = 0; i < 12; i++) {
    const u = i / 11;
    fill(e, ellipse(1700 + Math.sin(u * 3) * 40 + u * 110, 846 - u * 190, 40 - u * 24, 13 - u * 7), CREAM);
  }
  for (const [x, y, s] of [
    [1520, 560, 0.7],
    [2080, 590, 0.6],
  ] as const)
    sunflower(e, x, y, s);
}

function frame(e: Easel) {
  for (const [x, y, w, h] of [
    [1420, 70, 760, 30],
    [1420, 70, 30, 800],
    [2150, 70, 30, 800],
    [1788, 70, 20, 800],
    [1440, 330, 720, 18],
  ] as const)
    fill(e, rectangle(x, y, w, h), '#fffaf0');
  fill(e, blob('1390,60! 1560,60! 1500,330 1410,520! 1380,520!', 5), '#d9657a');
  fill(e, blob('2210,60! 2040,60! 2100,330 2190,520! 2220,520!', 5), '#d9657a');
  fill(e, stroke('1360,56 2240,56', 14, 14), WOOD);
}

function slice(e: Easel, x: number, y: number) {
  fill(e, ellipse(x, y, 100, 26), '#b07a3c');
  fill(e, ellipse(x, y - 10, 94, 22), '#f3d9a0');
}

/** On the wall hangs what somebody has drawn: the house with its smallest window. */
function drawing(e: Easel) {
  e.p.in(970, 950, 0.04, 1, 1, () => {
    fill(e, rectangle(-130, -160, 260, 300), '#fffaf0');
    house(e, 0, 110, 0.46);
    fill(e, rectangle(-26, -176, 52, 30), '#d9657a', 0.8);
  });
}

function tablecloth(e: Easel) {
  fill(e, rectangle(1150, 880, 1350, 420), '#fbf4de');
  for (let x = 1190; x < 2460; x += 110) fill(e, rectangle(x, 880, 46, 420), '#b9c06a');
  fill(e, rectangle(1150, 960, 1350, 34), '#8f9a41', 0.45);
  fill(e, rectangle(1150, 1070, 1350, 34), '#8f9a41', 0.45);
  fill(e, rectangle(1120, 866, 1380, 36), '#fffdf4');
}

/** The kitchen window, as large as the wall, and the table before it. */
export const sisterKitchen = flatStage({
  ground: '#efd9a0',
  back(e) {
    drawing(e);
    garden(e);
    frame(e);
  },
  over: {
    depth: 1000,
    paint(e) {
      tablecloth(e);
      slice(e, 1700, 880);
      slice(e, 1712, 850);
      slice(e, 1960, 884);
    },
  },
});
