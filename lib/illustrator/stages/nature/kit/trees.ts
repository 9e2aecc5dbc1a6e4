import { ellipse, type Knot, mix, shade, smooth, taper, tint } from '@/lib/illustrator/paint';
import type { Daylight } from '../../kit/daylight';
import { type Easel, fill, seen } from '../../kit/easel';
import { foliage } from '../../kit/foliage';
import { points } from '../../kit/outline';
import { trunk } from '../../kit/trunk';
import { sideOf, sunlit } from './scene';

type Tree = {
  /** Air between the tree and the eye, 0..1. */
  depth?: number;
  leaf?: string;
  wood?: string;
  /** Fruit or blossom among the leaves. */
  fruit?: string;
  /** Touches of leaves per mass. */
  touches?: number;
};

const leafLight = (d: Daylight): readonly [number, number] => [sideOf(d) * 0.65, -0.75];

/** A broad-leaved tree with a crown of four masses. */
export function leafTree(e: Easel, d: Daylight, name: string, x: number, base: number, h: number, o: Tree = {}) {
  if (!seen(e, x, base - h / 2, h * 0.7)) return;
  const depth = o.depth ?? 0;
  const leaf = d.far(o.leaf ?? '#5d9a4c', depth);
  const wood = d.far(o.wood ?? '#7a5a44', depth);
  trunk(e, name, x, base, base - h * 0.62, h * 0.12, wood, {
    side: sideOf(d),
    rim: d.glow,
    rimAlpha: 0.4,
    bark: h > 200 ? 20 : 4,
    roots: h > 200,
  });
  const masses = [
    [-0.02, -0.5, 0.28, 0.14],
    [-0.2, -0.6, 0.23, 0.18],
    [0.21, -0.62, 0.23, 0.18],
    [0.01, -0.78, 0.29, 0.21],
  ] as const;
  masses.forEach(([u, v, w, k], i) => {
    foliage(e, `${name}${i}`, x + u * h, base + v * h, w * h, k * h, i ? leaf : shade(leaf, 0.03), {
      count: o.touches ?? 46,
      size: Math.max(9, h * 0.075),
      light: leafLight(d),
      lit: sunlit(d, o.leaf ?? '#5d9a4c', 0.5),
      warmth: 0.5 - depth * 0.3,
    });
  });
  if (!o.fruit) return;
  const r = e.random(`${name}fruit`);
  for (let i = 0; i < 22; i++) {
    const a = r() * 6.3;
    const k = Math.sqrt(r());
    const [fx, fy] = [x + Math.cos(a) * k * h * 0.36, base - h * 0.66 + Math.sin(a) * k * h * 0.26];
    const size = Math.max(2.4, h * 0.022);
    fill(e, ellipse(fx, fy, size, size, 0, 12), d.far(o.fruit, depth));
    fill(e, ellipse(fx + sideOf(d) * size * 0.3, fy - size * 0.3, size * 0.35, size * 0.35, 0, 8), '#fff2dc', 0.6);
  }
}

