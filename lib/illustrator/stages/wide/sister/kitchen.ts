import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { cover, type Easel, fill, linear, radial, type Stop, wash } from '../../kit/easel';
import { flatStage } from '../flat';
import { WOOD } from './colours';
import { bush, farHills, meadow, oliveTree } from './outdoors';
import { drawnHouse, sunflower } from './things';

const KITCHEN_LIGHT: readonly Stop[] = [
  [0, '#fff3cf'],
  [0.4, '#f3dfa8'],
  [1, '#dcbc78'],
];

/** What is right outside: twelve steps, and the tree. */
function garden(e: Easel) {
  e.p.clip(rectangle(1424, 74, 752, 800), () => {
    fill(
      e,
      rectangle(1420, 70, 760, 600),
      linear(e, 0, 80, 0, 560, [
        [0, '#d8e9e2'],
        [1, '#f3f4d6'],
      ]),
    );
    farHills(
      e,
      [
        [
          [1380, 520],
          [1600, 470],
          [1860, 510],
          [2240, 460],
        ],
      ],
      '#e3ead2',
    );
    meadow(
      e,
      'garden',
      [
        [1380, 566],
        [1640, 536],
        [1900, 540],
        [2240, 566],
      ],
      ['#cdd180', '#9ca84e'],
      {
        rows: [580, 860],
        size: [7, 26],
      },
    );
    bush(e, 1500, 580, 90, 60, '#8b9b52');
    bush(e, 2110, 586, 80, 56, '#8b9b52');
    e.p.soft(1850, 660, 300, 40, '#7d8b40', 0.6);
    oliveTree(e, 1920, 646, 0.84);
    // Somebody has counted them: twelve steps.
    for (let i = 0; i < 12; i++) {
      const u = i / 11;
      const side = (i % 2 ? 1 : -1) * (34 - u * 22);
      e.p.form(ellipse(1940 - u * 30 + side, 850 - u * 184, 30 - u * 18, 9 - u * 4), '#efe6bf', { depth: 3 });
    }
    sunflower(e, 2090, 700, 0.6);
  });
}

function curtain(e: Easel, side: number) {
  e.p.in(1800, 0, 0, side, 1, () => {
    const cloth = blob('420,52! 236,52! 262,180 300,330 386,520! 424,520!', 5);
    e.p.form(cloth, '#d9657a', { depth: 12, softness: 10 });
    e.p.clip(cloth, () => {
      for (const fold of ['290,50 320,300 400,520', '340,50 356,300 412,520', '390,50 394,300 420,520'])
        e.p.fill(stroke(fold, 8, 12, 4), '#a83f58', { alpha: 0.5, blur: 6 });
    });
  });
}

function frame(e: Easel) {
  for (const [x, y, w, h] of [
    [1420, 70, 760, 30],
    [1420, 70, 30, 800],
    [2150, 70, 30, 800],
    [1440, 300, 720, 16],
  ] as const)
    e.p.form(rectangle(x, y, w, h), '#fffaf0', { depth: 5 });
  for (const side of [-1, 1]) curtain(e, side);
  e.p.form(stroke('1360,56 2240,56', 14, 14), WOOD, { depth: 6 });
}

/** A slice that lies on the board, as somebody sees it who stands at the table. */
function slice(e: Easel, x: number, y: number) {
  e.p.in(x, y, 0, 1.5, 0.62, () => {
    fill(e, blob('-42,36 -46,-16 -54,-40 -30,-58 0,-60 30,-58 54,-40 46,-16 42,36 0,42', 7), '#8f5f2c');
    e.p.form(blob('-42,22 -46,-30 -54,-54 -30,-72 0,-74 30,-72 54,-54 46,-30 42,22 0,28', 7), '#b07a3c', { depth: 4 });
    fill(e, blob('-34,15 -37,-30 -44,-50 -26,-64 0,-66 26,-64 44,-50 37,-30 34,15 0,20', 7), '#f3d9a0');
  });
}

/** A board on the table with the slices for the road and for wolves. */
function breadBoard(e: Easel) {
  e.p.form(blob('1560,836! 1990,836! 2020,886! 1530,886!', 3), '#c98f54', { depth: 6 });
  fill(e, rectangle(1530, 884, 490, 14), '#9c6a38');
  slice(e, 1660, 872);
  slice(e, 1880, 872);
}

