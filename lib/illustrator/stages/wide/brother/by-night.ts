import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { blend, type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';
import { LILAC, NIGHT, PAPER } from './colours';
import { drawing, ticked } from './crayon';
import { cotBack, cotFront, floorOf, moonLamp } from './furniture';

const COT = { x: 1790, y: 1130, width: 520, height: 620 } as const;
const MOON_WOOD = '#cfc9e6';

/** Drawings that have left the paper: number, place, size, turn. */
const DANCING: readonly (readonly [number, number, number, number, number])[] = [
  [0, 1660, 470, 150, -0.2],
  [1, 1830, 330, 130, 0.2],
  [2, 2010, 250, 120, -0.1],
  [5, 2190, 320, 120, 0.3],
  [8, 2300, 470, 110, -0.3],
  [17, 1500, 330, 100, 0.4],
  [13, 1680, 190, 96, -0.2],
  [27, 1880, 110, 100, 0.2],
  [28, 2110, 120, 96, -0.25],
];

/** Pieces of a noise that lie on the floor. */
function pieces(e: Easel) {
  for (const [x, y, turn, size] of [
    [160, 1110, 0.2, 1],
    [360, 1130, -0.5, 0.8],
    [560, 1104, 0.9, 0.9],
    [760, 1132, 0.1, 0.7],
    [930, 1112, -0.3, 0.6],
    [1060, 1136, 0.5, 0.45],
  ] as const)
    e.p.in(x, y, turn, size, size, () =>
      fill(e, stroke('-80,20 -50,-26 -20,22 12,-26 44,20 74,-20', 9, 10, 9), '#e2503f', 0.85),
    );
}

/** The list from the knees of the reader through the bars. */
export const roarReading = flatStage({
  ground: NIGHT[3],
  back(e) {
    moonLamp(e, 2110, 300, 0.1);
    fill(e, ellipse(1900, 620, 760, 640), NIGHT[2]);
    fill(e, ellipse(1940, 640, 520, 470), NIGHT[1]);
    floorOf(e, 1030, NIGHT[4]);
    pieces(e);
    cotBack(e, COT, MOON_WOOD, '#b9b4dc');
  },
  over: {
    depth: 1100,
    paint(e) {
      const list = blob(
        '1400,960! 1600,940! 1700,1010 1850,1020 2000,880 2180,850 2190,930 2040,960 1900,1100 1720,1100 1560,1030 1410,1050!',
        8,
      );
      fill(e, list, PAPER);
      for (const [n, x, y, turn] of [
        [3, 1480, 996, 0],
        [4, 1570, 990, 0.2],
        [6, 1680, 1050, 0.3],
        [7, 1790, 1060, 0],
        [9, 1900, 1010, -0.6],
        [11, 2000, 936, -0.5],
        [12, 2110, 896, 0],
      ] as const)
        drawing(e, n, x, y, 70, turn);
      cotFront(e, COT, MOON_WOOD, 20);
      for (const [n, x, y, size, turn] of DANCING) {
        blend(e, 'screen', () => e.p.soft(x, y, size * 0.9, size * 0.9, '#ffe9a6', 0.5));
        fill(e, ellipse(x, y, size * 0.62), '#fffbe8', 0.94);
        drawing(e, n, x, y, size, turn);
      }
    },
  },
});

/** One bar in the light of the moon lamp. */
export const roarHands = flatStage({
  ground: NIGHT[3],
  back(e) {
    fill(e, ellipse(1640, 600, 900, 860), NIGHT[2]);
    fill(e, ellipse(1640, 600, 640, 620), NIGHT[1]);
    fill(e, ellipse(1640, 600, 400, 400), '#4a559b');
  },
});

const CRIB = { x: 1790, y: 1320, width: 820, height: 760 } as const;

/** A rocking chair, a cot, and the list on the floor with its first tick. */
export const roarNight = flatStage({
  ground: NIGHT[3],
  back(e) {
    fill(e, ellipse(1700, 560, 820, 720), NIGHT[2]);
    moonLamp(e, 1960, 190, 84);
    floorOf(e, 1000, NIGHT[4]);
    fill(e, blob('-90,1090! 300,1040 700,1060 1180,1010 1290,1080 1180,1150 700,1190 300,1180 -90,1230!', 8), PAPER);
    for (let i = 0; i < 9; i += 1) drawing(e, i, 90 + (8 - i) * 125, 1116 - (8 - i) * -2 - 6, 90, 0.1);
    ticked(e, 1090, 1116, 96);
    fill(e, stroke('1290,1120 1400,1170 1600,1176 1760,1130', 13, 13, 13), LILAC[3]);
    for (const x of [1380, 1640]) fill(e, rectangle(x, 860, 22, 300), LILAC[3]);
    e.p.form(blob('1320,900! 1330,420 1400,380 1560,380 1600,430 1600,900!', 8), LILAC[3], { depth: 12 });
    e.p.form(blob('1310,880! 1700,880! 1700,930! 1310,930!', 5), LILAC[2], { depth: 8 });
    cotBack(e, CRIB, MOON_WOOD, '#b9b4dc');
  },
  over: {
    depth: 1500,
    paint: (e) => cotFront(e, CRIB, MOON_WOOD, 26),
  },
});
