import { ellipse, type Painter, shade, tint } from '@/lib/illustrator/paint';
import { waxCandle } from '../kit/flame';
import { BRASS, metal } from '../kit/materials';
import { blob, cut, line, stroke } from '../kit/shapes';
import type { PropLook } from '../model';

const STEP = 24;
const ARM_TOP = -108;
const SHAMASH_TOP = -134;
const WAX = ['#7fb0d8', '#f4e6c4', '#e58f7e', '#9cc08a', '#f2c45c', '#b79bd0', '#f4e6c4', '#e58f7e'] as const;

function cup(p: Painter, x: number, y: number, colour: string) {
  p.form(cut([x - 7, y - 3, x + 7, y - 3, x + 4, y + 9, x - 4, y + 9], 2), colour, {
    depth: 2.4,
    shadow: 0.17,
    light: 0.12,
  });
  p.fill(ellipse(x, y - 2.6, 8.4, 2.9), shade(colour, 0.06));
  p.fill(ellipse(x - 0.5, y - 3.4, 7.8, 2.3), tint(colour, 0.09));
  p.fill(ellipse(x, y - 3.4, 5, 1.5), shade(colour, 0.24), { alpha: 0.8 });
}

/**
 * A brass hanukkiah of eight arms and a raised shamash. `count` is the night: that many candles stand from the right
 * of the picture and burn, and with them the shamash; 0 leaves all holders empty. All eight burn by custom.
 */
export function hanukkiah(p: Painter, { count = 8, colour = BRASS }: PropLook) {
  const lit = Math.max(0, Math.min(8, count));
  for (const ring of [4, 3, 2, 1]) {
    const r = ring * STEP;
    const low = ARM_TOP + 12 + r * 0.86;
    const [side, deep] = [ARM_TOP + 12 + r * 0.44, ARM_TOP + 12 + r * 0.75];
    const along = [
      -r,
      ARM_TOP + 6,
      -r * 0.9,
      side,
      -r * 0.55,
      deep,
      0,
      low,
      r * 0.55,
      deep,
      r * 0.9,
      side,
      r,
      ARM_TOP + 6,
    ];
    const arm = stroke(along, [3.2, 3.6, 4.6, 3.6, 3.2]);
    p.form(arm, shade(colour, ring * 0.012), { depth: 3, shadow: 0.18, light: 0.12 });
    p.clip(arm, () =>
      line(
        p,
        along.map((v, i) => (i % 2 ? v - 1.4 : v - 0.6)),
        1.3,
        '#fff2c8',
        0.7,
      ),
    );
    for (const g of [-1, 1]) {
      p.fill(ellipse(r * 0.8 * g, ARM_TOP + 12 + r * 0.6, 5, 4.4), shade(colour, 0.07));
      p.fill(ellipse(r * 0.8 * g - 1, ARM_TOP + 11 + r * 0.6, 3.4, 2.8), tint(colour, 0.08));
    }
  }
  metal(p, stroke([0, SHAMASH_TOP + 8, 0, -70, 0, -14], [4, 5, 6.5, 5, 9]), colour, 4);
  for (const [y, r] of [
    [-112, 6.5],
    [-82, 8],
    [-28, 9.5],
  ] as const)
    metal(p, ellipse(0, y, r, r * 0.72), colour, 3);
  metal(p, blob([-15, -20, 15, -20, 34, -11, 56, -5, 55, 0, 0, 4, -55, 0, -56, -5, -34, -11]), colour, 6);
  line(p, [-48, -5, -20, -12, 0, -13, 20, -12, 48, -5], 1.6, shade(colour, 0.2), 0.6, [0.2, 1, 0.2]);
  for (let i = 0; i < 8; i++) {
    const x = (i < 4 ? i - 4 : i - 3) * STEP;
    cup(p, x, ARM_TOP, colour);
  }
  cup(p, 0, SHAMASH_TOP, colour);
  // Candles stand from the right; the newest is the leftmost of them.
  for (let n = 0; n < lit; n++) {
    const i = 7 - n;
    const x = (i < 4 ? i - 4 : i - 3) * STEP;
    waxCandle(p, x + Math.sin(i * 2.3) * 0.7, ARM_TOP - 3.4, 7, 27 + Math.sin(i * 1.7) * 2.2, WAX[i] ?? '#f4e6c4');
  }
  if (lit) waxCandle(p, 0.4, SHAMASH_TOP - 3.4, 7.6, 30, '#f7efd8');
}