/** A bowl of lemons. */
function lemons(e: Easel, x: number, y: number) {
  for (const [u, v, turn] of [
    [-44, -58, -0.3],
    [40, -60, 0.4],
    [0, -82, 0.1],
  ] as const)
    e.p.in(x + u, y + v, turn, 1, 1, () => e.p.form(ellipse(0, 0, 42, 32), '#f4cf3e', { depth: 6 }));
  e.p.form(
    blob(`${x - 104},${y - 56}! ${x + 104},${y - 56}! ${x + 70},${y - 4} ${x},${y} ${x - 70},${y - 4}`, 7),
    '#5f8f8a',
    {
      depth: 8,
    },
  );
}

/** Herbs in a pot. */
function herbs(e: Easel, x: number, y: number) {
  for (const [u, v, turn] of [
    [-40, -96, -0.9],
    [-22, -128, -0.4],
    [6, -140, 0.1],
    [32, -122, 0.6],
    [44, -88, 1],
    [0, -100, 0],
  ] as const)
    e.p.in(x + u, y + v, turn, 1, 1, () => e.p.form(ellipse(0, 0, 17, 34), '#7f9a46', { depth: 4 }));
  e.p.form(blob(`${x - 52},${y - 78}! ${x + 52},${y - 78}! ${x + 38},${y}! ${x - 38},${y}!`, 3), '#c4693f', {
    depth: 6,
  });
  e.p.form(rectangle(x - 58, y - 86, 116, 22), '#cf7a4e', { depth: 4 });
}

/** A low cupboard along the wall, on whose door hangs what somebody has drawn: the house with its smallest window. */
function cupboard(e: Easel) {
  fill(e, rectangle(-90, 1150, 2580, 200), '#cfa764');
  fill(e, ellipse(520, 1164, 520, 20), '#7a5426', 0.35);
  e.p.form(rectangle(60, 930, 920, 232), '#c28a50', { depth: 8 });
  for (const x of [88, 528]) {
    e.p.form(rectangle(x, 960, 424, 184), '#d3a064', { depth: 5 });
    fill(e, ellipse(x < 300 ? x + 394 : x + 30, 1050, 12), '#8a5a30');
  }
  e.p.form(rectangle(36, 904, 968, 30), '#9c6a38', { depth: 4 });
  lemons(e, 250, 906);
  for (const v of [894, 880, 866]) e.p.form(ellipse(560, v, 92 - (894 - v) * 0.3, 11), '#fffaf0', { depth: 4 });
  herbs(e, 930, 906);
  e.p.in(770, 1052, 0.05, 0.64, 0.64, () => {
    fill(e, rectangle(-122, -146, 260, 290), '#7a5426', 0.3);
    fill(e, rectangle(-130, -156, 260, 290), '#fffaf0');
    drawnHouse(e, 0, 104, 0.46);
    fill(e, rectangle(-30, -172, 60, 32), '#d9657a', 0.85);
  });
}

function tablecloth(e: Easel) {
  fill(
    e,
    rectangle(1070, 880, 1430, 420),
    linear(e, 0, 880, 0, 1200, [
      [0, '#fdf7e2'],
      [1, '#e9dfbd'],
    ]),
  );
  for (let x = 1080; x < 2460; x += 110) fill(e, rectangle(x, 880, 46, 420), '#b9c06a');
  fill(e, rectangle(1070, 960, 1430, 34), '#8f9a41', 0.45);
  fill(e, rectangle(1070, 1070, 1430, 34), '#8f9a41', 0.45);
  // The cloth hangs in soft folds.
  for (const x of [1150, 1330, 1560, 1790, 2010, 2250])
    e.p.fill(stroke(`${x},900 ${x + 14},1040 ${x + 4},1210`, 4, 20, 30), '#8c8454', { alpha: 0.22, blur: 14 });
  e.p.fill(rectangle(1060, 896, 1440, 26), '#6a5f34', { alpha: 0.3, blur: 10 });
  e.p.form(rectangle(1040, 866, 1460, 36), '#fffdf4', { depth: 6 });
}

/** The kitchen window, as large as the wall, and the table before it. */
export const sisterKitchen = flatStage({
  ground: '#efd9a0',
  back(e) {
    cover(e, radial(e, 1780, 380, 1900, KITCHEN_LIGHT));
    wash(e, 'wall', [-60, 0, 2460, 1150], ['#f8e9bf', '#e0c488', '#f1dcaa'], {
      count: 110,
      alpha: 0.22,
      long: 220,
      tall: 30,
    });
    cupboard(e);
    garden(e);
    frame(e);
  },
  over: {
    depth: 1000,
    paint(e) {
      tablecloth(e);
      breadBoard(e);
    },
  },
});
