import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';
import { LILAC, PAPER, YELLOW } from './colours';
import { crayon, grid, HUNDRED } from './crayon';

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
      size: 106,
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
    const at = (b: number) => `${(x + Math.cos(b) * 60).toFixed(1)},${(y + Math.sin(b) * 66).toFixed(1)}`;
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

/** The blanket in a cot. */
function cot(e: Easel) {
  fill(e, blob('1990,1000 2120,960 2300,975 2490,955! 2490,1300! 1990,1300!', 8), '#f6f0ff');
}

/** An ear and some hair above the blanket: all there is of a pupil. */
function onlyRails(e: Easel) {
  for (let x = 2010; x < 2440; x += 76) e.p.form(rectangle(x, 850, 24, 460), '#fffaf0', { depth: 5 });
  e.p.form(blob('1986,846! 1986,806 2010,796 2480,796! 2480,852! 1986,852!', 5), '#fffaf0', { depth: 8 });
  e.p.form(ellipse(2002, 800, 34), YELLOW[1], { depth: 8 });
}

/** The list as wallpaper of the cover, quiet where the title is. */
export const roarCover = flatStage({
  ground: LILAC[2],
  back(e) {
    e.p.in(0, 0, 0, 1, 1, () => {
      e.c.save();
      e.c.globalAlpha = 0.5;
      grid(e, {
        from: 0,
        columns: 16,
        rows: 8,
        at: [60, -6],
        step: [152, 152],
        size: 112,
        free: [
          [1300, 60, 2310, 400],
          [130, 230, 1080, 1300],
        ],
      });
      e.c.restore();
    });
    fill(e, ellipse(1760, 930, 560, 560, 0, 90), '#fff3cf');
    fill(e, ellipse(570, 1090, 330, 40, 0, 90), LILAC[3]);
    crayon(e, 900, 1110, -0.3, 'r', 1.1);
    fill(e, rectangle(2010, 850, 470, 360), LILAC[3]);
  },
  over: {
    depth: 1300,
    paint(e) {
      cot(e);
      onlyRails(e);
    },
  },
});
