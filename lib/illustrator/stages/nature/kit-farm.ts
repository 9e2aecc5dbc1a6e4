import { ellipse, type Knot, mix, shade, smooth, taper, tint, type Vec } from '@/lib/illustrator/paint';
import type { Daylight } from '../kit/daylight';
import { clipTo, dab, type Easel, fill, glow, seen } from '../kit/easel';
import { foliage } from '../kit/foliage';
import { contactShadow } from '../kit/ground';
import { sunlit } from './kit-scene';

/** A paling fence from (x0, y0) to (x1, y1), `h` high. */
export function railFence(
  e: Easel,
  d: Daylight,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  h: number,
  colour = '#c9a882',
) {
  const wood = d.tone(colour);
  const posts = Math.max(2, Math.round(Math.abs(x1 - x0) / (h * 0.95)));
  for (const v of [0.38, 0.74]) {
    e.p.line(
      [
        [x0, y0 - h * v],
        [(x0 + x1) / 2, (y0 + y1) / 2 - h * v + 2],
        [x1, y1 - h * v],
      ],
      h * 0.13,
      shade(wood, 0.04),
      1,
      [1, 1],
    );
    e.p.line(
      [
        [x0, y0 - h * v - h * 0.035],
        [x1, y1 - h * v - h * 0.035],
      ],
      h * 0.03,
      sunlit(d, colour, 0.5),
      0.7,
      [1, 1],
    );
  }
  for (let i = 0; i <= posts; i++) {
    const u = i / posts;
    const [x, y] = [x0 + (x1 - x0) * u, y0 + (y1 - y0) * u];
    const post: Vec[] = [
      [x - h * 0.08, y + 4],
      [x - h * 0.075, y - h * 0.94],
      [x, y - h * 1.02],
      [x + h * 0.075, y - h * 0.94],
      [x + h * 0.08, y + 4],
    ];
    fill(e, post, wood);
    e.p.line(
      [
        [x - h * 0.045, y],
        [x - h * 0.045, y - h * 0.9],
      ],
      h * 0.035,
      sunlit(d, colour, 0.5),
      0.6,
      [1, 1],
    );
    dab(e, 'dry', x, y - h * 0.4, h * 0.4, h * 0.05, shade(wood, 0.08), {
      rotate: Math.PI / 2,
      alpha: 0.6,
      variant: i,
    });
  }
}

/** Furrows that run from a vanishing point to the viewer, inside a field's outline; a plant every step. */
export function furrows(
  e: Easel,
  d: Daylight,
  name: string,
  field: readonly Vec[],
  vanish: Vec,
  spread: readonly [number, number],
  rows: number,
  soil: string,
  plant: string,
  o: { size?: number; depth?: number } = {},
) {
  const r = e.random(name);
  const depth = o.depth ?? 0.1;
  const ground = d.far(soil, depth);
  const leaf = d.far(plant, depth);
  const lit = sunlit(d, plant, 0.35);
  const bottom = Math.max(...field.map((p) => p[1]));
  const top = Math.min(...field.map((p) => p[1]));
  const shape = smooth(field, true, 6);
  fill(e, shape, ground);
  clipTo(e, shape, () => {
    for (let i = 0; i < rows; i++) {
      const foot: Vec = [spread[0] + ((spread[1] - spread[0]) * (i + 0.5)) / rows, bottom + 10];
      const wide = ((spread[1] - spread[0]) / rows) * 0.5;
      fill(e, [vanish, [foot[0] - wide * 0.3, foot[1]], [foot[0] + wide * 0.3, foot[1]]], shade(ground, 0.07), 0.7);
      for (let k = 0; k < 14; k++) {
        const u =
          ((top - vanish[1]) / (bottom - vanish[1])) ** 0.8 +
          (1 - ((top - vanish[1]) / (bottom - vanish[1])) ** 0.8) * (k / 13) ** 1.2;
        const size = (o.size ?? 20) * u;
        const x = vanish[0] + (foot[0] + wide - vanish[0]) * u;
        const y = vanish[1] + (foot[1] - vanish[1]) * u;
        dab(e, 'leaf', x, y, size * 1.1, size * 0.8, k % 3 ? leaf : shade(leaf, 0.05), {
          variant: k + i,
          rotate: r() * 6,
        });
        dab(e, 'leaf', x - size * 0.15, y - size * 0.3, size * 0.8, size * 0.55, lit, {
          variant: k,
          rotate: r() * 6,
          alpha: 0.9,
        });
      }
    }
  });
}

