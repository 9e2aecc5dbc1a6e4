import { ellipse, type Knot, mix, type Polygon, rgba, shade, smooth, taper, tint } from '@/lib/illustrator/paint';
import { across, along, blend, clipTo, dab, type Easel, fill, linear, radial, seen } from './easel';
import { carriedOn } from './skyline';

/** Land below a skyline (left to right), from `far` at its top to `near` at the bottom of the stage. */
export function land(
  e: Easel,
  name: string,
  skyline: readonly Knot[],
  far: string,
  near: string,
  o: { marks?: number; depth?: number; alpha?: number } = {},
): Polygon {
  const top = Math.min(...skyline.map((k) => k[1]));
  const line = carriedOn(skyline, e.span);
  const [start, end] = [
    Math.min(e.span[0] - 60, line[0]?.[0] ?? 0),
    Math.max(e.span[1] + 60, line[line.length - 1]?.[0] ?? 0),
  ];
  const shape = smooth([[start, 1290, 1], ...line, [end, 1290, 1]], true, 8);
  const depth = o.depth ?? 1200 - top;
  fill(
    e,
    shape,
    linear(e, 0, top, 0, top + depth, [
      [0, far],
      [0.4, mix(far, near, 0.55)],
      [1, near],
    ]),
    o.alpha ?? 1,
  );
  const r = e.random(name);
  clipTo(e, shape, () => {
    for (let i = 0; i < (o.marks ?? 60) * across(e); i++) {
      const u = r();
      const y = top + depth * u;
      const base = mix(far, near, u);
      dab(
        e,
        'dry',
        along(e, r(), 30),
        y,
        70 + u * 160 + r() * 60,
        7 + u * 20,
        i % 2 ? tint(base, 0.05) : shade(base, 0.045),
        {
          alpha: 0.34,
          rotate: r.bell() * 0.12,
          variant: i,
        },
      );
    }
  });
  return shape;
}

/** A trodden path: centre line with half widths from far to near. */
export function path(
  e: Easel,
  name: string,
  centre: readonly Knot[],
  halves: readonly number[],
  far: string,
  near: string,
) {
  const half = (i: number) => halves[Math.min(i, halves.length - 1)] ?? 40;
  const edge = (side: number) =>
    smooth(
      centre.map(([x, y], i): Knot => [x + side * half(i), y]),
      false,
      10,
    );
  const shape = [...edge(-1), ...[...edge(1)].reverse()];
  const [first, last] = [centre[0], centre[centre.length - 1]];
  if (!first || !last) return;
  fill(
    e,
    shape,
    linear(e, 0, first[1], 0, last[1], [
      [0, far],
      [1, near],
    ]),
  );
  const r = e.random(name);
  const line = smooth(centre, false, 12);
  clipTo(e, shape, () => {
    for (let i = 0; i < 70; i++) {
      const u = r();
      const at = line[Math.floor(u * (line.length - 1))];
      const wide = half(Math.round(u * (halves.length - 1)));
      if (!at) continue;
      const base = mix(far, near, u);
      dab(
        e,
        'dry',
        at[0] + r.bell() * wide,
        at[1],
        wide * (0.25 + r() * 0.4),
        3 + wide * 0.06,
        i % 2 ? tint(base, 0.06) : shade(base, 0.06),
        {
          alpha: 0.5,
          rotate: r.bell() * 0.1,
          variant: i,
        },
      );
    }
  });
}

/** Tufts along both edges of a path, so that it lies in the grass and not on it. */
export function verge(
  e: Easel,
  name: string,
  centre: readonly Knot[],
  halves: readonly number[],
  far: string,
  near: string,
  lit: string,
) {
  const r = e.random(name);
  const sides = ([-1, 1] as const).map((side) =>
    smooth(
      centre.map(([x, y], i): Knot => [x + side * (halves[Math.min(i, halves.length - 1)] ?? 40), y]),
      false,
      16,
    ),
  );
  const length = sides[0]?.length ?? 0;
  for (let i = 0; i < length; i++) {
    const u = i / length;
    for (const edge of sides) {
      const at = edge[i];
      if (!at) continue;
      const size = 12 + u * 34;
      const base = mix(far, near, u);
      for (let k = 0; k < 2; k++) {
        const tone = r() > 0.75 ? mix(base, lit, 0.45) : r() > 0.5 ? tint(base, 0.04) : shade(base, 0.04);
        dab(
          e,
          'grass',
          at[0] + r.bell() * size * 1.1,
          at[1] - size * 0.55 + r.bell() * 6,
          size * 0.8,
          size * (0.7 + r() * 0.5),
          tone,
          { variant: i + k },
        );
      }
    }
  }
}

