import { ellipse, mix, rectangle, rgba, shade, tint } from '@/lib/illustrator/paint';
import type { Daylight } from '../kit/daylight';
import { blend, clipTo, dab, type Easel, fill, glow, linear, radial, seen } from '../kit/easel';
import { contactShadow } from '../kit/ground';
import { curve, outline, points } from '../kit/outline';

/** A lamp of coloured glass in a metal cage, hung from y0. */
export function glassLamp(e: Easel, d: Daylight, x: number, y0: number, y: number, s: number, colour: string) {
  if (!seen(e, x, y, s * 2)) return;
  const brass = d.tone('#c9974a');
  e.p.line(points([x, y0, x, y - s]), 2, shade(brass, 0.1), 1, [1, 1]);
  const glass = outline([
    x,
    y - s * 0.95,
    x + s * 0.34,
    y - s * 0.6,
    x + s * 0.58,
    y,
    x + s * 0.3,
    y + s * 0.56,
    x,
    y + s * 0.72,
    x - s * 0.3,
    y + s * 0.56,
    x - s * 0.58,
    y,
    x - s * 0.34,
    y - s * 0.6,
  ]);
  if (d.lampsLit) glow(e, x, y, s * 4, mix(colour, '#ffb050', 0.45), 0.6);
  fill(
    e,
    glass,
    d.lampsLit
      ? radial(e, x, y, s, [
          [0, '#fff6d4'],
          [0.5, mix(colour, '#ffd78a', 0.45)],
          [1, colour],
        ])
      : linear(e, x - s * 0.5, 0, x + s * 0.5, 0, [
          [0, tint(d.tone(colour), 0.1)],
          [1, shade(d.tone(colour), 0.06)],
        ]),
  );
  for (const u of [-0.3, 0, 0.3])
    e.p.line(curve([x, y - s * 0.9, x + u * s * 1.8, y, x, y + s * 0.7]), 2, brass, 0.9, [1, 1]);
  e.p.line(curve([x - s * 0.56, y, x, y + s * 0.12, x + s * 0.56, y]), 3, brass, 1, [1, 1]);
  fill(e, points([x - s * 0.2, y - s * 0.8, x, y - s * 1.12, x + s * 0.2, y - s * 0.8]), brass);
  fill(e, ellipse(x, y + s * 0.8, s * 0.1), brass);
  e.p.soft(x - s * 0.2, y - s * 0.2, s * 0.2, s * 0.34, '#ffffff', 0.5);
}

/** A woven cloth that hangs from a rod, with bands, lozenges and a fringe. */
export function wovenCloth(
  e: Easel,
  d: Daylight,
  x: number,
  y: number,
  w: number,
  h: number,
  colours: readonly [string, string, string],
) {
  if (!seen(e, x + w / 2, y + h / 2, h)) return;
  const [ground, band, thread] = [d.tone(colours[0]), d.tone(colours[1]), d.tone(colours[2])];
  const shape = outline([
    x,
    y,
    x + w * 0.5,
    y + 3,
    x + w,
    y,
    x + w * 0.98,
    y + h * 0.5,
    x + w,
    y + h,
    x + w * 0.5,
    y + h + 5,
    x,
    y + h,
    x + w * 0.03,
    y + h * 0.5,
  ]);
  e.p.soft(x + w * 0.55, y + h * 0.55, w * 0.62, h * 0.56, d.shadow, 0.3);
  fill(e, shape, ground);
  clipTo(e, shape, () => {
    for (const v of [0.14, 0.46, 0.78]) {
      fill(e, rectangle(x, y + h * v, w, h * 0.13), band);
      for (const edge of [0, 0.115]) fill(e, rectangle(x, y + h * (v + edge), w, h * 0.015), thread);
      for (let i = 0; i < 6; i++) {
        const [cx, cy, k] = [x + (w * (i + 0.5)) / 6, y + h * (v + 0.065), w / 15];
        fill(e, points([cx - k, cy, cx, cy - k * 1.1, cx + k, cy, cx, cy + k * 1.1]), i % 2 ? thread : ground);
      }
    }
    for (let i = 0; i < 6; i++)
      fill(
        e,
        rectangle(x + (w * i) / 6, y, w / 12, h),
        linear(e, x + (w * i) / 6, 0, x + (w * (i + 0.5)) / 6, 0, [
          [0, rgba(d.shadow, 0.16)],
          [1, rgba(d.shadow, 0)],
        ]),
      );
  });
  for (let i = 0; i < 14; i++)
    e.p.line(
      points([x + (w * (i + 0.5)) / 14, y + h, x + (w * (i + 0.5)) / 14 + (i % 3) - 1, y + h * 1.06]),
      1.6,
      thread,
      0.9,
      [1, 1],
    );
  e.p.line(points([x - 8, y - 2, x + w + 8, y - 2]), 6, d.tone('#8a6244'), 1, [1, 1]);
}

