import { ellipse, type Knot, mix, rectangle, shade, smooth, star, taper, tint } from '@/lib/illustrator/paint';
import { across, along, blend, clipTo, cover, dab, type Easel, fill, glow, linear, radial, seen, wash } from './easel';

/** A papered wall lit from one point: warm near the lamp, dark far from it. */
export function wall(
  e: Easel,
  lamp: readonly [number, number],
  tones: readonly [string, string, string, string],
  paper: string,
) {
  cover(
    e,
    radial(e, lamp[0], lamp[1], 1150, [
      [0, tones[0]],
      [0.22, tones[1]],
      [0.56, tones[2]],
      [1, tones[3]],
    ]),
  );
  for (let j = 0; j < 11; j++) {
    for (let i = 0; i < 13 * across(e); i++) {
      const [x, y] = [e.span[0] + i * 102 + (j % 2) * 51 - 10, j * 88 + 30];
      if (!seen(e, x, y, 12)) continue;
      fill(e, (i + j) % 3 ? star(x, y, 8) : ellipse(x, y, 5, 5, 0, 14), paper, 0.13);
    }
  }
  wash(e, 'wall', [e.span[0] - 40, -20, e.span[1] + 40, 1000], [tint(tones[1], 0.04), shade(tones[2], 0.05)], {
    count: 70,
    alpha: 0.1,
    long: 190,
    tall: 50,
    slant: -0.4,
  });
}

/** Floor boards in perspective. */
export function boards(e: Easel, y: number, far: string, near: string) {
  fill(
    e,
    rectangle(e.span[0] - 20, y, e.span[1] - e.span[0] + 40, 1220 - y),
    linear(e, 0, y, 0, 1200, [
      [0, far],
      [1, near],
    ]),
  );
  const r = e.random('boards');
  for (let i = 0; i < 12; i++) {
    const yy = y + (1220 - y) * (i / 12) ** 1.5;
    for (let at = e.span[0] + 600; at < e.span[1]; at += 1200)
      dab(e, 'dry', at, yy, 760, 3 + i * 0.5, shade(far, 0.07), { alpha: 0.6, variant: i });
    for (let k = 0; k < 5 * across(e); k++)
      dab(e, 'dry', along(e, r(), 0), yy + 14, 140, 10, k % 2 ? tint(far, 0.05) : shade(near, 0.02), {
        alpha: 0.25,
        variant: k,
      });
  }
}

type Pane = { frame: string; sky: (e: Easel) => void; bars?: boolean; sill?: number };

/** A window: what is outside, then frame, bars and sill. */
export function casement(e: Easel, x: number, y: number, w: number, h: number, o: Pane) {
  if (!seen(e, x + w / 2, y + h / 2, Math.max(w, h))) return;
  const t = w * 0.052;
  e.p.form(rectangle(x - t, y - t, w + 2 * t, h + 2 * t), o.frame, { depth: t * 0.6 });
  clipTo(e, rectangle(x, y, w, h), () => o.sky(e));
  if (o.bars !== false) {
    e.p.form(rectangle(x + w / 2 - t * 0.32, y, t * 0.64, h), o.frame, { depth: t * 0.22 });
    e.p.form(rectangle(x, y + h * 0.44, w, t * 0.6), o.frame, { depth: t * 0.2 });
  }
  blend(e, 'multiply', () => fill(e, rectangle(x, y, w, t * 0.7), shade(o.frame, 0.1), 0.5));
  const sill = o.sill ?? t * 1.3;
  e.p.form(rectangle(x - t * 2.2, y + h + t * 0.4, w + t * 4.4, sill), tint(o.frame, 0.06), { depth: sill * 0.3 });
}

