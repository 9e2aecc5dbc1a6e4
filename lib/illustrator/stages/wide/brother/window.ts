import { ellipse, rectangle, seededRandom } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { disc, type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';
import { LILAC, YELLOW } from './colours';
import { ribbon } from './crayon';

const [SKY, HEDGE, LAWN, WET] = ['#cfdccf', '#8fae93', '#aec6a6', '#7fa3b4'] as const;

function splash(e: Easel, x: number, y: number, size: number) {
  fill(e, ellipse(x, y, 120 * size, 24 * size), WET);
  fill(e, ellipse(x, y - 3 * size, 84 * size, 14 * size), '#a9c8d4');
  for (const side of [-1, 1])
    for (const [u, v, r] of [
      [60, -50, 8],
      [92, -84, 10],
      [120, -44, 7],
      [40, -96, 6],
    ] as const) {
      fill(
        e,
        stroke(`${x + side * u * 0.7 * size},${y - 6} ${x + side * u * size},${y + v * size}`, 5 * size, 3 * size),
        '#a9c8d4',
        0.9,
      );
      fill(e, ellipse(x + side * u * size, y + v * size, r * size), '#d5e8ee');
    }
}

function rain(e: Easel) {
  const random = seededRandom('brother-rain');
  for (let i = 0; i < 150; i += 1) {
    const [x, y, long] = [random.between(60, 2340), random.between(40, 960), random.between(34, 70)];
    fill(e, stroke(`${x},${y} ${x - long * 0.2},${y + long}`, 1.8, 2.4), '#f4faf6', 0.5);
  }
}

const FRAME = LILAC[4];

function casing(e: Easel) {
  for (const [x, y, w, h] of [
    [-90, -90, 150, 1200],
    [2340, -90, 150, 1200],
    [-90, -90, 2580, 140],
    [1152, -90, 96, 1200],
    [-90, 950, 2580, 400],
  ] as const)
    fill(e, rectangle(x, y, w, h), FRAME);
  fill(e, rectangle(-90, 950, 2580, 26), LILAC[2]);
  e.p.form(blob('90,1110! 60,1040 120,1000 420,988 800,1000 860,1040 830,1110!', 7), YELLOW[1], { depth: 10 });
}

/** A garden in the rain through the window of the nursery. */
export const roarWindow = flatStage({
  ground: SKY,
  back(e) {
    fill(e, blob('-90,640 200,540 500,600 900,520 1300,590 1700,530 2100,600 2490,540! 2490,900! -90,900!', 8), HEDGE);
    fill(e, rectangle(-90, 760, 2580, 560), LAWN);
    splash(e, 960, 880, 0.7);
    splash(e, 1440, 900, 1.1);
    splash(e, 2060, 912, 2.3);
    rain(e);
  },
  over: {
    depth: 1500,
    paint(e) {
      disc(e, 330, 850, 150, 116, '#ffffff', 0.75, 0.5);
      disc(e, 400, 800, 90, 76, '#ffffff', 0.5, 0.4);
      casing(e);
      for (const side of [-1, 1])
        e.p.in(1200, 0, 0, side, 1, () =>
          e.p.form(blob('1090,-90! 1300,-90! 1300,1090! 1130,1090! 1150,760 1076,420 1100,120', 8), '#f2a7bb', {
            depth: 18,
          }),
        );
      for (const [x, y] of [
        [120, 100],
        [1300, 110],
      ] as const)
        fill(e, blob(`${x},${y}! ${x + 90},${y}! ${x - 20},${y + 260}! ${x - 60},${y + 260}!`, 2), '#ffffff', 0.16);
    },
  },
  front: (e) => ribbon(e, 0, { circle: 1 }),
});
