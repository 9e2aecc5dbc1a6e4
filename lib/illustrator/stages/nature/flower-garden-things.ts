import { ellipse, shade, smooth, taper, tint } from '@/lib/illustrator/paint';
import type { Daylight } from '../kit/daylight';
import { type Easel, fill } from '../kit/easel';
import { foliage } from '../kit/foliage';
import { contactShadow, flowers } from '../kit/ground';
import { sunlit } from './kit/scene';

/** A wheelbarrow of blossom. */
export function barrow(e: Easel, d: Daylight, x: number, y: number) {
  contactShadow(e, x, y + 6, 120, d.shadow, 0.45);
  const green = d.tone('#4f8f8a');
  e.p.line(
    [
      [x - 90, y - 40],
      [x + 40, y - 30],
      [x + 150, y - 64],
    ],
    9,
    d.tone('#a87a54'),
    1,
    [1, 1],
  );
  e.p.line(
    [
      [x + 56, y - 30],
      [x + 66, y + 4],
    ],
    9,
    d.tone('#6b5a54'),
    1,
    [1, 1],
  );
  e.p.edge(ellipse(x - 92, y - 26, 28, 28, 0, 30), d.tone('#4a4448'), 9, 1);
  fill(e, ellipse(x - 92, y - 26, 7, 7, 0, 14), d.tone('#c8b8a0'));
  for (const [u, v, c] of [
    [-60, -110, '#f28a9c'],
    [-20, -124, '#ffd05c'],
    [24, -126, '#f7f0e4'],
    [62, -112, '#b094ee'],
    [0, -104, '#f0705c'],
  ] as const) {
    foliage(e, `bar${u}`, x + u, y + v + 16, 34, 28, d.tone('#5f9a4c'), {
      count: 12,
      size: 17,
      body: false,
      lit: sunlit(d, '#c8dc74', 0.3),
      warmth: 0.4,
    });
    flowers(
      e,
      `barf${u}`,
      [
        [x + u, y + v + 30, 15],
        [x + u + 18, y + v + 42, 12],
      ],
      [d.tone(c)],
      d.tone('#5f9a4c'),
    );
  }
  e.p.form(
    smooth(
      [
        [x - 98, y - 92, 1],
        [x + 98, y - 92, 1],
        [x + 66, y - 34, 1],
        [x - 60, y - 34, 1],
      ],
      true,
      3,
    ),
    green,
    { depth: 16 },
  );
  e.p.line(
    [
      [x - 102, y - 93],
      [x + 102, y - 93],
    ],
    8,
    tint(green, 0.08),
    1,
    [1, 1],
  );
}

export function wateringCan(e: Easel, d: Daylight, x: number, y: number) {
  const blue = d.tone('#5f9ac8');
  e.p.soft(x, y + 4, 90, 14, d.shadow, 0.4);
  e.p.line(
    [
      [x + 34, y - 66],
      [x + 84, y - 60],
      [x + 74, y - 8],
      [x + 36, y - 10],
    ],
    9,
    shade(blue, 0.06),
    1,
    [1, 1],
  );
  e.p.line(
    [
      [x - 30, y - 20],
      [x - 66, y - 50],
      [x - 96, y - 92],
    ],
    13,
    shade(blue, 0.03),
    1,
    [1, 0.7],
  );
  fill(
    e,
    taper(
      [
        [x - 92, y - 88],
        [x - 104, y - 104],
      ],
      [9, 19],
    ),
    blue,
  );
  e.p.form(
    smooth(
      [
        [x - 40, y - 76, 1],
        [x + 40, y - 76, 1],
        [x + 46, y + 2, 1],
        [x, y + 8],
        [x - 46, y + 2, 1],
      ],
      true,
      5,
    ),
    blue,
    { depth: 16 },
  );
  e.p.line(
    [
      [x - 34, y - 76],
      [x, y - 118],
      [x + 34, y - 76],
    ],
    8,
    shade(blue, 0.05),
    1,
    [1, 1],
  );
  e.p.line(
    [
      [x - 42, y - 40],
      [x, y - 34],
      [x + 44, y - 40],
    ],
    6,
    d.tone('#f6ead0'),
    0.9,
    [1, 1],
  );
}
