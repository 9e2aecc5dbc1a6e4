import { ellipse, rectangle, seededRandom, star, type Vec } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';
import { LILAC, PAPER, YELLOW } from './colours';
import { crayon, drawing, HUNDRED, ribbon } from './crayon';
import { cotBack, cotFront, dayWall, dayWindow, floorOf } from './furniture';

function dashed(e: Easel, x: number, y: number, r: number) {
  for (let i = 0; i < 16; i += 1) {
    const a = (i / 16) * Math.PI * 2;
    const at = (b: number) => `${(x + Math.cos(b) * r).toFixed(1)},${(y + Math.sin(b) * r * 1.08).toFixed(1)}`;
    fill(e, stroke(`${at(a)} ${at(a + 0.22)}`, 3.4, 3.4), LILAC[3]);
  }
}

/** Where words stand on the sheet, where the child lies, and where the crayons do: boxes x0, y0, x1, y1. */
const TAKEN = [
  [1240, 300, 2400, 1200],
  [560, 470, 1000, 1200],
  [310, 660, 1240, 1200],
  [150, 840, 1240, 1200],
  [0, 1000, 1240, 1200],
  [1000, 500, 1240, 640],
] as const;

/** The drawings in rows, wherever the sheet is free. */
function drawn(e: Easel) {
  const random = seededRandom('sheet');
  const free = Array.from({ length: 210 }, (_, i): Vec => [94 + (i % 21) * 110, 74 + Math.floor(i / 21) * 108]).filter(
    ([x, y]) => !TAKEN.some(([a, b, c, d]) => x > a && x < c && y > b && y < d),
  );
  for (const [i, [x, y]] of free.slice(0, HUNDRED - 2).entries())
    drawing(e, i, x + random.bell() * 12, y + random.bell() * 10, 86 + random.bell() * 16);
}

/** The sheet itself, from above: ninety-eight drawings, one that is being made, and a place that is still empty. */
export const roarSheet = flatStage({
  ground: LILAC[1],
  back(e) {
    for (const y of [250, 560, 870]) fill(e, rectangle(-90, y, 2580, 5), LILAC[2]);
    e.p.form(blob('34,14! 1200,6! 2368,16! 2370,1060! 2250,1166! 1200,1176! 36,1164!', 3), PAPER, { depth: 8 });
    e.p.form(blob('2370,1060! 2300,1056 2262,1078 2250,1166!', 6), LILAC[0], { depth: 8 });
    drawn(e);
    drawing(e, HUNDRED - 2, 1060, 1040, 190, 0.06);
    dashed(e, 1372, 1030, 92);
    for (const [x, y, turn, letter] of [
      [1120, 560, 0.5, 'b'],
      [1080, 760, -0.9, 'g'],
      [1170, 700, -1.2, 'o'],
      [190, 1090, 0.2, 'v'],
    ] as const)
      crayon(e, x, y, turn, letter);
  },
});

/** The back of a sofa with two cushions. */
function sofaBack(e: Easel) {
  e.p.form(blob('1660,1010! 1656,640 1700,570 1790,548 2060,544 2400,548 2500,560! 2500,1010!', 8), LILAC[3], {
    depth: 18,
  });
  for (const [x0, x1] of [
    [1712, 2076],
    [2092, 2500],
  ] as const)
    e.p.form(
      blob(`${x0},830! ${x0 + 4},640 ${x0 + 50},596 ${(x0 + x1) / 2},588 ${x1 - 50},596 ${x1 - 4},640 ${x1},830!`, 8),
      LILAC[2],
      {
        depth: 16,
      },
    );
}

