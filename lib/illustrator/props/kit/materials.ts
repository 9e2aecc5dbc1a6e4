import { type Painter, type Polygon, seededRandom, shade, tint } from '@/lib/illustrator/paint';
import { dash, extent, line } from './shapes';

export const BRASS = '#c8953e';
export const SILVER = '#b9c0cc';
export const IRON = '#4e4450';
export const WOOD = '#ad7544';
export const CREAM = '#f7ead0';
export const RED = '#d5534a';
export const BLUE = '#4c83b6';
export const GREEN = '#6b9a56';
export const YELLOW = '#f0bd4a';
export const STRAW = '#cf9f5c';

/** Light that plays on a smooth surface: a soft spot kept inside the shape. */
export function sheen(p: Painter, shape: Polygon, x: number, y: number, rx: number, ry = rx, alpha = 0.6, turn = -0.5) {
  p.clip(shape, () => p.soft(x, y, rx, ry, '#fffdf4', alpha, turn));
}

/** Polished metal: strong form, a dark band and a bright one along its left side. */
export function metal(p: Painter, shape: Polygon, colour: string, depth = 5) {
  p.form(shape, colour, { depth, shadow: 0.17, light: 0.12 });
  const { x0, y0, x1, y1 } = extent(shape);
  const [w, h] = [x1 - x0, y1 - y0];
  p.clip(shape, () => {
    p.soft(x0 + w * 0.3, y0 + h * 0.4, w * 0.14 + 1, h * 0.5, '#fff8e2', 0.55);
    p.soft(x0 + w * 0.56, y0 + h * 0.55, w * 0.16 + 1, h * 0.55, shade(colour, 0.2), 0.3);
  });
}

/** Short brush dabs that make a surface of a flat form. */
export function dabs(p: Painter, shape: Polygon, colour: string, count: number, size: number, turn = 0.5, alpha = 0.4) {
  const { x0, y0, x1, y1 } = extent(shape);
  const random = seededRandom(`${Math.round(x0)} ${Math.round(y1)} ${count}`);
  p.clip(shape, () => {
    const tones = [tint(colour, 0.1), shade(colour, 0.09)] as const;
    for (let i = 0; i < count; i++) {
      const [x, y] = [random.between(x0, x1), random.between(y0, y1)];
      const a = turn + random.bell() * 0.5;
      const [dx, dy] = [Math.cos(a) * size, Math.sin(a) * size];
      const tone = tones[(i % 2) as 0 | 1];
      dash(p, [x - dx, y - dy, x + dx, y + dy], size * 0.42, tone, alpha, size * 0.12);
    }
  });
}

/** Wood: form with long grain lines; `turn` is the direction of the grain in radians. */
export function wood(p: Painter, shape: Polygon, colour: string, turn = 0, depth = 4) {
  p.form(shape, colour, { depth });
  const { x0, y0, x1, y1 } = extent(shape);
  const [cx, cy] = [(x0 + x1) / 2, (y0 + y1) / 2];
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const reach = (Math.abs(c) * (x1 - x0) + Math.abs(s) * (y1 - y0)) / 2;
  const across = (Math.abs(s) * (x1 - x0) + Math.abs(c) * (y1 - y0)) / 2;
  const count = Math.max(2, Math.min(7, Math.round(across / 4)));
  const random = seededRandom(`${Math.round(x0)} ${Math.round(y0)}`);
  p.clip(shape, () => {
    for (let i = 0; i < count; i++) {
      const v = ((i + 0.5) / count - 0.5) * 2 * across + random.bell() * 2;
      const [from, to] = [random.between(-1, -0.4) * reach, random.between(0.3, 1) * reach];
      const at = (u: number, w: number) => [cx + u * c - w * s, cy + u * s + w * c];
      const mid = at((from + to) / 2, v + random.bell() * 2.5);
      const tone = i % 3 ? shade(colour, 0.1) : tint(colour, 0.07);
      line(p, [...at(from, v), ...mid, ...at(to, v)], 1.5, tone, 0.55, [0.2, 1, 0.6, 0.2]);
    }
  });
}

/** Basket work: rows of short bowed dabs over and under. */
export function woven(p: Painter, shape: Polygon, colour: string, row = 8, stitch = 13) {
  p.form(shape, colour, { depth: 7, shadow: 0.14 });
  const [light, dark, gap] = [tint(colour, 0.09), shade(colour, 0.16), shade(colour, 0.2)];
  const { x0, y0, x1, y1 } = extent(shape);
  p.clip(shape, () => {
    for (let j = 0, y = y0 + row * 0.5; y < y1 + row; y += row, j++) {
      for (let x = x0 - (j % 2) * stitch * 0.5; x < x1; x += stitch) {
        const lift = Math.sin(((x - x0) / (x1 - x0)) * Math.PI) * row * 0.5;
        const [a, b] = [x + 1, x + stitch - 1];
        const v = y + lift - row * 0.4;
        dash(p, [a, v + 2.4, b, v + 2.4], row * 0.6, light, 0.6, -1.8);
        dash(p, [a, v + 4, b, v + 4], 1.5, dark, 0.55, 0.6);
        dash(p, [b + 1, v - 1, b + 1, v + row * 0.75], 1.9, gap, 0.5);
      }
    }
  });
  p.inner(shape, shade(colour, 0.22), -6, -8, 8, 0.5);
}

/** A braided edge or handle along a line. */
export function braid(p: Painter, shape: Polygon, colour: string, along: readonly number[], radius: number) {
  p.form(shape, tint(colour, 0.03), { depth: radius * 0.8 });
  const twist = shade(colour, 0.16);
  for (let i = 0; i + 3 < along.length; i += 2) {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = along.slice(i, i + 4);
    const steps = Math.max(2, Math.round(Math.hypot(x1 - x0, y1 - y0) / (radius * 1.6)));
    for (let k = 0; k < steps; k++) {
      const [x, y] = [x0 + ((x1 - x0) * k) / steps, y0 + ((y1 - y0) * k) / steps];
      const r = radius * 0.8;
      dash(p, [x - r, y - r, x + r, y + r], 1.4, twist, 0.6, r * -0.1);
    }
  }
}
