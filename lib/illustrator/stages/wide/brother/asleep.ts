import { ellipse, rectangle, star } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';
import { LILAC, NIGHT, PAPER, YELLOW } from './colours';
import { drawing, ticked } from './crayon';
import { cotBack, cotFront, floorOf, moonLamp, nightWall, nightWindow } from './furniture';

const MOON_WOOD = '#cfc9e6';
const CRIB = { x: 1910, y: 1320, width: 820, height: 700 } as const;

/** One of two rockers, and the legs that stand on it. */
function rocker(e: Easel, dx: number, dy: number, wood: string) {
  e.p.in(dx, dy, 0, 1, 1, () => {
    for (const leg of ['1352,920 1340,1120', '1640,920 1664,1112']) e.p.form(stroke(leg, 13, 11), wood, { depth: 4 });
    e.p.form(stroke('1200,1086 1300,1128 1480,1150 1680,1128 1810,1056', 9, 14, 16, 14, 8), wood, { depth: 5 });
  });
}

/** A rocking chair from its side: the back leans, the seat comes forward to the left. */
function chair(e: Easel) {
  e.p.soft(1500, 1150, 400, 40, '#080a22', 0.7);
  rocker(e, 60, -26, '#57447f');
  e.p.form(
    blob('1560,930! 1548,760 1556,560 1584,420 1640,348 1716,336 1772,380 1790,500 1772,700 1730,930!', 9),
    LILAC[3],
    {
      depth: 20,
    },
  );
  e.p.form(
    blob('1566,900! 1556,740 1566,560 1592,436 1640,380 1690,380 1716,440 1714,600 1690,760 1670,900!', 9),
    LILAC[2],
    {
      depth: 16,
    },
  );
  for (const [x, y] of [
    [1640, 480],
    [1628, 600],
    [1636, 720],
  ] as const)
    fill(e, ellipse(x, y, 11), LILAC[4], 0.6);
  e.p.form(blob('1316,872 1400,858 1560,860 1716,872! 1716,940! 1320,940! 1296,906', 8), LILAC[2], { depth: 12 });
  rocker(e, 0, 0, LILAC[4]);
}

/** The arm of the chair that is nearer, on its two posts. */
function nearArm(e: Easel) {
  for (const post of ['1400,780 1396,900', '1650,780 1656,900']) e.p.form(stroke(post, 11, 11), LILAC[4], { depth: 4 });
  e.p.form(stroke('1352,780 1420,764 1560,766 1700,772', 18, 19, 18, 16), LILAC[3], { depth: 7 });
}

/** What somebody has laid over whoever sleeps there: over both thighs and the knees, and off them to the middle of the shins. */
function blanket(e: Easel) {
  const cloth = blob(
    '1330,806 1370,780 1450,776 1540,764 1610,776 1636,830 1650,930 1640,990 1590,976 1540,990 1480,972 1430,984 1396,964! 1390,1000 1340,986 1300,1004 1262,984! 1266,930 1280,870 1300,830',
    9,
  );
  e.p.fill(cloth, '#0c0f2c', { alpha: 0.35, blur: 10, dx: 4, dy: 12 });
  e.p.form(cloth, YELLOW[1], { depth: 18, softness: 14 });
  e.p.clip(cloth, () => {
    // Light on the thighs and the knees, shadow where the cloth falls.
    e.p.soft(1460, 800, 180, 34, YELLOW[0], 0.8, -0.05);
    e.p.soft(1326, 838, 44, 34, YELLOW[0], 0.9);
    e.p.soft(1520, 930, 150, 60, YELLOW[3], 0.5);
    e.p.soft(1320, 970, 80, 44, YELLOW[3], 0.4);
    for (const line of [
      '1400,830 1392,890 1394,964',
      '1350,840 1340,910 1342,986',
      '1480,830 1484,900 1480,972',
      '1560,810 1572,890 1566,980',
      '1620,800 1616,880 1626,980',
    ])
      fill(e, stroke(line, 2, 8, 4), YELLOW[2], 0.7);
    for (const [x, y] of [
      [1440, 810],
      [1540, 800],
      [1330, 890],
      [1440, 900],
      [1530, 890],
      [1600, 860],
      [1600, 940],
      [1380, 930],
    ] as const)
      fill(e, star(x, y, 17, 0.46), '#fffaf0');
  });
}

const LIST =
  '-90,1080! 300,1050 640,1062 940,1040 1080,1000 1160,930 1206,850! 1268,872! 1236,960 1160,1060 1020,1130 700,1176 300,1164 -90,1210!';

/** The list along the floor, its end in the hand that hangs over the chair. */
function listInHand(e: Easel) {
  const paper = blob(LIST, 8);
  e.p.fill(paper, '#0c0f2c', { alpha: 0.45, blur: 14, dy: 16 });
  e.p.form(paper, PAPER, { depth: 10 });
  e.p.clip(paper, () => e.p.soft(1150, 1010, 90, 120, '#b9b4dc', 0.5, 0.6));
  for (let i = 0; i < 8; i += 1) drawing(e, i + 1, 60 + (7 - i) * 130, 1122 - Math.max(0, 2 - i) * 12, 88, -0.06);
  drawing(e, 0, 1096, 1058, 92, -0.3);
  ticked(e, 1096, 1064, 92);
}

/** A rocking chair, a cot, and the list with its first tick. */
export const roarNight = flatStage({
  ground: NIGHT[3],
  back(e) {
    nightWall(e, 2080, 240, 1900);
    nightWindow(e, 1270, 70, 250, 230);
    fill(e, stroke('2080,-60 2080,110', 4, 4), LILAC[4]);
    moonLamp(e, 2080, 190, 84);
    floorOf(e, 1000, NIGHT[4]);
    fill(e, rectangle(-90, 992, 2580, 10), NIGHT[1], 0.6);
    e.p.soft(1800, 1080, 760, 90, '#8f86c8', 0.35);
    chair(e);
    listInHand(e);
    cotBack(e, CRIB, MOON_WOOD, '#b9b4dc');
  },
  over: {
    depth: 1500,
    paint: (e) => cotFront(e, { ...CRIB, height: 400 }, MOON_WOOD, 24),
  },
  front(e) {
    blanket(e);
    nearArm(e);
  },
});
