import { ellipse, type Knot, mix, shade, smooth, tint, type Vec } from '@/lib/illustrator/paint';
import type { Daylight } from '../../kit/daylight';
import { clipTo, type Easel, fill, glow, seen } from '../../kit/easel';
import { points } from '../../kit/outline';

/** A gambrel barn, its foot at (x, y), `w` wide: boards, doors with braces, a loft window with a cat. */
export function barn(e: Easel, d: Daylight, x: number, y: number, w: number) {
  if (!seen(e, x, y - w / 2, w)) return;
  e.p.in(x, y, 0, w / 400, w / 400, () => {
    e.p.soft(10, 6, 270, 30, d.shadow, 0.5);
    const red = d.tone('#bb4f40');
    const white = d.tone('#f8eee0');
    const side: Vec[] = points([130, 0, 130, -210, 330, -190, 330, -6]);
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
    fill(e, points([122, -204, 60, -330, 0, -376, 230, -348, 290, -300, 346, -184]), d.tone('#7a5a58'));
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
      smooth(points([-22, -414, -4, -424, 14, -418, 20, -432, 26, -420, 20, -408, 0, -404]), true, 5),
      d.tone('#5a4a48'),
    );
  });
}
