import { ellipse, type Knot, type Painter, shade, smooth, type Vec } from '../../paint';
import type { Shoes } from '../outfit';
import type { Skin } from '../skin';

type Shoe = Shoes & { readonly sole: string };

function bareFoot(p: Painter, skin: Skin): void {
  const foot = smooth([
    [-7.5, -6],
    [-9, 3],
    [-7, 9],
    [2, 10.6],
    [18, 10.6],
    [24, 8],
    [23.5, 3.6],
    [17, 1],
    [9, -3],
    [6.5, -7],
  ]);
  p.form(foot, skin.base, { depth: 4, shadowColor: skin.shadow, lightColor: skin.light });
  for (let i = 0; i < 4; i++) {
    const toe: Vec[] = [
      [23.5 - i * 3.6, 4.2 - i * 0.8],
      [22 - i * 3.4, 5.2 - i * 0.5],
      [22.4 - i * 3.4, 7.6],
    ];
    p.line(toe, 1.1, skin.line, 0.5);
  }
}

function boot(p: Painter, { color }: Shoe): void {
  const shaft: Knot[] = [
    [-11, -24, 1],
    [-10.2, -6],
    [-10.4, 6],
    [-8, 10.5],
    [24, 10.5],
    [25.5, 5],
    [20, -1],
    [10.8, -5],
    [11, -24, 1],
  ];
  p.form(smooth(shaft), color, { depth: 6 });
  const sole: Knot[] = [
    [-10.8, 8.5, 1],
    [25.5, 8.5, 1],
    [26, 11.6, 1],
    [-10.8, 11.6, 1],
  ];
  p.form(smooth(sole), shade(color, 0.14), { depth: 2 });
  const rim: Knot[] = [
    [-12.8, -27, 1],
    [0, -25.4],
    [12.8, -27, 1],
    [12.4, -20, 1],
    [0, -18.4],
    [-12.4, -20, 1],
  ];
  p.form(smooth(rim), shade(color, 0.05), { depth: 2.4 });
  p.line(
    [
      [-7, -7],
      [1, -4.4],
      [9, -6.6],
    ],
    1.8,
    shade(color, 0.12),
    0.6,
  );
}

function lowShoe(p: Painter, skin: Skin, shoe: Shoe, sock: string | undefined): void {
  const { color, kind } = shoe;
  const upper = smooth([
    [-8, -8, 1],
    [-10, 1],
    [-9.5, 9.5],
    [2, 10.5],
    [22, 10.5],
    [26, 7],
    [23.5, 1],
    [15, -2],
    [8.5, -8.5, 1],
    [0, -6.6],
  ]);
  p.form(upper, color, { depth: 5.5, softness: 3 });
  if (kind === 'sneaker') {
    p.clip(upper, () =>
      p.fill(
        smooth([
          [17, 12],
          [16.5, 3],
          [21, -1],
          [28, 2],
          [28, 12],
        ]),
        shoe.sole,
        { alpha: 0.95 },
      ),
    );
    for (let i = 0; i < 3; i++) {
      p.line(
        [
          [7 + i * 3.4, -5.2 + i * 2],
          [10.6 + i * 3.2, -0.4 + i * 1.4],
        ],
        1.7,
        '#fffaf0',
        0.95,
        [1, 1, 1],
      );
    }
  } else if (kind === 'mary') {
    p.fill(
      smooth([
        [-1, -9],
        [9, -9],
        [13, -2],
        [6, 1.5],
        [-2, -1],
      ]),
      sock ?? skin.base,
    );
    p.line(
      [
        [-6, -3],
        [2, -1.5],
        [11, -3.8],
      ],
      3.2,
      shade(color, 0.04),
      1,
      [1, 1, 1],
    );
    p.fill(ellipse(3, -2.2, 1.6), '#f3d27a');
  } else {
    // A slipper has a fluffy rim.
    for (const x of [-7, -2, 3, 8]) p.form(ellipse(x, -7 + Math.abs(x) * 0.08, 4.2, 3.4), '#fbf1e2', { depth: 1.6 });
  }
  const sole = smooth([
    [-10.6, 7.4, 1],
    [6, 8.6],
    [26.4, 6.6, 1],
    [27, 10],
    [24, 12],
    [-8, 12],
    [-11, 10.6],
  ]);
  p.form(sole, shoe.sole, { depth: 2.4, softness: 1.4, shadow: 0.08 });
}

/** A foot in its frame: ankle at the origin, toes along +x, sole 10.5 units below. */
export function drawFoot(p: Painter, skin: Skin, shoes: Shoes | undefined, sock: string | undefined): void {
  if (!shoes) bareFoot(p, skin);
  else {
    const shoe = { ...shoes, sole: shoes.sole ?? '#fbf4e6' };
    if (shoe.kind === 'boot') boot(p, shoe);
    else lowShoe(p, skin, shoe, sock);
  }
}