/** A counter under a cloth; (x, y) is the lower left corner of its front, `top` its height. */
export function counter(
  e: Easel,
  d: Daylight,
  x: number,
  y: number,
  w: number,
  top: number,
  colours: readonly [string, string],
) {
  const [cloth, band] = [d.tone(colours[0]), d.tone(colours[1])];
  contactShadow(e, x + w / 2, y, w * 0.52, d.shadow, 0.5);
  const front = outline([
    x,
    y - top,
    x + w * 0.5,
    y - top,
    x + w,
    y - top,
    x + w + 4,
    y - top * 0.4,
    x + w,
    y,
    x + w * 0.66,
    y - 5,
    x + w * 0.33,
    y + 2,
    x,
    y - 2,
    x - 4,
    y - top * 0.4,
  ]);
  e.p.form(front, cloth, { depth: 14 });
  clipTo(e, front, () => {
    fill(e, rectangle(x - 10, y - top * 0.3, w + 20, top * 0.1), band, 0.9);
    fill(e, rectangle(x - 10, y - top * 0.16, w + 20, top * 0.035), band, 0.9);
    for (let i = 0; i < 12; i++) {
      const fx = x + (w * (i + 0.5)) / 12 + ((i * 37) % 17) - 8;
      e.p.line(
        curve([fx, y - top + 10, fx + (i % 3) - 1, y - top * 0.5, fx + ((i % 5) - 2) * 5, y]),
        13,
        i % 2 ? shade(cloth, 0.1) : tint(cloth, 0.06),
        0.45,
        [0.2, 0.6, 1],
      );
    }
  });
  const wood = d.tone('#a9764a');
  fill(
    e,
    points([x + w * 0.02, y - top - 34, x + w * 0.98, y - top - 34, x + w + 10, y - top, x - 10, y - top]),
    linear(e, 0, y - top - 34, 0, y - top, [
      [0, shade(wood, 0.05)],
      [1, mix(tint(wood, 0.05), d.glow, 0.14)],
    ]),
  );
  fill(e, rectangle(x - 10, y - top - 2, w + 20, 12), tint(wood, 0.04));
}

/** People far away as soft shapes. */
export function crowd(
  e: Easel,
  d: Daylight,
  spots: readonly (readonly [x: number, y: number, h: number])[],
  depth: number,
) {
  const clothes = ['#c8645a', '#5f86a8', '#e0a850', '#7a9a6a', '#9a78a8', '#e8dcc8'] as const;
  spots.forEach(([x, y, h], i) => {
    const cloth = d.far(clothes[i % clothes.length] ?? '#c8645a', depth);
    const skin = d.far((['#b5805a', '#8a5a40', '#e0b090'] as const)[i % 3] ?? '#b5805a', depth);
    e.p.soft(x, y, h * 0.2, h * 0.04, d.shadow, 0.3);
    fill(
      e,
      outline([
        x - h * 0.12,
        y - h * 0.76,
        x + h * 0.12,
        y - h * 0.76,
        x + h * 0.17,
        y - h * 0.3,
        x + h * 0.13,
        y,
        x - h * 0.13,
        y,
        x - h * 0.17,
        y - h * 0.3,
      ]),
      cloth,
    );
    fill(e, ellipse(x, y - h * 0.87, h * 0.1, h * 0.12, 0, 18), skin);
    fill(
      e,
      outline([
        x - h * 0.11,
        y - h * 0.86,
        x - h * 0.08,
        y - h * 0.99,
        x + h * 0.08,
        y - h * 0.99,
        x + h * 0.11,
        y - h * 0.86,
        x,
        y - h * 0.93,
      ]),
      i % 2 ? d.far('#4a3a38', depth) : tint(cloth, 0.06),
    );
  });
}

/** A sail of cloth stretched across a lane, lit through. */
export function shadeSail(
  e: Easel,
  d: Daylight,
  flat: readonly number[],
  colours: readonly [string, string],
  stripes: number,
) {
  const [a, b] = [d.tone(colours[0]), d.tone(colours[1])];
  const shape = outline(flat);
  fill(e, shape, a);
  const xs = flat.filter((_, i) => i % 2 === 0);
  const [x0, x1] = [Math.min(...xs), Math.max(...xs)];
  clipTo(e, shape, () => {
    for (let i = 0; i < stripes; i++) {
      const at = x0 + ((x1 - x0) * i) / stripes;
      if (i % 2)
        fill(
          e,
          points([at, -100, at + (x1 - x0) / stripes, -100, at + (x1 - x0) / stripes + 30, 600, at + 30, 600]),
          b,
        );
    }
    const r = e.random(`sail${x0}`);
    for (let i = 0; i < 14; i++)
      dab(e, 'dry', x0 + r() * (x1 - x0), (flat[1] ?? 0) + r() * 120, 90, 14, i % 2 ? tint(a, 0.06) : shade(a, 0.06), {
        alpha: 0.3,
        variant: i,
      });
    blend(e, 'multiply', () => e.p.edge(shape, shade(a, 0.1), 22, 0.35));
  });
}
