import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';
import { BLOCK_COLOURS, GREYS } from './colours';

const [PALE, LIGHT, MID] = GREYS;

/** A plate with what is left of a slice of bread: bites from 0 to 2. */
function plate(e: Easel, x: number, y: number, bites: number) {
  fill(e, ellipse(x, y, 150, 46), '#ffffff');
  fill(e, ellipse(x, y - 4, 110, 30), PALE);
  if (bites > 1) {
    for (const [u, v] of [
      [-40, -8],
      [10, 4],
      [46, -10],
      [-8, -16],
    ] as const)
      fill(e, ellipse(x + u, y + v, 8, 5), '#b9773a');
    return;
  }
  e.p.in(x, y - 10, 0, 1, 1, () => {
    fill(
      e,
      blob(
        bites
          ? '-90,-8 -70,-80 -10,-74 -20,-46 14,-52 20,-24 50,-30 60,6 -80,10'
          : '-90,-8 -80,-90 -40,-110 0,-98 40,-110 80,-90 90,-8 60,12 -60,12',
        6,
      ),
      '#b9773a',
    );
    fill(
      e,
      blob(
        bites
          ? '-74,-10 -60,-66 -24,-62 -32,-40 2,-42 8,-16 34,-20 44,0 -66,2'
          : '-74,-10 -66,-80 -36,-94 0,-84 36,-94 66,-80 74,-10 50,0 -50,0',
        6,
      ),
      '#f6d9a0',
    );
  });
}

function jam(e: Easel, x: number, y: number) {
  fill(
    e,
    blob(
      `${x - 90},${y - 150} ${x - 100},${y - 20} ${x - 70},${y} ${x + 70},${y} ${x + 100},${y - 20} ${x + 90},${y - 150}`,
      8,
    ),
    '#f3eef6',
  );
  fill(
    e,
    blob(
      `${x - 80},${y - 120}! ${x - 88},${y - 24} ${x - 62},${y - 10} ${x + 62},${y - 10} ${x + 88},${y - 24} ${x + 80},${y - 120}!`,
      8,
    ),
    BLOCK_COLOURS.orange,
  );
  fill(e, rectangle(x - 52, y - 96, 104, 58), '#fffaf0');
  fill(e, ellipse(x, y - 67, 22), BLOCK_COLOURS.orange);
  fill(e, stroke(`${x - 86},${y - 160} ${x + 86},${y - 160}`, 22, 22), MID);
}

/** A breakfast table from its own height: three plates, each emptier, and a jar of orange jam. */
export const breakfast = flatStage({
  ground: LIGHT,
  back(e) {
    fill(e, ellipse(1800, 560, 560, 520, 0, 90), PALE);
  },
  over: {
    depth: 1000,
    paint(e) {
      fill(e, rectangle(-80, 880, 2560, 420), '#b3a8c8');
      fill(e, rectangle(-80, 880, 2560, 22), '#f3eef6');
      plate(e, 330, 1010, 0);
      plate(e, 720, 1010, 1);
      jam(e, 1060, 1040);
    },
  },
});
