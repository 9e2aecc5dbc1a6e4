import { ellipse, mix, type Painter, shade, tint } from '@/lib/illustrator/paint';
import { IRON, SILVER } from '../kit/materials';
import { line } from '../kit/shapes';

/** A rubber tyre around a hub cap. */
export function tyre(p: Painter, x: number, y: number, r: number, cap = SILVER) {
  p.form(ellipse(x, y, r), '#453d48', { depth: r * 0.25, light: 0.1 });
  p.edge(ellipse(x, y, r * 0.86), '#5c5460', r * 0.06, 0.7);
  p.form(ellipse(x, y, r * 0.56), cap, { depth: r * 0.14, shadow: 0.15 });
  p.form(ellipse(x, y, r * 0.24), tint(cap, 0.08), { depth: r * 0.07 });
  for (let i = 0; i < 5; i++) {
    const a = i * 1.257 + 0.3;
    p.fill(ellipse(x + Math.cos(a) * r * 0.4, y + Math.sin(a) * r * 0.4, r * 0.05), shade(cap, 0.24));
  }
  p.soft(x - r * 0.3, y - r * 0.72, r * 0.4, r * 0.12, '#ffffff', 0.35, -0.4);
}

/** A wheel of thin spokes. */
export function spokes(p: Painter, x: number, y: number, r: number, rim: string) {
  for (let i = 0; i < 9; i++) {
    const a = (i / 9) * Math.PI + 0.2;
    const [c, s] = [Math.cos(a) * r * 0.92, Math.sin(a) * r * 0.92];
    line(p, [x - c, y - s, x + c, y + s], 1.1, '#b9b4b8', 0.9);
  }
  p.edge(ellipse(x, y, r - 2), '#443b46', 6, 1);
  p.edge(ellipse(x - 0.8, y - 1, r - 2.4), '#6a616c', 1.6, 0.8);
  p.edge(ellipse(x, y, r - 6.6), rim, 2.6, 1);
  p.form(ellipse(x, y, 5), SILVER, { depth: 2 });
}

/** A spoked wooden or iron wheel of a cart or an engine. */
export function cartWheel(p: Painter, x: number, y: number, r: number, colour: string) {
  for (let i = 0; i < 4; i++) {
    const a = (i / 4) * Math.PI + 0.35;
    const [c, s] = [Math.cos(a) * r * 0.9, Math.sin(a) * r * 0.9];
    line(p, [x - c, y - s, x + c, y + s], r * 0.17, shade(colour, 0.06), 1);
    line(p, [x - c, y - s - 0.8, x + c, y + s - 0.8], r * 0.05, tint(colour, 0.1), 0.7);
  }
  p.edge(ellipse(x, y, r * 0.9), shade(colour, 0.08), r * 0.21, 1);
  p.edge(ellipse(x - 0.6, y - 0.8, r * 0.9), tint(colour, 0.05), r * 0.1, 0.8);
  p.edge(ellipse(x, y, r), mix(IRON, colour, 0.2), r * 0.08, 1);
  p.form(ellipse(x, y, r * 0.24), colour, { depth: r * 0.08 });
}

/** A pane of glass with the sky in it. */
export function pane(p: Painter, shape: readonly (readonly [number, number])[], lit = '#cfe6ee') {
  const ys = shape.map(([, y]) => y);
  const xs = shape.map(([x]) => x);
  const [top, low] = [Math.min(...ys), Math.max(...ys)];
  const left = Math.min(...xs);
  const width = Math.max(...xs) - left;
  p.fill(
    shape,
    p.linear(0, top, 0, low, [
      [0, shade(lit, 0.14)],
      [0.6, lit],
      [1, tint(lit, 0.1)],
    ]),
  );
  p.clip(shape, () => {
    line(p, [left + width * 0.12, low + 4, left + width * 0.5, top - 4], width * 0.12, '#ffffff', 0.45);
    line(p, [left + width * 0.34, low + 4, left + width * 0.66, top - 4], width * 0.05, '#ffffff', 0.4);
  });
  p.inner(shape, '#4a6a80', -2, -2.5, 3, 0.4);
}

/** A round head lamp. */
export function headLamp(p: Painter, x: number, y: number, r: number) {
  p.form(ellipse(x, y, r, r), SILVER, { depth: r * 0.3 });
  p.form(ellipse(x + r * 0.12, y, r * 0.72, r * 0.74), '#fff0bd', { depth: r * 0.3, shadow: 0.07 });
  p.soft(x - r * 0.2, y - r * 0.25, r * 0.3, r * 0.24, '#ffffff', 0.95);
}
