import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';
import { CREAM, OLIVE, WOOD } from './colours';
import { house, oliveTree, signBoard, sunflower } from './things';

/** A cloth over a branch: a house with one room; its door is open on the left. */
export function clothHouse(e: Easel, x: number, y: number, scale: number) {
  e.p.in(x, y, 0, scale, scale, () => {
    fill(e, ellipse(0, 4, 380, 30, 0, 90), OLIVE.dark, 0.7);
    fill(e, blob('0,-470! 130,-250 330,0! -330,0! -130,-250', 5), '#f4e3b8');
    fill(e, blob('0,-470! 130,-250 330,0! 190,0! 70,-250', 5), '#e0c98e');
    for (const [u, v] of [
      [110, -150],
      [200, -60],
      [60, -320],
    ] as const)
      fill(e, ellipse(u, v, 15), '#d9657a');
    fill(e, blob('-30,-300! 40,0! -200,0! -120,-160', 4), '#5c4a2c');
    fill(e, blob('-30,-300! -120,-160 -200,0! -240,0! -130,-200', 4), '#fff4d6');
  });
}

/** The washing between the other house and the tree. */
function washing(e: Easel) {
  fill(e, stroke('1290,516 1420,580 1570,590 1760,520', 4, 4, 4), '#6a5a3e');
  for (const [x, y, colour] of [
    [1356, 558, '#ffffff'],
    [1430, 580, '#f5c74a'],
    [1504, 588, '#ffffff'],
    [1610, 582, '#d9657a'],
  ] as const)
    fill(e, blob(`${x - 27},${y}! ${x + 27},${y}! ${x + 32},${y + 70} ${x},${y + 80} ${x - 32},${y + 70}`, 4), colour);
}

/** Leaves and grass that fly before a broom at `x`, `y`. */
function swept(e: Easel, x: number, y: number) {
  for (const [u, v, turn, colour] of [
    [-60, -30, 0.4, '#94a154'],
    [-120, -70, 1.1, OLIVE.dark],
    [-150, -8, -0.3, '#b9c27c'],
    [-210, -110, 0.2, '#94a154'],
    [-240, -40, 0.9, OLIVE.dark],
    [-90, -130, -0.8, '#b9c27c'],
  ] as const)
    e.p.in(x + u, y + v, turn, 1, 1, () => fill(e, ellipse(0, 0, 24, 8), colour));
  for (const line of ['-30,10 -110,-20 -190,-20', '-20,-30 -90,-80 -160,-92'])
    e.p.in(x, y, 0, 1, 1, () => fill(e, stroke(line, 2, 6, 2), CREAM, 0.8));
}

/** Noon under the old tree, and right behind it the other house. */
export const sisterTree = flatStage({
  ground: '#f6f0c8',
  back(e) {
    fill(e, blob('-90,690 400,650 1000,660 1800,640 2490,680! 2490,1300! -90,1300!', 8), OLIVE.light);
    house(e, 1130, 690, 0.86);
    washing(e);
    fill(e, blob('-90,900 500,850 1300,880 1800,830 2490,860! 2490,1300! -90,1300!', 9), OLIVE.mid);
    fill(e, ellipse(1900, 1110, 820, 150, 0, 90), OLIVE.dark, 0.35);
    oliveTree(e, 1940, 1020, 1.85);
    clothHouse(e, 1890, 1110, 1.5);
    signBoard(e, 2040, 850, 470, 216, -0.03);
    swept(e, 420, 1090);
    for (const [x, y] of [
      [150, 980],
      [1010, 940],
      [900, 1130],
      [1240, 1100],
    ] as const)
      fill(e, ellipse(x, y, 12), CREAM);
  },
  front(e) {
    sunflower(e, 60, 800, 2, 260);
    sunflower(e, 190, 1010, 1.4, 260);
  },
});

const shadows = (e: Easel, y: number) => {
  for (const [x, w] of [
    [160, 420],
    [620, 520],
  ] as const)
    fill(e, ellipse(x, y, w, 16), OLIVE.dark, 0.4);
};

/** In the afternoon; the pictures are 1032 × 820 and 504 × 700 units large. */
export const sisterReading = flatStage({
  ground: '#f3dc9c',
  back(e) {
    fill(e, rectangle(-90, 540, 1300, 500), OLIVE.mid);
    fill(e, blob('640,-90! 1120,-90! 1120,560! 960,560! 930,300 870,160 760,40', 6), OLIVE.dark);
    fill(e, blob('900,500! 930,260 900,60 1000,-60 1120,-90! 1120,700! 1010,660', 6), '#7d6a4a');
    clothHouse(e, 210, 640, 1.2);
    shadows(e, 766);
  },
});

export const sisterBread = flatStage({
  ground: '#efc98a',
  back: (e) => {
    fill(e, ellipse(250, 300, 260, 250), '#f7dca6');
    fill(e, rectangle(-90, 560, 800, 300), OLIVE.mid);
  },
});

/** Far off, in the smallest window, somebody looks back. */
export const sisterPeeking = flatStage({
  ground: '#e7a96c',
  back(e) {
    fill(e, rectangle(-90, 330, 800, 500), OLIVE.dark);
    house(e, 350, 340, 0.72);
    fill(e, ellipse(350, 108, 12, 13), '#5c3a2a');
    fill(e, rectangle(335, 116, 30, 14), '#b5694f');
  },
});

/** A post with two boards: the large one is hers, the small one somebody else's. */
export function signPost(e: Easel, x: number, y: number, scale: number) {
  e.p.in(x, y, 0, scale, scale, () => {
    fill(e, rectangle(-12, -350, 24, 350), WOOD);
    signBoard(e, 0, -280, 290, 140);
    signBoard(e, 0, -100, 104, 80, 0.06);
    fill(e, ellipse(0, -92, 13, 19, 0.2), '#8a5a30');
    for (const u of [-13, -5, 3, 11, 17]) fill(e, ellipse(u, -118 + Math.abs(u + 4) * 0.4, 4, 5), '#8a5a30');
  });
}
