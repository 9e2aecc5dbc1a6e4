import { ellipse, type Knot, mix, rgba, shade, smooth, taper, tint } from '@/lib/illustrator/paint';
import { blend, clipTo, dab, type Easel, fill, glow, radial, seen } from '../kit/easel';
import { outline, points } from '../kit/outline';

type Globe = {
  /** Colours of the bands or lands on it. */
  bands?: readonly string[];
  craters?: number;
  /** Colour of the air around it. */
  air: string;
  /** The dark of its far side. */
  dark: string;
  tilt?: number;
  light: readonly [x: number, y: number];
};

/** A painted planet: turned bands or craters, a lit side, a dark side and its thin air. */
export function globe(e: Easel, name: string, x: number, y: number, r: number, colour: string, o: Globe) {
  if (!seen(e, x, y, r * 1.6)) return;
  const g = e.random(name);
  const [lx, ly] = o.light;
  const disc = ellipse(x, y, r, r, 0, 72);
  glow(e, x, y, r * 1.7, o.air, 0.36);
  fill(e, disc, colour);
  clipTo(e, disc, () => {
    e.p.in(x, y, o.tilt ?? -0.35, 1, 1, () => bands(e, g, r, o.bands ?? []));
    for (let i = 0; i < (o.craters ?? 0); i++) {
      const a = g() * 6.3;
      const k = Math.sqrt(g()) * 0.86;
      crater(e, x + Math.cos(a) * k * r, y + Math.sin(a) * k * r, r * (0.06 + g() * 0.13), colour, 1 - k * 0.45);
    }
    e.p.soft(x + lx * r * 0.5, y + ly * r * 0.5, r, r, tint(mix(colour, '#fff6e0', 0.5), 0.05), 0.55);
    fill(
      e,
      disc,
      radial(e, x + lx * r * 0.42, y + ly * r * 0.42, r * 1.5, [
        [0, rgba(o.dark, 0)],
        [0.5, rgba(o.dark, 0.05)],
        [0.78, rgba(o.dark, 0.5)],
        [1, rgba(o.dark, 0.86)],
      ]),
    );
    blend(e, 'screen', () => e.p.edge(disc, o.air, r * 0.07, 0.4));
  });
}

function bands(e: Easel, g: () => number, r: number, colours: readonly string[]) {
  colours.forEach((band, i) => {
    const y = r * (-0.8 + (1.7 * (i + 0.5)) / colours.length);
    const half = (r * 0.62) / colours.length;
    const wave = r * 0.05 * (g() - 0.5);
    fill(
      e,
      outline([
        -r,
        y - half,
        -r * 0.3,
        y - half + wave,
        r * 0.4,
        y - half - wave,
        r,
        y - half,
        r,
        y + half,
        0,
        y + half + wave,
        -r,
        y + half,
      ]),
      band,
      0.85,
    );
  });
  for (let i = 0; i < 26; i++) {
    const tone = colours[i % Math.max(1, colours.length)] ?? '#ffffff';
    dab(
      e,
      'dry',
      (g() - 0.5) * 2 * r,
      (g() - 0.5) * 2 * r,
      r * 0.42,
      r * 0.035,
      i % 2 ? tint(tone, 0.07) : shade(tone, 0.06),
      {
        alpha: 0.4,
        variant: i,
      },
    );
  }
}

/** A dent with a lit far wall; `squash` flattens it towards the planet's edge. */
export function crater(e: Easel, x: number, y: number, r: number, colour: string, squash = 0.5) {
  if (!seen(e, x, y, r)) return;
  fill(e, ellipse(x, y + r * 0.07, r * 1.12, r * squash * 1.15, 0, 28), tint(colour, 0.06), 0.85);
  fill(e, ellipse(x, y, r, r * squash, 0, 28), shade(colour, 0.1));
  fill(e, ellipse(x + r * 0.06, y + r * squash * 0.24, r * 0.86, r * squash * 0.72, 0, 28), shade(colour, 0.035));
  dab(e, 'dry', x, y + r * squash * 0.3, r * 0.7, r * squash * 0.3, tint(colour, 0.05), { alpha: 0.5 });
}

