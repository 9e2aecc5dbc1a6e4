import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';
import { GOLD, INK, PAPER } from './colours';
import { roarHead } from './shapes';

type Hat = readonly [
  kind: 'tall' | 'witch' | 'crown' | 'cap' | 'bowler',
  x: number,
  y: number,
  k: number,
  turn: number,
];

const HATS: readonly Hat[] = [
  ['witch', 150, 140, 0.85, -0.5],
  ['cap', 110, 400, 0.75, 0.4],
  ['bowler', 330, 90, 0.6, -0.3],
  ['crown', 1560, 110, 0.75, -0.3],
  ['tall', 1820, 150, 0.9, 0.4],
  ['cap', 2060, 260, 0.8, -0.5],
  ['witch', 2270, 170, 0.95, 0.5],
  ['bowler', 2240, 790, 0.8, 0.3],
  ['tall', 2020, 800, 0.6, -0.4],
];

/** A hat in the air. */
function hat(e: Easel, [kind, x, y, k, turn]: Hat) {
  e.p.in(x, y, turn, k, k, () => {
    if (kind === 'tall') {
      fill(e, ellipse(0, 40, 110, 24), INK);
      fill(e, blob('-66,40! -72,-100! 72,-100! 66,40!', 3), INK);
      fill(e, rectangle(-68, -4, 136, 28), PAPER);
    } else if (kind === 'witch') {
      fill(e, ellipse(0, 50, 130, 28), INK);
      fill(e, blob('-70,50! -20,-60 30,-150! 40,-60 70,50!', 5), INK);
      fill(e, stroke('-62,24 64,24', 13, 13), PAPER);
    } else if (kind === 'crown') {
      fill(e, blob('-90,60! -104,-60! -46,0! 0,-80! 46,0! 104,-60! 90,60!', 2), PAPER);
      fill(e, stroke('-88,50 88,50', 12, 12), INK);
    } else if (kind === 'bowler') {
      fill(e, ellipse(0, 40, 120, 22), INK);
      fill(e, blob('-76,40! -76,-30 -40,-80 40,-80 76,-30 76,40!', 6), INK);
    } else {
      fill(e, blob('-84,40! -84,-20 -40,-66 40,-66 84,-20 84,30 170,44 168,58! -84,54!', 6), PAPER);
      fill(e, ellipse(0, -70, 14, 10), INK);
    }
  });
}

/** All the black there is: the shadow of a lion over both pages, its jaw over the fold. */
export const roarShadow = flatStage({
  ground: GOLD,
  back(e) {
    fill(e, ellipse(1500, 520, 1300, 760, 0, 90), '#f2c566');
    fill(e, blob('-80,640! 200,420 620,560 760,1000! -80,1000!', 6), INK);
    roarHead(e, 1010, 560, 0.86, INK, GOLD);
    for (const one of HATS) hat(e, one);
    fill(e, blob('-80,960! 600,930 1200,925 1800,935 2480,960! 2480,1300! -80,1300!', 6), PAPER);
    // The shadow begins at the child's feet.
    fill(
      e,
      blob('1530,1150 1420,1104 1240,1060 1120,900 700,860 -80,840! -80,1300! 900,1300! 1300,1230 1500,1176', 7),
      INK,
    );
  },
});