/** An umbrella thorn: forked trunk under flat trays of leaves. */
export function acacia(e: Easel, d: Daylight, name: string, x: number, base: number, h: number, o: Tree = {}) {
  if (!seen(e, x, base - h / 2, h)) return;
  const depth = o.depth ?? 0;
  const leaf = d.far(o.leaf ?? '#5f7f45', depth);
  const wood = d.far(o.wood ?? '#6b4f42', depth);
  const limb = (points: readonly Knot[], widths: readonly number[]) =>
    fill(
      e,
      taper(
        points.map(([u, v]): Knot => [x + u * h, base + v * h]),
        widths.map((w) => w * h),
      ),
      wood,
    );
  limb(points([0, 0.01, -0.02, -0.28, 0.03, -0.5]), [0.05, 0.032, 0.028]);
  limb(points([0.01, -0.42, -0.13, -0.62, -0.3, -0.77]), [0.026, 0.017, 0.008]);
  limb(points([0.02, -0.46, 0.1, -0.64, 0.16, -0.88]), [0.025, 0.016, 0.006]);
  limb(points([0.08, -0.6, 0.24, -0.68, 0.36, -0.76]), [0.015, 0.011, 0.005]);
  limb(points([-0.11, -0.6, -0.08, -0.74, -0.1, -0.86]), [0.012, 0.009, 0.004]);
  if (h > 260) {
    const s = sideOf(d) * 0.02;
    e.p.line(
      [
        [x + s * h, base],
        [x + (s - 0.02) * h, base - 0.28 * h],
        [x + (s + 0.03) * h, base - 0.5 * h],
      ],
      h * 0.014,
      sunlit(d, '#8a6a54', 0.5),
      0.7,
    );
  }
  for (const [i, [u, v, w, k]] of (
    [
      [-0.34, -0.77, 0.27, 0.06],
      [0.36, -0.77, 0.25, 0.055],
      [0.05, -0.86, 0.42, 0.075],
      [0.08, -0.96, 0.27, 0.055],
    ] as const
  ).entries())
    foliage(e, `${name}${i}`, x + u * h, base + v * h, w * h, k * h, leaf, {
      count: o.touches ?? 70,
      size: Math.max(7, h * 0.042),
      light: [sideOf(d) * 0.35, -0.95],
      lit: sunlit(d, o.leaf ?? '#8fa458', 0.6),
      warmth: 0.6 - depth * 0.35,
    });
}

/** One feathered frond from the crown at (x, y) towards `angle`, drooping. */
function frond(e: Easel, x: number, y: number, angle: number, long: number, colour: string, lit: string) {
  const point = (u: number): readonly [number, number] => [
    x + Math.cos(angle) * long * u,
    y + Math.sin(angle) * long * u + long * 0.46 * u * u,
  ];
  const steps = 13;
  for (const side of [1, -1]) {
    for (let i = 1; i <= steps; i++) {
      const u = i / steps;
      const [px, py] = point(u);
      const [qx, qy] = point(u - 0.04);
      const way = Math.atan2(py - qy, px - qx) + side * (1.05 - u * 0.55);
      const size = long * 0.34 * Math.sin(Math.min(1, u * 0.8 + 0.22) * Math.PI) ** 0.7 + 3;
      const tip: Knot = [px + Math.cos(way) * size, py + Math.sin(way) * size + size * 0.18];
      fill(
        e,
        taper([[px, py], [(px + tip[0]) / 2, (py + tip[1]) / 2 - size * 0.05], tip], [long * 0.014, long * 0.024, 0.5]),
        side < 0 ? lit : colour,
      );
    }
  }
  e.p.line([point(0), point(0.5), point(1)], long * 0.035, lit, 0.9);
}

/** A date palm that leans by `lean` units. */
export function palm(
  e: Easel,
  d: Daylight,
  name: string,
  x: number,
  base: number,
  h: number,
  o: Tree & { lean?: number } = {},
) {
  if (!seen(e, x, base - h / 2, h)) return;
  const depth = o.depth ?? 0;
  const lean = o.lean ?? h * 0.12;
  const r = e.random(name);
  const wood = d.far(o.wood ?? '#8a6a4c', depth);
  const at = (u: number): Knot => [x + lean * u ** 1.7, base - h * 0.76 * u];
  const stem = taper([at(0), at(0.33), at(0.66), at(1)], [h * 0.045, h * 0.032, h * 0.027, h * 0.024]);
  e.p.form(stem, wood, { depth: h * 0.018 });
  for (let i = 1; i < 20; i++) {
    const [tx, ty] = at(i / 20);
    const half = h * (0.034 - 0.01 * (i / 20));
    e.p.line(
      [
        [tx - half, ty - half * 0.4],
        [tx, ty + half * 0.5],
        [tx + half, ty - half * 0.4],
      ],
      h * 0.008,
      shade(wood, 0.09),
      0.75,
    );
  }
  const [cx, cy] = at(1);
  const leaf = d.far(o.leaf ?? '#4f8a4a', depth);
  const lit = mix(tint(leaf, 0.06), d.glow, 0.3 - depth * 0.15);
  for (let i = 0; i < 9; i++) {
    const a = -Math.PI / 2 + (i % 2 ? 1 : -1) * (0.12 + (8 - i) * 0.23) + r.bell() * 0.1;
    frond(e, cx, cy, a, h * (0.36 + r() * 0.1), i < 4 ? shade(leaf, 0.05) : leaf, lit);
  }
  for (let i = 0; i < 8; i++)
    fill(
      e,
      ellipse(cx + r.bell() * h * 0.05, cy + h * (0.02 + r() * 0.05), h * 0.014, h * 0.018, 0, 10),
      d.far(o.fruit ?? '#b5702f', depth),
    );
}

