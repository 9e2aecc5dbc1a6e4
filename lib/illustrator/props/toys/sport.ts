import { ellipse, type Painter, shade, tint } from '@/lib/illustrator/paint';
import { CREAM } from '../kit/materials';
import { blob, cut, line, rod } from '../kit/shapes';

const INK = '#3c3a48';
const POST = '#f6f2e8';

/** A football of black and white patches. */
export function football(p: Painter, r: number) {
  const round = ellipse(0, 0, r);
  p.form(round, CREAM, { depth: r * 0.4 });
  p.clip(round, () => {
    const patch = (x: number, y: number, size: number, turn: number) =>
      Array.from({ length: 5 }, (_, i) => {
        const a = turn + (i / 5) * Math.PI * 2;
        return [x + Math.cos(a) * size, y + Math.sin(a) * size] as const;
      });
    const middle = patch(-r * 0.08, -r * 0.06, r * 0.36, -1.4);
    p.fill(blob(middle.flat()), INK);
    for (const [i, [x, y]] of middle.entries()) {
      const a = -1.4 + (i / 5) * Math.PI * 2;
      const [ox, oy] = [Math.cos(a) * r * 0.98 - r * 0.08, Math.sin(a) * r * 0.98 - r * 0.06];
      line(p, [x, y, ox, oy], r * 0.06, '#8a8790', 0.9);
      p.fill(blob(patch(ox, oy, r * 0.3, a).flat()), INK);
    }
    p.soft(r * 0.6, r * 0.72, r * 0.95, r * 0.8, shade(CREAM, 0.3), 0.55);
    p.soft(-r * 0.4, -r * 0.5, r * 0.34, r * 0.26, '#ffffff', 0.7);
  });
}

/** A small goal with its net, seen from the field. */
export function goal(p: Painter) {
  const [half, top, depth] = [190, -196, 46];
  p.soft(0, 0, half + 20, 10, '#4a4a3a', 0.3);
  const net = (x0: number, y0: number, x1: number, y1: number, alpha: number) =>
    line(p, [x0, y0, x1, y1], 1.6, '#fdfbf4', alpha);
  p.fill(cut([-half, top, half, top, half - depth * 0.4, -26, -half + depth * 0.4, -26]), '#ffffff', { alpha: 0.1 });
  for (let i = 0; i <= 16; i++) {
    const x = -half + (i * 2 * half) / 16;
    net(x, top, x * 0.9, -24, 0.75);
    net(x * 0.9, -24, x, 0, 0.4);
  }
  for (let j = 0; j <= 9; j++) {
    const v = j / 9;
    const y = top + (-24 - top) * v;
    const w = half * (1 - 0.1 * v);
    net(-w, y, w, y, 0.7);
  }
  for (const g of [-1, 1]) {
    p.form(rod(g * half, top, g * half, 2, 6.5), POST, { depth: 4 });
    p.form(rod(g * half, top + 2, g * half * 0.9, -22, 3), tint(POST, 0.02), { depth: 2, alpha: 0.8 });
  }
  p.form(rod(-half, top, half, top, 6.5), POST, { depth: 4 });
}
