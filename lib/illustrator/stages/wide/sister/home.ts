import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';
import { CREAM, OLIVE, WOOD } from './colours';
import { house, oliveTree, sunflower } from './things';

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

/** The frame's lower edge and the wall below it hide what of that lap is not in the photograph. */
function belowPhotograph(e: Easel) {
  const { x, y, half, wide } = FRAME;
  const [w, h] = half;
  fill(e, rectangle(x - w, y + h - wide, w * 2, wide), WOOD);
  fill(e, rectangle(x - w, y + h, w * 2, 905 - y - h), OLIVE.pale);
  fill(e, rectangle(x - w, 905, w * 2, 121), OLIVE.mid);
}

/** The armchair, from the height of a child's eyes. */
export const sisterLap = flatStage({
  ground: OLIVE.pale,
  back(e) {
    fill(e, ellipse(1960, 480, 620, 560, 0, 90), '#eeeac2');
    fill(e, rectangle(-90, 905, 2580, 400), OLIVE.mid);
    fill(e, ellipse(1000, 1150, 1240, 120, 0, 90), '#b5bd66');
    fill(e, ellipse(1000, 1150, 1130, 96, 0, 90), OLIVE.light);
    photograph(e);
    e.p.form(
      blob('1560,1260! 1556,620 1590,330 1700,130 1860,50 1970,36 2080,50 2240,130 2350,330 2384,620 2380,1260!', 9),
      CHAIR.wood,
      { depth: 22 },
    );
    e.p.form(
      blob('1650,1000! 1648,600 1690,360 1780,210 1900,150 1970,142 2040,150 2160,210 2250,360 2292,600 2290,1000!', 9),
      CHAIR.pad,
      { depth: 20 },
    );
    for (const side of [-1, 1])
      e.p.in(1970, 0, 0, side, 1, () =>
        e.p.form(blob('290,1260! 284,900 300,800 360,760 430,790 452,880 450,1260!', 8), CHAIR.arm, { depth: 16 }),
      );
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
      breadBoard(e);
    },
  },
});
