import { ellipse, shade, taper, tint } from '@/lib/illustrator/paint';
import { type Easel, fill, seen } from '../../kit/easel';
import type { RoomLight } from './light';
import { bend, poly, rounded, solid } from './shapes';

/** A plant in a pot: broad leaves, or hanging ones. */
export function potPlant(
  e: Easel,
  d: RoomLight,
  x: number,
  y: number,
  size: number,
  o: { pot?: string; leaf?: string; kind?: 'broad' | 'spiky' | 'round'; hanging?: boolean } = {},
) {
  if (!seen(e, x, y - size / 2, size * 1.2)) return;
  const r = e.random(`plant${x}:${y}`);
  const leaf = d.tone(o.leaf ?? '#5f9a5a');
  const kind = o.kind ?? 'broad';
  const pot = d.tone(o.pot ?? '#d07850');
  const [w, h] = [size * 0.3, size * 0.42];
  if (!o.hanging) e.p.soft(x, y, w * 1.5, size * 0.09, d.shadow, 0.4);
  const leaves = kind === 'round' ? 22 : 13;
  for (let i = 0; i < leaves; i++) {
    const u = (i / (leaves - 1)) * 2 - 1;
    const a = -Math.PI / 2 + u * (o.hanging ? 2.2 : 1.15) + r.bell() * 0.12;
    const reach = size * (kind === 'spiky' ? 0.72 : 0.58) * (0.72 + r() * 0.4);
    const [tx, ty] = [
      x + Math.cos(a) * reach * 0.85,
      y - h + Math.sin(a) * reach + (o.hanging ? Math.abs(u) * size * 0.5 : 0),
    ];
    const colour = i % 3 === 0 ? tint(leaf, 0.08) : i % 3 === 1 ? leaf : shade(leaf, 0.08);
    if (kind === 'round') {
      fill(e, ellipse(tx, ty, size * 0.1, size * 0.08, a, 18), colour);
      continue;
    }
    const [mx, my] = [x + (tx - x) * 0.4, y - h + (ty - y + h) * 0.62];
    fill(
      e,
      taper(
        bend(x, y - h, mx, my, tx, ty),
        kind === 'spiky' ? [3, size * 0.045, 1] : [2, size * 0.03, size * 0.085, 1],
      ),
      colour,
    );
    fill(e, taper(bend(x, y - h, mx, my, tx, ty), [0.8, 1.4, 0.5]), tint(colour, 0.12), 0.6);
  }
  e.p.form(poly(x - w, y - h, x + w, y - h, x + w * 0.72, y, x - w * 0.72, y), pot, { depth: size * 0.06 });
  solid(e, rounded(x - w * 1.1, y - h - size * 0.05, w * 2.2, size * 0.12, 4), tint(pot, 0.05));
}
