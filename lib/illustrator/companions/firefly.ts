import { ellipse, type Painter, smooth, taper } from '@/lib/illustrator/paint';
import type { Mood } from './mood';

const INK = '#3a2420';
const SHELL = '#5f3a2a';
const FACE = ellipse(0, -14.5, 15, 13.5);

/** The small light: a round, kind creature around the origin, its lantern body below; about 90 units tall. With an `edge` it stands out before light of its own colour. */
export function firefly(p: Painter, mood: Mood, edge?: string) {
  if (edge) {
    p.soft(0, -14, 46, 44, edge, 0.34);
    // The light comes from the abdomen and eats the edge there.
    p.soft(0, 24, 62, 56, '#ffcf5c', 0.75);
    p.soft(0, 24, 34, 32, '#fff6c8', 0.9);
  }
  // wings, two on each side, catch the light
  for (const [x, y, rx, ry, a, alpha] of [
    [-20, -10, 25, 10, 0.5, 0.6],
    [20, -10, 25, 10, -0.5, 0.6],
    [-17, 3, 18, 7.5, -0.2, 0.5],
    [17, 3, 18, 7.5, 0.2, 0.5],
  ] as const) {
    p.fill(
      ellipse(x, y, rx, ry, a),
      p.radial(x * 0.4, y, 34, [
        [0, '#fffbe8', alpha + 0.3],
        [1, '#cfe6ff', alpha * 0.5],
      ]),
    );
    p.edge(ellipse(x, y, rx, ry, a), '#fffdf0', 1, 0.7);
  }
  // The cases of its wings stand open.
  for (const side of [-1, 1]) {
    const shell = smooth(
      [
        [side * 4, -6, 1],
        [side * 15, -7],
        [side * 27, 6],
        [side * 31, 24, 1],
        [side * 19, 19],
        [side * 9, 8],
      ],
      true,
      6,
    );
    p.form(shell, SHELL, { depth: 3 });
  }
  const lamp = smooth(
    [
      [-9, 2],
      [-13, 15],
      [-11, 30],
      [0, 44],
      [11, 30],
      [13, 15],
      [9, 2],
    ],
    true,
    7,
  );
  p.fill(
    lamp,
    p.radial(0, 22, 24, [
      [0, '#fffef0'],
      [0.5, '#fff0a0'],
      [1, '#ffc040'],
    ]),
  );
  for (const y of [12, 21, 30])
    p.line(
      [
        [-11 + (y - 12) * 0.12, y],
        [0, y + 3.4],
        [11 - (y - 12) * 0.12, y],
      ],
      1.6,
      '#f0a030',
      0.5,
    );
  p.form(
    smooth(
      [
        [-11, 4],
        [0, 9],
        [11, 4],
        [10, -6],
        [-10, -6],
      ],
      true,
      5,
    ),
    SHELL,
    { depth: 3 },
  );
  for (const side of [-1, 1]) {
    p.line(
      [
        [side * 6, -31],
        [side * 12, -44],
        [side * 20, -47],
      ],
      2.4,
      INK,
      0.95,
      [1, 0.8, 0.6],
    );
    p.fill(ellipse(side * 21, -47, 3.4), '#ffd86a');
    p.line(
      [
        [side * 10, 4],
        [side * 17, 8],
        [side * 17, 14],
      ],
      2.4,
      INK,
      0.85,
      [1, 0.8, 0.7],
    );
  }
  const head = ellipse(0, -18, 18.5, 17.5);
  p.form(head, '#7d4c33', { depth: 5 });
  if (edge)
    p.line(
      [
        [-17.5, -27],
        [-9, -34.6],
        [0, -36.4],
        [9, -34.6],
        [17.5, -27],
      ],
      2.2,
      edge,
      0.6,
      [0.2, 1, 1, 1, 0.2],
    );
  p.fill(FACE, '#ffe3b4');
  for (const side of [-1, 1]) {
    const x = side * 6.6;
    if (mood.eyes === 'closed' || mood.eyes === 'arc') {
      const bend = mood.eyes === 'arc' ? -1 : 1;
      p.line(
        [
          [x - 4, -16.5],
          [x, -16.5 + bend * 3],
          [x + 4, -16.5],
        ],
        2,
        INK,
        1,
        [0.5, 1, 0.5],
      );
    } else {
      p.fill(ellipse(x, -17, 4.2, 5.4), INK);
      p.fill(ellipse(x - 1.3, -19.2, 1.6), '#ffffff');
      p.fill(ellipse(x + 1.4, -14.8, 0.9), '#ffffff', { alpha: 0.8 });
    }
    p.soft(side * 10.5, -9.5, 4, 3, '#f07a5a', 0.6);
    if (mood.brow > 0.5)
      p.line(
        [
          [x - side * 3, -25.5],
          [x + side * 3, -23.5],
        ],
        1.6,
        INK,
        0.8,
      );
  }
  if (mood.mouth === 'open') {
    const open = taper(
      [
        [-4, -9],
        [0, -7.4],
        [4, -9],
      ],
      [0.8, 2.6, 0.8],
    );
    p.fill(open, '#a03c3c');
  } else if (mood.mouth === 'round') p.fill(ellipse(0, -8, 1.9, 2.3), '#a03c3c');
  else if (mood.mouth === 'down')
    p.line(
      [
        [-3.4, -7],
        [0, -8.8],
        [3.4, -7],
      ],
      1.5,
      INK,
      0.9,
    );
  else
    p.line(
      [
        [-4, -9.4],
        [0, -7],
        [4, -9.4],
      ],
      1.6,
      INK,
      0.9,
    );
  if (edge) p.soft(0, 25, 24, 24, '#fffbe0', 0.6);
}