/** One half of a ring around a planet: the far half is painted before it, the near one after. */
export function ringHalf(
  e: Easel,
  x: number,
  y: number,
  r: number,
  tilt: number,
  near: boolean,
  colours: readonly [string, string, string],
) {
  if (!seen(e, x, y, r * 2)) return;
  e.p.in(x, y, tilt, 1, 1, () => {
    e.c.save();
    e.c.beginPath();
    if (near) e.c.rect(-r * 3, 0, r * 6, r * 2);
    else e.c.rect(-r * 3, -r * 2, r * 6, r * 2);
    e.c.clip();
    colours.forEach((colour, i) => {
      const k = 1.92 - i * 0.2;
      e.c.strokeStyle = rgba(colour, near ? 0.92 : 0.6);
      e.c.lineWidth = r * (0.15 - i * 0.02);
      e.c.beginPath();
      e.c.ellipse(0, 0, r * k, r * k * 0.26, 0, 0, Math.PI * 2);
      e.c.stroke();
    });
    e.c.restore();
  });
}

/** A drifting rock with craters. */
export function asteroid(e: Easel, name: string, x: number, y: number, r: number, colour: string, lit: string) {
  if (!seen(e, x, y, r * 1.2)) return;
  const g = e.random(name);
  const edge = Array.from({ length: 9 }, (_, i): Knot => {
    const a = (i / 9) * Math.PI * 2;
    const k = r * (0.8 + g() * 0.3);
    return [x + Math.cos(a) * k, y + Math.sin(a) * k * 0.84];
  });
  const shape = smooth(edge, true, 7);
  e.p.form(shape, colour, { depth: r * 0.3, softness: r * 0.24, lightColor: lit });
  for (const [u, v, k] of [
    [-0.3, -0.1, 0.24],
    [0.3, 0.22, 0.17],
    [0.2, -0.38, 0.13],
  ] as const)
    crater(e, x + u * r, y + v * r, k * r, colour, 0.7);
}

/** A small rocket that flies along its trail of puffs, towards the end of the path. */
export function rocketTrail(e: Easel, way: readonly Knot[], k: number, puff: string, hull: string, fins: string) {
  const start = way[0] ?? [0, 0];
  const end = way[way.length - 1] ?? [0, 0];
  const before = way[way.length - 2] ?? start;
  const line = taper(way, [k * 0.3, k * 0.22, k * 0.14, k * 0.06]);
  fill(e, line, puff, 0.35);
  const g = e.random('trail');
  for (let i = 0; i < 34; i++) {
    const u = (i / 34) ** 0.8;
    const at = quadratic(way, u);
    const size = k * (0.55 - u * 0.42) * (0.7 + g() * 0.5);
    dab(e, 'soft', at[0] + g.bell() * size * 0.6, at[1] + g.bell() * size * 0.5, size, size * 0.9, puff, {
      alpha: 0.5,
      variant: i,
    });
  }
  const turn = Math.atan2(end[1] - before[1], end[0] - before[0]) + Math.PI / 2;
  e.p.in(end[0], end[1], turn, k / 40, k / 40, () => {
    glow(e, 0, 20, 40, '#ffb45c', 0.8);
    fill(e, outline([-7, 14, 0, 44, 7, 14, 0, 10]), '#ffc85e');
    for (const s of [-1, 1]) fill(e, points([s * 8, 2, s * 18, 20, s * 7, 15]), fins);
    e.p.form(outline([-10, 14, -12, -8, 0, -36, 12, -8, 10, 14, 0, 17]), hull, { depth: 6 });
    fill(e, points([-8, -17, 0, -36, 8, -17, 0, -20]), fins);
    fill(e, ellipse(0, -5, 5, 5, 0, 16), '#8fd4f0');
  });
}

/** Where a path through its knots is at `u` (0 start, 1 end), by straight pieces. */
function quadratic(way: readonly Knot[], u: number): readonly [number, number] {
  const at = u * (way.length - 1);
  const i = Math.min(way.length - 2, Math.floor(at));
  const [a, b] = [way[i] ?? [0, 0], way[i + 1] ?? [0, 0]];
  const t = at - i;
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
}
