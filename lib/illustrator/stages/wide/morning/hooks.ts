import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';
import { BLOCK_COLOURS, GREYS } from './colours';

const [PALE, LIGHT, MID, GREY, DARK] = GREYS;
const SEVEN = Object.values(BLOCK_COLOURS);
/** Where the twelve hooks are; none at the fold. */
const HOOKS = Array.from({ length: 12 }, (_, i) => 100 + i * 200);
/** Numbers of the hooks of the bear and of the bunny. */
const [SNAIL, CARROT] = [6, 7];

function sticker(e: Easel, x: number, y: number, i: number, colour: string) {
  fill(e, ellipse(x, y, 44), '#ffffff');
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
  fill(e, stroke(`${x - 34},${y + 60} ${x - 20},${y + 4} ${x + 20},${y + 4} ${x + 34},${y + 60}`, 8, 8), DARK, 0.6);
  fill(
    e,
    blob(
      `${x - 62},${y + 70} ${x},${y + 44} ${x + 62},${y + 70} ${x + 66},${y + 210} ${x},${y + 226} ${x - 66},${y + 210}`,
      7,
    ),
    colour,
  );
  fill(
    e,
    blob(`${x - 40},${y + 140}! ${x + 40},${y + 140}! ${x + 38},${y + 196} ${x - 38},${y + 196}`, 4),
    '#ffffff',
    0.35,
  );
}

type Rail = { readonly y: number; readonly coloured: boolean; readonly empty: readonly number[] };

function rail(e: Easel, { y, coloured, empty }: Rail) {
  fill(e, rectangle(-80, y - 16, 2560, 32), coloured ? '#d39a5c' : GREY);
  HOOKS.forEach((x, i) => {
    const colour = coloured ? (SEVEN[(i * 3) % 7] ?? MID) : ([MID, GREY, PALE][i % 3] ?? MID);
    if (!empty.includes(i)) e.p.in(x, y + 20, 0, 0.82, 0.82, () => bag(e, 0, 0, colour));
    fill(e, stroke(`${x},${y} ${x},${y + 28} ${x + 18},${y + 34}`, 9, 9, 8), DARK);
    sticker(e, x, y - 74, i, coloured || i === SNAIL ? (SEVEN[i % 7] ?? MID) : MID);
  });
}

const rug = (e: Easel, colour: string) => fill(e, ellipse(1790, 1160, 640, 90, 0, 90), colour);

/** The way in: a rail with twelve hooks in grey, and one is free: the one with the snail. */
export const hookWall = flatStage({
  ground: '#b9cdea',
  back(e) {
    rail(e, { y: 150, coloured: false, empty: [SNAIL] });
    fill(e, rectangle(-80, 1060, 2560, 240), '#9dbde6');
    rug(e, BLOCK_COLOURS.blue);
  },
});

/** Before the first morning: nobody is there. */
export const hooksEmpty = flatStage({
  ground: LIGHT,
  back: (e) => rail(e, { y: 420, coloured: false, empty: HOOKS.map((_, i) => i) }),
});

/** After it: every hook has its bag, and two have guests. */
export const hooksFull = flatStage({
  ground: '#fff0c2',
  back: (e) => rail(e, { y: 420, coloured: true, empty: [SNAIL, CARROT] }),
});
