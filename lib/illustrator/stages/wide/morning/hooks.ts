import { ellipse, rectangle, rgba, shade, tint } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill, glow, linear, wash } from '../../kit/easel';
import { flatStage } from '../flat';
import { BLOCK_COLOURS, GREYS } from './colours';
import { boards, litWall, mat, solid } from './painted';

const [PALE, LIGHT, MID, GREY, DARK] = GREYS;
const SEVEN = Object.values(BLOCK_COLOURS);
/** Where the twelve hooks are; none at the fold. */
const HOOKS = Array.from({ length: 12 }, (_, i) => 100 + i * 200);
/** Numbers of the hooks of the bear and of the bunny. */
const [SNAIL, CARROT] = [6, 7];

function sticker(e: Easel, x: number, y: number, i: number, colour: string) {
  e.p.soft(x + 4, y + 8, 54, 50, DARK, 0.3);
  solid(e, ellipse(x, y, 44), '#ffffff', 5);
  if (i === SNAIL) {
    fill(e, blob(`${x - 32},${y + 22}! ${x + 16},${y + 18} ${x + 30},${y - 16} ${x + 36},${y + 22}!`, 5), '#d8b98a');
    fill(e, ellipse(x - 6, y, 20), BLOCK_COLOURS.green);
    fill(e, ellipse(x - 6, y, 9), '#3f8a30');
    return;
  }
  if (i === CARROT) {
    fill(e, blob(`${x - 12},${y - 14} ${x + 12},${y - 14} ${x},${y + 30}!`, 5), BLOCK_COLOURS.orange);
    fill(e, stroke(`${x},${y - 14} ${x},${y - 32}`, 6, 4), BLOCK_COLOURS.green);
    return;
  }
  if (i % 3 === 0) fill(e, ellipse(x, y, 22), colour);
  else if (i % 3 === 1) fill(e, rectangle(x - 18, y - 18, 36, 36), colour);
  else fill(e, blob(`${x},${y - 26}! ${x + 26},${y + 18}! ${x - 26},${y + 18}!`, 2), colour);
}

function bag(e: Easel, x: number, y: number, colour: string) {
  e.p.soft(x + 20, y + 160, 90, 100, DARK, 0.35);
  fill(e, stroke(`${x - 34},${y + 60} ${x - 20},${y + 4} ${x + 20},${y + 4} ${x + 34},${y + 60}`, 8, 8), DARK, 0.6);
  const sack = blob(
    `${x - 62},${y + 70} ${x},${y + 44} ${x + 62},${y + 70} ${x + 66},${y + 210} ${x},${y + 226} ${x - 66},${y + 210}`,
    7,
  );
  solid(e, sack, colour, 16);
  const pocket = blob(`${x - 42},${y + 138}! ${x + 42},${y + 138}! ${x + 40},${y + 200} ${x - 40},${y + 200}`, 4);
  solid(e, pocket, tint(colour, 0.07), 6);
  e.p.edge(pocket, shade(colour, 0.1), 3, 0.6);
  e.p.line(
    [
      [x - 42, y + 150],
      [x + 42, y + 150],
    ],
    4,
    shade(colour, 0.14),
    0.7,
  );
}

type Rail = { readonly y: number; readonly coloured: boolean; readonly empty: readonly number[] };

function rail(e: Easel, { y, coloured, empty }: Rail) {
  const wood = coloured ? '#d39a5c' : GREY;
  e.p.fill(rectangle(-80, y + 6, 2560, 30), DARK, { alpha: 0.3, blur: 12 });
  solid(e, rectangle(-80, y - 18, 2560, 36), wood, 6);
  wash(e, 'grain', [-60, y - 14, 2460, y + 14], [shade(wood, 0.07), tint(wood, 0.06)], {
    count: 60,
    alpha: 0.5,
    long: 160,
    tall: 4,
  });
  HOOKS.forEach((x, i) => {
    const colour = coloured ? (SEVEN[(i * 3) % 7] ?? MID) : ([MID, GREY, PALE][i % 3] ?? MID);
    if (!empty.includes(i)) e.p.in(x, y + 20, 0, 0.82, 0.82, () => bag(e, 0, 0, colour));
    solid(e, stroke(`${x},${y} ${x},${y + 28} ${x + 18},${y + 34}`, 9, 9, 8), DARK, 4);
    sticker(e, x, y - 74, i, coloured || i === SNAIL ? (SEVEN[i % 7] ?? MID) : MID);
  });
}

/** Boards of wood up to the height of a child; they fade out where words stand. */
function wainscot(e: Easel, y: number, colour: string) {
  const lower = rectangle(1000, y, 1480, 500);
  fill(
    e,
    lower,
    linear(e, 1000, 0, 1420, 0, [
      [0, rgba(colour, 0)],
      [1, rgba(shade(colour, 0.03), 0.7)],
    ]),
  );
  for (let x = 1190; x < 2460; x += 84) {
    const alpha = Math.min(1, (x - 1100) / 320) * 0.45;
    e.p.line(
      [
        [x, y + 20],
        [x, 1050],
      ],
      4,
      shade(colour, 0.1),
      alpha,
    );
    e.p.line(
      [
        [x + 5, y + 20],
        [x + 5, 1050],
      ],
      3,
      tint(colour, 0.08),
      alpha,
    );
  }
  fill(
    e,
    rectangle(1000, y - 10, 1480, 22),
    linear(e, 1000, 0, 1420, 0, [
      [0, rgba('#dbe7f7', 0)],
      [1, '#dbe7f7'],
    ]),
  );
}

/** The way in: a rail with twelve hooks in grey, and one is free: the one with the snail. */
export const hookWall = flatStage({
  ground: '#b9cdea',
  back(e) {
    litWall(e, '#b9cdea', [1750, 420], '#e3edf9');
    wainscot(e, 560, '#a9c1e4');
    boards(e, 1050, '#b7b4cf', 1700);
    mat(e, 1790, 1140, [600, 84], BLOCK_COLOURS.blue);
    rail(e, { y: 150, coloured: false, empty: [SNAIL] });
    glow(e, 1760, 640, 700, '#fdf6e6', 0.3);
  },
});

/** Before the first morning: nobody is there. */
export const hooksEmpty = flatStage({
  ground: LIGHT,
  back(e) {
    litWall(e, LIGHT, [1200, 500]);
    rail(e, { y: 420, coloured: false, empty: HOOKS.map((_, i) => i) });
  },
});

/** After it: every hook has its bag, and two have guests. */
export const hooksFull = flatStage({
  ground: '#fff0c2',
  back(e) {
    litWall(e, '#fff0c2', [1200, 500], '#fff8de');
    boards(e, 1060, '#e6c284');
    rail(e, { y: 420, coloured: true, empty: [SNAIL, CARROT] });
  },
});
