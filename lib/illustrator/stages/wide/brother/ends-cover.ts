import { rectangle, seededRandom, type Vec } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { cover, disc, type Easel, fill, linear, radial, type Stop } from '../../kit/easel';
import { flatStage } from '../flat';
import { LILAC, PAPER, YELLOW } from './colours';
import { crayon, drawing, grid, HUNDRED, ticked } from './crayon';
import { cotBack, cotFront, moonLamp } from './furniture';

/** The last place of the list. */
const LAST: Vec = [2300, 1062];

/** Where a drawing is: ten rows of ten on two pages, as crooked as a child puts them. */
function placeOf(i: number): Vec {
  if (i === HUNDRED - 1) return LAST;
  const random = seededRandom(`ends-${i}`);
  const [column, row] = [i % 20, Math.floor(i / 20)];
  const lift = column % 2 ? -44 : 44;
  return [(column < 10 ? 108 : 208) + column * 110 + random.bell() * 16, 140 + row * 230 + lift + random.bell() * 14];
}

/** All hundred. */
function hundred(e: Easel, blank: readonly number[], ticks: readonly number[]) {
  for (let i = 0; i < HUNDRED; i += 1) {
    if (blank.includes(i)) continue;
    const [x, y] = placeOf(i);
    drawing(e, i, x, y, i === HUNDRED - 1 ? 116 : 116 + seededRandom(`size-${i}`).bell() * 24);
    if (ticks.includes(i)) ticked(e, x + 26, y + 26, 90);
  }
}

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
    e.p.fill(blob(`1660,870! ${to(a)} ${to(a + 0.24)}`, 2), '#fff6d0', { alpha: 0.42, blur: 10 });
  }
}

const SUNNY: readonly Stop[] = [
  [0, '#fff3cf'],
  [0.3, '#ffe38e'],
  [0.6, YELLOW[1]],
  [1, '#f2b237'],
];

/** On one side the list as wallpaper, on the other a roar like a sun. */
export const roarCover = flatStage({
  ground: YELLOW[1],
  back(e) {
    cover(e, radial(e, 1660, 800, 1900, SUNNY));
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
      fill(
        e,
        rectangle(-90, 1010, 2580, 400),
        linear(e, 0, 1010, 0, 1200, [
          [0, YELLOW[2]],
          [1, YELLOW[3]],
        ]),
      );
      fill(e, rectangle(-90, 1002, 2580, 10), YELLOW[0], 0.9);
      e.p.soft(1500, 1080, 620, 90, YELLOW[0], 0.5);
      e.p.soft(2080, 1172, 380, 44, '#8a4f0c', 0.6);
      e.p.soft(560, 1096, 330, 44, '#8a4f0c', 0.55);
      crayon(e, 900, 1110, -0.3, 'r', 1.1);
      moonLamp(e, 1296, 1100, 62);
      cotBack(e, COT);
    },
  },
  front: (e) => cotFront(e, COT, undefined, 20),
});
