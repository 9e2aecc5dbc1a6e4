import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { cover, type Easel, fill, linear, radial, type Stop } from '../../kit/easel';
import { panesOfLight } from '../brother/furniture';
import { flatStage } from '../flat';
import { CREAM, OLIVE, WOOD } from './colours';
import { house, oliveTree, sunflower } from './things';

const DAY_LIGHT: readonly Stop[] = [
  [0, '#fbf6d6'],
  [0.4, '#ecebc0'],
  [1, '#cfd398'],
];
const GREEN_FLOOR: readonly Stop[] = [
  [0, OLIVE.mid],
  [1, '#8b9642'],
];
const KITCHEN_LIGHT: readonly Stop[] = [
  [0, '#fff3cf'],
  [0.4, '#f3dfa8'],
  [1, '#dcbc78'],
];

const CHAIR = { wood: '#7c8a3c', pad: '#8e9c48', arm: '#6f7d34' } as const;

/** The frame of the photograph of the same lap, some years ago; its middle at the origin. */
const FRAME = { x: 930, y: 664, half: [178, 218], wide: 28 } as const;

function photograph(e: Easel) {
  const { x, y, half, wide } = FRAME;
  const [w, h] = half;
  fill(e, rectangle(x - w, y - h, w * 2, h * 2), WOOD);
  fill(e, rectangle(x - w + wide, y - h + wide, (w - wide) * 2, (h - wide) * 2), '#f6e6bd');
  fill(
    e,
    blob(
      `${x - 140},${y + 190}! ${x - 132},${y - 30} ${x - 84},${y - 124} ${x},${y - 146} ${x + 84},${y - 124} ${x + 132},${y - 30} ${x + 140},${y + 190}!`,
      8,
    ),
    '#c3c777',
  );
}

/** A part of the green below the wall. */
const greenFloor = (e: Easel, ...part: readonly [x: number, y: number, width: number, height: number]) =>
  fill(e, rectangle(...part), linear(e, 0, 905, 0, 1200, GREEN_FLOOR));

function wallAndFloor(e: Easel) {
  cover(e, radial(e, 1900, 430, 1900, DAY_LIGHT));
  greenFloor(e, -90, 905, 2580, 400);
  fill(e, rectangle(-90, 897, 2580, 10), CREAM, 0.8);
}

/** The frame's lower edge and the wall below it hide what of that lap is not in the photograph. */
function belowPhotograph(e: Easel) {
  const { x, y, half, wide } = FRAME;
  const [w, h] = half;
  fill(e, rectangle(x - w, y + h - wide, w * 2, wide), WOOD);
  e.p.clip(rectangle(x - w, y + h, w * 2, 1026 - y - h), () => wallAndFloor(e));
  // Once more and a little wider, so that the wall does not shine through at the cut.
  greenFloor(e, x - w - 2, 908, w * 2 + 4, 118);
}

/** The armchair from its back to its feet, its seat in the middle. */
function armchair(e: Easel) {
  fill(e, ellipse(1985, 1128, 440, 34), OLIVE.dark, 0.45);
  for (const x of [1640, 2290]) fill(e, rectangle(x, 1060, 40, 64), '#6a4a2c');
  e.p.form(
    blob('1620,1080! 1616,520 1646,280 1740,120 1870,54 1985,42 2100,54 2230,120 2324,280 2354,520 2350,1080!', 9),
    CHAIR.wood,
    { depth: 22 },
  );
  e.p.form(
    blob('1690,880! 1688,520 1722,310 1800,180 1900,132 1985,124 2070,132 2170,180 2248,310 2282,520 2280,880!', 9),
    CHAIR.pad,
    { depth: 20 },
  );
  e.p.form(blob('1640,850! 2330,850! 2330,1084! 1640,1084!', 4), CHAIR.wood, { depth: 14 });
  e.p.form(
    blob('1690,800 1760,782 1985,776 2210,782 2280,800 2290,860 2270,910 1985,922 1700,910 1680,860', 9),
    CHAIR.pad,
    {
      depth: 14,
    },
  );
  for (const side of [-1, 1])
    e.p.in(1985, 0, 0, side, 1, () =>
      e.p.form(blob('286,1096! 282,760 294,690 340,660 392,684 410,756 408,1096!', 8), CHAIR.arm, { depth: 16 }),
    );
}

/** Three sunflowers on a small table. */
function flowersOnTable(e: Easel) {
  e.p.soft(610, 1090, 150, 26, OLIVE.deep, 0.5);
  for (const leg of ['540,960 520,1086', '680,960 700,1086']) e.p.form(stroke(leg, 11, 9), WOOD, { depth: 4 });
  e.p.form(ellipse(610, 956, 128, 26), '#c28a50', { depth: 6 });
  for (const [x, y, s, stem] of [
    [560, 800, 0.7, 170],
    [656, 782, 0.74, 190],
    [612, 736, 0.8, 230],
  ] as const)
    sunflower(e, x, y, s, stem);
  e.p.form(blob('566,860! 654,860! 672,910 650,956! 570,956! 548,910', 7), '#5f8f8a', { depth: 8 });
}

/** A lap in an armchair, from the height of a child's eyes. */
export const sisterLap = flatStage({
  ground: OLIVE.pale,
  back(e) {
    wallAndFloor(e);
    panesOfLight(
      e,
      [
        [210, 640],
        [470, 676],
      ],
      '#fdf9dc',
      0.6,
    );
    fill(e, ellipse(1000, 1150, 1240, 120, 0, 90), '#b5bd66');
    fill(e, ellipse(1000, 1150, 1130, 96, 0, 90), OLIVE.light);
    photograph(e);
    flowersOnTable(e);
    armchair(e);
  },
  over: { depth: 150, paint: belowPhotograph },
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
    house(e, 0, 104, 0.46);
    fill(e, rectangle(-30, -172, 60, 32), '#d9657a', 0.85);
  });
}

function tablecloth(e: Easel) {
  fill(e, rectangle(1070, 880, 1430, 420), '#fbf4de');
  for (let x = 1080; x < 2460; x += 110) fill(e, rectangle(x, 880, 46, 420), '#b9c06a');
  fill(e, rectangle(1070, 960, 1430, 34), '#8f9a41', 0.45);
  fill(e, rectangle(1070, 1070, 1430, 34), '#8f9a41', 0.45);
  fill(e, rectangle(1040, 866, 1460, 36), '#fffdf4');
}

/** The kitchen window, as large as the wall, and the table before it. */
export const sisterKitchen = flatStage({
  ground: '#efd9a0',
  back(e) {
    cover(e, radial(e, 1780, 380, 1900, KITCHEN_LIGHT));
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
