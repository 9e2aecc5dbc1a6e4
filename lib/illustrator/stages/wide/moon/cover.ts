import { disc, type Easel } from '../../kit/easel';
import { flatStage } from '../flat';
import { blanket } from './blanket';
import { NIGHT } from './colours';
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
      y: 780,
      r: 430,
      edge: 0.36,
      waxing: true,
      size: 110,
      faceY: -60,
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
          '2210,760 2030,790 1890,820 1700,930 1440,950 1160,900 860,930 560,1010 300,980',
          '2230,880 2040,900 1890,920 1690,1010 1440,1030 1150,990 860,1020 560,1090 280,1070',
          '2200,1000 2020,1020 1860,1030 1670,1100 1440,1120 1150,1080 860,1110 550,1180 270,1160',
          '2110,1110 1960,1130 1820,1140 1650,1190 1440,1210 1150,1180 850,1200 540,1250 260,1240',
        ],
        { patches: [20, 5], binding: 10, folds: [['1890,820 1860,960 1790,1120', 4, 26, 8], ['1440,950 1420,1060 1380,1190', 4, 22, 8]] },
      );
      star(e, 880, 860, { r: 96, turn: 0.15, face: { eyes: 'open', look: [0.9, -0.3], mouth: 'grin' } });
      star(e, 590, 950, { r: 70, turn: -0.2, face: { eyes: 'wink', mouth: 'smile' } });
      star(e, 340, 920, { r: 62, turn: 0.3, face: { eyes: 'shut', mouth: 'asleep' } });
    },
  },
});

/** The phases of a month in a row: where and how far the light has come. */
const MONTH = [
  [0.62, true],
  [0.02, true],
  [-0.6, true],
  [-1, true],
  [-0.6, false],
  [0.02, false],
  [0.62, false],
] as const;

function littleBlanket(e: Easel, x: number, y: number, half: number) {
  blanket(
    e,
    [
      `${x - half},${y - 10} ${x},${y + 14} ${x + half},${y - 10}`,
      `${x - half * 1.04},${y + 60} ${x},${y + 84} ${x + half * 1.04},${y + 60}`,
      `${x - half * 0.9},${y + 130} ${x},${y + 152} ${x + half * 0.9},${y + 130}`,
    ],
    { patches: [4, 3], binding: 5 },
  );
}

function month(e: Easel, from: number, awake: boolean) {
  MONTH.forEach(([edge, waxing], i) => {
    const [x, y] = [260 + i * 313, 600 - Math.sin((i / 6) * Math.PI) * 190 + from];
    const r = 138;
    moon(e, { x, y, r, edge, waxing, size: edge > 0.5 ? 36 : 52, faceY: -30, halo: 0.12, face: { eyes: awake ? 'open' : 'shut', look: [0.4, 0.4], mouth: awake ? 'smile' : 'asleep', cheeks: 0.7, ...(awake && { nose: 'cold' as const }) } });
    if (!awake) littleBlanket(e, x, y + 16, edge > 0.5 ? 78 : edge > 0 ? 96 : 146);
  });
}

/** Before the book: a month of moons, none has a blanket. */
export const moonsBare = flatStage({ ground: NIGHT.deep, back: (e) => month(e, 120, true) });

/** After it: each has its own. */
export const moonsCovered = flatStage({ ground: NIGHT.deep, back: (e) => month(e, 120, false) });
