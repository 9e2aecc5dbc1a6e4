import { ellipse, rectangle, shade, smooth, taper, tint } from '@/lib/illustrator/paint';
import type { GardenColours } from './garden-colours';
import { blend, type Easel } from './kit/easel';
import { contactShadow } from './kit/ground';

/** Pickets from (x0, y0) to (x1, y1), `h0` and `h1` high. */
export function fence(
  e: Easel,
  c: GardenColours,
  x0: number,
  x1: number,
  y0: number,
  y1: number,
  h0: number,
  h1: number,
) {
  const count = Math.round(Math.abs(x1 - x0) / 46);
  const lerp = (a: number, b: number, u: number) => a + (b - a) * u;
  for (const v of [0.36, 0.74])
    e.p.form(
      [
        [x0, y0 - h0 * v],
        [x1, y1 - h1 * v],
        [x1, y1 - h1 * v + h1 * 0.1],
        [x0, y0 - h0 * v + h0 * 0.1],
      ],
      shade(c.fence, 0.14),
      { depth: 3 },
    );
  for (let i = 0; i <= count; i++) {
    const u = i / count;
    const [x, y, h] = [lerp(x0, x1, u), lerp(y0, y1, u), lerp(h0, h1, u)];
    const w = h * 0.1;
    e.p.form(
      smooth(
        [
          [x - w, y, 1],
          [x - w, y - h * 0.86, 1],
          [x, y - h, 1],
          [x + w, y - h * 0.86, 1],
          [x + w, y, 1],
        ],
        true,
        2,
      ),
      shade(c.fence, 0.05 + (i % 3) * 0.015),
      { depth: w * 0.6, lightColor: c.moonlight },
    );
  }
}

/** The gate stands half open, hinged on its right post. */
export function gate(e: Easel, c: GardenColours) {
  contactShadow(e, 820, 960, 210, '#081434', 0.5);
  for (const [x, y, h] of [
    [664, 900, 230],
    [1000, 962, 350],
  ] as const) {
    e.p.form(rectangle(x - 19, y - h, 38, h), shade(c.fence, 0.1), { depth: 10, lightColor: c.moonlight });
    e.p.form(ellipse(x, y - h - 14, 25), c.fence, { depth: 9, lightColor: c.moonlight });
  }
  const leaf = (u: number, v: number) => [990 - u * 215, 948 + u * 66 - v * (278 + u * 62)] as const;
  for (const v of [0.2, 0.72])
    e.p.form([leaf(0, v), leaf(1, v), leaf(1, v + 0.1), leaf(0, v + 0.1)], shade(c.fence, 0.12), { depth: 4 });
  e.p.form(taper([leaf(0.02, 0.24), leaf(0.98, 0.76)], [8, 8], { round: false }), shade(c.fence, 0.1), { depth: 3 });
  for (let i = 0; i <= 5; i++) {
    const u = i / 5;
    const top = 0.92 + Math.sin(u * Math.PI) * 0.14;
    const [bx, by] = leaf(u, 0);
    const [tx, ty] = leaf(u, top);
    e.p.form(
      smooth(
        [
          [bx - 12, by, 1],
          [tx - 12, ty + 16, 1],
          [tx, ty, 1],
          [tx + 12, ty + 16, 1],
          [bx + 12, by, 1],
        ],
        true,
        2,
      ),
      shade(tint(c.fence, 0.02), (i % 2) * 0.02),
      { depth: 7, lightColor: c.moonlight },
    );
  }
  blend(e, 'screen', () => e.p.soft(780, 900, 200, 130, c.lit, 0.12));
}
