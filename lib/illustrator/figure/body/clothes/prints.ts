import { ellipse, type Painter, smooth, tint, type Vec } from '../../../paint';
import type { Pattern } from '../../outfit';

/** Rings within rings with petals around them, as on East African cotton. */
function medallion(p: Painter, { color, accent = tint(color, 0.2) }: Pattern, [x, y]: Vec, r: number): void {
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * 2 * Math.PI;
    p.fill(ellipse(x + Math.cos(a) * r * 1.12, y + Math.sin(a) * r * 1.12, r * 0.36, r * 0.2, a, 10), accent);
  }
  p.fill(ellipse(x, y, r * 0.82, r * 0.82, 0, 18), color);
  p.fill(ellipse(x, y, r * 0.54, r * 0.54, 0, 14), accent);
  p.fill(ellipse(x, y, r * 0.28, r * 0.28, 0, 10), color);
}

function diamond(p: Painter, { color, accent }: Pattern, [x, y]: Vec, r: number): void {
  const lozenge = (k: number): Vec[] => [
    [x, y - r * 1.3 * k],
    [x + r * k, y],
    [x, y + r * 1.3 * k],
    [x - r * k, y],
  ];
  p.fill(lozenge(1), color);
  if (accent) p.fill(lozenge(0.45), accent);
}

function leaf(p: Painter, { color, accent = color }: Pattern, [x, y]: Vec, r: number): void {
  for (const g of [-1, 1]) {
    const blade = smooth([
      [x, y + r, 1],
      [x + g * r * 0.9, y + r * 0.2],
      [x + g * r * 1.1, y - r * 0.9, 1],
      [x + g * r * 0.2, y - r * 0.3],
    ]);
    p.fill(blade, g > 0 ? color : accent);
  }
}

/** One motif of a printed cloth; `r` is its radius. */
export function print(p: Painter, pattern: Pattern, at: Vec, r: number): void {
  if (pattern.kind === 'medallion') medallion(p, pattern, at, r);
  else if (pattern.kind === 'diamond') diamond(p, pattern, at, r);
  else leaf(p, pattern, at, r);
}
