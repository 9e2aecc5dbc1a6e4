import { type Knot, mix, rgba, shade, smooth, taper, tint } from '@/lib/illustrator/paint';
import { blend, clipTo, dab, type Easel, fill, linear, seen } from './easel';

type Bark = {
  /** -1 lit from the left of the picture, 1 from the right, 0 not at all. */
  side?: number;
  rim?: string;
  rimAlpha?: number;
  /** Sideways lean of the top, in stage units. */
  lean?: number;
  roots?: boolean;
  /** Number of bark strokes; 0 leaves a plain silhouette. */
  bark?: number;
  moss?: string;
  /** The dark the upper part fades into. */
  above?: string;
  /** Number of bare boughs. */
  boughs?: number;
};

/** A trunk from its base up to `top`, `width` wide at breast height. */
export function trunk(
  e: Easel,
  name: string,
  x: number,
  base: number,
  top: number,
  width: number,
  colour: string,
  o: Bark = {},
) {
  const lean = o.lean ?? 0;
  if (!seen(e, x + lean / 2, (base + top) / 2, Math.max(width * 3, (base - top) / 2 + width))) return;
  const r = e.random(name);
  const h = base - top;
  const wobble = () => r.bell() * Math.min(width * 0.3, 26);
  const [w1, w2] = [wobble(), wobble()];
  const body = taper(
    [
      [x, base + width * 0.1],
      [x + w1, base - h * 0.2],
      [x + lean * 0.4 + w2, base - h * 0.5],
      [x + lean, top],
    ],
    [width * 0.8, width * 0.5, width * 0.42, width * 0.33],
    { round: false },
  );
  const side = o.side ?? 0;
  const [left, right] = [x - width * 0.6, x + lean * 0.5 + width * 0.6];
  const dark = shade(colour, 0.05);
  const light = tint(colour, 0.05);
  const tone = linear(e, left, 0, right, 0, [
    [0, side < 0 ? light : dark],
    [0.5, colour],
    [1, side > 0 ? light : dark],
  ]);
  if (o.roots !== false) {
    for (const k of [-1.1, -0.5, 0.55, 1.15]) {
      const root: Knot[] = [
        [x + k * width * 0.3, base - width * 0.55],
        [x + k * width * 0.6, base - width * 0.06],
        [x + k * width * 0.92, base + width * 0.1],
      ];
      fill(e, taper(root, [width * 0.24, width * 0.17, width * 0.06]), k * side > 0 ? light : colour);
    }
  }
  for (let i = 0; i < (o.boughs ?? 0); i++) {
    const up = 0.42 + r() * 0.4;
    const sign = i % 2 ? 1 : -1;
    const [bx, by] = [x + lean * up, base - h * up];
    const long = width * (2 + r() * 2.5);
    const tip: Knot = [bx + sign * long, by - long * (0.35 + r() * 0.5)];
    fill(
      e,
      taper([[bx, by], [bx + sign * long * 0.5, by - long * 0.12], tip], [width * 0.2, width * 0.12, 1]),
      sign * side > 0 ? colour : dark,
    );
  }
  fill(e, body, tone);
  clipTo(e, body, () => {
    for (let i = 0; i < (o.bark ?? 40); i++) {
      const u = r();
      const bx = x + lean * u + r.bell() * width * 0.55;
      const by = base - h * u;
      const facing = ((bx - x - lean * u) / width) * side;
      const bark = facing > 0.1 ? mix(tint(colour, 0.08), o.rim ?? colour, 0.25) : shade(colour, 0.06);
      dab(e, 'dry', bx, by, width * (0.6 + r()), width * 0.09, bark, {
        rotate: Math.PI / 2 + r.bell() * 0.1,
        alpha: 0.5,
        variant: i,
      });
    }
    if (o.above)
      fill(
        e,
        body,
        linear(e, 0, top, 0, base - h * 0.25, [
          [0, rgba(o.above, 0.85)],
          [1, rgba(o.above, 0)],
        ]),
      );
    if (o.rim && side)
      rim(e, [x, x + w1, x + lean * 0.4 + w2, x + lean], base, top, width, side, o.rim, o.rimAlpha ?? 0.7);
    if (o.moss) {
      for (let i = 0; i < 16; i++) {
        const u = r() ** 2 * 0.5;
        dab(e, 'leaf', x + lean * u + side * width * (0.25 + r() * 0.3), base - h * u, 16, 12, o.moss, {
          alpha: 0.7,
          variant: i,
          rotate: r() * 6,
        });
      }
    }
  });
}

/** Light along one edge: strokes that follow the trunk's bends and grow narrower and stronger. */
function rim(
  e: Easel,
  xs: readonly [number, number, number, number],
  base: number,
  top: number,
  width: number,
  side: number,
  colour: string,
  alpha: number,
) {
  const h = base - top;
  const shade = linear(e, 0, top, 0, base, [
    [0, rgba(colour, 0.1)],
    [0.6, rgba(colour, 0.8)],
    [1, rgba(colour, 1)],
  ]);
  blend(e, 'screen', () => {
    for (const [inset, wide, share] of [
      [0.8, 0.3, 0.12],
      [0.9, 0.18, 0.2],
      [0.99, 0.08, 0.4],
    ] as const) {
      const at = side * width * inset;
      const edge = taper(
        [
          [xs[0] + at * 0.8, base + width * 0.1],
          [xs[1] + at * 0.5, base - h * 0.2],
          [xs[2] + at * 0.42, base - h * 0.5],
          [xs[3] + at * 0.33, top],
        ],
        [wide * width, wide * width * 0.8, wide * width * 0.7, wide * width * 0.4],
      );
      fill(e, edge, shade, alpha * share);
    }
  });
}

/** A bare bough with two or three twigs. */
export function bough(
  e: Easel,
  points: readonly Knot[],
  width: number,
  colour: string,
  o: { rim?: string; twigs?: number; name?: string } = {},
) {
  const r = e.random(o.name ?? `bough${points[0]?.[0]}`);
  const body = taper(points, [width, width * 0.7, width * 0.45, width * 0.12]);
  const { rim: moonlit } = o;
  e.p.form(body, colour, {
    depth: width * 0.5,
    ...(moonlit && { lightColor: mix(tint(colour, 0.08), moonlit, 0.45) }),
  });
  const path = smooth(points, false, 6);
  for (let i = 0; i < (o.twigs ?? 3); i++) {
    const at = path[Math.floor(path.length * (0.35 + 0.55 * r()))];
    const next = path[Math.min(path.length - 1, Math.floor(path.length * 0.9))];
    if (!at || !next) continue;
    const sign = Math.sign(next[0] - at[0]) || 1;
    const up = i % 2 ? 1 : -1;
    const long = width * (3 + r() * 3);
    fill(
      e,
      taper(
        [
          [at[0], at[1]],
          [at[0] + sign * long * 0.5, at[1] + up * long * 0.35],
          [at[0] + sign * long, at[1] + up * long * (0.4 + r() * 0.5)],
        ],
        [width * 0.3, width * 0.2, 0.6],
      ),
      colour,
    );
  }
}
