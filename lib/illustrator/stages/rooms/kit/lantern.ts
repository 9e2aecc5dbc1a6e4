import { ellipse, mix, type Polygon, rectangle, shade, tint, type Vec } from '@/lib/illustrator/paint';
import { type Easel, fill, glow, linear, seen } from '../../kit/easel';
import type { RoomLight } from './light';
import { poly, solid } from './shapes';

/** A hanging metal lantern with coloured panes; `y` is where its cord begins. */
export function fanous(e: Easel, d: RoomLight, x: number, y: number, drop: number, s: number, glass: string) {
  const top = y + drop;
  if (!seen(e, x, top + s / 2, s * 1.6)) return;
  const metal = d.tone('#c9974a');
  fill(e, rectangle(x - 1.5, y, 3, drop), d.tone('#7a5a3a'));
  if (d.lampsLit) {
    glow(e, x, top + s * 0.6, s * 1.7, mix('#ff9a40', glass, 0.3), 0.5);
    glow(e, x, top + s * 0.6, s * 0.8, '#ffd890', 0.5);
  }
  solid(e, ellipse(x, top, s * 0.08), metal);
  e.p.form(
    poly(
      x,
      top,
      x + s * 0.1,
      top + s * 0.12,
      x + s * 0.3,
      top + s * 0.3,
      x - s * 0.3,
      top + s * 0.3,
      x - s * 0.1,
      top + s * 0.12,
    ),
    metal,
    { depth: s * 0.05 },
  );
  const body = poly(
    x - s * 0.27,
    top + s * 0.3,
    x + s * 0.27,
    top + s * 0.3,
    x + s * 0.36,
    top + s * 0.6,
    x + s * 0.22,
    top + s * 0.94,
    x - s * 0.22,
    top + s * 0.94,
    x - s * 0.36,
    top + s * 0.6,
  );
  const pane = d.lampsLit ? mix(glass, '#ffe2a0', 0.45) : d.tone(glass);
  fill(
    e,
    body,
    linear(e, 0, top + s * 0.3, 0, top + s * 0.94, [
      [0, shade(pane, 0.06)],
      [0.5, d.lampsLit ? tint(pane, 0.16) : tint(pane, 0.05)],
      [1, shade(pane, 0.06)],
    ]),
  );
  for (const u of [-0.36, -0.12, 0.12, 0.36])
    fill(
      e,
      poly(
        x + u * s * 0.72 - 2,
        top + s * 0.3,
        x + u * s * 0.72 + 2,
        top + s * 0.3,
        x + u * s + 2,
        top + s * 0.6,
        x + u * s * 0.6 + 2,
        top + s * 0.94,
        x + u * s * 0.6 - 2,
        top + s * 0.94,
        x + u * s - 2,
        top + s * 0.6,
      ),
      metal,
    );
  for (const v of [0.28, 0.58, 0.92]) {
    const half = v === 0.58 ? 0.37 : 0.29;
    solid(e, rectangle(x - s * half, top + s * v, s * half * 2, s * 0.05), tint(metal, 0.04));
  }
  solid(
    e,
    poly(
      x - s * 0.2,
      top + s * 0.97,
      x + s * 0.2,
      top + s * 0.97,
      x + s * 0.05,
      top + s * 1.1,
      x - s * 0.05,
      top + s * 1.1,
    ),
    metal,
  );
  solid(e, ellipse(x, top + s * 1.13, s * 0.05), metal);
}

/** A pointed arch above a rectangle; `rise` is where the curve springs from, as a share of the width. */
export function pointedArch(x: number, y: number, w: number, h: number, rise = 0.72): Polygon {
  const spring = y + w * rise;
  const half = w / 2;
  const side = (k: 1 | -1): Vec[] =>
    Array.from({ length: 13 }, (_, i): Vec => {
      const t = i / 12;
      const out = Math.cos((t * Math.PI) / 2) ** 0.8;
      return [x + half + k * half * out, spring - (spring - y) * (0.82 * Math.sin((t * Math.PI) / 2) + 0.18 * t ** 3)];
    });
  return [...side(-1), ...side(1).reverse(), [x + w, y + h], [x, y + h]];
}
