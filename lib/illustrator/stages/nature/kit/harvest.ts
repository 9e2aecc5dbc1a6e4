import { ellipse, type Knot, mix, shade, smooth, taper, tint, type Vec } from '@/lib/illustrator/paint';
import type { Daylight } from '../../kit/daylight';
import { clipTo, dab, type Easel, fill, seen } from '../../kit/easel';
import { contactShadow } from '../../kit/ground';
import { points } from '../../kit/outline';
import { sunlit } from './scene';

/** A maize plant, `h` high, with bowed leaves, a tassel and two cobs. */
export function maize(e: Easel, d: Daylight, name: string, x: number, y: number, h: number, depth = 0) {
  if (!seen(e, x, y - h / 2, h * 0.7)) return;
  const r = e.random(name);
  const green = d.far('#7f9f46', depth);
  const lit = mix(sunlit(d, '#c8cc6a', 0.35), d.haze, depth * 0.4);
  const top: Knot = [x + r.bell() * h * 0.06, y - h];
  e.p.line([[x, y], [x + r.bell() * h * 0.02, y - h * 0.5], top], h * 0.04, shade(green, 0.03), 1, [1, 0.7]);
  for (let i = 0; i < 8; i++) {
    const side = i % 2 ? 1 : -1;
    const v = 0.12 + i * 0.1;
    const long = h * (0.36 - Math.abs(v - 0.5) * 0.26 + r() * 0.06);
    const root: Knot = [x, y - h * v];
    e.p.line(
      [
        root,
        [x + side * long * 0.6, y - h * v - long * 0.52],
        [x + side * long * 1.05, y - h * v - long * (0.1 - r() * 0.2)],
      ],
      h * 0.05,
      i % 3 ? green : lit,
      1,
      [0.5, 1, 0.1],
    );
  }
  for (const a of [-0.5, -0.2, 0.1, 0.4])
    e.p.line(
      [top, [top[0] + Math.sin(a) * h * 0.08, top[1] - h * 0.07], [top[0] + Math.sin(a) * h * 0.16, top[1] - h * 0.1]],
      h * 0.02,
      d.far('#e6c878', depth),
      1,
      [1, 0.3],
    );
  if (h < 120) return;
  for (const [side, v] of [
    [1, 0.42],
    [-1, 0.54],
  ] as const) {
    e.p.in(x + side * h * 0.05, y - h * v, side * 0.42, h / 300, h / 300, () => {
      fill(e, smooth(points([-14, 26, -17, -8, 0, -44, 17, -8, 14, 26]), true, 6), d.far('#f2c648', depth));
      for (let k = 0; k < 12; k++)
        fill(
          e,
          ellipse(-8 + (k % 3) * 8, -26 + Math.floor(k / 3) * 12, 3.2, 4, 0, 8),
          tint(d.far('#f6d668', depth), 0.05),
          0.9,
        );
      fill(
        e,
        smooth(
          [
            [-16, 30],
            [-22, 0],
            [-12, -22, 1],
            [-4, 6],
            [4, 8],
            [12, -20, 1],
            [22, 0],
            [16, 30],
          ],
          true,
          6,
        ),
        lit,
      );
    });
  }
}

/** Terraced fields on a hill: bands between bent lines, alternately sown. */
export function terraces(
  e: Easel,
  d: Daylight,
  name: string,
  outline: readonly Knot[],
  top: number,
  bottom: number,
  colours: readonly [string, ...string[]],
  depth: number,
  bands: number,
) {
  const r = e.random(name);
  const shape = smooth(outline, true, 8);
  fill(e, shape, d.far(colours[0], depth));
  clipTo(e, shape, () => {
    for (let i = 0; i < bands; i++) {
      const y = (u: number) => top + (bottom - top) * u ** 1.15;
      const [y0, y1] = [y(i / bands), y((i + 1) / bands)];
      const wave = (x: number, base: number) => base + Math.sin(x * 0.008 + i * 0.55) * (y1 - y0) * 0.5;
      const line = (base: number): Vec[] =>
        Array.from({ length: 15 }, (_, k): Vec => [-60 + k * 95, wave(-60 + k * 95, base)]);
      const tone = d.far(colours[i % colours.length] ?? colours[0], depth);
      fill(e, [...line(y0), ...line(y1 + 6).reverse()], tone);
      for (let k = 0; k < 30; k++) {
        const x = r() * 1260 - 30;
        dab(
          e,
          'leaf',
          x,
          wave(x, y0 + (y1 - y0) * (0.25 + r() * 0.6)),
          (y1 - y0) * 0.5,
          (y1 - y0) * 0.28,
          k % 2 ? tint(tone, 0.06) : shade(tone, 0.05),
          { variant: k, rotate: r() * 6, alpha: 0.75 },
        );
      }
      e.p.line(line(y1), (y1 - y0) * 0.13 + 1.5, d.far('#8a6a48', depth), 0.75, [1, 1]);
      e.p.line(line(y1 - (y1 - y0) * 0.14), (y1 - y0) * 0.08 + 1, mix(tint(tone, 0.1), d.glow, 0.3), 0.7, [1, 1]);
    }
  });
}

