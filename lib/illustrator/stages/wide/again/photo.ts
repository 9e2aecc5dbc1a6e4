import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';
import { chalk, mown, ring } from './chalk';
import { GRASS } from './colours';
import { bunny } from './rabbits';

/** The lawn of the photograph: a low wood behind it, a line of chalk below. */
export const teamLawn = flatStage({
  ground: '#cfe0b4',
  back(e) {
    fill(e, rectangle(-80, -80, 1400, 420), '#e9e4f4');
    for (const [x, r] of [
      [40, 150],
      [230, 110],
      [400, 160],
      [620, 120],
      [820, 170],
      [1040, 130],
    ] as const)
      fill(e, ellipse(x, 360, r, r * 0.9), '#9f8cc9');
    fill(e, rectangle(-80, 350, 1400, 700), '#7dae6a');
    mown(e, [-80, 350, 1320, 1000], '#72a361', { wide: 130, lean: 120 });
    chalk(e, '-80,560 1320,552', { width: 12, alpha: 0.85 });
  },
});

/** Both pages are the pitch with the lines of a plan; the other team crosses the right one. */
export const lineUp = flatStage({
  ground: GRASS.base,
  back(e) {
    mown(e, [-80, -80, 2480, 1300], GRASS.dark, { wide: 300, lean: 40 });
    chalk(e, '1200,-60 1196,1260', { width: 12, alpha: 0.4 });
    ring(e, 1200, 560, 210, { width: 12, alpha: 0.4 });
    print(e);
    rabbits(e);
  },
});

/** The paper edge of the photograph. */
function print(e: Easel) {
  e.p.in(484, 774, -0.026, 1, 1, () => {
    fill(e, rectangle(-402, -346, 832, 736), GRASS.deep, 0.5);
    fill(e, rectangle(-420, -370, 840, 740), '#ffffff');
  });
}

/** Eleven, one like the other. */
function rabbits(e: Easel) {
  for (const [i, [x, y, k]] of (
    [
      [2236, 180, 0.72],
      [2010, 244, 0.76],
      [1786, 300, 0.8],
      [2330, 330, 0.86],
      [2080, 420, 0.92],
      [1800, 500, 1],
      [2320, 560, 1.06],
      [1500, 590, 1.06],
      [2000, 690, 1.2],
      [1600, 762, 1.3],
      [2250, 830, 1.4],
    ] as const
  ).entries())
    bunny(e, x, y, k, { turn: -0.12 + ((i * 7) % 5) * 0.05, trail: 200 });
}