/** A rounded stone with a lit top. */
export function stone(
  e: Easel,
  name: string,
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  o: { lit?: string; moss?: string; flat?: boolean } = {},
) {
  if (!seen(e, x, y, w * 1.4)) return;
  const r = e.random(name);
  const shape = smooth(
    [
      [x - w, y + h * 0.2],
      [x - w * 0.82, y - h * 0.55],
      [x - w * 0.2, y - h * (0.9 + r() * 0.2)],
      [x + w * 0.55, y - h * (0.72 + r() * 0.2)],
      [x + w, y],
      [x + w * 0.7, y + h * 0.55],
      [x - w * 0.6, y + h * 0.6],
    ],
    true,
    6,
  );
  dab(e, 'soft', x, y + h * 0.55, w * 1.35, h * 0.5, '#050a1c', { alpha: 0.55 });
  fill(
    e,
    shape,
    linear(e, 0, y - h, 0, y + h * 0.7, [
      [0, tint(colour, 0.07)],
      [0.4, colour],
      [1, shade(colour, 0.12)],
    ]),
  );
  clipTo(e, shape, () => {
    for (let i = 0; i < 10; i++)
      dab(
        e,
        'dry',
        x + r.bell() * w,
        y + r.bell() * h,
        w * 0.6,
        h * 0.22,
        i % 2 ? tint(colour, 0.05) : shade(colour, 0.06),
        { alpha: 0.45, variant: i },
      );
    if (o.lit) dab(e, 'soft', x - w * 0.05, y - h * 0.8, w * 0.85, h * 0.34, o.lit, { alpha: 0.75, variant: 2 });
    if (o.moss)
      for (let i = 0; i < 9; i++)
        dab(e, 'leaf', x + r.bell() * w * 0.8, y - h * (0.5 + r() * 0.5), w * 0.2, h * 0.22, o.moss, {
          alpha: 0.8,
          variant: i,
        });
  });
}

/** The dark that anchors a standing thing, in stage units around its ground point. */
export function contactShadow(e: Easel, x: number, y: number, half: number, colour = '#050a20', alpha = 0.5) {
  if (!seen(e, x, y, half * 1.5)) return;
  blend(e, 'multiply', () => {
    e.p.soft(x, y, half * 1.25, half * 0.24, colour, alpha);
    e.p.soft(x, y + 1, half * 0.7, half * 0.12, colour, alpha * 0.9);
  });
}

/** A pool of light on the ground. */
export function pool(e: Easel, x: number, y: number, half: number, colour: string, alpha: number, squash = 0.32) {
  if (!seen(e, x, y, half)) return;
  e.c.save();
  e.c.globalCompositeOperation = 'soft-light';
  e.p.soft(x, y, half, half * squash, colour, alpha);
  e.c.globalCompositeOperation = 'screen';
  e.p.soft(x, y, half * 0.9, half * squash * 0.9, colour, alpha * 0.42);
  e.c.restore();
}

/** Small five-petal flowers on stalks. */
export function flowers(
  e: Easel,
  name: string,
  spots: readonly (readonly [x: number, y: number, size: number])[],
  petals: readonly [string, ...string[]],
  stalk: string,
) {
  const r = e.random(name);
  for (const [x, y, size] of spots) {
    const tone = r.pick(petals);
    const lean = r.bell() * size * 0.5;
    fill(
      e,
      taper(
        [
          [x, y],
          [x + lean * 0.4, y - size * 1.2],
          [x + lean, y - size * 2.2],
        ],
        [size * 0.09, size * 0.07, size * 0.06],
      ),
      stalk,
    );
    const [cx, cy] = [x + lean, y - size * 2.2];
    for (let i = 0; i < 6; i++) {
      const a = i * 1.047 + r();
      fill(
        e,
        ellipse(cx + Math.cos(a) * size * 0.4, cy + Math.sin(a) * size * 0.32, size * 0.34, size * 0.2, a, 12),
        i % 2 ? tone : tint(tone, 0.05),
      );
    }
    fill(
      e,
      ellipse(cx, cy, size * 0.2, size * 0.17, 0, 12),
      radial(e, cx, cy, size * 0.24, [
        [0, '#ffe9a8'],
        [1, '#e0a03c'],
      ]),
    );
  }
}

/** A veil over the lower or upper part of the stage. */
export function hazeBand(
  e: Easel,
  y0: number,
  y1: number,
  colour: string,
  a0: number,
  a1: number,
  op: GlobalCompositeOperation = 'source-over',
) {
  blend(e, op, () => {
    e.c.fillStyle = linear(e, 0, y0, 0, y1, [
      [0, rgba(colour, a0)],
      [1, rgba(colour, a1)],
    ]);
    // What ends at the foot of the page goes on into the bleed.
    const foot = Math.max(y0, y1) >= 1200 ? Math.max(y0, y1, e.view.y1) : Math.max(y0, y1);
    e.c.fillRect(e.view.x0, Math.min(y0, y1), e.view.x1 - e.view.x0, foot - Math.min(y0, y1));
  });
}
