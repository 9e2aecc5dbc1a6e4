import { ellipse, mix, rectangle, shade, tint } from '@/lib/illustrator/paint';
import type { Daylight } from '../kit/daylight';
import { clipTo, dab, type Easel, fill, linear, radial, seen } from '../kit/easel';
import { contactShadow } from '../kit/ground';
import { curve, outline } from '../kit/outline';
import { sideOf } from '../nature/kit/scene';

/** A round fruit with its own light. */
function fruit(e: Easel, d: Daylight, x: number, y: number, r: number, colour: string) {
  const c = d.tone(colour);
  const s = sideOf(d);
  fill(
    e,
    ellipse(x, y, r, r * 0.96, 0, 20),
    radial(e, x + s * r * 0.4, y - r * 0.4, r * 1.6, [
      [0, mix(tint(c, 0.1), d.glow, 0.15)],
      [0.5, c],
      [1, shade(c, 0.13)],
    ]),
  );
}

/** A heap of one kind of fruit in rows, `w` wide, its foot at y. */
export function fruitHeap(
  e: Easel,
  d: Daylight,
  x: number,
  y: number,
  w: number,
  colour: string,
  rows = 3,
  leaf?: string,
) {
  if (!seen(e, x, y, w)) return;
  const r = e.random(`heap${x}:${y}`);
  const count = 6;
  const size = w / count / 1.8;
  for (let j = rows - 1; j >= 0; j--) {
    const n = count - j;
    for (let i = 0; i < n; i++) {
      const fx = x + ((i + 0.5) / n - 0.5) * w * (n / count) + r.bell() * 2;
      const fy = y - size * (0.7 + j * 1.35) + r.bell() * 2;
      fruit(e, d, fx, fy, size * (1 + r.bell() * 0.08), r() > 0.7 ? shade(colour, 0.03) : colour);
      if (leaf && r() > 0.55)
        dab(e, 'leaf', fx, fy - size * 0.9, size * 0.7, size * 0.5, d.tone(leaf), { variant: i, rotate: r() * 6 });
    }
  }
}

/** A crate of slats, open at the top, filled with fruit. */
export function crate(
  e: Easel,
  d: Daylight,
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  leaf?: string,
) {
  if (!seen(e, x, y, w)) return;
  const wood = d.tone('#c59660');
  contactShadow(e, x, y, w * 0.56, d.shadow, 0.35);
  fill(e, rectangle(x - w / 2, y - h, w, h), shade(wood, 0.2));
  fruitHeap(e, d, x, y - h * 0.66, w * 0.94, colour, 3, leaf);
  for (let i = 0; i < 3; i++) {
    const top = y - h * 0.86 + i * h * 0.3;
    fill(
      e,
      rectangle(x - w / 2, top, w, h * 0.24),
      linear(e, 0, top, 0, top + h * 0.24, [
        [0, mix(tint(wood, 0.06), d.glow, 0.12)],
        [1, shade(wood, 0.06)],
      ]),
    );
    dab(e, 'dry', x, top + h * 0.12, w * 0.44, h * 0.06, shade(wood, 0.09), { alpha: 0.5, variant: i });
  }
  for (const s of [-1, 1])
    fill(e, rectangle(x + s * w * 0.46 - w * 0.03, y - h * 0.9, w * 0.06, h * 0.88), tint(wood, 0.03));
}

/** An open sack with a cone of spice. */
export function spiceSack(e: Easel, d: Daylight, x: number, y: number, w: number, colour: string) {
  if (!seen(e, x, y - w / 2, w)) return;
  const linen = d.tone('#d9c09a');
  const spice = d.tone(colour);
  const s = sideOf(d);
  contactShadow(e, x, y, w * 0.56, d.shadow, 0.45);
  e.p.form(
    outline([
      x - w * 0.44,
      y - w * 0.62,
      x + w * 0.44,
      y - w * 0.62,
      x + w * 0.52,
      y - w * 0.24,
      x + w * 0.42,
      y,
      x,
      y + w * 0.03,
      x - w * 0.42,
      y,
      x - w * 0.52,
      y - w * 0.24,
    ]),
    linen,
    { depth: w * 0.14 },
  );
  for (let i = 0; i < 7; i++)
    e.p.line(
      curve([
        x + (i - 3) * w * 0.12,
        y - w * 0.56,
        x + (i - 3) * w * 0.15,
        y - w * 0.3,
        x + (i - 3) * w * 0.12,
        y - w * 0.06,
      ]),
      w * 0.016,
      i % 2 ? shade(linen, 0.09) : tint(linen, 0.06),
      0.7,
    );
  const cone = outline([
    x - w * 0.43,
    y - w * 0.62,
    x - w * 0.2,
    y - w * 0.86,
    x,
    y - w * 1.06,
    x + w * 0.2,
    y - w * 0.86,
    x + w * 0.43,
    y - w * 0.62,
    x,
    y - w * 0.54,
  ]);
  fill(
    e,
    cone,
    linear(e, x + s * w * 0.4, 0, x - s * w * 0.4, 0, [
      [0, mix(tint(spice, 0.07), d.glow, 0.16)],
      [0.5, spice],
      [1, shade(spice, 0.12)],
    ]),
  );
  const r = e.random(`spice${x}`);
  clipTo(e, cone, () => {
    for (let i = 0; i < 12; i++)
      dab(
        e,
        'soft',
        x + r.bell() * w * 0.4,
        y - w * (0.56 + r() * 0.4),
        w * 0.09,
        w * 0.06,
        i % 2 ? tint(spice, 0.08) : shade(spice, 0.07),
        { alpha: 0.5, variant: i },
      );
  });
  e.p.line(
    curve([
      x - w * 0.47,
      y - w * 0.64,
      x - w * 0.2,
      y - w * 0.55,
      x + w * 0.2,
      y - w * 0.55,
      x + w * 0.47,
      y - w * 0.64,
    ]),
    w * 0.12,
    tint(linen, 0.05),
    1,
    [0.8, 1, 0.8],
  );
}
