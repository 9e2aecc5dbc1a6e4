import { ellipse, rgba } from '@/lib/illustrator/paint';
import { blob } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';
import { WATER } from './colours';
import { littleFish, sardine, snore } from './creatures';
import { bubble, deepen, goldBubble, sea, trail } from './sea';
import { whaleEye } from './whale-eye';
import { hide, pleats } from './whale-parts';

/** The side of the whale from edge to edge, taken for water at first; its eye is open. */
export const whaleCover = sea({
  water: 'cobalt',
  shafts: [1700, 1960, 2200],
  back(e) {
    const side = blob(
      '-160,440! 300,350 800,310 1240,320 1640,390 1980,520 2240,690 2560,850! 2560,1400! -160,1400!',
      10,
    );
    hide(e, side, 'cover');
    pleats(e, [
      '700,1240 1100,1130 1600,1110 2000,1120 2480,1200',
      '900,1320 1250,1190 1650,1170 2050,1180 2480,1260',
      '500,1180 1000,1060 1500,1050 1900,1060 2480,1130',
    ]);
    whaleEye(e, 1530, 700, 205, { open: 0.9, look: [0.8, 0.1], iris: 1.1, sees: 'child' });
    trail(e, '1290,1090 1480,1080 1680,1030 1840,930', 34, 0.5);
    for (const [x, y, r] of [
      [1800, 520, 18],
      [2290, 560, 26],
      [2340, 800, 13],
      [2330, 1040, 15],
      [1420, 1000, 15],
      [980, 720, 18],
      [760, 560, 12],
    ] as const)
      goldBubble(e, x, y, r);
    plug(e);
  },
});

/** The plug on its chain hangs down into the sea. */
function plug(e: Easel) {
  for (let i = 0; i < 40; i++) e.p.edge(ellipse(420 + Math.sin(i / 6) * 8, -20 + i * 17, 5, 8), '#d9b45c', 3.4, 0.95);
  e.p.form(blob('372,668 468,668 452,720 388,720', 5), '#2c2f3c', { depth: 8 });
  e.p.form(ellipse(420, 668, 54, 15), '#3d4152', { depth: 5 });
}

/** Before the book: notes that rise and break off. */
export const whaleNotes = sea({
  water: 'cobalt',
  back(e) {
    deepen(e, 500, '#092a5c', 0.7);
    const r = e.random('notes');
    for (let i = 0; i < 30; i++)
      goldBubble(
        e,
        120 + (i % 10) * 240 + (r() - 0.5) * 120,
        180 + Math.floor(i / 10) * 360 + (r() - 0.5) * 160,
        9 + r() * 17,
        0.9,
      );
    for (let i = 0; i < 20; i++) bubble(e, r() * 2400, r() * 1200, 6 + r() * 12, 0.7);
  },
});

/** After it all sleep, each with one bubble. */
export const whaleSleepers = sea({
  water: 'ink',
  back(e) {
    const r = e.random('sleepers');
    for (let i = 0; i < 24; i++) {
      const [x, y] = [210 + (i % 6) * 400 + (r() - 0.5) * 90, 170 + Math.floor(i / 6) * 290 + (r() - 0.5) * 60];
      const size = 0.7 + r() * 0.3;
      if (i % 4 === 1) littleFish(e, x, y, size, 'asleep', 0.2, '#c9805c');
      else sardine(e, x, y, size, 'asleep', i % 2 ? '#7f9abb' : '#6f8cae');
      snore(e, x + 110 * size, y - 54, 14);
    }
    fill(e, ellipse(0, 0, 0.1, 0.1), rgba(WATER.ink[0], 0));
  },
});