/** A bale of hay, round, seen from its end. */
export function hayBale(e: Easel, d: Daylight, x: number, y: number, size: number) {
  if (!seen(e, x, y, size * 1.5)) return;
  contactShadow(e, x, y, size * 1.2, d.shadow, 0.45);
  const hay = d.tone('#e6c168');
  e.p.form(
    smooth(
      [
        [x - size * 0.7, y - size * 1.8],
        [x + size * 0.8, y - size * 1.74],
        [x + size * 1.36, y - size * 0.9],
        [x + size * 0.9, y],
        [x - size * 0.6, y + 3],
      ],
      true,
      7,
    ),
    shade(hay, 0.03),
    { depth: size * 0.2 },
  );
  const face = ellipse(x - size * 0.42, y - size * 0.9, size * 0.82, size * 0.92, 0, 30);
  e.p.form(face, hay, { depth: size * 0.14 });
  for (const k of [0.76, 0.54, 0.32, 0.14]) {
    const ring: Knot[] = Array.from(
      { length: 9 },
      (_, i): Knot => [
        x - size * 0.42 + Math.cos(i * 0.72 + k * 5) * size * 0.8 * k,
        y - size * 0.9 + Math.sin(i * 0.72 + k * 5) * size * 0.9 * k,
      ],
    );
    e.p.line(ring, size * 0.05, k > 0.5 ? shade(hay, 0.11) : tint(hay, 0.06), 0.7);
  }
  const r = e.random(`hay${x}`);
  for (let i = 0; i < 16; i++) {
    const [hx, hy] = [x + r.bell() * size * 1.1, y - r() * size * 1.6];
    e.p.line(
      [
        [hx, hy],
        [hx + r.bell() * size * 0.3, hy + r.bell() * size * 0.16],
      ],
      size * 0.035,
      i % 2 ? tint(hay, 0.08) : shade(hay, 0.12),
      0.8,
    );
  }
}

