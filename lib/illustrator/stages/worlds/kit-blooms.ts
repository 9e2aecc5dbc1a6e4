import { ellipse, type Knot, mix, shade, taper, tint } from '@/lib/illustrator/paint';
import type { Daylight } from '../kit/daylight';
import { clipTo, dab, type Easel, fill, glow, radial, seen } from '../kit/easel';
import { curve, outline, points } from '../kit/outline';
import { sideOf } from '../nature/kit/scene';

/** A stalk that bends from its foot to the flower, with one or two leaves. */
function stalk(e: Easel, d: Daylight, x: number, y: number, tx: number, ty: number, w: number) {
  const green = d.tone('#5f9a4c');
  const way: readonly Knot[] = [
    [x, y],
    [x + (tx - x) * 0.2, y + (ty - y) * 0.5],
    [tx, ty],
  ];
  e.p.form(taper(way, [w, w * 0.75, w * 0.6]), green, { depth: w * 0.6 });
  const h = y - ty;
  for (const [v, s] of [
    [0.22, -1],
    [0.4, 1],
  ] as const) {
    const [lx, ly] = [x + (tx - x) * v * 0.5, y - h * v];
    const blade = outline([
      lx,
      ly,
      lx + s * h * 0.12,
      ly - h * 0.12,
      lx + s * h * 0.3,
      ly - h * 0.14,
      lx + s * h * 0.36,
      ly - h * 0.08,
      lx + s * h * 0.2,
      ly - h * 0.01,
    ]);
    fill(e, blade, s === sideOf(d) ? mix(tint(green, 0.06), d.glow, 0.15) : shade(green, 0.03));
    e.p.line(
      curve([lx, ly, lx + s * h * 0.16, ly - h * 0.07, lx + s * h * 0.34, ly - h * 0.085]),
      2.4,
      shade(green, 0.08),
      0.7,
    );
  }
}

type Bloom = {
  readonly kind: 'daisy' | 'bell' | 'tulip';
  readonly colour: string;
  readonly heart: string;
  readonly lean?: number;
};

/** A flower as tall as a tree: `size` is the height of its head over (x, y); it shines after dark. */
export function greatBloom(e: Easel, d: Daylight, x: number, y: number, size: number, head: number, o: Bloom) {
  if (!seen(e, x, y - size / 2, size)) return;
  const [tx, ty] = [x + (o.lean ?? 0) * size, y - size];
  stalk(e, d, x, y, tx, ty, Math.max(7, head * 0.11));
  const petal = d.lampsLit ? mix(o.colour, d.tone(o.colour), 0.12) : d.tone(o.colour);
  if (d.lampsLit) glow(e, tx, ty, head * 2.3, o.colour, 0.5);
  if (o.kind === 'daisy') daisy(e, d, tx, ty, head, petal, o.heart);
  else if (o.kind === 'bell') bell(e, d, tx, ty, head, petal, o.heart, (o.lean ?? 0) < 0 ? -1 : 1);
  else tulip(e, tx, ty, head, petal, o.heart);
  if (d.lampsLit) glow(e, tx, ty, head * 0.8, '#fff0d0', 0.3);
}

function daisy(e: Easel, d: Daylight, x: number, y: number, r: number, petal: string, heart: string) {
  for (const [ring, k, n] of [
    [0, 1, 11],
    [1, 0.74, 9],
  ] as const) {
    for (let i = 0; i < n; i++) {
      const a = (i / n) * Math.PI * 2 + ring * 0.3;
      e.p.in(x, y, a, k, k * 0.94, () => {
        const tone = ring ? tint(petal, 0.04) : shade(petal, 0.02 + 0.03 * (i % 2));
        const shape = outline([
          r * 0.16,
          -r * 0.06,
          r * 0.6,
          -r * 0.2,
          r * 0.98,
          -r * 0.12,
          r,
          r * 0.08,
          r * 0.62,
          r * 0.19,
          r * 0.16,
          r * 0.07,
        ]);
        fill(
          e,
          shape,
          radial(e, 0, 0, r, [
            [0, shade(tone, 0.09)],
            [0.5, tone],
            [1, tint(tone, 0.08)],
          ]),
        );
        e.p.line(points([r * 0.2, 0, r * 0.8, 0]), r * 0.025, shade(tone, 0.08), 0.6);
      });
    }
  }
  const c = d.lampsLit ? mix(heart, '#fff0c0', 0.3) : d.tone(heart);
  e.p.form(ellipse(x, y, r * 0.3, r * 0.28), c, { depth: r * 0.1 });
  const g = e.random(`heart${x}`);
  for (let i = 0; i < 22; i++) {
    const a = g() * 6.3;
    const k = Math.sqrt(g()) * r * 0.26;
    fill(
      e,
      ellipse(x + Math.cos(a) * k, y + Math.sin(a) * k, r * 0.022, r * 0.022, 0, 8),
      i % 2 ? tint(c, 0.1) : shade(c, 0.1),
      0.85,
    );
  }
}

