import { ellipse, type Knot, mix, shade, smooth, taper, tint, type Vec } from '@/lib/illustrator/paint';
import type { Daylight } from '../../kit/daylight';
import { clipTo, dab, type Easel, fill, seen } from '../../kit/easel';
import { points } from '../../kit/outline';
import { sunlit } from './scene';

/** Paints `scenery` upside down below the water line, flattened and dulled by the colour of the water. */
export function reflection(e: Easel, line: number, depth: number, water: string, scenery: (mirror: Easel) => void) {
  const squash = 0.8;
  const mirror: Easel = { ...e, view: { x0: e.view.x0, x1: e.view.x1, y0: line - depth / squash, y1: line + 20 } };
  e.c.save();
  e.c.beginPath();
  e.c.rect(-60, line, 1320, depth);
  e.c.clip();
  e.c.translate(0, line * (1 + squash));
  e.c.scale(1, -squash);
  scenery(mirror);
  e.c.restore();
  e.c.save();
  e.c.globalAlpha = 0.3;
  e.c.fillStyle = water;
  e.c.fillRect(e.view.x0, line, e.view.x1 - e.view.x0, depth);
  e.c.restore();
}

/** A jetty of planks from its land end to its far end, on posts. */
export function jetty(e: Easel, d: Daylight, near: readonly [Vec, Vec], far: readonly [Vec, Vec], planks: number) {
  const wood = d.tone('#b08c68');
  const dark = shade(wood, 0.16);
  const at = (side: 0 | 1, u: number): Vec => [
    near[side][0] + (far[side][0] - near[side][0]) * u,
    near[side][1] + (far[side][1] - near[side][1]) * u,
  ];
  for (const [side, u] of [
    [0, 0.96],
    [1, 0.96],
    [0, 0.55],
    [1, 0.55],
    [0, 0.2],
    [1, 0.2],
  ] as const) {
    const [x, y] = at(side, u);
    const k = 1 - u * 0.5;
    e.p.line(
      [
        [x, y - 30 * k],
        [x, y + 96 * k],
      ],
      22 * k,
      shade(wood, 0.09),
      1,
      [1, 1],
    );
    e.p.soft(x, y + 98 * k, 40 * k, 9 * k, d.shadow, 0.4);
    fill(e, ellipse(x, y - 30 * k, 11 * k, 4.5 * k, 0, 14), sunlit(d, '#d8b890', 0.3));
  }
  const drop = 20;
  fill(e, [near[1], far[1], [far[1][0], far[1][1] + drop * 0.5], [near[1][0], near[1][1] + drop]], dark);
  fill(e, [far[0], far[1], [far[1][0], far[1][1] + drop * 0.5], [far[0][0], far[0][1] + drop * 0.5]], dark);
  const r = e.random('planks');
  for (let i = 0; i < planks; i++) {
    const [u, v] = [1 - (1 - i / planks) ** 1.35, 1 - (1 - (i + 0.92) / planks) ** 1.35];
    const plank: Vec[] = [at(0, u), at(1, u), at(1, v), at(0, v)];
    const tone = i % 3 === 0 ? tint(wood, 0.035) : i % 3 === 1 ? wood : shade(wood, 0.03);
    fill(e, plank, mix(tone, d.glow, 0.08));
    clipTo(e, plank, () => {
      for (let k = 0; k < 3; k++) {
        const w = r();
        const p = at(0, (u + v) / 2);
        const q = at(1, (u + v) / 2);
        dab(
          e,
          'dry',
          p[0] + (q[0] - p[0]) * w,
          p[1] + (q[1] - p[1]) * w,
          90,
          4,
          k ? shade(wood, 0.09) : tint(wood, 0.07),
          { alpha: 0.5, variant: i + k, rotate: Math.atan2(q[1] - p[1], q[0] - p[0]) },
        );
      }
    });
    e.p.line([at(0, u), at(1, u)], 3, dark, 0.8, [1, 1]);
  }
}

/** A rowing boat seen from its side, its middle at (x, y) on the water; `k` 1 is about 330 units long. The near side is painted by `hull`. */
export function boatInside(e: Easel, d: Daylight, x: number, y: number, k: number) {
  e.p.in(x, y, 0, k, k, () => {
    e.p.soft(0, 44, 190, 20, d.shadow, 0.45);
    fill(
      e,
      smooth(
        [
          [-168, -42, 1],
          [-90, -58],
          [0, -62],
          [90, -58],
          [168, -48, 1],
          [90, -26],
          [0, -20],
          [-90, -24],
        ],
        true,
        6,
      ),
      shade(d.tone('#a87a54'), 0.12),
    );
    for (const u of [-80, 30]) fill(e, smooth(knotsOf(u), true, 4), d.tone('#c79a70'));
  });
}

