import { ellipse, smooth } from '@/lib/illustrator/paint';
import { blob } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';
import { yawnStage } from './land';
import { shutEye } from './parts';

const BLACK = '#110d26';
const WARM = '#f3bd73';
const [X, Y] = [1640, 520];

/** A star with round tips that sleeps. */
function star(e: Easel, x: number, y: number, r: number) {
  const points = Array.from({ length: 10 }, (_, i) => {
    const a = (i * Math.PI) / 5 - Math.PI / 2 + 0.15;
    const reach = i % 2 ? r * 0.6 : r;
    return [x + Math.cos(a) * reach, y + Math.sin(a) * reach] as const;
  });
  fill(e, smooth(points, true, 8), BLACK);
  for (const side of [-1, 1]) shutEye(e, x + side * r * 0.26, y - r * 0.06, r * 0.14, WARM);
}

function cloud(e: Easel) {
  for (const [x, y, rx, ry] of [
    [180, 960, 220, 130],
    [430, 880, 220, 170],
    [690, 940, 190, 130],
    [900, 1010, 140, 80],
    [440, 1030, 520, 90],
  ] as const)
    fill(e, ellipse(x, y, rx, ry, 0, 48), BLACK);
  for (const x of [360, 520]) shutEye(e, x, 910, 36, WARM);
}

/** High up in the night: all is black before the one warm light. */
export const cloudAndStar = yawnStage(9, {
  back(e) {
    for (const r of [1080, 820, 600, 420]) fill(e, ellipse(X, Y, r, r, 0, 90), WARM, 0.085);
    fill(e, blob('-90,1290! -90,1130! 600,1090 1200,1150 1800,1080 2490,1130! 2490,1290!', 8), BLACK);
    e.p.in(-70, 70, 0, 1, 1, () => cloud(e));
    star(e, 2130, 830, 150);
  },
});