/** A gambrel barn, its foot at (x, y), `w` wide: boards, doors with braces, a loft window with a cat. */
export function barn(e: Easel, d: Daylight, x: number, y: number, w: number) {
  if (!seen(e, x, y - w / 2, w)) return;
  e.p.in(x, y, 0, w / 400, w / 400, () => {
    e.p.soft(10, 6, 270, 30, d.shadow, 0.5);
    const red = d.tone('#bb4f40');
    const white = d.tone('#f8eee0');
    const side: Vec[] = [
      [130, 0],
      [130, -210],
      [330, -190],
      [330, -6],
    ];
    fill(e, side, shade(red, 0.06));
    for (let i = 1; i < 9; i++)
      e.p.line(
        [
          [130 + i * 22, -2],
          [130 + i * 22, -200],
        ],
        3,
        shade(red, 0.12),
        0.6,
        [1, 1],
      );
    fill(
      e,
      [
        [122, -204],
        [60, -330],
        [0, -376],
        [230, -348],
        [290, -300],
        [346, -184],
      ],
      d.tone('#7a5a58'),
    );
    for (let i = 1; i < 6; i++)
      e.p.line(
        [
          [30 + i * 20, -362 + i * 30],
          [260 + i * 15, -340 + i * 28],
        ],
        3,
        shade(d.tone('#7a5a58'), 0.07),
        0.7,
        [1, 1],
      );
    const front: Knot[] = [
      [-132, 0, 1],
      [-132, -200, 1],
      [-80, -310, 1],
      [0, -372, 1],
      [78, -312, 1],
      [132, -202, 1],
      [132, 0, 1],
    ];
    const face = smooth(front, true, 2);
    e.p.form(face, red, { depth: 22, softness: 16 });
    clipTo(e, face, () => {
      for (let i = -6; i < 7; i++)
        e.p.line(
          [
            [i * 21, 0],
            [i * 21, -380],
          ],
          2.6,
          i % 2 ? shade(red, 0.09) : tint(red, 0.05),
          0.6,
          [1, 1],
        );
    });
    const trim: readonly (readonly [Vec, Vec])[] = [
      [
        [-140, -194],
        [-82, -316],
      ],
      [
        [-84, -314],
        [2, -380],
      ],
      [
        [-2, -380],
        [82, -316],
      ],
      [
        [80, -316],
        [140, -196],
      ],
      [
        [-130, 0],
        [-130, -200],
      ],
      [
        [130, 0],
        [130, -200],
      ],
    ];
    for (const [a, b] of trim) e.p.line([a, b], 11, white, 1, [1, 1]);
    for (const s of [-1, 1]) {
      const [a, b] = s < 0 ? [-84, -4] : [4, 84];
      fill(
        e,
        [
          [a, 0],
          [a, -140],
          [b, -140],
          [b, 0],
        ],
        shade(red, 0.05),
      );
      for (const [p, q] of [
        [
          [a, -3],
          [b, -137],
        ],
        [
          [a, -137],
          [b, -3],
        ],
        [
          [a, -3],
          [a, -140],
        ],
        [
          [b, -3],
          [b, -140],
        ],
        [
          [a, -138],
          [b, -138],
        ],
        [
          [a, -3],
          [b, -3],
        ],
      ] as const)
        e.p.line([p, q], 7, white, 1, [1, 1]);
    }
    const loft = smooth(
      [
        [-34, -196, 1],
        [-34, -244],
        [0, -268],
        [34, -244],
        [34, -196, 1],
      ],
      true,
      5,
    );
    fill(e, loft, d.lampsLit ? '#ffd27a' : shade(red, 0.3));
    const cat = mix(d.tone('#4a3c40'), d.shadow, 0.2);
    fill(
      e,
      smooth(
        [
          [-22, -196, 1],
          [-22, -220],
          [-18, -236, 1],
          [-10, -229],
          [-2, -236, 1],
          [2, -220],
          [12, -206],
          [14, -196, 1],
        ],
        true,
        4,
      ),
      cat,
    );
    for (const u of [-15, -6]) fill(e, ellipse(u, -223, 2.2, 2.4, 0, 8), '#ffe08a');
    e.p.line(
      [
        [-40, -195],
        [40, -195],
      ],
      8,
      white,
      1,
      [1, 1],
    );
    if (d.lampsLit) glow(e, 0, -225, 130, '#ffc46a', 0.6);
    e.p.line(
      [
        [0, -376],
        [0, -420],
      ],
      5,
      d.tone('#5a4a48'),
      1,
      [1, 1],
    );
    fill(
      e,
      smooth(
        [
          [-22, -414],
          [-4, -424],
          [14, -418],
          [20, -432],
          [26, -420],
          [20, -408],
          [0, -404],
        ],
        true,
        5,
      ),
      d.tone('#5a4a48'),
    );
  });
}

