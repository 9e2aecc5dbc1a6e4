import { ellipse, rectangle, seededRandom } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';
import { GROUND } from './colours';
import { mango } from './things';

const LEAVES = ['#2f6f3a', '#3f8a40', '#58a04a'] as const;

function leaf(e: Easel, x: number, y: number, length: number, turn: number, colour: string) {
  e.p.in(x, y, turn, 1, 1, () => {
    fill(e, blob(`0,0! ${length * 0.4},${-length * 0.17} ${length},0! ${length * 0.4},${length * 0.17}`, 7), colour);
    fill(e, stroke(`4,0 ${length * 0.9},0`, 2.4, 1.4), '#8fc46a', 0.7);
  });
}

/** Leaves that hang from a twig. */
function tuft(e: Easel, x: number, y: number, size: number, spread: readonly number[]) {
  for (const [i, turn] of spread.entries()) leaf(e, x, y, size * (i % 2 ? 0.86 : 1), turn, LEAVES[i % 3] ?? LEAVES[0]);
}

/** The house below, with somebody else's grandmother in her chair on the porch. */
function porch(e: Easel) {
  fill(e, rectangle(250, 940, 330, 210), '#c8643a');
  fill(e, rectangle(290, 1000, 80, 150), '#7a3a2a');
  fill(e, blob('190,950! 300,850! 560,850! 760,950!', 1), '#7a4a34');
  fill(e, rectangle(560, 1124, 190, 26), '#9a5a38');
  fill(e, rectangle(722, 946, 14, 190), '#7a4a34');
  // Her chair, her dress, her arms in the lap, her face towards the tree.
  fill(e, stroke('596,1030 604,1124', 6, 6), '#5a3424');
  fill(e, stroke('604,1094 660,1094 664,1126', 6, 6, 5), '#5a3424');
  fill(e, blob('612,1044 644,1042 652,1086 690,1094 686,1126! 668,1126! 660,1108 612,1100', 6), '#3f7fa8');
  fill(e, ellipse(634, 1022, 19, 22), '#6a4030');
  fill(e, blob('612,1016 622,990 652,992 658,1010 636,1004', 6), '#e8533f');
  fill(e, stroke('640,1030 648,1026', 2, 2), '#fff3e0');
  fill(e, ellipse(644, 1016, 2.6, 3), '#1f1414');
}

/** High in the mango tree. */
export const mangoTree = flatStage({
  ground: GROUND.mango,
  back(e) {
    fill(e, ellipse(1840, 480, 640, 600, 0, 72), '#fcbf4a');
    fill(e, ellipse(560, 1190, 740, 130, 0, 90), '#e8902a');
    e.p.in(0, -40, 0, 1.06, 1.06, () => porch(e));
    fill(e, stroke('2480,120 2200,90 1900,60 1600,-40', 40, 30, 24, 16), '#6f4228');
    for (const x of [1748, 1962]) fill(e, stroke(`${x},70 ${x - 4},420`, 6, 5), '#6f4228');
    tuft(e, 1748, 250, 170, [2.6, 0.5, 2.0]);
    tuft(e, 1962, 230, 170, [2.7, 0.4, 1.1]);
    tuft(e, 1560, -10, 240, [2.5, 1.4, 0.6, 2.0]);
  },
  over: {
    depth: 1200,
    paint(e) {
      const random = seededRandom('mango-tree');
      fill(e, blob('1180,1290! 1220,1130 1400,1070 1700,1080 2100,1090 2490,1060! 2490,1290!', 8), '#2a6436');
      for (let i = 0; i < 54; i++)
        leaf(
          e,
          1240 + random() * 1230,
          1110 + random() * 160,
          230,
          -1.57 + (random() - 0.5) * 2,
          LEAVES[i % 3] ?? LEAVES[0],
        );
      fill(e, stroke('2500,1000 2100,1046 1600,1040 1240,1010 940,1000', 52, 50, 44, 34, 18), '#7d4c2e');
      fill(e, stroke('2500,976 2100,1022 1600,1016 1240,994 960,994', 14, 14, 12, 8, 4), '#a36a40');
      tuft(e, 944, 1000, 190, [2.6, 3.4, 3.0]);
      tuft(e, 1330, 1020, 200, [1.0, 2.0, 1.5]);
      tuft(e, 2330, 1010, 220, [0.9, 2.1, 1.5]);
      mango(e, [1744, 530, 1.08], 0.1, { green: 0.4 });
      mango(e, [1960, 530, 1.08], -0.08);
    },
  },
});