/** A woven basket heaped with what is harvested. */
export function harvestBasket(e: Easel, d: Daylight, x: number, y: number, k: number, crop: 'maize' | 'olives') {
  if (!seen(e, x, y, 90 * k)) return;
  contactShadow(e, x, y + 3, 74 * k, d.shadow, 0.45);
  e.p.in(x, y, 0, k, k, () => {
    const straw = d.tone('#cf9c5c');
    fill(e, ellipse(0, -64, 64, 18), shade(straw, 0.18));
    for (let i = 0; i < 9; i++) {
      const [px, py] = [-46 + i * 11.5, -72 - ((i * 5) % 4) * 7];
      if (crop === 'maize') {
        e.p.in(px, py, (i - 4) * 0.22, 1, 1, () => {
          fill(
            e,
            smooth(points([-10, 22, -12, -8, 0, -36, 12, -8, 10, 22]), true, 5),
            d.tone(i % 3 ? '#f4c84c' : '#f8dc7c'),
          );
          fill(e, smooth(points([-12, 24, -16, 4, -6, 10, 0, 16, 6, 10, 16, 4, 12, 24]), true, 4), d.tone('#a8b85c'));
          e.p.line(
            [
              [-4, -18],
              [-4, 6],
            ],
            3,
            d.tone('#e0a834'),
            0.7,
          );
          e.p.line(
            [
              [4, -18],
              [4, 6],
            ],
            3,
            d.tone('#fbe49a'),
            0.7,
          );
        });
      } else
        for (let j = 0; j < 3; j++)
          fill(e, ellipse(px + j * 5 - 5, py + j * 8, 8, 6.4, i + j, 12), d.tone((i + j) % 3 ? '#5f7a3f' : '#5a3f54'));
    }
    const body: Knot[] = [
      [-66, -64, 1],
      [0, -48],
      [66, -64, 1],
      [52, 0, 1],
      [0, 9],
      [-52, 0, 1],
    ];
    const shape = smooth(body, true, 6);
    e.p.form(shape, straw, { depth: 15 });
    clipTo(e, shape, () => {
      for (let row = 0; row < 6; row++)
        for (let i = 0; i < 11; i++)
          e.p.line(
            [
              [-64 + i * 12 + (row % 2) * 6, -52 + row * 11],
              [-54 + i * 12 + (row % 2) * 6, -52 + row * 11],
            ],
            6,
            (i + row) % 2 ? shade(straw, 0.09) : tint(straw, 0.06),
            0.8,
          );
      e.p.line(points([-66, -30, 0, -16, 66, -30]), 8, d.tone('#b8503f'), 0.85, [1, 1]);
    });
    fill(e, taper(points([-68, -65, 0, -49, 68, -65]), [5, 6, 5]), tint(straw, 0.05));
  });
}

/** A wall of field stones without mortar between two points, `h` high. */
export function dryWall(
  e: Easel,
  d: Daylight,
  name: string,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  h: number,
  depth = 0,
) {
  const r = e.random(name);
  const grey = d.far('#c8b8a0', depth);
  fill(
    e,
    [
      [x0, y0 - h],
      [x1, y1 - h],
      [x1, y1],
      [x0, y0],
    ],
    shade(grey, 0.16),
  );
  const rows = Math.max(2, Math.round(h / 17));
  for (let row = 0; row < rows; row++) {
    let x = x0 - r() * 30;
    while (x < x1) {
      const w = (h / rows) * (1.3 + r() * 1.3);
      const u = Math.max(0, Math.min(1, (x + w / 2 - x0) / (x1 - x0)));
      const base = y0 + (y1 - y0) * u - h + ((row + 0.5) * h) / rows;
      const tall = (h / rows) * 0.5;
      if (seen(e, x, base, w)) {
        const tone = r.pick([grey, tint(grey, 0.04), shade(grey, 0.05), mix(grey, d.far('#b08a68', depth), 0.4)]);
        const block: Knot[] = [
          [x + 1, base - tall * 0.8],
          [x + w * 0.5, base - tall * (0.95 + r() * 0.1)],
          [x + w - 2, base - tall * 0.75],
          [x + w - 1, base + tall * 0.7],
          [x + w * 0.5, base + tall * 0.92],
          [x + 2, base + tall * 0.75],
        ];
        fill(e, smooth(block, true, 4), tone);
        e.p.line(
          [
            [x + w * 0.15, base - tall * 0.6],
            [x + w * 0.8, base - tall * 0.62],
          ],
          tall * 0.26,
          mix(tint(tone, 0.08), d.glow, 0.25),
          0.7,
        );
      }
      x += w;
    }
  }
  for (let i = 0; i < 14; i++) {
    const u = r();
    dab(e, 'leaf', x0 + (x1 - x0) * u, y0 + (y1 - y0) * u - h * r(), 9, 7, d.far('#8a9f58', depth), {
      variant: i,
      rotate: i,
      alpha: 0.8,
    });
  }
}
