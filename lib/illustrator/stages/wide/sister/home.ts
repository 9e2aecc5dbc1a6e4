import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';
import { CREAM, OLIVE, WINDOW, WOOD } from './colours';
import { oliveTree, sunflower } from './things';

const SKIRT = '#3d6f6a';
const CHAIR = '#7c8a3c';

/** On the wall: the same knees, some years ago. */
function photograph(e: Easel) {
  fill(e, rectangle(796, 96, 300, 330), WOOD);
  fill(e, rectangle(822, 122, 248, 278), '#f6e6bd');
  fill(e, blob('830,400! 836,330 870,296 946,300 1022,296 1056,330 1062,400!', 7), SKIRT);
}

/** The armchair, from the height of a child's eyes. */
export const sisterLap = flatStage({
  ground: OLIVE.pale,
  back(e) {
    fill(e, rectangle(-90, 960, 2580, 340), OLIVE.mid);
    fill(e, ellipse(1850, 1180, 760, 120), OLIVE.dark);
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
  fill(e, blob(`${x - 100},${y - 120}! ${x - 30},${y - 136} ${x + 30},${y - 136} ${x + 100},${y - 120}! ${x + 92},${y + 120}! ${x - 92},${y + 120}!`, 5), wool);
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
  fill(e, rectangle(1780, -90, 720, 300), '#f4ead0');
  for (let x = 1810; x < 2460; x += 72) fill(e, rectangle(x, -90, 26, 270), '#d9c497');
  fill(e, rectangle(1760, 186, 740, 40), '#c9a86c');
}

function blanket(e: Easel) {
  const cloth = blob('1900,-90! 2240,-90! 2236,120 2262,300 2250,520 2190,540 2120,528 2040,548 1960,530 1880,540 1890,320 1908,120', 8);
  fill(e, cloth, WINDOW);
  e.p.clip(cloth, () => {
    fill(e, rectangle(1860, 180, 430, 44), '#e0ae22', 0.7);
    for (let y = -30; y < 560; y += 92)
      for (let x = 1920; x < 2260; x += 92) fill(e, ellipse(x + ((y / 92) % 2 ? 46 : 0), y, 13), '#fff4c4');
  });
}

/** The floor from above, with the light of a window on it. */
export const sisterFloor = flatStage({
  ground: '#cba468',
  back(e) {
    for (let y = 70; y < 1200; y += 150) fill(e, rectangle(-90, y, 2580, 5), '#b58d50');
    for (const [x, y] of [
      [420, 70],
      [1000, 220],
      [260, 370],
      [1500, 520],
      [700, 670],
      [2200, 670],
      [1900, 970],
    ] as const)
      fill(e, rectangle(x, y, 5, 150), '#b58d50');
    fill(e, blob('-90,520! 2490,520! 2490,1300! -90,1300!', 2), OLIVE.mid);
    fill(e, rectangle(-90, 520, 2580, 22), OLIVE.pale);
    fill(e, blob('1290,640! 1640,600! 1810,1110! 1430,1150!', 2), WINDOW, 0.5);
    cot(e);
    blanket(e);
    foldedSweater(e, 230, 830);
    for (const [x, y] of [
      [440, 730],
      [440, 850],
      [440, 970],
    ] as const)
      cookie(e, x, y);
    lanternFromAbove(e, 640, 850);
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

/** The kitchen window, as large as the wall, and the table before it. */
export const sisterKitchen = flatStage({
  ground: '#efd9a0',
  back(e) {
    garden(e);
    frame(e);
  },
  over: {
    depth: 1000,
    paint(e) {
      fill(e, rectangle(1180, 900, 1320, 420), '#8f5f33');
      fill(e, rectangle(1150, 872, 1350, 44), '#b9814a');
      slice(e, 1830, 884);
      slice(e, 1846, 852);
    },
  },
});
