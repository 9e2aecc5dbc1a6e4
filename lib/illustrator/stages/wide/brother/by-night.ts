import { ellipse, rectangle, star } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { disc, type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';
import { LILAC, NIGHT, PAPER, YELLOW } from './colours';
import { drawing, ticked } from './crayon';
import { cotBack, cotFront, floorOf, moonLamp } from './furniture';

const COT = { x: 1790, y: 1130, width: 540, height: 620 } as const;
/** Its side is let down, so that the baby is seen over the rail. */
const SIDE = { ...COT, height: 300, gaps: 7 } as const;
const MOON_WOOD = '#cfc9e6';

/** Drawings that have left the paper: number, place, size, turn. */
const DANCING: readonly (readonly [number, number, number, number, number])[] = [
  [0, 1700, 520, 150, -0.2],
  [1, 1800, 340, 130, 0.2],
  [2, 1960, 210, 124, -0.1],
  [5, 2140, 170, 120, 0.3],
  [8, 2290, 270, 116, -0.3],
  [17, 1560, 290, 100, 0.4],
  [13, 1690, 150, 100, -0.2],
  [27, 1420, 150, 84, 0.2],
  [28, 1860, 80, 92, -0.25],
];

const LIST =
  '1330,900! 1470,880 1620,890! 1640,1010! 1700,1080 1830,1090 1960,990 2080,930 2230,920! 2236,1010! 2110,1020 2000,1080 1870,1180 1690,1180 1560,1090! 1420,1060 1350,1060!';

/** The list from the hands of the reader through the bars. */
export const roarReading = flatStage({
  ground: NIGHT[3],
  back(e) {
    fill(e, ellipse(1880, 620, 800, 680, 0, 90), NIGHT[2]);
    fill(e, ellipse(1900, 600, 560, 520, 0, 90), NIGHT[1]);
    floorOf(e, 1030, NIGHT[4]);
    moonLamp(e, 1290, 1010, 58);
    cotBack(e, COT, MOON_WOOD, '#b9b4dc');
  },
  over: {
    depth: 1100,
    paint(e) {
      fill(e, blob(LIST, 8), PAPER);
      for (const [n, x, y, turn] of [
        [3, 1400, 960, 0],
        [4, 1500, 950, 0.2],
        [6, 1590, 970, 0.1],
        [7, 1440, 1030, 0.1],
        [9, 1640, 1090, 0.5],
        [11, 1750, 1134, 0.1],
        [12, 1870, 1120, -0.4],
        [14, 1970, 1040, -0.6],
        [15, 2070, 984, -0.3],
        [16, 2170, 968, 0],
      ] as const)
        drawing(e, n, x, y, 78, turn);
      cotFront(e, SIDE, MOON_WOOD, 18);
      for (const [n, x, y, size, turn] of DANCING) {
        disc(e, x, y, size * 0.95, size * 0.95, '#ffedb4', 0.95, 0.5);
        drawing(e, n, x, y, size, turn);
      }
    },
  },
});

/** What is left of the drawings that danced: number, place, size, turn. */
const FADING: readonly (readonly [number, number, number, number, number])[] = [
  [0, 1400, 200, 150, -0.2],
  [8, 940, 150, 120, 0.2],
  [1, 150, 200, 110, -0.1],
];

/** The light of the moon lamp on both sides of the bars. */
export const roarHands = flatStage({
  ground: NIGHT[3],
  back(e) {
    fill(e, ellipse(1840, 560, 1250, 1000, 0, 90), NIGHT[2]);
    fill(e, ellipse(1880, 560, 800, 720, 0, 90), '#4d4684');
    disc(e, 1900, 520, 1000, 860, '#ffd98a', 0.72, 0.1);
    for (const [n, x, y, size, turn] of FADING) {
      disc(e, x, y, size * 1.1, size * 1.1, '#ffedb4', 0.8, 0.4);
      drawing(e, n, x, y, size, turn);
    }
  },
});

const CRIB = { x: 1910, y: 1320, width: 820, height: 700 } as const;

/** The chair of the teacher, which rocks: between its wings a head that sleeps finds a place. */
function chair(e: Easel) {
  e.p.form(blob('1270,930! 1250,520 1270,380 1360,330 1470,316 1590,330 1680,384 1700,520 1680,930!', 9), LILAC[3], {
    depth: 18,
  });
  for (const [x, y] of [
    [1390, 470],
    [1500, 440],
    [1390, 640],
    [1500, 620],
  ] as const)
    fill(e, ellipse(x, y, 11), LILAC[4], 0.6);
  e.p.form(blob('1280,400 1240,404 1210,480 1216,640 1240,760 1290,770! 1310,600 1300,470', 9), LILAC[2], {
    depth: 12,
  });
  fill(e, stroke('1180,1090 1290,1150 1480,1168 1660,1150 1770,1090', 15, 15, 15), LILAC[4]);
  for (const x of [1300, 1640]) fill(e, rectangle(x, 890, 24, 270), LILAC[4]);
  e.p.form(blob('1262,880! 1690,880! 1690,936! 1262,936!', 5), LILAC[2], { depth: 8 });
  wing(e);
  arm(e, -1);
}

/** The wing on which the head lies. */
const wing = (e: Easel) =>
  e.p.form(blob('1640,392 1700,372 1752,420 1764,560 1750,700 1714,800 1650,810! 1640,680 1660,540', 9), LILAC[2], {
    depth: 14,
  });

/** One of its arms, which comes towards the viewer: on the left the hand of who sleeps hangs over it. */
function arm(e: Easel, side: -1 | 1) {
  e.p.in(1478, 0, 0, side, 1, () => {
    e.p.form(blob('176,940! 178,800 170,760 184,728 220,718 252,732 262,766 252,800 248,940!', 8), LILAC[2], {
      depth: 12,
    });
    fill(e, ellipse(216, 760, 34, 30), LILAC[3], 0.6);
  });
}

/** What somebody has laid over whoever sleeps there: it hangs from the lap over the shins. */
function blanket(e: Easel) {
  const cloth = blob(
    '1336,790 1366,722 1460,700 1570,706 1636,736 1656,820 1660,900 1640,970 1560,1016 1500,1060 1400,1080 1320,1060 1300,980 1312,880',
    9,
  );
  e.p.form(cloth, YELLOW[1], { depth: 20, softness: 15 });
  e.p.clip(cloth, () => {
    for (const line of ['1350,780 1420,880 1400,1060', '1480,720 1500,860 1450,1060', '1600,730 1590,860 1540,1000'])
      fill(e, stroke(line, 3, 8, 4), YELLOW[2], 0.6);
    for (const [x, y] of [
      [1370, 930],
      [1450, 850],
      [1540, 930],
      [1610, 850],
      [1370, 1030],
      [1480, 1010],
    ] as const)
      fill(e, star(x, y, 19, 0.46), '#fffaf0');
  });
}

/** A rocking chair, a cot, and the list on the floor with its first tick. */
export const roarNight = flatStage({
  ground: NIGHT[3],
  back(e) {
    fill(e, ellipse(1720, 560, 820, 720, 0, 90), NIGHT[2]);
    fill(e, stroke('2080,-60 2080,110', 4, 4), LILAC[4]);
    moonLamp(e, 2080, 190, 84);
    floorOf(e, 1000, NIGHT[4]);
    fill(
      e,
      blob('-90,1080! 300,1050 700,1066 1100,1010 1240,1000 1270,1070 1180,1130 700,1180 300,1164 -90,1210!', 8),
      PAPER,
    );
    for (let i = 0; i < 9; i += 1) drawing(e, i, 80 + (8 - i) * 130, 1126 - Math.max(0, 2 - i) * 20, 92, -0.06);
    ticked(e, 1120, 1086, 100);
    chair(e);
    cotBack(e, CRIB, MOON_WOOD, '#b9b4dc');
  },
  over: {
    depth: 1500,
    paint: (e) => cotFront(e, { ...CRIB, height: 400 }, MOON_WOOD, 24),
  },
  front(e) {
    blanket(e);
    arm(e, 1);
  },
});
