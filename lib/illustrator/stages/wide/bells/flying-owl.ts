import { ellipse, taper } from '@/lib/illustrator/paint';
import type { Easel } from '../../kit/easel';
import { curve, outline } from '../../kit/outline';

const FEATHER = '#8a6a5c';
const PALE = '#e8cfae';

/** The old owl in the air with spread wings and shut eyes, seen from before; `k` 1 spans 320 units. */
export function flyingOwl(e: Easel, x: number, y: number, k: number) {
  const { p } = e;
  p.in(x, y, -0.06, k, k, () => {
    for (const side of [-1, 1]) wing(e, side);
    p.form(outline([-26, 30, 0, 20, 26, 30, 34, 74, 18, 84, 0, 76, -18, 84, -34, 74]), '#6f5248', { depth: 6 });
    p.form(outline([0, -52, 34, -38, 42, 0, 30, 44, 0, 58, -30, 44, -42, 0, -34, -38]), FEATHER, { depth: 10 });
    p.fill(outline([0, 0, 24, 8, 22, 36, 0, 50, -22, 36, -24, 8]), PALE, { alpha: 0.9 });
    p.form(outline([0, -50, 30, -56, 42, -30, 28, -4, 0, 4, -28, -4, -42, -30, -30, -56]), '#f2dfc2', { depth: 5 });
    for (const side of [-1, 1]) {
      p.form(outline([side * 14, -54, side * 34, -76, side * 40, -46]), FEATHER, { depth: 3 });
      p.line(curve([side * 28, -30, side * 18, -24, side * 9, -30]), 4, '#2a1b20', 1, [0.4, 1, 0.4]);
      p.line(curve([side * 6, -44, side * 20, -49, side * 36, -46]), 6, '#fbf2e2', 1, [0.8, 1, 0.3]);
      p.soft(side * 24, -16, 9, 6, '#e88a6a', 0.4);
    }
    p.form(outline([-6, -26, 6, -26, 3, -12, 0, -6, -3, -12]), '#d99a4a', { depth: 3 });
    for (const side of [-1, 1]) p.fill(ellipse(side * 12, 62, 7, 10), '#d99a4a');
  });
}

function wing({ p }: Easel, side: number) {
  for (let i = 8; i >= 0; i--) {
    const a = -0.56 + i * 0.15;
    const length = 172 - i * 12;
    const [tx, ty] = [side * (22 + Math.cos(a) * length), -10 + Math.sin(a) * length];
    p.form(
      taper(
        [
          [side * 26, -4 + i * 4],
          [(side * 26 + tx) / 2, (ty - 16) / 2],
          [tx * 0.9 + side * 2, ty * 0.92 - 2],
          [tx, ty],
        ],
        [14, 24, 20, 9],
      ),
      i % 2 ? FEATHER : '#7a5c50',
      { depth: 5 },
    );
    p.line(
      [
        [side * 40, -4 + i * 4],
        [tx * 0.92, ty * 0.92],
      ],
      2.4,
      '#c8a88c',
      0.5,
      [0.3, 1],
    );
  }
  p.form(
    outline([side * 18, -36, side * 66, -76, side * 132, -84, side * 126, -44, side * 92, -8, side * 40, 26]),
    '#94746a',
    {
      depth: 8,
    },
  );
  for (let i = 0; i < 7; i++)
    p.line(
      curve([side * (44 + i * 11), 2 - i * 5, side * (52 + i * 11), 10 - i * 7, side * (58 + i * 11), -4 - i * 6]),
      3,
      '#c8a88c',
      0.6,
    );
}
