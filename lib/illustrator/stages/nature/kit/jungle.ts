import { ellipse, type Knot, mix, shade, smooth, taper, tint, type Vec } from '@/lib/illustrator/paint';
import { clipTo, dab, type Easel, fill, linear, seen } from '../../kit/easel';
import { points } from '../../kit/outline';

/** A banana leaf from its root towards `angle`, `long` units, with torn edges and a bright rib. */
export function bananaLeaf(
  e: Easel,
  name: string,
  x: number,
  y: number,
  long: number,
  angle: number,
  colour: string,
  lit: string,
) {
  if (!seen(e, x, y, long * 1.1)) return;
  const r = e.random(name);
  const droop = Math.cos(angle) * 0.4;
  e.p.in(x, y, angle, 1, 1, () => {
    const spine = (u: number): Vec => [u * long, droop * long * u * u * 0.6];
    const edge = (side: number) =>
      Array.from({ length: 11 }, (_, i): Vec => {
        const u = i / 10;
        const [sx, sy] = spine(u);
        const torn = i % 3 === 2 ? 0.82 : 1;
        return [sx - 6, sy + side * long * 0.2 * Math.sin(Math.min(1, u * 0.86 + 0.1) * Math.PI) ** 0.75 * torn];
      });
    const shape = smooth([spine(0), ...edge(-1), spine(1.02), ...edge(1).reverse()], true, 4);
    fill(
      e,
      shape,
      linear(e, 0, 0, long, 0, [
        [0, shade(colour, 0.05)],
        [0.5, colour],
        [1, tint(colour, 0.05)],
      ]),
    );
    clipTo(e, shape, () => {
      fill(e, smooth([spine(0), spine(0.5), spine(1), [long * 0.9, -long], [0, -long]], true, 4), lit, 0.35);
      for (let i = 1; i < 16; i++) {
        const [sx, sy] = spine(i / 16);
        for (const side of [-1, 1])
          e.p.line(
            [
              [sx, sy],
              [sx + long * 0.09, sy + side * long * 0.22],
            ],
            2.6,
            i % 2 ? shade(colour, 0.07) : tint(colour, 0.08),
            0.5 + r() * 0.3,
            [1, 0.4],
          );
      }
    });
    e.p.line([spine(0), spine(0.5), spine(1)], long * 0.022, mix(lit, '#fff6c8', 0.3), 0.9, [1, 0.8, 0.2]);
  });
}

/** A split leaf, heart-shaped with deep cuts. */
export function splitLeaf(e: Easel, x: number, y: number, size: number, turn: number, colour: string, lit: string) {
  if (!seen(e, x, y, size * 1.4)) return;
  e.p.in(x, y, turn, 1, 1, () => {
    const outline: Knot[] = [[0, -size * 0.12, 1]];
    const half = (side: number): Knot[] => {
      const knots: Knot[] = [[side * size * 0.34, -size * 0.46]];
      for (let i = 0; i < 5; i++) {
        const v = -0.3 + i * 0.24;
        const w = 0.86 * Math.cos((v + 0.1) * 1.15);
        knots.push(
          [side * size * w, size * v],
          [side * size * w * 0.94, size * (v + 0.13)],
          [side * size * 0.26, size * (v + 0.1), 1],
        );
      }
      return knots;
    };
    outline.push(...half(1), [0, size * 1.16, 1], ...half(-1).reverse());
    const shape = smooth(outline, true, 4);
    fill(
      e,
      shape,
      linear(e, -size, -size, size, size, [
        [0, lit],
        [0.4, colour],
        [1, shade(colour, 0.06)],
      ]),
    );
    e.p.line(
      [
        [0, -size * 0.12],
        [0, size * 0.5],
        [0, size * 1.1],
      ],
      size * 0.05,
      tint(lit, 0.06),
      0.85,
      [1, 0.7, 0.2],
    );
    for (let i = 0; i < 5; i++)
      for (const side of [-1, 1])
        e.p.line(
          [
            [0, size * (-0.1 + i * 0.22)],
            [side * size * 0.62 * Math.cos(i * 0.24), size * (-0.2 + i * 0.24)],
          ],
          size * 0.025,
          tint(colour, 0.1),
          0.7,
          [1, 0.4],
        );
  });
}

/** A liana that hangs between two points, with small leaves. */
export function liana(e: Easel, name: string, points: readonly Vec[], width: number, colour: string, lit: string) {
  const r = e.random(name);
  e.p.line(points, width, colour, 1, [1, 0.9, 1]);
  const path = smooth(points, false, 10);
  for (let i = 2; i < path.length; i += 3) {
    const at = path[i];
    if (at)
      dab(e, 'leaf', at[0] + r.bell() * 8, at[1] + 6, width * 2.6, width * 2.2, i % 2 ? lit : tint(colour, 0.04), {
        variant: i,
        rotate: r() * 6,
      });
  }
}

