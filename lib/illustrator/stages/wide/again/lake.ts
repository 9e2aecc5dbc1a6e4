import { ellipse, rectangle, star } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { fill, linear } from '../../kit/easel';
import { flatStage } from '../flat';

const DARK = '#1b1538';

/** A lake at dusk, wide; two who sit at its edge have shadows of one length. */
export const evenLake = flatStage({
  ground: '#5d4a96',
  back(e) {
    fill(
      e,
      rectangle(-80, -80, 2560, 640),
      linear(e, 0, 0, 0, 540, [
        [0, '#2b2260'],
        [0.81, '#4d3b85'],
        [1, '#e7a58f'],
      ]),
    );
    fill(
      e,
      blob('-80,520! 300,474 620,510 900,484 1300,520 1700,474 2100,510 2480,482! 2480,560! -80,560!', 7),
      '#3a2c6c',
    );
    fill(
      e,
      rectangle(-80, 540, 2560, 420),
      linear(e, 0, 540, 0, 940, [
        [0, '#dd9f92'],
        [0.35, '#7d62a8'],
        [1, '#35296a'],
      ]),
    );
    fill(
      e,
      blob('-80,560! 300,606 620,570 900,596 1300,562 1700,606 2100,570 2480,598! 2480,538! -80,538!', 7),
      '#3a2c6c',
      0.55,
    );
    for (const [x, y, w] of [
      [300, 660, 160],
      [980, 720, 240],
      [1650, 640, 180],
      [2100, 760, 220],
      [600, 810, 260],
      [1960, 800, 150],
      [1420, 780, 130],
    ] as const)
      fill(e, stroke(`${x - w},${y} ${x},${y - 3} ${x + w},${y}`, 0.6, 3, 0.6), '#f6d9cf', 0.4);
    // The first star, and itself in the water.
    fill(e, star(1500, 200, 46, 0.2, 4), '#fff8e2');
    fill(e, star(1500, 200, 24, 0.34, 8), '#fff8e2', 0.5);
    fill(e, star(1500, 745, 32, 0.2, 4), '#fff1d2', 0.85);
    for (const [y, w] of [
      [775, 34],
      [795, 22],
      [812, 12],
    ] as const)
      fill(e, stroke(`${1500 - w},${y} ${1500 + w},${y}`, 0.6, 2.6, 0.6), '#fff1d2', 0.6);
    fill(e, blob('-80,850! 400,828 1000,840 1600,826 2480,848! 2480,1300! -80,1300!', 7), '#3a2f74');
    fill(e, stroke('-80,850 400,828 1000,840 1600,826 2480,848', 3, 3), '#e0a596', 0.5);
    for (const x of [1640, 1850])
      fill(
        e,
        blob(`${x - 100},1000! ${x + 100},1000! ${x + 150},1140 ${x + 130},1172 ${x + 40},1172 ${x - 40},1140!`, 4),
        DARK,
        0.85,
      );
  },
  front(e) {
    for (const [x, h, lean] of [
      [60, 420, 30],
      [110, 340, -20],
      [160, 480, 46],
      [2330, 380, -50],
      [2380, 470, -26],
    ] as const) {
      fill(e, stroke(`${x},1260 ${x + lean * 0.4},${1260 - h * 0.6} ${x + lean},${1260 - h}`, 8, 6, 3), DARK);
      fill(e, ellipse(x + lean, 1260 - h, 13, 46, lean * 0.004), DARK);
    }
  },
});
