import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { cover, type Easel, fill, radial } from '../../kit/easel';
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
    cover(
      e,
      radial(e, 760, 120, 2100, [
        [0, '#fffbe0'],
        [0.4, '#f6f0c8'],
        [1, '#dfe3b4'],
      ]),
    );
    fill(e, blob('-90,690 400,650 1000,660 1800,640 2490,680! 2490,1300! -90,1300!', 8), OLIVE.light);
    e.p.soft(760, 740, 800, 70, '#e6e7a6', 0.8);
    house(e, 1130, 690, 0.86);
    washing(e);
    fill(e, blob('-90,900 500,850 1300,880 1800,830 2490,860! 2490,1300! -90,1300!', 9), OLIVE.mid);
    e.p.soft(1900, 1100, 900, 190, OLIVE.deep, 0.6);
    // Light falls through the leaves.
    for (const [x, y, rx] of [
      [1420, 1060, 70],
      [1560, 1150, 90],
      [1320, 1130, 50],
      [2310, 1010, 60],
    ] as const)
      e.p.soft(x, y, rx, rx * 0.3, '#dfe08e', 0.8);
    e.p.soft(700, 1150, 240, 36, OLIVE.deep, 0.5);
    oliveTree(e, 1940, 1020, 1.85);
    clothHouse(e, 1890, 1110, 1.5);
    fill(e, rectangle(2028, 900, 26, 216), WOOD);
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
    e.p.soft(250, 300, 380, 380, '#fff0c4', 0.9);
    fill(e, rectangle(-90, 560, 800, 300), OLIVE.mid);
  },
});

/** In the lit window stands somebody with a bundle on the arm. */
function lookingBack(e: Easel) {
  const pane = rectangle(308, 76, 152, 172);
  fill(e, rectangle(296, 64, 176, 196), CREAM);
  fill(e, pane, '#ffd75e');
  e.p.soft(384, 160, 90, 100, '#fff3b8', 0.8);
  e.p.clip(pane, () => {
    fill(e, blob('306,262! 312,206 348,184 392,184 428,206 436,262!', 8), '#8a5236');
    fill(e, blob('372,190 336,190 330,150 344,114 372,102 402,112 416,148 410,190', 8), '#6a3f2e');
    fill(e, blob('340,216 356,200 400,204 430,196 448,214 436,238 392,246 350,240', 8), '#f2b824');
    fill(e, ellipse(430, 212, 17, 16), '#7d4c34');
  });
  fill(e, rectangle(284, 256, 200, 16), '#b5694f');
}

/** Behind her back is the house, and somebody looks out of it. */
export const sisterPeeking = flatStage({
  ground: '#e7a96c',
  back(e) {
    fill(e, rectangle(-90, 430, 800, 400), OLIVE.dark);
    fill(e, rectangle(236, -90, 400, 560), '#f7efd8');
    e.p.soft(380, 170, 210, 200, '#ffe39a', 0.7);
    fill(e, blob('170,-90! 640,-90! 640,14! 196,14!', 4), '#b8543a');
    lookingBack(e);
    fill(e, rectangle(236, 452, 400, 26), '#d8cba6');
    // Where she looks.
    for (const [x, y] of [
      [228, 372],
      [244, 340],
      [260, 308],
      [276, 276],
    ] as const)
      fill(e, ellipse(x, y, 5.5), '#ffffff');
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
