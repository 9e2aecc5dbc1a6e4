import { ellipse, mix, rectangle, shade, taper, tint } from '@/lib/illustrator/paint';
import { type Easel, fill, seen } from '../../kit/easel';
import type { RoomLight } from './light';
import { bend, blob, poly, rounded, solid } from './shapes';

/** A glass jar with something in it. */
export function jar(e: Easel, d: RoomLight, x: number, y: number, h: number, content: string, lid = '#c98f5a') {
  if (!seen(e, x, y - h / 2, h)) return;
  const w = h * 0.32;
  fill(e, rounded(x - w, y - h * 0.86, w * 2, h * 0.86, h * 0.12), d.tone('#dfeeee'), 0.6);
  solid(e, rounded(x - w * 0.9, y - h * 0.62, w * 1.8, h * 0.6, h * 0.1), d.tone(content), { turn: 0.09, marks: 2 });
  fill(e, rounded(x - w * 0.7, y - h * 0.76, w * 0.28, h * 0.6, 4), '#ffffff', 0.4);
  solid(e, rounded(x - w * 0.92, y - h, w * 1.84, h * 0.17, 5), d.tone(lid));
}

/** A pot or pan hanging from a hook by its handle. */
export function hangingPan(e: Easel, d: RoomLight, x: number, y: number, r: number, metal: string) {
  const c = d.tone(metal);
  e.p.soft(x + 10, y + r * 2.2, r * 1.1, r * 1.2, d.shadow, 0.22);
  fill(e, taper(bend(x, y, x + 1, y + r * 1.3), [r * 0.09, r * 0.13]), shade(c, 0.12));
  e.p.form(ellipse(x, y + r * 2.1, r), c, { depth: r * 0.2 });
  fill(e, ellipse(x, y + r * 2.1, r * 0.76), shade(c, 0.07));
  fill(e, ellipse(x - r * 0.3, y + r * 1.8, r * 0.3, r * 0.16, -0.7, 18), tint(c, 0.18), 0.6);
}

/** A ladle, a whisk or a spoon on a hook. */
export function utensil(e: Easel, d: RoomLight, x: number, y: number, h: number, kind: 'ladle' | 'whisk' | 'spoon') {
  const metal = d.tone(kind === 'spoon' ? '#b98250' : '#b4b6ba');
  fill(e, taper(bend(x, y, x + 1, y + h * 0.7), [3, 3.4, 3]), metal);
  if (kind === 'whisk')
    for (const u of [-1, -0.4, 0.4, 1])
      fill(e, taper(bend(x, y + h * 0.62, x + u * h * 0.15, y + h * 0.84, x, y + h), [1.4, 1.6, 1.4]), metal);
  else solid(e, ellipse(x, y + h * 0.86, h * (kind === 'ladle' ? 0.13 : 0.09), h * 0.14), metal, { turn: 0.12 });
}

/** A round loaf, a braided loaf, a long loaf. */
export function loaf(e: Easel, d: RoomLight, x: number, y: number, w: number, kind: 'round' | 'braid' | 'long') {
  if (!seen(e, x, y, w)) return;
  const crust = d.tone(kind === 'braid' ? '#c9793a' : kind === 'round' ? '#d2914e' : '#d89a52');
  const h = w * (kind === 'long' ? 0.3 : 0.46);
  e.p.soft(x, y, w * 0.56, h * 0.16, d.shadow, 0.4);
  if (kind === 'braid') {
    solid(e, ellipse(x, y - h * 0.4, w * 0.48, h * 0.42, 0, 28), shade(crust, 0.09));
    for (let i = 0; i < 5; i++) {
      const [sx, lean] = [x + (i - 2) * w * 0.17, i % 2 ? 0.12 : -0.12];
      const strand = bend(sx - w * 0.12, y - h * (0.2 + lean), sx, y - h * 0.55, sx + w * 0.13, y - h * (0.62 - lean));
      fill(e, taper(strand, [h * 0.1, h * 0.26, h * 0.1]), i % 2 ? tint(crust, 0.05) : crust);
      fill(e, taper(strand, [1, h * 0.07, 1]), tint(crust, 0.13), 0.6);
    }
    for (let i = 0; i < 9; i++)
      fill(e, ellipse(x + (i - 4) * w * 0.09, y - h * (0.5 + (i % 3) * 0.12), 2, 1.3, i, 8), d.tone('#fbe9c0'));
    return;
  }
  const body = blob(
    x - w * 0.5,
    y - h * 0.16,
    x - w * 0.4,
    y - h * 0.72,
    x,
    y - h,
    x + w * 0.4,
    y - h * 0.72,
    x + w * 0.5,
    y - h * 0.16,
    x + w * 0.3,
    y,
    x - w * 0.3,
    y,
  );
  solid(e, body, crust, { turn: 0.12, marks: 4 });
  for (const u of kind === 'long' ? [-0.26, -0.05, 0.16] : [-0.14, 0.12])
    fill(
      e,
      taper(bend(x + w * u, y - h * 0.4, x + w * (u + 0.09), y - h * 0.86), [w * 0.01, w * 0.03, w * 0.01]),
      tint(mix(crust, '#fff0d0', 0.5), 0.02),
      0.9,
    );
}

