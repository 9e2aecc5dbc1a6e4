import { mix, shade, smooth, tint } from '@/lib/illustrator/paint';
import { along, dab, type Easel, fill, seen } from './easel';
import type { Tip } from './tips';

type Leaves = {
  /** Towards the light. */
  light?: readonly [number, number];
  /** Colour of the leaves that face the light. */
  lit?: string;
  /** Share of the lit colour in the brightest leaves, 0..1. */
  warmth?: number;
  count?: number;
  /** Radius of one touch of leaves. */
  size?: number;
  tip?: Tip;
  /** Whether a trunk or body stands behind the leaves. */
  body?: boolean;
  alpha?: number;
};

/** A mass of leaves: dark touches first, lighter ones towards the light last. */
export function foliage(
  e: Easel,
  name: string,
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  o: Leaves = {},
) {
  if (!seen(e, x, y, Math.max(w, h) * 1.3)) return;
  const r = e.random(name);
  const [lx, ly] = o.light ?? [-0.4, -0.8];
  const size = o.size ?? 22;
  const lit = mix(tint(colour, 0.09), o.lit ?? '#f2d27a', o.warmth ?? 0.2);
  const tones = [shade(colour, 0.07), shade(colour, 0.035), colour, tint(colour, 0.05), lit] as const;
  if (o.body !== false) {
    const edge = Array.from({ length: 18 }, (_, i): readonly [number, number] => {
      const a = (i / 18) * Math.PI * 2;
      const k = 0.9 + r.bell() * 0.1 + (i % 2 ? 0.06 : -0.05);
      return [x + Math.cos(a) * w * k, y + Math.sin(a) * h * k];
    });
    fill(e, smooth(edge, true, 5), shade(colour, 0.05), o.alpha ?? 1);
  }
  const touches = Array.from({ length: o.count ?? 90 }, () => {
    const a = r() * Math.PI * 2;
    const d = Math.sqrt(r()) * (1.02 + r.bell() * 0.1);
    const [u, v] = [Math.cos(a) * d, Math.sin(a) * d];
    return { u, v, tone: 2 + (u * lx + v * ly) * 2.3 + r.bell() * 1.1, turn: r() * 6.3, big: 0.6 + r() * 0.7 };
  }).sort((a, b) => a.tone - b.tone);
  touches.forEach(({ u, v, tone, turn, big }, i) => {
    const shown = tones[Math.max(0, Math.min(4, Math.round(tone)))] as string;
    dab(e, o.tip ?? 'leaf', x + u * w, y + v * h, size * big, size * big, shown, {
      rotate: o.tip === 'needle' ? u * 0.3 : turn,
      variant: i,
      alpha: o.alpha ?? 1,
    });
  });
}

/** A fir: tiers of needles over a dark cone. */
export function fir(e: Easel, name: string, x: number, base: number, h: number, colour: string, o: Leaves = {}) {
  if (!seen(e, x, base - h / 2, h * 0.7)) return;
  const r = e.random(name);
  const half = h * 0.22;
  fill(
    e,
    smooth(
      [
        [x, base - h, 1],
        [x + half * 0.5, base - h * 0.45],
        [x + half * 0.8, base, 1],
        [x - half * 0.8, base, 1],
        [x - half * 0.5, base - h * 0.45],
      ],
      true,
      5,
    ),
    shade(colour, 0.04),
    o.alpha ?? 1,
  );
  const lit = mix(tint(colour, 0.08), o.lit ?? '#f2d27a', o.warmth ?? 0.2);
  const side = o.light?.[0] ?? -0.4;
  const tiers = 11;
  for (let i = tiers; i >= 0; i--) {
    const u = i / tiers;
    const y = base - h + h * u * 0.97;
    const reach = half * (0.1 + u * 0.95);
    for (let j = -2; j <= 2; j++) {
      const k = j / 2 + r.bell() * 0.14;
      const facing = k * side;
      const tone = facing > 0.25 ? lit : facing < -0.25 ? shade(colour, 0.03) : colour;
      dab(e, 'needle', x + k * reach, y + Math.abs(k) * h * 0.03, reach * 0.42 + h * 0.018, h * 0.07, tone, {
        rotate: -k * 0.5,
        variant: i + j + 4,
        alpha: o.alpha ?? 1,
      });
    }
  }
}

/** Rows of grass from `y0` (far, small) to `y1` (near, large). */
export function grass(
  e: Easel,
  name: string,
  y0: number,
  y1: number,
  far: string,
  near: string,
  o: {
    rows?: number;
    density?: number;
    size?: readonly [number, number];
    lit?: string;
    skip?: (x: number, y: number) => boolean;
    alpha?: number;
    bow?: number;
  } = {},
) {
  const r = e.random(name);
  const rows = o.rows ?? 9;
  const [small, large] = o.size ?? [12, 60];
  for (let row = 0; row < rows; row++) {
    const u = rows === 1 ? 1 : row / (rows - 1);
    const y = y0 + (y1 - y0) * u ** 1.35;
    const size = small + (large - small) * u;
    const base = mix(far, near, u);
    const tones = [shade(base, 0.045), base, tint(base, 0.04), mix(base, o.lit ?? tint(base, 0.1), 0.5)] as const;
    const count = Math.ceil(((e.span[1] - e.span[0] + 100) / size) * (o.density ?? 1));
    for (let i = 0; i < count; i++) {
      const x = along(e, r(), 40);
      const yy = y + r.bell() * size * 0.35;
      const tone = r.pick(tones);
      const long = size * (0.6 + r() * 0.7);
      const lean = r.bell() * 0.3 + (o.bow ?? 0);
      if (o.skip?.(x, yy)) continue;
      dab(e, 'grass', x, yy - long * 0.8, long * 0.8, long, tone, { variant: i, rotate: lean, alpha: o.alpha ?? 1 });
    }
  }
}

/** A clump of fern fronds that fan out from one root. */
export function ferns(
  e: Easel,
  name: string,
  x: number,
  y: number,
  size: number,
  colour: string,
  o: { count?: number; lit?: string; spread?: number; alpha?: number } = {},
) {
  if (!seen(e, x, y, size * 2)) return;
  const r = e.random(name);
  const count = o.count ?? 7;
  for (let i = 0; i < count; i++) {
    const u = count === 1 ? 0 : i / (count - 1) - 0.5;
    const a = u * (o.spread ?? 2) + r.bell() * 0.14;
    const long = size * (0.8 + r() * 0.4);
    const tone = i % 3 === 0 ? tint(colour, 0.05) : i % 3 === 1 ? colour : shade(colour, 0.04);
    const centre = [x + Math.sin(a) * long, y - Math.cos(a) * long] as const;
    dab(
      e,
      'fern',
      centre[0],
      centre[1],
      long * 0.75 * (u < 0 ? -1 : 1),
      long * 1.05,
      o.lit && i % 4 === 1 ? mix(tone, o.lit, 0.35) : tone,
      {
        rotate: a,
        variant: i,
        alpha: o.alpha ?? 1,
      },
    );
  }
}

/** Leaves and twigs that hang before the lens: large, dark, without detail. */
export function nearLeaves(
  e: Easel,
  name: string,
  spots: readonly (readonly [x: number, y: number, w: number, h: number])[],
  colour: string,
  lit?: string,
) {
  spots.forEach(([x, y, w, h], i) => {
    foliage(e, `${name}${i}`, x, y, w, h, colour, {
      count: 80,
      size: 52,
      light: [0, 0.8],
      lit: lit ?? colour,
      warmth: lit ? 0.16 : 0,
    });
  });
}
