import { rectangle } from '@/lib/illustrator/paint';
import { type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';
import { arrow, chalk, cross, dashes, ring } from './chalk';
import { GRASS, PURPLE } from './colours';

/** A board for plans: the pitch as lines. */
function tactics(e: Easel) {
  fill(e, rectangle(-80, -80, 2560, 1400), GRASS.deep);
  const look = { width: 8, alpha: 0.55 };
  chalk(e, '110,90 2290,94', look);
  chalk(e, '2290,94 2288,1110', look);
  chalk(e, '2288,1110 112,1106', look);
  chalk(e, '112,1106 110,90', look);
  chalk(e, '1200,92 1202,1108', look);
  ring(e, 1200, 600, 190, look);
  for (const [x, s] of [
    [110, 1],
    [2290, -1],
  ] as const)
    chalk(e, `${x},330 ${x + s * 250},330 ${x + s * 250},870 ${x},870`, look);
}

const CROSSES = [
  [1500, 250],
  [1500, 950],
  [1760, 420],
  [1760, 780],
  [1980, 240],
  [1980, 600],
  [1980, 960],
  [1370, 440],
  [1370, 760],
  [1640, 600],
  [2230, 600],
] as const;

/** What the trainer drew: five rings, eleven crosses, straight arrows. */
export const planBefore = flatStage({
  ground: GRASS.deep,
  back(e) {
    tactics(e);
    for (const [x, y] of CROSSES) cross(e, x, y, 26, { colour: PURPLE.light });
    for (const [x, y] of [
      [230, 600],
      [560, 320],
      [560, 880],
      [880, 420],
      [880, 800],
    ] as const)
      ring(e, x, y, 42);
    for (const way of [
      '620,310 900,230 1130,220',
      '620,890 900,980 1130,990',
      '940,420 1060,420 1130,420',
      '940,800 1040,800 1130,800',
    ])
      arrow(e, way);
  },
});

/** What became of it: a snail's way, a bite out of the frame, a small goal and a tail. */
export const planAfter = flatStage({
  ground: GRASS.deep,
  back(e) {
    tactics(e);
    for (const [x, y] of CROSSES.slice(0, 10))
      cross(e, x + ((x * 7) % 60) - 30, y + ((y * 5) % 70) - 35, 26, { colour: PURPLE.light });
    // Turtle: since Tuesday as far as this.
    ring(e, 560, 320, 60);
    chalk(e, '540,296 580,344', { width: 6 });
    chalk(e, '580,296 540,344', { width: 6 });
    arrow(e, '636,318 668,316');
    // Goat: past the ball, to a corner flag.
    ring(e, 560, 880, 42);
    arrow(e, '610,900 760,1020 900,900 820,760 640,760 420,920 170,1060', { dashed: true });
    chalk(e, '150,1100 146,1010 210,1030 148,1050', { width: 8 });
    // Hedgehog: nobody comes near.
    ring(e, 900, 440, 40);
    for (let i = 0; i < 14; i++) {
      const a = (i / 14) * 2 * Math.PI;
      chalk(
        e,
        `${900 + Math.cos(a) * 46},${440 + Math.sin(a) * 46} ${900 + Math.cos(a) * 76},${440 + Math.sin(a) * 76}`,
        { width: 7 },
      );
    }
    dashes(e, '1340,440 1130,330 900,270 720,380 740,560 900,620 1060,560 1260,480', { colour: PURPLE.light });
    // Mouse, in a goal of its own; the last cross stays beside it.
    chalk(e, '2010,660 2010,520 2180,518 2182,660', { width: 9 });
    ring(e, 2092, 632, 20);
    chalk(e, '2112,644 2150,664 2170,640 2200,650', { width: 6 });
    cross(e, 2250, 600, 24, { colour: PURPLE.light });
    // The keeper, in full flight.
    ring(e, 230, 600, 42);
    arrow(e, '272,570 420,480 470,300 380,180 240,170');
  },
});
