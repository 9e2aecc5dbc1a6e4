import { ellipse, rectangle, smooth } from '@/lib/illustrator/paint';
import { knots, stroke } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';
import { CREAM, OLIVE, ROOF, WINDOW } from './colours';
import { sunflower } from './things';

/** Dashes along a line through the points. */
export function dashes(e: Easel, line: string, colour: string, size = 9) {
  const points = smooth(knots(line), false, 30);
  let gone = 0;
  points.forEach((point, i) => {
    const before = points[i - 1];
    if (!before) return;
    const [dx, dy] = [point[0] - before[0], point[1] - before[1]];
    gone += Math.hypot(dx, dy);
    if (gone < size * 4.6) return;
    gone = 0;
    e.p.in(point[0], point[1], Math.atan2(dy, dx), 1, 1, () => fill(e, ellipse(0, 0, size * 1.5, size * 0.72), colour));
  });
}

/** The house from above: two slopes of a roof, and in one of them the smallest window. */
export function roof(e: Easel, x: number, y: number, scale: number) {
  e.p.in(x, y, 0, scale, scale, () => {
    fill(e, rectangle(-210, -150, 440, 320), '#5a6629', 0.5);
    fill(e, rectangle(-226, -166, 440, 166), '#cf6f50');
    fill(e, rectangle(-226, 0, 440, 166), ROOF);
    for (let u = -226; u < 200; u += 44) fill(e, rectangle(u, -166, 4, 332), '#8f3f2b', 0.35);
    fill(e, rectangle(-230, -6, 448, 12), '#8f3f2b');
    fill(e, rectangle(-150, -120, 60, 60), '#8a5a44');
    fill(e, ellipse(-120, -90, 20), '#4a2c22');
    fill(e, rectangle(60, 46, 84, 70), '#fff6da');
    fill(e, rectangle(68, 54, 68, 54), WINDOW);
  });
}

/** The crown of the tree from above. */
export function crown(e: Easel, x: number, y: number, scale: number) {
  e.p.in(x, y, 0, scale, scale, () => {
    fill(e, ellipse(24, 30, 230, 220), '#5a6629', 0.5);
    for (const [u, v, r, c] of [
      [-110, -60, 120, OLIVE.dark],
      [90, -90, 130, OLIVE.dark],
      [120, 70, 120, OLIVE.dark],
      [-70, 90, 130, OLIVE.dark],
      [0, 0, 150, '#7f8d42'],
      [-60, -60, 80, '#94a154'],
      [60, 30, 70, '#94a154'],
    ] as const)
      fill(e, ellipse(u, v, r), c);
    const r = e.random('crown');
    for (let i = 0; i < 34; i++) {
      const [a, k] = [r() * 6.28, Math.sqrt(r()) * 190];
      e.p.in(Math.cos(a) * k, Math.sin(a) * k, r() * 3, 1, 1, () => fill(e, ellipse(0, 0, 22, 7), '#c3cb86'));
    }
  });
}

function lawn(e: Easel) {
  const r = e.random('lawn');
  for (let i = 0; i < 70; i++) {
    const [x, y] = [r() * 2400, r() * 1200];
    fill(e, stroke(`${x},${y} ${x + 6},${y - 20}`, 4, 2), OLIVE.dark, 0.35);
    fill(e, stroke(`${x + 12},${y} ${x + 14},${y - 15}`, 4, 2), OLIVE.dark, 0.35);
  }
}

const CORNER = { house: [420, 780], tree: [2010, 420] } as const;
/** Seven ways between the house and the tree, the last one straight. */
const WAYS = [
  '640,760 900,420 1300,260 1700,300 1840,360',
  '640,780 940,560 1320,420 1660,380 1830,400',
  '640,815 920,800 1300,720 1640,570 1835,455',
  '640,830 920,890 1300,840 1640,660 1840,490',
  '630,850 900,1000 1300,980 1680,760 1870,510',
  '600,880 840,1120 1320,1130 1780,900 1930,560',
  '640,790 1000,690 1400,590 1830,450',
] as const;

const ends = (ground: string, home: boolean) =>
  flatStage({
    ground,
    back(e) {
      lawn(e);
      crown(e, ...CORNER.tree, 1.05);
      roof(e, ...CORNER.house, 1.1);
      WAYS.forEach((line, i) => {
        dashes(e, line, home && i === 6 ? WINDOW : CREAM, home && i === 6 ? 13 : 8);
      });
      for (const [x, y] of [
        [1000, 300],
        [1480, 1060],
        [1010, 1080],
      ] as const)
        sunflower(e, x, y, 0.9, 0);
    },
  });

/** Before the journey all lines lead out; after it one leads home. */
export const sisterWayOut = ends(OLIVE.mid, false);
export const sisterWayHome = ends(OLIVE.dark, true);