/** An old olive: twisted double trunk under silver leaves. */
export function olive(e: Easel, d: Daylight, name: string, x: number, base: number, h: number, o: Tree = {}) {
  if (!seen(e, x, base - h / 2, h * 0.8)) return;
  const depth = o.depth ?? 0;
  const r = e.random(name);
  const wood = d.far(o.wood ?? '#8a7866', depth);
  const leaf = d.far(o.leaf ?? '#8a9f7c', depth);
  const bough = (points: readonly Knot[], widths: readonly number[]) => {
    const shape = taper(
      points.map(([u, v]): Knot => [x + u * h, base + v * h]),
      widths.map((w) => w * h),
    );
    if (h > 240) e.p.form(shape, wood, { depth: h * 0.03, softness: h * 0.02 });
    else fill(e, shape, wood);
  };
  bough(points([-0.03, -0.12, -0.14, -0.34, -0.24, -0.55]), [0.06, 0.045, 0.02]);
  bough(points([0.04, -0.14, 0.13, -0.34, 0.24, -0.52]), [0.06, 0.04, 0.02]);
  bough(points([0.0, -0.01, 0.1, 0.0, 0.2, 0.03]), [0.05, 0.035, 0.006]);
  bough(points([0.0, -0.01, -0.11, 0.0, -0.22, 0.02]), [0.05, 0.035, 0.006]);
  bough(points([0.02, -0.04, 0.04, 0.01, 0.07, 0.04]), [0.07, 0.045, 0.01]);
  bough(points([0.0, -0.02, -0.04, -0.12, 0.05, -0.27, -0.02, -0.52]), [0.09, 0.082, 0.07, 0.03]);
  if (h > 240) {
    for (let i = 0; i < 16; i++) {
      const u = r.bell() * 0.07;
      const v = -r() * 0.34;
      e.p.line(
        [
          [x + (u - 0.03) * h, base + (v + 0.08) * h],
          [x + (u + 0.02) * h, base + v * h],
          [x + (u - 0.01) * h, base + (v - 0.08) * h],
        ],
        h * 0.012,
        i % 3 ? shade(wood, 0.1) : sunlit(d, '#b3a18a', 0.4),
        0.7,
      );
    }
    fill(
      e,
      smooth(
        [
          [x - 0.03 * h, base - 0.05 * h],
          [x - 0.01 * h, base - 0.17 * h],
          [x + 0.035 * h, base - 0.1 * h],
          [x + 0.02 * h, base - 0.02 * h],
        ],
        true,
        6,
      ),
      shade(wood, 0.2),
      0.85,
    );
  }
  for (const [i, [u, v, w, k]] of (
    [
      [0.02, -0.56, 0.34, 0.13],
      [-0.27, -0.66, 0.22, 0.17],
      [0.28, -0.64, 0.22, 0.17],
      [-0.04, -0.8, 0.28, 0.19],
      [0.18, -0.78, 0.2, 0.15],
    ] as const
  ).entries())
    foliage(e, `${name}${i}`, x + u * h, base + v * h, w * h, k * h, i ? leaf : shade(leaf, 0.04), {
      count: o.touches ?? 56,
      size: Math.max(8, h * 0.058),
      light: leafLight(d),
      lit: sunlit(d, '#c9d4b4', 0.3),
      warmth: 0.75 - depth * 0.4,
    });
}

/** A cypress: a dark flame. */
export function cypress(e: Easel, d: Daylight, name: string, x: number, base: number, h: number, depth = 0) {
  foliage(e, name, x, base - h * 0.5, h * 0.1, h * 0.5, d.far('#3f6648', depth), {
    tip: 'needle',
    count: 60,
    size: Math.max(7, h * 0.1),
    light: leafLight(d),
    lit: sunlit(d, '#7f9f5f', 0.4),
    warmth: 0.45,
  });
}
