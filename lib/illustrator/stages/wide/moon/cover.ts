import { disc, type Easel } from '../../kit/easel';
import { flatStage } from '../flat';
import { blanket } from './blanket';
import { MOON, NIGHT } from './colours';
import type { Face } from './face';
import { moon } from './moon';
import { farStars, star } from './star';

/** The cover: a thin moon as large as the page; a tail of the blanket trails to the back, with stars on it. */
export const moonCover = flatStage({
  ground: NIGHT.sky,
  back(e) {
    disc(e, 1850, 760, 1000, 900, '#3c57bc', 0.8, 0.2);
    farStars(e, [
      [180, 200, 5],
      [520, 120, 4],
      [860, 260, 5],
      [1090, 480, 4],
      [330, 430, 4],
      [1330, 560, 5],
      [2280, 140, 4],
      [1300, 120, 4],
      [2330, 1080, 5],
    ]);
    moon(e, {
      x: 2060,
      y: 800,
      r: 414,
      edge: 0.34,
      // The child sits in its hollow in every book: it is thin before and after the full moon.
      waxing: !e.mirrored,
      size: 112,
      faceY: -116,
      face: { eyes: 'open', look: [-0.9, 0.2], mouth: 'smile', cheeks: 0.9 },
      halo: 0.3,
    });
  },
  over: {
    depth: 1000,
    paint(e) {
      blanket(
        e,
        [
          '2220,806 2040,826 1890,850 1710,940 1440,950 1160,900 860,930 560,1010 300,980',
          '2240,910 2050,930 1890,940 1690,1010 1440,1030 1150,990 860,1020 560,1090 280,1070',
          '2210,1010 2030,1036 1860,1040 1670,1100 1440,1120 1150,1080 860,1110 550,1180 270,1160',
          '2110,1110 1960,1130 1820,1140 1650,1190 1440,1210 1150,1180 850,1200 540,1250 260,1240',
        ],
        {
          patches: [20, 5],
          binding: 10,
          folds: [
            ['1890,820 1860,960 1790,1120', 4, 26, 8],
            ['1440,950 1420,1060 1380,1190', 4, 22, 8],
          ],
        },
      );
      star(e, 880, 860, { r: 96, turn: 0.15, face: { eyes: 'open', look: [0.9, -0.3], mouth: 'grin' } });
      star(e, 590, 950, { r: 70, turn: -0.2, face: { eyes: 'wink', mouth: 'smile' } });
      star(e, 340, 920, { r: 62, turn: 0.3, face: { eyes: 'shut', mouth: 'asleep' } });
    },
  },
});

/** The phases of a month in two rows: how far the light has come; the last moon is new. */
const MONTH = [
  [0.5, true],
  [0.02, true],
  [-0.6, true],
  [-1, true],
  [-0.6, false],
  [0.02, false],
  [0.5, false],
] as const;
const placeOf = (i: number): readonly [x: number, y: number] => [330 + (i % 4) * 580, i < 4 ? 320 : 850];
const R = 200;

function littleBlanket(e: Easel, x: number, y: number, half: number) {
  blanket(
    e,
    [
      `${x - half},${y - 16} ${x},${y + 20} ${x + half},${y - 16}`,
      `${x - half * 1.04},${y + 84} ${x},${y + 118} ${x + half * 1.04},${y + 84}`,
      `${x - half * 0.9},${y + 182} ${x},${y + 214} ${x + half * 0.9},${y + 182}`,
    ],
    { patches: [4, 3], binding: 7 },
  );
}

const COLD_FACE: Face = {
  eyes: 'open',
  look: [0.4, 0.4],
  mouth: 'shiver',
  cheeks: 0.2,
  nose: 'cold',
  brows: 'worried',
};
const WARM_FACE: Face = { eyes: 'shut', mouth: 'asleep', cheeks: 0.8 };

function month(e: Easel, covered: boolean) {
  MONTH.forEach(([edge, waxing], i) => {
    const [x, y] = placeOf(i);
    const face = covered ? WARM_FACE : COLD_FACE;
    moon(e, { x, y, r: R, edge, waxing, size: edge > 0.3 ? 54 : 76, faceY: -50, halo: 0.12, face });
    if (covered) littleBlanket(e, x, y + 20, edge > 0.3 ? 104 : edge > -0.1 ? 136 : 214);
  });
}

/** Before the book: a month of moons, none has a blanket. */
export const moonsBare = flatStage({ ground: NIGHT.deep, back: (e) => month(e, false) });

/** After it each has its own, and under the last one is the new moon. */
export const moonsCovered = flatStage({
  ground: NIGHT.deep,
  back(e) {
    month(e, true);
    const [x, y] = placeOf(MONTH.length);
    disc(e, x, y + 110, 250, 170, MOON.butter, 0.6, 0.2);
    littleBlanket(e, x, y - 110, 150);
  },
});
