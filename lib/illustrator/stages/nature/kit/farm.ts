import { ellipse, type Knot, shade, smooth, tint, type Vec } from '@/lib/illustrator/paint';
import type { Daylight } from '../../kit/daylight';
import { dab, type Easel, fill, seen } from '../../kit/easel';
import { contactShadow } from '../../kit/ground';
import { sunlit } from './scene';

/** A paling fence from (x0, y0) to (x1, y1), `h` high. */
export function railFence(
  e: Easel,
  d: Daylight,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  h: number,
  colour = '#c9a882',
) {
  const wood = d.tone(colour);
  const posts = Math.max(2, Math.round(Math.abs(x1 - x0) / (h * 0.95)));
  for (const v of [0.38, 0.74]) {
    e.p.line(
      [
        [x0, y0 - h * v],
        [(x0 + x1) / 2, (y0 + y1) / 2 - h * v + 2],
        [x1, y1 - h * v],
      ],
      h * 0.13,
      shade(wood, 0.04),
      1,
      [1, 1],
    );
    e.p.line(
      [
        [x0, y0 - h * v - h * 0.035],
        [x1, y1 - h * v - h * 0.035],
      ],
      h * 0.03,
      sunlit(d, colour, 0.5),
      0.7,
      [1, 1],
    );
  }
  for (let i = 0; i <= posts; i++) {
    const u = i / posts;
    const [x, y] = [x0 + (x1 - x0) * u, y0 + (y1 - y0) * u];
    const post: Vec[] = [
      [x - h * 0.08, y + 4],
      [x - h * 0.075, y - h * 0.94],
      [x, y - h * 1.02],
      [x + h * 0.075, y - h * 0.94],
      [x + h * 0.08, y + 4],
    ];
    fill(e, post, wood);
    e.p.line(
      [
        [x - h * 0.045, y],
        [x - h * 0.045, y - h * 0.9],
      ],
      h * 0.035,
      sunlit(d, colour, 0.5),
      0.6,
      [1, 1],
    );
    dab(e, 'dry', x, y - h * 0.4, h * 0.4, h * 0.05, shade(wood, 0.08), {
      rotate: Math.PI / 2,
      alpha: 0.6,
      variant: i,
    });
  }
}

/** A bale of hay, round, seen from its end. */
export function hayBale(e: Easel, d: Daylight, x: number, y: number, size: number) {
  if (!seen(e, x, y, size * 1.5)) return;
  contactShadow(e, x, y, size * 1.2, d.shadow, 0.45);
  const hay = d.tone('#e6c168');
  e.p.form(
    smooth(
      [
        [x - size * 0.7, y - size * 1.8],
        [x + size * 0.8, y - size * 1.74],
        [x + size * 1.36, y - size * 0.9],
        [x + size * 0.9, y],
        [x - size * 0.6, y + 3],
      ],
      true,
      7,
    ),
    shade(hay, 0.03),
    { depth: size * 0.2 },
  );
  const face = ellipse(x - size * 0.42, y - size * 0.9, size * 0.82, size * 0.92, 0, 30);
  e.p.form(face, hay, { depth: size * 0.14 });
  for (const k of [0.76, 0.54, 0.32, 0.14]) {
    const ring: Knot[] = Array.from(
      { length: 9 },
      (_, i): Knot => [
        x - size * 0.42 + Math.cos(i * 0.72 + k * 5) * size * 0.8 * k,
        y - size * 0.9 + Math.sin(i * 0.72 + k * 5) * size * 0.9 * k,
      ],
    );
    e.p.line(ring, size * 0.05, k > 0.5 ? shade(hay, 0.11) : tint(hay, 0.06), 0.7);
  }
  const r = e.random(`hay${x}`);
  for (let i = 0; i < 16; i++) {
    const [hx, hy] = [x + r.bell() * size * 1.1, y - r() * size * 1.6];
    e.p.line(
      [
        [hx, hy],
        [hx + r.bell() * size * 0.3, hy + r.bell() * size * 0.16],
      ],
      size * 0.035,
      i % 2 ? tint(hay, 0.08) : shade(hay, 0.12),
      0.8,
    );
  }
}
