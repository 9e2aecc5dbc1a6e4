import { ellipse, seededRandom } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';
import { GREEN, YELLOW } from './colours';
import { ribbon } from './crayon';
import { floorOf } from './furniture';

function dandelion(e: Easel, x: number, y: number, height: number, r: number) {
  fill(e, stroke(`${x - 6},${y} ${x + 4},${y - height * 0.5} ${x},${y - height}`, 5, 4), GREEN[4]);
  fill(e, ellipse(x, y - height, r, r * 0.94), YELLOW[2]);
  for (let i = 0; i < 14; i += 1) {
    const a = (i / 14) * Math.PI * 2;
    fill(
      e,
      stroke(`${x},${y - height} ${x + Math.cos(a) * r * 1.2},${y - height + Math.sin(a) * r * 1.1}`, 4, 5),
      YELLOW[1],
    );
  }
}

function blades(e: Easel, y: number, height: number, colour: string, count: number, name: string) {
  const random = seededRandom(name);
  for (let i = 0; i < count; i += 1) {
    const x = (i / count) * 2600 - 100 + random.bell() * 20;
    const [h, lean] = [height * random.between(0.6, 1.1), random.bell() * 40];
    fill(
      e,
      blob(
        `${x - 13},${y}! ${x + lean * 0.4},${y - h * 0.6} ${x + lean},${y - h}! ${x + lean * 0.4 + 10},${y - h * 0.55} ${x + 13},${y}!`,
        4,
      ),
      colour,
    );
  }
}

/** A lawn in spring from its own height. */
export const roarGrass = flatStage({
  ground: '#e9f6cf',
  back(e) {
    fill(e, ellipse(1640, 420, 560, 540, 0, 90), '#fff6c8');
    fill(e, blob('-90,760 300,700 800,740 1300,690 1900,740 2490,700! 2490,1000! -90,1000!', 8), GREEN[1]);
    blades(e, 900, 150, GREEN[2], 90, 'far-grass');
    floorOf(e, 860, GREEN[2]);
    for (const [x, y, h, r] of [
      [120, 960, 150, 34],
      [330, 980, 190, 40],
      [560, 950, 170, 38],
      [690, 990, 120, 30],
      [1090, 950, 150, 34],
      [1240, 930, 100, 28],
    ] as const)
      dandelion(e, x, y, h, r);
  },
  front(e) {
    blades(e, 1110, 120, GREEN[3], 110, 'near-grass');
    for (const [x, h, r] of [
      [210, 160, 44],
      [1130, 130, 40],
      [2290, 200, 54],
    ] as const)
      dandelion(e, x, 1100, h, r);
    ribbon(e, 0, { circle: 0, ticks: [0] });
  },
});
