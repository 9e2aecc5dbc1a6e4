import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';
import { LILAC, PAPER, YELLOW } from './colours';
import { crayon, drawing, grid, HUNDRED, ribbon } from './crayon';
import { cotBack, cotFront, floorOf } from './furniture';

function dashed(e: Easel, x: number, y: number, r: number) {
  for (let i = 0; i < 16; i += 1) {
    const a = (i / 16) * Math.PI * 2;
    const at = (b: number) => `${(x + Math.cos(b) * r).toFixed(1)},${(y + Math.sin(b) * r * 1.08).toFixed(1)}`;
    fill(e, stroke(`${at(a)} ${at(a + 0.22)}`, 3.4, 3.4), LILAC[3]);
  }
}

/** The sheet itself, from above: ninety-eight drawings, one that is being made, and a place that is still empty. */
export const roarSheet = flatStage({
  ground: LILAC[1],
  back(e) {
    for (const y of [250, 560, 870]) fill(e, rectangle(-90, y, 2580, 5), LILAC[2]);
    e.p.form(blob('34,14! 1200,6! 2368,16! 2370,1060! 2250,1166! 1200,1176! 36,1164!', 3), PAPER, { depth: 8 });
    e.p.form(blob('2370,1060! 2300,1056 2262,1078 2250,1166!', 6), LILAC[0], { depth: 8 });
    grid(e, {
      from: 0,
      columns: 18,
      rows: 8,
      at: [92, 78],
      step: [130, 146],
      size: 98,
      free: [
        [-100, 420, 1250, 1300],
        [1230, 330, 2360, 1300],
      ],
    });
    drawing(e, HUNDRED - 2, 1060, 1040, 190, 0.06);
    dashed(e, 1372, 1030, 92);
    for (const [x, y, turn, letter] of [
      [250, 520, 0.5, 'b'],
      [120, 700, -0.9, 'g'],
      [1010, 520, 0.3, 'v'],
      [1180, 620, -1.2, 'o'],
    ] as const)
      crayon(e, x, y, turn, letter);
  },
});

/** A sofa, the evening of the first day, and one balloon. */
export const roarSofa = flatStage({
  ground: LILAC[1],
  back(e) {
    fill(e, ellipse(1820, 520, 760, 640, 0, 90), LILAC[0]);
    floorOf(e, 1000, LILAC[3]);
    e.p.form(blob('1230,1300! 1226,640 1300,560 1800,540 2300,560 2440,640 2490,700! 2490,1300!', 8), LILAC[3], {
      depth: 16,
    });
    e.p.form(blob('1210,1300! 1214,900 1300,860 1800,850 2490,860! 2490,1300!', 8), LILAC[2], { depth: 14 });
  },
  front: (e) => ribbon(e, HUNDRED - 24, { blank: [HUNDRED - 1] }),
});

/** What the roar does: rays from the mouth through the whole room. */
function roar(e: Easel) {
  const from = '470,720!';
  for (const [a, b, colour] of [
    ['2500,-40!', '2500,1090!', YELLOW[1]],
    ['2500,150!', '2500,900!', YELLOW[0]],
    ['2500,360!', '2500,700!', '#fffbe4'],
  ] as const)
    fill(e, blob(`${from} ${a} ${b}`, 2), colour);
}

const [CURTAIN, FOLD] = ['#f2a7bb', '#d97f9a'] as const;

/** A curtain that the roar blows away from the wall, on the rod that holds it. */
function blownCurtain(e: Easel) {
  e.p.form(
    blob(
      '1930,92! 2330,92! 2400,150 2500,180! 2500,420! 2440,400 2390,450 2330,420 2270,470 2200,410 2120,430 2070,350 2000,250',
      8,
    ),
    CURTAIN,
    { depth: 14 },
  );
  for (const line of ['2010,96 2070,220 2190,396', '2120,96 2190,230 2330,400', '2230,96 2310,210 2440,360'])
    fill(e, stroke(line, 3, 9, 3), FOLD, 0.55);
  e.p.form(rectangle(1880, 62, 620, 20), LILAC[4], { depth: 5 });
  e.p.form(ellipse(1876, 72, 24), YELLOW[2], { depth: 5 });
  for (let x = 1944; x < 2340; x += 74) e.p.edge(ellipse(x, 80, 15, 20), YELLOW[2], 6, 1);
}

/** A shelf with three books, from which the giraffe has flown. */
function shelf(e: Easel, x: number, y: number) {
  e.p.form(rectangle(x, y, 250, 22), LILAC[4], { depth: 5 });
  for (const u of [20, 216]) fill(e, rectangle(x + u, y + 22, 14, 40), LILAC[4]);
  for (const [u, w, h, colour] of [
    [12, 26, 90, '#e2503f'],
    [40, 20, 104, '#4483cf'],
    [62, 30, 84, '#62a843'],
  ] as const)
    fill(e, rectangle(x + u, y - h, w, h), colour);
}

/** The nursery with a roar in it. */
export const roarRoom = flatStage({
  ground: LILAC[2],
  back(e) {
    floorOf(e, 950, LILAC[3]);
    roar(e);
    shelf(e, 880, 540);
    blownCurtain(e);
    cotBack(e, { x: 1960, y: 1072, width: 400, height: 430 });
  },
  over: {
    depth: 1600,
    paint: (e) => cotFront(e, { x: 1960, y: 1072, width: 400, height: 430 }),
  },
  front: (e) => ribbon(e, 0, { circle: 0 }),
});
