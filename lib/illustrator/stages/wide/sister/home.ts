import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';
import { CREAM, OLIVE, WOOD } from './colours';
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