/** A tropical blossom with five broad petals, looking at the viewer. */
export function blossom(e: Easel, x: number, y: number, size: number, colour: string, heart: string, turn = 0) {
  if (!seen(e, x, y, size * 1.2)) return;
  for (let i = 0; i < 5; i++) {
    const a = turn + i * 1.2566;
    const [px, py] = [x + Math.cos(a) * size * 0.52, y + Math.sin(a) * size * 0.48];
    fill(e, ellipse(px, py, size * 0.5, size * 0.36, a, 18), i % 2 ? colour : tint(colour, 0.05));
    fill(
      e,
      ellipse(x + Math.cos(a) * size * 0.26, y + Math.sin(a) * size * 0.24, size * 0.26, size * 0.13, a, 14),
      heart,
      0.75,
    );
  }
  e.p.line(
    [
      [x, y],
      [x + size * 0.2, y + size * 0.2],
      [x + size * 0.5, y + size * 0.26],
    ],
    size * 0.1,
    '#ffe08a',
  );
  fill(e, ellipse(x + size * 0.5, y + size * 0.26, size * 0.09, size * 0.09, 0, 10), '#f2b04c');
}

/** Falling water between x0 and x1 that ends in spray. */
export function waterfall(e: Easel, x: number, y0: number, y1: number, w: number, water: string, foam: string) {
  const r = e.random(`fall${x}`);
  const shape = smooth(
    [
      [x - w * 0.8, y0, 1],
      [x + w * 0.8, y0, 1],
      [x + w * 0.86, (y0 + y1) / 2],
      [x + w * 1.06, y1, 1],
      [x - w * 1.06, y1, 1],
      [x - w * 0.86, (y0 + y1) / 2],
    ],
    true,
    6,
  );
  fill(
    e,
    shape,
    linear(e, 0, y0, 0, y1, [
      [0, mix(water, foam, 0.5)],
      [0.4, water],
      [1, foam],
    ]),
  );
  clipTo(e, shape, () => {
    for (let i = 0; i < 46; i++) {
      const u = r.bell() * 0.9;
      const y = y0 + r() * (y1 - y0);
      dab(e, 'dry', x + u * w, y, 40 + r() * 60, 2.5 + r() * 5, i % 3 ? foam : shade(water, 0.06), {
        rotate: Math.PI / 2,
        alpha: 0.55,
        variant: i,
      });
    }
  });
  for (let i = 0; i < 14; i++)
    dab(e, 'mist', x + r.bell() * w * 1.3, y1 + r.bell() * w * 0.2, w * (0.5 + r() * 0.5), w * 0.34, foam, {
      alpha: 0.55,
      variant: i,
    });
}

/** A parrot that sits and looks right (1) or left (-1). */
export function parrot(e: Easel, x: number, y: number, k: number, tone: (c: string) => string, way: 1 | -1 = 1) {
  if (!seen(e, x, y, 70 * k)) return;
  e.p.in(x, y, 0, k * way, k, () => {
    fill(e, taper(points([-10, 0, -22, 40, -30, 78]), [9, 8, 2]), tone('#3f7ad0'));
    fill(e, taper(points([-4, 0, -10, 40, -14, 66]), [8, 6, 2]), tone('#e2503c'));
    e.p.form(smooth(points([14, -52, 26, -30, 20, 2, -4, 20, -22, 6, -20, -22, -8, -50]), true, 7), tone('#e2503c'), {
      depth: 9,
    });
    fill(e, smooth(points([-20, -24, -4, -20, 2, 4, -14, 34, -26, 12]), true, 6), tone('#f2c04c'));
    fill(e, smooth(points([-22, -8, -8, -4, -8, 16, -20, 38, -28, 14]), true, 6), tone('#3f7ad0'));
    fill(e, ellipse(16, -46, 10, 9, 0, 16), tone('#fdf4e6'));
    fill(e, ellipse(17, -47, 3.2, 3.6, 0, 10), '#1c1a20');
    fill(e, smooth(points([24, -54, 36, -46, 34, -32, 28, -36, 23, -42]), true, 5), tone('#4a4448'));
    for (const u of [-2, 8])
      e.p.line(
        [
          [u, 14],
          [u + 2, 24],
        ],
        4,
        tone('#6b5c5c'),
      );
  });
}
