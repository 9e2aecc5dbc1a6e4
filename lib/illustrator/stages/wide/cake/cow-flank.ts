import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { clipTo, type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';
import { GROUND, INK } from './colours';
import { pail } from './things';

const [HIDE, SOFT, PATCH, PINK, HOOF] = ['#ffffff', '#eaddc6', '#74462f', '#f2a9a0', '#4a3434'];
const BODY =
  '1360,520 1400,330 1540,250 1760,262 2000,240 2240,232 2480,250! 2480,820! 2230,800 2040,822 1800,812 1560,800 1420,720';

function leg(e: Easel, x: number, width: number, y: number, colour: string) {
  fill(
    e,
    blob(
      `${x - width},600! ${x + width},600! ${x + width * 0.62},860 ${x + width * 0.7},${y - 50}! ${x - width * 0.7},${y - 50}! ${x - width * 0.62},860`,
      6,
    ),
    colour,
  );
  fill(
    e,
    blob(
      `${x - width * 0.72},${y - 54}! ${x + width * 0.72},${y - 54}! ${x + width * 0.95},${y}! ${x - width * 0.95},${y}!`,
      2,
    ),
    HOOF,
  );
}

function udder(e: Easel) {
  fill(e, blob('1900,770! 1910,850 1960,900 2040,908 2120,890 2160,830 2170,770!', 8), PINK);
  for (const x of [1962, 2090]) fill(e, stroke(`${x},880 ${x - 2},930`, 24, 15), '#e88f8a');
  fill(e, ellipse(2010, 850, 50, 18), '#f7c1b8');
}

/** Turned round to the child; it has stopped chewing, a stalk still hangs out of its mouth. */
function head(e: Easel) {
  fill(e, blob('1400,560 1330,440 1400,300 1520,270 1560,420 1500,560', 8), HIDE);
  for (const side of [-1, 1]) {
    fill(e, stroke(`${1410 + side * 70},200 ${1410 + side * 108},150 ${1410 + side * 96},96`, 19, 13, 4), '#ead3a4');
    fill(
      e,
      blob(
        `${1410 + side * 96},236 ${1410 + side * 150},190 ${1410 + side * 212},214 ${1410 + side * 190},270 ${1410 + side * 118},288`,
        7,
      ),
      PATCH,
    );
    fill(
      e,
      blob(`${1410 + side * 116},244 ${1410 + side * 150},216 ${1410 + side * 186},228 ${1410 + side * 166},262`, 7),
      PINK,
    );
  }
  const face = blob(
    '1410,166 1510,186 1540,270 1534,370 1572,460 1540,540 1410,566 1280,540 1250,460 1286,370 1280,270 1310,186',
    9,
  );
  fill(e, face, HIDE);
  clipTo(e, face, () => {
    fill(e, blob('1250,150! 1396,150! 1392,260 1360,370 1280,420 1220,380', 7), PATCH);
    fill(e, blob('1474,150! 1560,150! 1580,330 1540,350 1486,270', 7), PATCH);
  });
  fill(e, blob('1280,440 1410,416 1542,440 1574,500 1530,560 1410,580 1290,560 1246,500', 9), PINK);
  for (const side of [-1, 1]) {
    fill(e, ellipse(1420 + side * 62, 474, 19, 13, side * 0.3), '#b4595a');
    const [x, y] = [1414 + side * 66, 318];
    fill(e, ellipse(x, y, 31, 37), '#fffaf0');
    fill(e, ellipse(x + 12, y + 6, 20, 27), INK);
    fill(e, ellipse(x + 5, y - 6, 7, 8), '#ffffff');
    fill(e, stroke(`${x - 33},${y - 22} ${x},${y - 37} ${x + 33},${y - 22}`, 3, 6, 3), INK);
    fill(e, stroke(`${x - 26},${y - 64 - side * 8} ${x},${y - 76} ${x + 26},${y - 64 + side * 8}`, 4, 5, 4), '#9a7a66');
  }
  fill(e, stroke('1356,530 1424,540 1500,522', 4, 6, 4), '#b4595a');
  fill(e, stroke('1498,524 1560,560 1590,620', 4, 4, 3), '#5f9a3f');
  for (const [x, y] of [
    [1590, 622],
    [1602, 600],
    [1576, 632],
  ] as const)
    fill(e, ellipse(x, y, 11, 8), '#fff7d6');
  fill(e, blob('1376,190 1392,140 1420,160 1440,130 1454,180 1436,216 1410,200 1394,220', 6), SOFT);
}

/** The side of a cow that is larger than the page, white on white. */
export const cowFlank = flatStage({
  ground: GROUND.milk,
  back(e) {
    fill(e, rectangle(-80, 900, 2560, 400), '#f1e4c6');
    fill(e, blob('1250,960 1700,880 2100,870 2480,880! 2480,1300! 1200,1300! 1170,1110', 8), '#bcd08a');
    leg(e, 1640, 58, 1086, SOFT);
    leg(e, 2330, 70, 1086, SOFT);
    const body = blob(BODY, 9);
    fill(e, body, HIDE);
    clipTo(e, body, () => {
      fill(e, blob('1380,800! 1600,740 2000,770 2480,740! 2480,860! 1380,860!', 7), SOFT);
      fill(e, blob('1590,220 1760,230 1790,320 1700,380 1610,350 1570,290', 8), PATCH);
      fill(e, blob('2060,200 2300,210 2330,360 2250,470 2120,440 2040,330', 8), PATCH);
      fill(e, blob('2330,640 2480,560! 2480,830! 2300,800', 8), PATCH);
      fill(e, blob('1560,520 1700,450 1880,470 1990,560 1980,700 1860,800 1660,800 1570,680', 8), PATCH);
    });
    leg(e, 1500, 62, 1120, HIDE);
    udder(e);
    leg(e, 2230, 84, 1120, HIDE);
    head(e);
    fill(e, ellipse(1990, 1128, 170, 18), INK, 0.14);
    pail(e, [1950, 1140, 1.06], '#ffffff');
    pail(e, [2100, 1146, 1.06], '#fdeebb', { tin: '#b08d6a' });
  },
  over: {
    depth: 1500,
    paint: (e) => {
      fill(e, stroke('1960,950 1952,1020', 6, 7), '#ffffff');
      fill(e, stroke('2086,946 2090,1026', 6, 7), '#fffbe8');
    },
  },
});
