import { ellipse, mix, rectangle, shade, tint } from '@/lib/illustrator/paint';
import type { Daylight } from '../kit/daylight';
import { clipTo, type Easel, fill, glow, linear, seen } from '../kit/easel';
import { contactShadow } from '../kit/ground';
import { curve, outline, points } from '../kit/outline';
import { sideOf } from '../nature/kit/scene';

/** A barrel with iron hoops. */
export function barrel(e: Easel, d: Daylight, x: number, y: number, w: number, h: number) {
  if (!seen(e, x, y - h / 2, h)) return;
  const wood = d.tone('#a8704a');
  const s = sideOf(d);
  contactShadow(e, x, y, w * 0.6, d.shadow, 0.45);
  const body = outline([
    x - w * 0.4,
    y - h,
    x + w * 0.4,
    y - h,
    x + w * 0.54,
    y - h * 0.5,
    x + w * 0.4,
    y,
    x,
    y + h * 0.03,
    x - w * 0.4,
    y,
    x - w * 0.54,
    y - h * 0.5,
  ]);
  fill(
    e,
    body,
    linear(e, x + s * w * 0.5, 0, x - s * w * 0.5, 0, [
      [0, mix(tint(wood, 0.06), d.glow, 0.14)],
      [0.5, wood],
      [1, shade(wood, 0.14)],
    ]),
  );
  clipTo(e, body, () => {
    for (let i = -3; i <= 3; i++)
      e.p.line(
        curve([x + i * w * 0.11, y - h, x + i * w * 0.15, y - h * 0.5, x + i * w * 0.11, y]),
        2.4,
        shade(wood, 0.14),
        0.7,
        [1, 1, 1],
      );
    for (const v of [0.14, 0.34, 0.72, 0.9])
      e.p.line(
        curve([x - w * 0.56, y - h * v, x, y - h * v + w * 0.07, x + w * 0.56, y - h * v]),
        h * 0.055,
        d.tone('#5a5a66'),
        1,
        [1, 1, 1],
      );
  });
  fill(e, ellipse(x, y - h, w * 0.41, w * 0.1), tint(wood, 0.05));
  fill(e, ellipse(x, y - h, w * 0.34, w * 0.075), shade(wood, 0.05));
}

/** The ship's wheel on its post; (x, y) is the foot. */
export function shipWheel(e: Easel, d: Daylight, x: number, y: number, r: number) {
  if (!seen(e, x, y - r, r * 3)) return;
  const wood = d.tone('#8a5636');
  const brass = d.tone('#e6b656');
  const cy = y - r * 1.62;
  contactShadow(e, x, y, r * 0.5, d.shadow, 0.5);
  e.p.form(
    outline([
      x - r * 0.22,
      y - r * 1.6,
      x + r * 0.22,
      y - r * 1.6,
      x + r * 0.2,
      y - r * 0.3,
      x + r * 0.4,
      y,
      x - r * 0.4,
      y,
      x - r * 0.2,
      y - r * 0.3,
    ]),
    shade(wood, 0.03),
    { depth: r * 0.1 },
  );
  for (let i = 0; i < 8; i++) {
    const a = (i * Math.PI) / 4 + 0.2;
    e.p.line(
      points([x, cy, x + Math.cos(a) * r * 1.28, cy + Math.sin(a) * r * 1.28]),
      r * 0.13,
      tint(wood, 0.02),
      1,
      [0.8, 0.8, 1.2],
    );
  }
  e.p.edge(ellipse(x, cy, r * 0.9, r * 0.9, 0, 48), wood, r * 0.2, 1);
  e.p.edge(
    ellipse(x - r * 0.03, cy - r * 0.03, r * 0.95, r * 0.95, 0, 48),
    mix(tint(wood, 0.12), d.glow, 0.2),
    r * 0.05,
    0.9,
  );
  e.p.edge(ellipse(x, cy, r * 0.8, r * 0.8, 0, 48), shade(wood, 0.1), r * 0.03, 0.9);
  e.p.form(ellipse(x, cy, r * 0.24), brass, { depth: r * 0.07 });
}

/** A treasure chest, open, with gold and pearls. */
export function chest(e: Easel, d: Daylight, x: number, y: number, w: number) {
  if (!seen(e, x, y, w)) return;
  const wood = d.tone('#95603e');
  const iron = d.tone('#e0b04c');
  const h = w * 0.42;
  contactShadow(e, x, y, w * 0.58, d.shadow, 0.45);
  e.p.form(
    outline([
      x - w * 0.5,
      y - h,
      x - w * 0.54,
      y - h * 1.5,
      x - w * 0.3,
      y - h * 1.86,
      x + w * 0.3,
      y - h * 1.86,
      x + w * 0.54,
      y - h * 1.5,
      x + w * 0.5,
      y - h,
    ]),
    shade(wood, 0.07),
    { depth: w * 0.05 },
  );
  const r = e.random('gold');
  glow(e, x, y - h * 1.1, w * 0.6, '#ffd870', 0.35);
  for (let i = 0; i < 46; i++) {
    const u = r.bell();
    const c = i % 6 === 0 ? '#fbf2e4' : i % 9 === 0 ? '#e0506a' : '#f2c24c';
    const [cx, cy] = [x + u * w * 0.44, y - h * (0.96 + r() * 0.36 * (1 - Math.abs(u)))];
    fill(e, ellipse(cx, cy, w * 0.042, w * 0.032, 0, 12), d.tone(c));
    fill(e, ellipse(cx - w * 0.01, cy - w * 0.01, w * 0.016, w * 0.01, 0, 8), '#fff6d0', 0.8);
  }
  e.p.form(rectangle(x - w * 0.5, y - h, w, h), wood, { depth: w * 0.06 });
  for (let i = 1; i < 3; i++) fill(e, rectangle(x - w * 0.5, y - (h * i) / 3, w, 2.4), shade(wood, 0.14));
  for (const u of [-0.42, 0.34])
    fill(
      e,
      rectangle(x + u * w, y - h, w * 0.08, h),
      linear(e, 0, y - h, 0, y, [
        [0, tint(iron, 0.06)],
        [1, shade(iron, 0.08)],
      ]),
    );
  fill(e, rectangle(x - w * 0.07, y - h * 1.04, w * 0.14, h * 0.42), iron);
  fill(e, ellipse(x, y - h * 0.84, w * 0.022), shade(wood, 0.2));
}

/** A coil of rope on the deck. */
export function coil(e: Easel, d: Daylight, x: number, y: number, r: number) {
  const hemp = d.tone('#d8b884');
  contactShadow(e, x, y + r * 0.2, r, d.shadow, 0.4);
  for (let i = 0; i < 5; i++) {
    const k = r * (1 - i * 0.13);
    e.p.edge(ellipse(x, y - i * r * 0.09, k, k * 0.36, 0, 32), i % 2 ? hemp : shade(hemp, 0.06), r * 0.14, 1);
    e.p.edge(ellipse(x, y - i * r * 0.09 - r * 0.03, k, k * 0.36, 0, 32), tint(hemp, 0.08), r * 0.04, 0.7);
  }
  e.p.line(
    curve([x + r * 0.9, y + r * 0.1, x + r * 1.4, y + r * 0.3, x + r * 1.7, y + r * 0.1, x + r * 2, y + r * 0.34]),
    r * 0.14,
    hemp,
    1,
    [1, 1, 1, 0.9],
  );
}
