import { ellipse, mix, shade, taper, tint, type Vec } from '@/lib/illustrator/paint';
import type { Daylight } from '../kit/daylight';
import { clipTo, type Easel, fill, glow, linear } from '../kit/easel';
import { foliage } from '../kit/foliage';
import { contactShadow } from '../kit/ground';
import { sunlit } from './kit/scene';

/** A small glass house with plants inside; its lamp burns in the evening. */
export function greenhouse(e: Easel, d: Daylight, x: number, y: number) {
  contactShadow(e, x, y, 250, d.shadow, 0.45);
  const glass = d.lampsLit ? mix(d.tone('#bfe0d8'), '#ffdc94', 0.6) : mix(d.tone('#cfeae8'), d.sky[1], 0.35);
  const frame = d.tone('#f8f2e6');
  const front: Vec[] = [
    [x - 190, y],
    [x - 190, y - 170],
    [x - 40, y - 300],
    [x + 110, y - 170],
    [x + 110, y],
  ];
  const side: Vec[] = [
    [x + 110, y],
    [x + 110, y - 170],
    [x + 250, y - 160],
    [x + 250, y - 14],
  ];
  const roof: Vec[] = [
    [x - 40, y - 300],
    [x + 110, y - 170],
    [x + 250, y - 160],
    [x + 120, y - 280],
  ];
  fill(e, side, shade(glass, 0.05));
  fill(e, roof, tint(glass, 0.03));
  fill(
    e,
    front,
    linear(e, x, y - 300, x, y, [
      [0, tint(glass, 0.04)],
      [1, shade(glass, 0.03)],
    ]),
  );
  clipTo(e, [...front.slice(0, 4), [x + 250, y - 160], [x + 250, y], [x - 190, y]], () => {
    for (const [px, h] of [
      [-150, 90],
      [-100, 120],
      [60, 110],
      [140, 96],
      [190, 84],
      [226, 100],
    ] as const)
      foliage(e, `gh${px}`, x + px, y - 40 - h * 0.5, 36, h * 0.6, mix(d.tone('#5f9a50'), glass, 0.3), {
        count: 20,
        size: 18,
        body: false,
        lit: sunlit(d, '#c8dc74', 0.3),
        warmth: 0.4,
      });
    for (const [px, py] of [
      [-140, 96],
      [-104, 130],
      [60, 110],
      [74, 82],
      [150, 90],
      [210, 84],
    ] as const)
      fill(e, ellipse(x + px, y - py, 8, 8, 0, 12), mix(d.tone('#e8604a'), glass, 0.15));
    e.p.line(
      [
        [x - 180, y - 60],
        [x - 60, y - 200],
        [x, y - 280],
      ],
      26,
      '#ffffff',
      0.22,
      [1, 1],
    );
    e.p.line(
      [
        [x + 130, y - 30],
        [x + 200, y - 150],
      ],
      16,
      '#ffffff',
      0.2,
      [1, 1],
    );
  });
  for (const [a, b] of [
    [front[0], front[1]],
    [front[1], front[2]],
    [front[2], front[3]],
    [front[3], front[4]],
    [
      [x - 190, y - 170],
      [x + 110, y - 170],
    ],
    [
      [x + 110, y - 170],
      [x + 250, y - 160],
    ],
    [
      [x + 250, y - 160],
      [x + 250, y - 14],
    ],
    [
      [x - 40, y - 300],
      [x + 120, y - 280],
    ],
    [
      [x + 120, y - 280],
      [x + 250, y - 160],
    ],
    [
      [x + 156, y - 8],
      [x + 156, y - 166],
    ],
    [
      [x + 204, y - 10],
      [x + 204, y - 164],
    ],
    [
      [x + 14, y - 294],
      [x + 158, y - 166],
    ],
    [
      [x + 66, y - 288],
      [x + 204, y - 163],
    ],
    [
      [x - 120, y],
      [x - 120, y - 228],
    ],
    [
      [x + 40, y],
      [x + 40, y - 228],
    ],
    [
      [x - 190, y - 84],
      [x + 110, y - 84],
    ],
  ] as const)
    if (a && b) e.p.line([a, b], 6, frame, 1, [1, 1]);
  fill(
    e,
    [
      [x - 82, y],
      [x - 82, y - 168],
      [x + 2, y - 168],
      [x + 2, y],
    ],
    mix(d.tone('#5fa39a'), glass, 0.2),
  );
  for (const v of [156, 84])
    fill(
      e,
      [
        [x - 72, y - v + 62],
        [x - 72, y - v],
        [x - 8, y - v],
        [x - 8, y - v + 62],
      ],
      glass,
    );
  fill(e, ellipse(x - 8, y - 78, 4, 4, 0, 8), d.tone('#f2c04c'));
  for (const [px, c] of [
    [-216, '#c97a54'],
    [130, '#c97a54'],
    [182, '#b8684a'],
  ] as const) {
    fill(
      e,
      taper(
        [
          [x + px, y + 12],
          [x + px, y - 22],
        ],
        [13, 17],
        { round: false },
      ),
      d.tone(c),
    );
    foliage(e, `pot${px}`, x + px, y - 44, 26, 24, d.tone('#6fa050'), {
      count: 12,
      size: 12,
      body: false,
      lit: d.tone('#f08aa8'),
      warmth: 0.9,
    });
  }
  if (d.lampsLit) glow(e, x - 20, y - 140, 300, '#ffcf7a', 0.55);
}
