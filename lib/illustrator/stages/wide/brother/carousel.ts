import { rectangle } from '@/lib/illustrator/paint';
import { stroke } from '../../../companions/kit/outline';
import { disc, type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';
import { NIGHT } from './colours';
import { cotBack, cotFront, floorOf, nightWall, nightWindow, rug } from './furniture';

const COT = { x: 1520, y: 960, width: 500, height: 450, gaps: 4 } as const;

/** How far the cot is rocked over, radians, around the middle of its runners. */
const ROCKED = 0.1;
const rocked = (e: Easel, paint: () => void) =>
  e.p.in(1770, 1000, ROCKED, 1, 1, () => e.p.in(-1770, -1000, 0, 1, 1, paint));

const runner = (e: Easel, dy: number, colour: string) =>
  e.p.form(
    stroke(`1466,${948 + dy} 1580,${990 + dy} 1770,${1006 + dy} 1960,${990 + dy} 2074,${948 + dy}`, 10, 13, 14, 13, 10),
    colour,
    {
      depth: 5,
    },
  );

/** Two arcs on each side show that it rocks. */
function rocking(e: Easel) {
  for (const line of [
    '1418,900 1432,960 1470,1004',
    '1386,912 1400,986 1446,1036',
    '2112,930 2100,986 2066,1030',
    '2146,944 2132,1012 2090,1060',
  ])
    fill(e, stroke(line, 2, 6, 2), '#ffe9a6', 0.75);
}

/** The rug is pulled into the nozzle: folds from all sides, and their shadows. */
function puckered(e: Easel) {
  e.p.soft(1950, 1150, 190, 60, '#8a4a1c', 0.5);
  for (const [line, r] of [
    ['1700,1120 1800,1126 1900,1146', 12],
    ['1690,1180 1800,1170 1900,1156', 13],
    ['1800,1050 1870,1086 1920,1130', 11],
    ['1960,1020 1958,1070 1952,1122', 11],
    ['2110,1050 2050,1086 1994,1132', 11],
    ['2180,1130 2090,1134 2000,1150', 12],
    ['2150,1196 2080,1178 2000,1160', 12],
  ] as const) {
    e.p.fill(stroke(line, 3, r, r * 0.8), '#a4581f', { alpha: 0.45, blur: 6, dy: 10 });
    fill(e, stroke(line, 3, r, r * 0.6), '#ffd890', 0.75);
  }
}

/** A cot that is rocked, in a ring of lamp light; outside it is night. */
export const roarCarousel = flatStage({
  ground: NIGHT[2],
  back(e) {
    nightWall(e, 1770, 900, 1250);
    floorOf(e, 930, NIGHT[3]);
    fill(e, rectangle(-90, 922, 2580, 10), NIGHT[1], 0.7);
    nightWindow(e, 790, 66, 260, 250);
    disc(e, 1770, 900, 980, 660, '#ffd36a', 0.62, 0.1);
    rug(e, 1740, 1040, 760, 230, ['#f0a64c', '#ffd98a', '#f0a64c', '#ffe9b8']);
    puckered(e);
    e.p.soft(1770, 1020, 380, 54, '#5a2f1c', 0.6);
    rocking(e);
    rocked(e, () => {
      runner(e, -18, '#d9d2c4');
      cotBack(e, COT);
    });
  },
  over: {
    depth: 770,
    paint(e) {
      rocked(e, () => {
        cotFront(e, { ...COT, height: 280 }, undefined, 15);
        runner(e, 0, '#fffaf0');
      });
    },
  },
});
