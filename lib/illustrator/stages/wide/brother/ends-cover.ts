import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { disc, type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';
import { LILAC, PAPER, YELLOW } from './colours';
import { crayon, grid, HUNDRED } from './crayon';
import { cotBack, cotFront, floorOf, moonLamp } from './furniture';

/** All hundred, ten rows of ten on two pages. */
function hundred(e: Easel, blank: readonly number[], ticks: readonly number[]) {
  for (let i = 0; i < HUNDRED; i += 1) {
    const [column, row] = [i % 20, Math.floor(i / 20)];
    grid(e, {
      from: i,
      columns: 1,
      rows: 1,
      at: [(column < 10 ? 104 : 210) + column * 110, 138 + row * 231],
      step: [110, 231],
      size: i === HUNDRED - 1 ? 112 : 92,
      blank,
      ticks,
    });
  }
}

/** The last place of the list. */
const LAST: readonly [number, number] = [210 + 19 * 110, 138 + 4 * 231];

function dashes(e: Easel) {
  const [x, y] = LAST;
  for (let i = 0; i < 14; i += 1) {
    const a = (i / 14) * Math.PI * 2;
    const at = (b: number) => `${(x + Math.cos(b) * 64).toFixed(1)},${(y + Math.sin(b) * 80).toFixed(1)}`;
    fill(e, stroke(`${at(a)} ${at(a + 0.25)}`, 2.6, 2.6), LILAC[3]);
  }
}

/** The list before the baby came: number one hundred is empty. */
export const roarListEmpty = flatStage({
  ground: LILAC[0],
  back(e) {
    fill(e, rectangle(22, 22, 2356, 1156), PAPER);
    hundred(e, [HUNDRED - 1], []);
    dashes(e);
  },
});

/** The list afterwards: one is learned, and number one hundred is there. */
export const roarListFull = flatStage({
  ground: YELLOW[0],
  back(e) {
    fill(e, rectangle(22, 22, 2356, 1156), PAPER);
    hundred(e, [], [0]);
    dashes(e);
  },
});

const COT = { x: 1830, y: 1180, width: 520, height: 400, gaps: 4 } as const;

/** What goes out from the mouth of the lion, over both sides. */
function roar(e: Easel) {
  for (let i = 0; i < 14; i += 1) {
    const a = (i / 14) * Math.PI * 2 + 0.1;
    const to = (b: number) => `${(1660 + Math.cos(b) * 2200).toFixed(0)},${(870 + Math.sin(b) * 2200).toFixed(0)}!`;
    fill(e, blob(`1660,870! ${to(a)} ${to(a + 0.24)}`, 2), '#fff6d0', 0.5);
  }
}

/** On one side the list as wallpaper, on the other a roar like a sun. */
export const roarCover = flatStage({
  ground: YELLOW[1],
  back(e) {
    roar(e);
    grid(e, {
      from: 0,
      columns: 7,
      rows: 6,
      at: [90, 90],
      step: [152, 152],
      size: 112,
      free: [[170, 160, 930, 1300]],
    });
    disc(e, 1780, 900, 1000, 800, '#fff3cf', 0.9, 0.2);
  },
  // The floor lies before the rays on the wall.
  over: {
    depth: 500,
    paint(e) {
      floorOf(e, 1010, YELLOW[2]);
      fill(e, ellipse(1800, 1130, 640, 90, 0, 90), YELLOW[3], 0.55);
      fill(e, ellipse(570, 1090, 330, 40, 0, 90), YELLOW[3], 0.6);
      crayon(e, 900, 1110, -0.3, 'r', 1.1);
      moonLamp(e, 1330, 1100, 62);
      cotBack(e, COT);
    },
  },
  front: (e) => cotFront(e, COT, undefined, 20),
});