/** A sunflower that looks at the viewer, `h` high. */
export function sunflower(e: Easel, d: Daylight, x: number, y: number, h: number, lean = 0) {
  if (!seen(e, x, y - h / 2, h)) return;
  const green = d.tone('#5f9440');
  const [cx, cy] = [x + lean * h, y - h];
  e.p.line(
    [
      [x, y],
      [x + lean * h * 0.3, y - h * 0.5],
      [cx, cy],
    ],
    h * 0.045,
    green,
    1,
    [1, 0.8],
  );
  for (const [u, s] of [
    [0.3, 1],
    [0.48, -1],
    [0.64, 1],
  ] as const)
    dab(
      e,
      'leaf',
      x + lean * h * u * 0.6 + s * h * 0.1,
      y - h * u,
      h * 0.16,
      h * 0.1,
      s > 0 ? tint(green, 0.04) : shade(green, 0.03),
      { variant: 1, rotate: -s * 0.4 },
    );
  const size = h * 0.17;
  for (const ring of [0, 1])
    for (let i = 0; i < 14; i++) {
      const a = (i + ring * 0.5) * 0.449;
      fill(
        e,
        ellipse(cx + Math.cos(a) * size * 0.86, cy + Math.sin(a) * size * 0.8, size * 0.42, size * 0.15, a, 12),
        ring ? d.tone('#f8cf48') : d.tone('#e8a834'),
      );
    }
  fill(e, ellipse(cx, cy, size * 0.58, size * 0.54, 0, 24), d.tone('#6b432c'));
  fill(e, ellipse(cx, cy, size * 0.36, size * 0.34, 0, 20), d.tone('#8a5c38'));
  for (let i = 0; i < 16; i++)
    fill(
      e,
      ellipse(
        cx + Math.cos(i * 2.4) * size * 0.13 * Math.sqrt(i),
        cy + Math.sin(i * 2.4) * size * 0.12 * Math.sqrt(i),
        size * 0.04,
        size * 0.04,
        0,
        6,
      ),
      d.tone('#d8a860'),
      0.8,
    );
}

/** A round head of cabbage. */
export function cabbage(e: Easel, d: Daylight, x: number, y: number, size: number) {
  if (!seen(e, x, y, size * 1.3)) return;
  const green = d.tone('#8fc07a');
  e.p.soft(x, y + size * 0.3, size * 1.2, size * 0.3, d.shadow, 0.4);
  for (const [a, k] of [
    [-2.7, 1],
    [-0.4, 1],
    [2.6, 0.9],
    [0.5, 0.9],
    [-2.2, 0.8],
    [-0.9, 0.8],
  ] as const)
    fill(
      e,
      ellipse(x + Math.cos(a) * size * 0.6 * k, y + Math.sin(a) * size * 0.3, size * 0.56, size * 0.36, a, 16),
      shade(green, a > 0 ? 0.08 : 0.04),
    );
  fill(e, ellipse(x, y - size * 0.2, size * 0.6, size * 0.52, 0, 22), green);
  fill(e, ellipse(x - size * 0.12, y - size * 0.3, size * 0.36, size * 0.32, 0, 18), tint(green, 0.06));
  for (const u of [-0.5, 0, 0.5])
    e.p.line(
      [
        [x, y + size * 0.2],
        [x + u * size * 0.5, y - size * 0.2],
        [x + u * size * 0.7, y - size * 0.5],
      ],
      size * 0.06,
      tint(green, 0.14),
      0.8,
    );
}

/** A row of leaves with something that grows among them: carrots' feathers or tomatoes on canes. */
export function tomatoCane(e: Easel, d: Daylight, name: string, x: number, y: number, h: number) {
  if (!seen(e, x, y - h / 2, h)) return;
  e.p.line(
    [
      [x, y],
      [x, y - h * 1.1],
    ],
    h * 0.035,
    d.tone('#b08a5c'),
    1,
    [1, 1],
  );
  foliage(e, name, x, y - h * 0.55, h * 0.26, h * 0.46, d.tone('#5f9a48'), {
    count: 28,
    size: h * 0.13,
    body: false,
    lit: sunlit(d, '#c8dc74', 0.4),
    warmth: 0.4,
  });
  const r = e.random(`${name}t`);
  for (let i = 0; i < 7; i++) {
    const [tx, ty] = [x + r.bell() * h * 0.2, y - h * (0.16 + r() * 0.7)];
    fill(
      e,
      taper(
        [
          [tx, ty],
          [tx + 0.1, ty],
        ],
        [h * 0.06, h * 0.06],
      ),
      d.tone(i % 4 ? '#e0523c' : '#f0a03c'),
    );
    fill(e, ellipse(tx - h * 0.02, ty - h * 0.02, h * 0.018, h * 0.014, 0, 8), '#fff0e0', 0.8);
  }
}
