import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';
import { CREAM, OLIVE, WOOD } from './colours';
import { house, oliveTree, signBoard } from './things';

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

function washing(e: Easel) {
  fill(e, stroke('640,470 900,530 1180,540 1560,470', 4, 4, 4), '#6a5a3e');
  for (const [x, y, colour] of [
    [720, 494, '#ffffff'],
    [800, 512, '#f5c74a'],
    [868, 524, '#ffffff'],
    [1010, 536, '#d9657a'],
  ] as const)
    fill(e, blob(`${x - 30},${y}! ${x + 30},${y}! ${x + 36},${y + 78} ${x},${y + 90} ${x - 36},${y + 78}`, 4), colour);
}

/** Noon under the old tree, and right behind it the other house. */
export const sisterTree = flatStage({
  ground: '#f6f0c8',
  back(e) {
    fill(e, blob('-90,640 500,600 1200,640 1800,610 2490,650! 2490,1300! -90,1300!', 8), OLIVE.light);
    house(e, 390, 720, 1.35);
    washing(e);
    fill(e, ellipse(1850, 1010, 900, 190, 0, 90), OLIVE.mid);
    oliveTree(e, 1870, 940, 1.55);
    clothHouse(e, 1930, 1010, 1.14);
    signBoard(e, 2010, 826, 350, 172, -0.03);
    for (const [x, y] of [
      [300, 1010],
      [1010, 880],
      [560, 840],
    ] as const)
      fill(e, ellipse(x, y, 10), CREAM);
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
