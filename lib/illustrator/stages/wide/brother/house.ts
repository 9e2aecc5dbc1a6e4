import { ellipse, type Polygon, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { clipTo, disc, type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';
import { LILAC, NIGHT, PAPER } from './colours';
import { drawing } from './crayon';
import { cotBack, cotFront } from './furniture';

type Cell = readonly [x: number, y: number, w: number, h: number, colour: string];

/** The rooms whose lamps are on; the first is where the noise is. */
const CELLS: readonly Cell[] = [
  [360, 380, 500, 400, '#ffe6a0'],
  [360, 806, 500, 254, '#ffd06a'],
  [80, 380, 254, 310, '#ffdf8a'],
  [80, 716, 254, 344, '#ffca62'],
  [886, 380, 254, 310, '#ffca62'],
  [886, 716, 254, 344, '#ffdf8a'],
  [1262, 380, 1060, 680, '#ffdc80'],
];

/** The cot of whoever wakes the house, below the cry on the roof. */
const CRIB = { x: 436, y: 772, width: 350, height: 250, gaps: 4 } as const;

const boxOf = ([x, y, w, h]: Cell): Polygon => rectangle(x, y, w, h);

/** A noise as jagged rings around the cot. */
function rings(e: Easel, x: number, y: number, radii: readonly number[], colour: string, alpha: number) {
  for (const r of radii) {
    const points = Array.from({ length: 40 }, (_, i) => {
      const [a, k] = [(i / 40) * Math.PI * 2, i % 2 ? r * 0.9 : r * 1.06];
      return `${(x + Math.cos(a) * k).toFixed(0)},${(y + Math.sin(a) * k).toFixed(0)}!`;
    });
    fill(e, stroke([...points, points[0] ?? ''].join(' '), 5, 5), colour, alpha);
  }
}

function bed(e: Easel, x: number, y: number, w: number, colour: string) {
  fill(e, rectangle(x, y - 120, 20, 150), '#8a5a3a');
  e.p.form(
    blob(
      `${x + 10},${y + 30}! ${x + 14},${y - 26} ${x + 60},${y - 44} ${x + w - 30},${y - 40} ${x + w},${y}! ${x + w},${y + 30}!`,
      6,
    ),
    colour,
    { depth: 8 },
  );
}

/** A house cut open at night, window by window awake. */
export const roarHouse = flatStage({
  ground: NIGHT[3],
  back(e) {
    for (const [x, y, r] of [
      [120, 60, 4],
      [420, 330, 3],
      [980, 50, 4],
      [1230, 40, 4],
      [1960, 44, 3],
      [2360, 250, 5],
      [1180, 300, 4],
    ] as const)
      fill(e, ellipse(x, y, r), '#fff3c4');
    fill(e, rectangle(40, 350, 2320, 980), NIGHT[1]);
    fill(e, rectangle(20, 334, 2360, 26), NIGHT[0]);
    fill(e, rectangle(20, 1086, 2360, 20), NIGHT[0]);
    fill(e, rectangle(-90, 1150, 2580, 200), NIGHT[4]);
    for (const cell of CELLS) {
      fill(e, boxOf(cell), cell[4]);
      clipTo(e, boxOf(cell), () => {
        disc(e, cell[0] + cell[2] * 0.5, cell[1] + 40, cell[2] * 0.7, cell[3] * 0.9, '#fff6d6', 0.8, 0.2);
        fill(e, rectangle(cell[0], cell[1] + cell[3] - 34, cell[2], 60), '#c98a5a');
      });
    }
    cotBack(e, CRIB);
    e.p.form(rectangle(980, 812, 12, 220), '#8a5a3a', { depth: 3 });
    e.p.form(rectangle(926, 990, 174, 14), '#8a5a3a', { depth: 4 });
    fill(e, blob('2010,440! 2270,430! 2276,720 2250,744! 2020,748!', 4), PAPER);
    for (const [n, x, y] of [
      [0, 2080, 506],
      [1, 2196, 500],
      [2, 2084, 600],
      [3, 2200, 596],
      [4, 2086, 692],
      [5, 2198, 688],
    ] as const)
      drawing(e, n, x, y, 76, (n - 2.5) * 0.05);
    fill(e, ellipse(2140, 448, 12), '#e2503f');
    clipTo(e, rectangle(1262, 380, 1060, 680), () => {
      fill(e, rectangle(1262, 1000, 1060, 80), '#b9764c');
      fill(e, blob('1440,960! 1440,560 1480,520 1560,520 1590,560 1590,960!', 6), '#8a5a3a');
      e.p.form(blob('1560,640 1700,600 1800,640 1810,800 1580,820', 8), '#fffaf0', { depth: 8 });
    });
  },
  over: {
    depth: 1000,
    paint(e) {
      cotFront(e, { ...CRIB, height: 180 }, undefined, 10);
      bed(e, 384, 1004, 460, '#7c6bc4');
      bed(e, 92, 640, 232, '#62a843');
      bed(e, 92, 1008, 232, '#e2503f');
      bed(e, 898, 640, 232, '#4483cf');
      e.p.form(blob('1490,1060! 1500,850 1600,800 1900,790 2200,820 2290,880 2300,1060!', 8), LILAC[3], { depth: 16 });
      fill(
        e,
        blob('1490,900! 1560,822 1900,800 2200,826 2294,890! 2290,940! 2190,872 1900,850 1600,868 1492,950!', 8),
        '#fffaf0',
      );
    },
  },
  front(e) {
    clipTo(e, rectangle(400, 384, 462, 390), () => rings(e, 630, 560, [200, 250], '#e2503f', 0.3));
  },
});