/** Its seat with the front below, and the arm on the left. */
function sofaSeat(e: Easel) {
  fill(e, ellipse(2080, 1096, 470, 26), '#33254a', 0.22);
  for (const x of [1690, 2330]) fill(e, rectangle(x, 1040, 26, 56), '#6b4a78');
  e.p.form(blob('1670,880! 2500,880! 2500,1060! 1676,1060!', 4), LILAC[3], { depth: 14 });
  e.p.form(blob('1700,800 1760,784 2100,780 2500,784! 2500,900! 2100,908 1760,906 1698,890', 8), LILAC[2], {
    depth: 14,
  });
  e.p.form(blob('1640,1066! 1636,760 1650,704 1690,684 1734,700 1750,756 1748,1066!', 8), LILAC[3], { depth: 14 });
  fill(e, ellipse(1692, 738, 36, 34), LILAC[4], 0.3);
}

/** A sofa, the evening of the first day, and one balloon. */
export const roarSofa = flatStage({
  ground: LILAC[1],
  back(e) {
    dayWall(e, 1960, 420, 1900);
    dayWindow(e, 1180, 110, 330, 330);
    floorOf(e, 1000, LILAC[3]);
    fill(e, rectangle(-90, 990, 2580, 12), LILAC[0]);
    e.p.soft(1640, 1090, 1100, 110, '#fff6d8', 0.4);
    fill(e, ellipse(1640, 1120, 860, 92, 0, 90), YELLOW[1], 0.75);
    fill(e, ellipse(1640, 1120, 780, 74, 0, 90), YELLOW[0], 0.8);
  },
  over: {
    depth: 600,
    paint(e) {
      sofaBack(e);
      sofaSeat(e);
    },
  },
});

/** What the roar does: rays from the open mouth through the whole room. */
function roar(e: Easel) {
  for (const [a, b, colour] of [
    ['2500,-40!', '2500,1090!', YELLOW[1]],
    ['2500,150!', '2500,900!', YELLOW[0]],
    ['2500,360!', '2500,700!', '#fffbe4'],
  ] as const)
    e.p.fill(blob(`${MOUTH} ${a} ${b}`, 2), colour, { blur: 5 });
}
const MOUTH = '520,700!';

/** Where they begin they are before the cheek. */
const roarBeforeCheek = (e: Easel) => e.p.clip(rectangle(520, 560, 260, 300), () => roar(e));

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

/** The sheet of the cot flies out behind, over the rail on the right. */
function blownBlanket(e: Easel) {
  const cloth = blob('2250,900 2300,850 2350,770 2410,730 2500,740! 2500,830! 2430,822 2390,870 2350,930 2280,950', 9);
  e.p.form(cloth, '#a8d2cc', { depth: 12 });
  for (const line of ['2280,920 2340,850 2420,776', '2310,936 2370,870 2450,810'])
    fill(e, stroke(line, 3, 8, 3), '#7fb3ac', 0.6);
}

/** A mobile over the cot, whose stars the roar has blown to one side. */
function mobile(e: Easel) {
  fill(e, stroke('1990,700 2000,610 2060,570', 6, 6, 5), LILAC[4]);
  for (const [line, x, y, colour] of [
    ['2060,570 2120,600 2170,604', 2190, 606, '#e2503f'],
    ['2060,570 2130,566 2200,552', 2222, 550, '#4483cf'],
    ['2060,570 2110,536 2160,504', 2180, 496, YELLOW[2]],
  ] as const) {
    fill(e, stroke(line, 2.4, 2.4), LILAC[4]);
    e.p.form(star(x, y, 26, 0.5), colour, { depth: 4 });
  }
}

/** The nursery with a roar in it. */
export const roarRoom = flatStage({
  ground: LILAC[2],
  back(e) {
    dayWall(e, 1500, 560, 1700);
    floorOf(e, 950, LILAC[3]);
    e.p.soft(1300, 1010, 1100, 90, LILAC[1], 0.5);
    roar(e);
    shelf(e, 880, 540);
    blownCurtain(e);
    cotBack(e, { x: 1960, y: 1072, width: 400, height: 430 });
  },
  over: {
    depth: 1600,
    paint(e) {
      blownBlanket(e);
      cotFront(e, { x: 1960, y: 1072, width: 400, height: 430 });
      mobile(e);
      roarBeforeCheek(e);
    },
  },
  front: (e) => ribbon(e, 0, { circle: 0 }),
});
