import { ellipse, rectangle, shade, tint } from '@/lib/illustrator/paint';
import type { Daylight } from '../kit/daylight';
import { clipTo, type Easel, fill, seen } from '../kit/easel';
import { contactShadow } from '../kit/ground';
import { curve, outline, points } from '../kit/outline';

/** A clay pot with a painted shoulder. */
export function clayPot(e: Easel, d: Daylight, x: number, y: number, s: number, colour = '#b5623c') {
  const c = d.tone(colour);
  contactShadow(e, x, y, s * 0.5, d.shadow, 0.4);
  const shape = outline([
    x - s * 0.2,
    y - s,
    x + s * 0.2,
    y - s,
    x + s * 0.17,
    y - s * 0.82,
    x + s * 0.48,
    y - s * 0.5,
    x + s * 0.3,
    y - s * 0.03,
    x,
    y + s * 0.02,
    x - s * 0.3,
    y - s * 0.03,
    x - s * 0.48,
    y - s * 0.5,
    x - s * 0.17,
    y - s * 0.82,
  ]);
  e.p.form(shape, c, { depth: s * 0.16 });
  clipTo(e, shape, () => {
    e.p.line(
      curve([x - s * 0.5, y - s * 0.58, x, y - s * 0.5, x + s * 0.5, y - s * 0.58]),
      s * 0.05,
      d.tone('#f4dcb4'),
      0.9,
      [1, 1, 1],
    );
    for (let i = -3; i <= 3; i++)
      fill(
        e,
        points([
          x + i * s * 0.13 - s * 0.05,
          y - s * 0.44,
          x + i * s * 0.13,
          y - s * 0.33,
          x + i * s * 0.13 + s * 0.05,
          y - s * 0.44,
        ]),
        d.tone('#f4dcb4'),
        0.85,
      );
  });
  fill(e, ellipse(x, y - s, s * 0.22, s * 0.06), shade(c, 0.2));
}

/** A hen that pecks or looks up. */
export function hen(e: Easel, d: Daylight, x: number, y: number, k: number, colour: string, way: 1 | -1 = 1) {
  if (!seen(e, x, y, 40 * k)) return;
  const c = d.tone(colour);
  e.p.in(x, y, 0, way * k, k, () => {
    e.p.soft(0, 0, 30, 6, d.shadow, 0.4);
    for (const u of [-5, 6]) e.p.line(points([u, -14, u, 0]), 2.6, d.tone('#e0963c'), 1, [1, 1]);
    e.p.form(outline([-34, -44, -22, -36, 0, -38, 14, -52, 26, -54, 30, -40, 22, -18, 2, -9, -20, -16]), c, {
      depth: 7,
    });
    fill(e, outline([-18, -32, 0, -34, 8, -24, -6, -16]), shade(c, 0.08));
    fill(e, outline([16, -52, 18, -61, 22, -55, 26, -62, 28, -52]), d.tone('#d8403a'));
    fill(e, points([29, -48, 38, -45, 29, -42]), d.tone('#f0b04c'));
    fill(e, outline([27, -42, 32, -34, 26, -34]), d.tone('#d8403a'));
    fill(e, ellipse(24, -48, 1.8), '#2a2430');
  });
}

/** A fence of sticks along a line of knots. */
export function stickFence(
  e: Easel,
  d: Daylight,
  name: string,
  x0: number,
  x1: number,
  y: number,
  h: number,
  depth = 0,
) {
  const r = e.random(name);
  const wood = d.far('#9a7350', depth);
  for (const v of [0.36, 0.7])
    e.p.line(
      curve([x0, y - h * v, (x0 + x1) / 2, y - h * v + 4, x1, y - h * v]),
      h * 0.07,
      shade(wood, 0.06),
      1,
      [1, 1, 1],
    );
  for (let x = x0; x < x1; x += h * 0.24) {
    const top = h * (0.84 + r() * 0.28);
    const lean = r.bell() * h * 0.07;
    e.p.line(points([x, y + 3, x + lean, y - top]), h * 0.11, r() > 0.5 ? tint(wood, 0.06) : wood, 1, [1, 0.8]);
  }
}

/** Bright cloths that dry on a line. */
export function clothLine(e: Easel, d: Daylight, x0: number, y0: number, x1: number, y1: number, h: number) {
  const cloths = [
    ['#e0604a', '#f6d070'],
    ['#3f8a94', '#fbead0'],
    ['#f0b040', '#8a3f6c'],
    ['#7a5fa8', '#f6d890'],
  ] as const;
  for (const [x, y] of [
    [x0, y0],
    [x1, y1],
  ] as const)
    e.p.line(points([x, y - 8, x, y + h * 1.9]), 8, d.tone('#8a6448'), 1, [0.8, 1]);
  e.p.line(curve([x0, y0, (x0 + x1) / 2, (y0 + y1) / 2 + 12, x1, y1]), 2.6, d.tone('#e8dcc4'), 1, [1, 1, 1]);
  const w = ((x1 - x0) / cloths.length) * 0.78;
  cloths.forEach(([ground, print], i) => {
    const x = x0 + ((x1 - x0) * (i + 0.12)) / cloths.length;
    const y = y0 + ((y1 - y0) * (i + 0.5)) / cloths.length + 6 + Math.sin(((i + 0.5) / 4) * Math.PI) * 6;
    const [c, p] = [d.tone(ground), d.tone(print)];
    const shape = outline([
      x,
      y,
      x + w,
      y,
      x + w + 5,
      y + h * 0.5,
      x + w - 2,
      y + h,
      x + w * 0.5,
      y + h + 5,
      x + 4,
      y + h - 2,
      x - 3,
      y + h * 0.5,
    ]);
    fill(e, shape, c);
    clipTo(e, shape, () => {
      for (const v of [0.06, 0.84]) fill(e, rectangle(x - 8, y + h * v, w + 16, h * 0.09), p, 0.9);
      for (let k = 0; k < 9; k++)
        fill(
          e,
          ellipse(x + w * (0.2 + 0.3 * (k % 3)), y + h * (0.3 + 0.2 * Math.floor(k / 3)), w * 0.06, w * 0.06, 0, 12),
          p,
          0.9,
        );
      for (let k = 0; k < 3; k++)
        e.p.line(
          curve([x + w * (0.2 + k * 0.3), y, x + w * (0.24 + k * 0.3), y + h * 0.5, x + w * (0.18 + k * 0.3), y + h]),
          w * 0.12,
          k % 2 ? tint(c, 0.08) : shade(c, 0.1),
          0.4,
          [0.3, 1, 0.8],
        );
    });
  });
}
