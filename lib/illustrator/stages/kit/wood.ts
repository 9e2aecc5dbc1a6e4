import { mix, shade, tint } from '@/lib/illustrator/paint';
import { across, type Easel } from './easel';
import { ferns, foliage } from './foliage';
import { trunk } from './trunk';

type Row = {
  count: number;
  width: number;
  base: number;
  top?: number;
  colour: string;
  /** What the air does to the row: mixed in near `glowX`. */
  haze?: string;
  glowX?: number;
  glowWidth?: number;
  side?: number;
  rim?: string;
  rimAlpha?: number;
  bark?: number;
  /** No trunk between these, so that the middle stays open. */
  gap?: readonly [number, number];
  lean?: number;
  above?: string;
  boughs?: number;
};

/** A row of trunks across the stage; the nearer to the glow, the more of the haze they take. */
export function trunkRow(e: Easel, name: string, o: Row) {
  const r = e.random(name);
  const n = Math.round(o.count * across(e));
  const [x0, x1] = e.span;
  for (let i = 0; i < n; i++) {
    const x = x0 - 60 + ((x1 - x0 + 120) * (i + 0.5)) / n + r.bell() * (520 / o.count);
    const width = o.width * (0.6 + r() * 0.8);
    const base = o.base + r.bell() * 14;
    const lean = (o.lean ?? 0) + r.bell() * 90;
    if (o.gap && x > o.gap[0] && x < o.gap[1]) continue;
    const near = Math.max(0, 1 - Math.abs(x - (o.glowX ?? 600)) / (o.glowWidth ?? 520));
    const colour = o.haze ? mix(o.colour, o.haze, near * 0.75) : o.colour;
    const side = o.side ?? (x < (o.glowX ?? 600) ? 1 : -1);
    trunk(e, `${name}${i}`, x, base, o.top ?? -40, width, colour, {
      side,
      rim: o.rim,
      rimAlpha: (o.rimAlpha ?? 0.5) * (0.35 + near * 0.65),
      lean,
      bark: o.bark ?? 8,
      roots: width > 40,
      above: o.above,
      boughs: o.boughs,
    });
  }
}

/** Bushes along a line. */
export function bushes(
  e: Easel,
  name: string,
  y: number,
  w: number,
  h: number,
  colour: string,
  o: {
    count?: number;
    lit?: string;
    light?: readonly [number, number];
    haze?: string;
    glowX?: number;
    gap?: readonly [number, number];
    size?: number;
  } = {},
) {
  const r = e.random(name);
  const count = Math.round((o.count ?? 10) * across(e));
  const [x0, x1] = e.span;
  for (let i = 0; i < count; i++) {
    const x = x0 + ((x1 - x0 + 40) * i) / (count - 1) - 20 + r.bell() * 30;
    const yy = y + r.bell() * h * 0.25;
    const big = 0.75 + r() * 0.5;
    if (o.gap && x > o.gap[0] && x < o.gap[1]) continue;
    const near = Math.max(0, 1 - Math.abs(x - (o.glowX ?? 600)) / 560);
    foliage(e, `${name}${i}`, x, yy, w * big, h * big, o.haze ? mix(colour, o.haze, near * 0.5) : colour, {
      count: 60,
      size: o.size ?? Math.max(10, h * 0.28),
      light: o.light ?? [x < (o.glowX ?? 600) ? 0.7 : -0.7, -0.7],
      lit: o.lit,
      warmth: 0.12 + near * 0.25,
    });
  }
}

/** Leaves that hang into the picture from above, darker towards the corners. */
export function canopy(
  e: Easel,
  name: string,
  spots: readonly (readonly [x: number, y: number, w: number, h: number])[],
  colour: string,
  o: { lit?: string; light?: readonly [number, number]; size?: number; warmth?: number; count?: number } = {},
) {
  spots.forEach(([x, y, w, h], i) => {
    const middle = (e.span[0] + e.span[1]) / 2;
    const away = Math.min(1, Math.abs(x - middle) / (700 * across(e)));
    foliage(e, `${name}${i}`, x, y, w, h, mix(colour, shade(colour, 0.06), away), {
      count: o.count ?? 110,
      size: o.size ?? 30,
      light: o.light ?? [0.1, 0.9],
      lit: o.lit ?? tint(colour, 0.1),
      warmth: o.warmth ?? 0.25,
    });
  });
}

/** Dark ferns in the lower corners: the near frame of a wood. */
export function fernFrame(
  e: Easel,
  name: string,
  colour: string,
  o: { size?: number; lit?: string; inset?: number } = {},
) {
  const size = o.size ?? 190;
  const inset = o.inset ?? 0;
  const [x0, x1] = e.span;
  ferns(e, `${name}l`, x0 - 10 + inset, 1225, size, colour, { count: 8, lit: o.lit, spread: 2.3 });
  ferns(e, `${name}l2`, x0 + 130 + inset, 1250, size * 0.7, tint(colour, 0.02), { count: 7, lit: o.lit, spread: 2 });
  ferns(e, `${name}r`, x1 + 10 - inset, 1225, size, colour, { count: 8, lit: o.lit, spread: 2.3 });
  ferns(e, `${name}r2`, x1 - 130 - inset, 1252, size * 0.66, tint(colour, 0.02), { count: 7, lit: o.lit, spread: 2 });
}