/** A round doughnut with a blob of jam and sugar. */
export function doughnut(e: Easel, d: RoomLight, x: number, y: number, r: number, jam = '#d8344a') {
  if (!seen(e, x, y, r)) return;
  const dough = d.tone('#d9984f');
  e.p.soft(x, y, r * 1.1, r * 0.2, d.shadow, 0.4);
  solid(e, ellipse(x, y - r * 0.62, r, r * 0.66, 0, 28), dough, { turn: 0.12 });
  fill(
    e,
    blob(x - r * 0.98, y - r * 0.66, x, y - r * 0.5, x + r * 0.98, y - r * 0.66, x, y - r * 0.36),
    tint(dough, 0.12),
    0.8,
  );
  fill(e, ellipse(x, y - r * 1.05, r * 0.66, r * 0.24, 0, 20), d.tone('#fff6ea'), 0.75);
  solid(e, ellipse(x, y - r * 1.12, r * 0.24, r * 0.15, 0, 16), d.tone(jam), { turn: 0.12 });
}

/** A basket of woven bands. */
export function basket(e: Easel, d: RoomLight, x: number, y: number, w: number, h: number) {
  const c = d.tone('#c08a50');
  e.p.soft(x, y, w * 0.6, h * 0.16, d.shadow, 0.42);
  e.p.form(poly(x - w * 0.5, y - h, x + w * 0.5, y - h, x + w * 0.4, y, x - w * 0.4, y), c, { depth: h * 0.12 });
  for (let j = 0; j < 5; j++)
    for (let i = 0; i < 8; i++) {
      const half = w * (0.41 + 0.1 * (1 - j / 4)) * 0.92;
      if ((i + j) % 2)
        fill(
          e,
          rounded(x - half + (i * half * 2) / 8, y - h * 0.94 + (j * h) / 5.2, (half * 2) / 8.4, h * 0.13, 3),
          tint(c, 0.09),
          0.75,
        );
      else
        fill(
          e,
          rounded(x - half + (i * half * 2) / 8, y - h * 0.94 + (j * h) / 5.2, (half * 2) / 8.4, h * 0.13, 3),
          shade(c, 0.09),
          0.6,
        );
    }
  solid(e, rounded(x - w * 0.54, y - h * 1.06, w * 1.08, h * 0.15, 6), tint(c, 0.03));
}

/** Fruit in a bowl. */
export function fruitBowl(e: Easel, d: RoomLight, x: number, y: number, w: number, colour: string) {
  const t = d.tone;
  e.p.soft(x, y, w * 0.5, w * 0.08, d.shadow, 0.4);
  for (const [u, v, s, c] of [
    [-0.22, 0.34, 0.15, '#d8483e'],
    [0.02, 0.38, 0.16, '#f0a03c'],
    [0.25, 0.34, 0.14, '#8fb84a'],
    [-0.08, 0.5, 0.14, '#e8b84a'],
    [0.14, 0.5, 0.13, '#d8483e'],
  ] as const)
    solid(e, ellipse(x + u * w, y - v * w, s * w, s * w, 0, 24), t(c), { turn: 0.12 });
  e.p.form(
    blob(
      x - w * 0.5,
      y - w * 0.34,
      x - w * 0.36,
      y - w * 0.08,
      x - w * 0.2,
      y,
      x + w * 0.2,
      y,
      x + w * 0.36,
      y - w * 0.08,
      x + w * 0.5,
      y - w * 0.34,
      x,
      y - w * 0.3,
    ),
    t(colour),
    { depth: w * 0.07 },
  );
  fill(e, rectangle(x - w * 0.4, y - w * 0.22, w * 0.8, w * 0.04), tint(t(colour), 0.14), 0.6);
}