const knotsOf = (u: number): Knot[] => [
  [u, -56, 1],
  [u + 44, -56, 1],
  [u + 50, -30, 1],
  [u - 2, -30, 1],
];

/** The near side of the boat, painted over whoever sits in it. */
export function hull(e: Easel, d: Daylight, x: number, y: number, k: number, colour: string) {
  if (!seen(e, x, y, 190 * k)) return;
  e.p.in(x, y, 0, k, k, () => {
    const tone = d.tone(colour);
    const side: Knot[] = [
      [-170, -46, 1],
      [-96, -28],
      [0, -22],
      [96, -27],
      [172, -52, 1],
      [142, 14],
      [96, 38],
      [0, 45],
      [-96, 38],
      [-138, 14],
    ];
    const shape = smooth(side, true, 7);
    e.p.form(shape, tone, { depth: 18, softness: 12 });
    clipTo(e, shape, () => {
      for (const v of [0, 20])
        e.p.line(
          [
            [-160, v - 22],
            [-80, v - 6],
            [0, v],
            [80, v - 6],
            [160, v - 26],
          ],
          3,
          shade(tone, 0.1),
          0.8,
          [1, 1],
        );
    });
    e.p.line(points([-172, -48, -96, -30, 0, -24, 96, -29, 174, -54]), 11, d.tone('#f6ead6'), 1, [1, 1]);
    e.p.line(points([-60, -26, -20, 12, -34, 60]), 8, d.tone('#c79a70'), 1, [1, 1]);
    fill(
      e,
      taper(
        [
          [-33, 50],
          [-40, 84],
        ],
        [9, 13],
      ),
      d.tone('#c79a70'),
    );
    for (const [v, w, a] of [
      [52, 170, 0.5],
      [64, 130, 0.3],
    ] as const)
      e.p.line(
        [
          [-w, v - 6],
          [-w * 0.4, v],
          [w * 0.4, v + 1],
          [w, v - 5],
        ],
        4,
        tint(d.sky[2], 0.05),
        a,
      );
  });
}

/** A stand of reeds with brown heads. */
export function reeds(e: Easel, d: Daylight, name: string, x: number, y: number, h: number, count: number) {
  if (!seen(e, x, y - h / 2, h)) return;
  const r = e.random(name);
  const green = d.tone('#6f9a50');
  for (let i = 0; i < count; i++) {
    const px = x + r.bell() * h * 0.5;
    const long = h * (0.6 + r() * 0.45);
    const lean = r.bell() * h * 0.14;
    const tone = i % 3 === 0 ? sunlit(d, '#a8c468', 0.3) : i % 3 === 1 ? green : shade(green, 0.05);
    e.p.line(
      [
        [px, y],
        [px + lean * 0.4, y - long * 0.6],
        [px + lean, y - long],
      ],
      h * 0.022,
      tone,
      1,
      [1, 0.8, 0.1],
    );
    if (i % 4) continue;
    fill(
      e,
      taper(
        [
          [px + lean * 0.7, y - long * 0.82],
          [px + lean * 0.95, y - long * 1.02],
        ],
        [h * 0.022, h * 0.02],
      ),
      d.tone('#7f5238'),
    );
  }
}

/** A water lily with its leaf. */
export function lily(e: Easel, d: Daylight, x: number, y: number, s: number, flower: string | null) {
  if (!seen(e, x, y, s * 1.2)) return;
  fill(
    e,
    smooth(
      [
        [x + s * 0.06, y - s * 0.04, 1],
        [x + s, y - s * 0.2],
        [x + s * 0.7, y + s * 0.26],
        [x - s * 0.4, y + s * 0.34],
        [x - s, y + s * 0.04],
        [x - s * 0.5, y - s * 0.32],
        [x + s * 0.24, y - s * 0.36, 1],
      ],
      true,
      6,
    ),
    d.tone('#5f9f5c'),
  );
  e.p.line(
    [
      [x, y],
      [x - s * 0.8, y],
    ],
    s * 0.05,
    d.tone('#8fc07a'),
    0.8,
  );
  if (!flower) return;
  for (const [a, k] of [
    [-2.8, 1],
    [-0.3, 1],
    [-2.3, 0.95],
    [-0.8, 0.95],
    [-1.57, 0.9],
    [-1.95, 0.7],
    [-1.2, 0.7],
  ] as const)
    fill(
      e,
      ellipse(
        x - s * 0.1 + Math.cos(a) * s * 0.28 * k,
        y - s * 0.14 + Math.sin(a) * s * 0.26 * k,
        s * 0.28,
        s * 0.12,
        a,
        12,
      ),
      k < 0.8 ? tint(d.tone(flower), 0.06) : d.tone(flower),
    );
  fill(e, ellipse(x - s * 0.1, y - s * 0.2, s * 0.08, s * 0.07, 0, 10), '#ffd45c');
}
