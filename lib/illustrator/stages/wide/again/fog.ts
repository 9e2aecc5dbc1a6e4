import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { disc, type Easel, fill, linear } from '../../kit/easel';
import { flatStage } from '../flat';
import { chalk, dashes } from './chalk';

/** Banks of fog that lie one before the other. */
function bank(e: Easel, y: number, colour: string, alpha: number, seed: number) {
  const points = Array.from({ length: 9 }, (_, i) => `${-120 + i * 330},${y + Math.sin(i * 1.7 + seed) * 34}`);
  fill(e, blob(`${points.join(' ')} 2520,1300! -120,1300!`, 8), colour, alpha);
}

/** A meadow from high above in the fog: one loop of chalk around it, and a mark at every centimetre of a foot. */
export const fogLoop = flatStage({
  ground: '#dcd6e8',
  back(e) {
    fill(
      e,
      rectangle(-80, -80, 2560, 1400),
      linear(e, 0, 0, 0, 1200, [
        [0, '#e9e5f1'],
        [0.5, '#cdd5cf'],
        [1, '#7fa389'],
      ]),
    );
    for (const [x, h, w] of [
      [120, 150, 70],
      [250, 190, 84],
      [350, 130, 60],
      [1480, 120, 56],
      [1580, 170, 76],
      [2120, 150, 70],
      [2230, 210, 92],
      [2340, 160, 74],
    ] as const)
      fill(
        e,
        blob(
          `${x - w},240! ${x - w * 0.9},${240 - h * 0.6} ${x},${240 - h} ${x + w * 0.9},${240 - h * 0.6} ${x + w},240!`,
          7,
        ),
        '#a99fc4',
        0.42,
      );
    bank(e, 180, '#e4e2ec', 0.95, 3.1);
    bank(e, 250, '#f1eef6', 0.34, 0.4);
    dashes(
      e,
      '1700,700 1300,752 800,730 400,640 230,490 330,330 640,220 1080,180 1500,200 1840,290 1990,430 1960,580 1840,670',
      { width: 11, alpha: 0.95 },
    );
    bank(e, 716, '#7ba58a', 0.6, 1.2);
    bank(e, 772, '#2f6347', 1, 2.4);
    disc(e, 1100, 300, 900, 240, '#f6f3fa', 0.5, 0.1);
    ruler(e);
  },
  front(e) {
    disc(e, 420, 260, 560, 200, '#f1eef6', 0.5, 0.2);
    disc(e, 1900, 200, 600, 190, '#f1eef6', 0.55, 0.2);
    disc(e, 1180, 470, 900, 130, '#f1eef6', 0.35, 0.2);
    for (const [x, y] of [
      [1290, 1160],
      [1850, 1150],
      [2300, 1168],
    ] as const)
      for (const [u, lean] of [
        [-18, -14],
        [0, 2],
        [16, 16],
      ] as const)
        fill(e, stroke(`${x + u},${y + 40} ${x + u + lean},${y - 34}`, 5, 1), '#38684a');
  },
});

/** How high the foot was each evening, in chalk. */
function ruler(e: Easel) {
  chalk(e, '1632,1128 1632,1000', { width: 7 });
  for (const [i, y] of [1128, 1108, 1090, 1074, 1060].entries())
    chalk(e, `1632,${y} ${i === 4 ? 1696 : 1664},${y}`, { width: 6 });
  fill(e, ellipse(1430, 1146, 240, 16), '#2c5a41', 0.55);
}