function bell(e: Easel, d: Daylight, x: number, y: number, r: number, petal: string, heart: string, way: 1 | -1) {
  e.p.line(
    curve([x, y, x + way * r * 0.3, y - r * 0.24, x + way * r * 0.62, y - r * 0.04]),
    r * 0.1,
    d.tone('#5f9a4c'),
    1,
    [1, 0.9, 0.7],
  );
  e.p.in(x + way * r * 0.62, y, -way * 0.12, 1, 1, () => {
    const inside = ellipse(0, r * 1.12, r * 0.6, r * 0.16);
    fill(e, inside, d.lampsLit ? '#ffe9b0' : shade(petal, 0.16));
    e.p.line(points([0, r * 0.9, 0, r * 1.3]), r * 0.06, heart, 1, [1, 1]);
    fill(e, ellipse(0, r * 1.32, r * 0.09), d.lampsLit ? '#fff2c0' : heart);
    const cup = outline([
      0,
      0,
      r * 0.34,
      r * 0.1,
      r * 0.42,
      r * 0.56,
      r * 0.7,
      r * 1.12,
      r * 0.46,
      r * 1.2,
      r * 0.24,
      r * 1.08,
      0,
      r * 1.2,
      -r * 0.24,
      r * 1.08,
      -r * 0.46,
      r * 1.2,
      -r * 0.7,
      r * 1.12,
      -r * 0.42,
      r * 0.56,
      -r * 0.34,
      r * 0.1,
    ]);
    e.p.form(cup, petal, { depth: r * 0.16 });
    clipTo(e, cup, () => {
      for (const u of [-0.4, -0.14, 0.14, 0.4])
        e.p.line(
          curve([u * r * 0.4, r * 0.06, u * r, r * 0.6, u * r * 1.5, r * 1.16]),
          r * 0.05,
          u < 0 ? tint(petal, 0.09) : shade(petal, 0.07),
          0.6,
        );
      if (d.lampsLit) e.p.soft(0, r * 1.1, r * 0.7, r * 0.5, '#fff0b8', 0.7);
    });
    fill(e, outline([-r * 0.2, r * 0.08, 0, -r * 0.12, r * 0.2, r * 0.08, 0, r * 0.2]), d.tone('#4f8a44'));
  });
}

function tulip(e: Easel, x: number, y: number, r: number, petal: string, heart: string) {
  const back = shade(petal, 0.07);
  for (const s of [-1, 1])
    fill(e, outline([x, y + r * 0.4, x + s * r * 0.5, y, x + s * r * 0.36, y - r * 0.8, x, y - r * 0.4]), back);
  for (const s of [-1, 1])
    e.p.form(
      outline([
        x,
        y + r * 0.5,
        x + s * r * 0.56,
        y + r * 0.2,
        x + s * r * 0.66,
        y - r * 0.36,
        x + s * r * 0.52,
        y - r * 0.84,
        x + s * r * 0.2,
        y - r * 0.3,
        x,
        y + r * 0.1,
      ]),
      petal,
      { depth: r * 0.14 },
    );
  e.p.form(
    outline([
      x,
      y + r * 0.52,
      x + r * 0.34,
      y + r * 0.2,
      x + r * 0.3,
      y - r * 0.3,
      x,
      y - r * 0.72,
      x - r * 0.3,
      y - r * 0.3,
      x - r * 0.34,
      y + r * 0.2,
    ]),
    tint(petal, 0.05),
    { depth: r * 0.12 },
  );
  e.p.soft(x, y - r * 0.1, r * 0.2, r * 0.4, heart, 0.4);
}

/** A leaf as big as a roof, that hangs over the page from (x, y). */
export function roofLeaf(e: Easel, d: Daylight, x: number, y: number, size: number, turn: number, colour: string) {
  if (!seen(e, x, y, size)) return;
  const green = d.tone(colour);
  e.p.in(x, y, turn, size / 100, size / 100, () => {
    const shape = outline([0, 0, 24, -26, 62, -30, 102, 0, 62, 28, 24, 26]);
    fill(
      e,
      shape,
      radial(e, 40, -10, 80, [
        [0, mix(tint(green, 0.06), d.glow, d.time === 'night' ? 0.06 : 0.2)],
        [0.6, green],
        [1, shade(green, 0.09)],
      ]),
    );
    clipTo(e, shape, () => {
      for (let i = 0; i < 6; i++)
        for (const s of [-1, 1])
          e.p.line(curve([12 + i * 14, 0, 24 + i * 14, s * 12, 34 + i * 14, s * 28]), 1.6, shade(green, 0.09), 0.6);
      for (let i = 0; i < 10; i++)
        dab(e, 'dry', 12 + i * 9, ((i * 37) % 40) - 20, 16, 2.4, i % 2 ? tint(green, 0.08) : shade(green, 0.05), {
          alpha: 0.4,
          variant: i,
          rotate: 0.6,
        });
    });
    e.p.line(curve([-4, 0, 50, -2, 100, 0]), 2.6, tint(green, 0.1), 0.9);
  });
}