/** A gathered curtain hanging from `top`; `side` is where the window is not. */
export function curtain(
  e: Easel,
  x: number,
  top: number,
  bottom: number,
  w: number,
  side: -1 | 1,
  colour: string,
  lit: string,
) {
  const h = bottom - top;
  const shape = smooth(
    [
      [x - w * 0.5, top, 1],
      [x + w * 0.5, top, 1],
      [x + w * (0.46 - side * 0.1), top + h * 0.34],
      [x + side * w * 0.3 + w * 0.16, top + h * 0.62],
      [x + side * w * 0.24 + w * 0.32, bottom, 1],
      [x + side * w * 0.24 - w * 0.32, bottom + 4, 1],
      [x + side * w * 0.3 - w * 0.16, top + h * 0.62],
      [x - w * (0.46 + side * 0.1), top + h * 0.34],
    ],
    true,
    8,
  );
  e.p.form(shape, colour, { depth: w * 0.14 });
  clipTo(e, shape, () => {
    for (let i = 0; i < 7; i++) {
      const u = (i + 0.5) / 7 - 0.5;
      const fold: Knot[] = [
        [x + u * w, top],
        [x + u * w * 0.9, top + h * 0.34],
        [x + side * w * 0.3 + u * w * 0.3, top + h * 0.62],
        [x + side * w * 0.24 + u * w * 0.62, bottom],
      ];
      fill(
        e,
        taper(fold, [w * 0.05, w * 0.045, w * 0.02, w * 0.05]),
        i % 2 ? shade(colour, 0.08) : mix(tint(colour, 0.07), lit, 0.35),
        0.55,
      );
    }
  });
  const [tx, ty] = [x + side * w * 0.3, top + h * 0.62];
  e.p.form(ellipse(tx, ty, w * 0.2, w * 0.07), '#e2b25e', { depth: 3 });
}

/** A pleated bedside lamp, lit. */
export function bedLamp(e: Easel, x: number, y: number, size: number, power: number) {
  const body = smooth(
    [
      [x - size * 0.28, y, 1],
      [x - size * 0.22, y - size * 0.14],
      [x - size * 0.05, y - size * 0.2],
      [x - size * 0.045, y - size * 0.62],
      [x + size * 0.045, y - size * 0.62],
      [x + size * 0.05, y - size * 0.2],
      [x + size * 0.22, y - size * 0.14],
      [x + size * 0.28, y, 1],
    ],
    true,
    5,
  );
  e.p.form(body, '#c98f4a', { depth: size * 0.05 });
  const shadeShape = smooth(
    [
      [x - size * 0.52, y - size * 0.55, 1],
      [x - size * 0.3, y - size * 1.22, 1],
      [x, y - size * 1.26],
      [x + size * 0.3, y - size * 1.22, 1],
      [x + size * 0.52, y - size * 0.55, 1],
      [x, y - size * 0.49],
    ],
    true,
    6,
  );
  const lit = power > 0;
  fill(
    e,
    shadeShape,
    lit
      ? radial(e, x, y - size * 0.82, size * 0.7, [
          [0, '#fffbe6'],
          [0.5, '#ffe9ae'],
          [1, '#f6b964'],
        ])
      : linear(e, x - size * 0.5, 0, x + size * 0.5, 0, [
          [0, '#8d7a90'],
          [1, '#c9b4a8'],
        ]),
  );
  clipTo(e, shadeShape, () => {
    for (let i = -5; i <= 5; i++)
      fill(
        e,
        taper(
          [
            [x + i * size * 0.06, y - size * 1.25],
            [x + i * size * 0.098, y - size * 0.5],
          ],
          [size * 0.008, size * 0.012],
        ),
        lit ? '#e89a4a' : '#6a5a74',
        0.35,
      );
  });
  if (lit) {
    glow(e, x, y - size * 0.85, size * 2.7, '#ffb25e', 0.5 * power);
    glow(e, x, y - size * 0.85, size * 1.0, '#fff0c8', 0.55 * power);
  }
}

/** Books that stand or lie on a board. */
export function books(
  e: Easel,
  name: string,
  x: number,
  y: number,
  count: number,
  size: number,
  light: string,
  alpha = 0.2,
) {
  const r = e.random(name);
  const covers = ['#b8524a', '#4f7f86', '#d59a48', '#6d5f96', '#7c9a6c', '#c77a6c'] as const;
  let at = x;
  for (let i = 0; i < count; i++) {
    const w = size * (0.16 + r() * 0.1);
    const h = size * (0.75 + r() * 0.3);
    e.p.form(rectangle(at, y - h, w, h), mix(r.pick(covers), light, alpha), { depth: w * 0.2 });
    fill(e, rectangle(at + w * 0.2, y - h * 0.82, w * 0.6, h * 0.06), '#f6e2b4', 0.7);
    at += w + 1.5;
  }
}
