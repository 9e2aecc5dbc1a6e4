import { ellipse, type Painter, shade, smooth, taper } from '@/lib/illustrator/paint';

const BRASS = '#a8743c';
const IRON = '#4a3440';

/** Height of the flame below the ring, in figure units. */
export const FLAME_Y = 46;

/** The last thread of smoke of a flame that has just gone out. */
function smoke(p: Painter) {
  p.line(
    [
      [0, 50],
      [4, 36],
      [-3, 22],
      [5, 4],
      [-4, -16],
      [4, -36],
    ],
    5,
    '#b8bfe6',
    0.4,
    [0.2, 0.5, 0.9, 1, 0.7, 0.1],
  );
}

/** A storm lantern that hangs from its ring at the origin, about 78 figure units tall. */
export function lantern(p: Painter, flame: 'lit' | 'smoking' | 'cold') {
  const lit = flame === 'lit';
  const ring = taper(
    [
      [-13, 22],
      [-15, 8],
      [0, -2],
      [15, 8],
      [13, 22],
    ],
    [1.8, 1.8, 2.2, 1.8, 1.8],
  );
  p.form(ring, IRON, { depth: 1.5 });
  p.form(
    smooth(
      [
        [-17, 26, 1],
        [-9, 15],
        [9, 15],
        [17, 26, 1],
        [0, 29],
      ],
      true,
      5,
    ),
    BRASS,
    { depth: 4 },
  );
  p.form(ellipse(0, 14, 6.5, 4), shade(BRASS, 0.05), { depth: 2 });
  const glass = smooth(
    [
      [-15, 28, 1],
      [-19, 44],
      [-15, 62, 1],
      [15, 62, 1],
      [19, 44],
      [15, 28, 1],
    ],
    true,
    6,
  );
  if (lit) {
    p.fill(
      glass,
      p.radial(0, FLAME_Y, 26, [
        [0, '#fffdf0'],
        [0.42, '#ffe9a4'],
        [0.8, '#ffc060'],
        [1, '#e8913e'],
      ]),
    );
    p.soft(0, FLAME_Y, 17, 22, '#fffbe0', 0.9);
    p.fill(
      smooth(
        [
          [0, 33, 1],
          [6, 45],
          [4.4, 54],
          [0, 57],
          [-4.4, 54],
          [-6, 45],
        ],
        true,
        6,
      ),
      '#ffb63c',
    );
    p.fill(
      smooth(
        [
          [0.4, 41, 1],
          [3, 48],
          [0, 55],
          [-3, 48],
        ],
        true,
        6,
      ),
      '#fffbe8',
    );
  } else {
    p.fill(
      glass,
      p.linear(-19, 0, 19, 0, [
        [0, '#39406c'],
        [0.5, '#5d6a9c'],
        [1, '#333a64'],
      ]),
    );
    p.line(
      [
        [0, 60],
        [0, 52],
      ],
      2,
      '#22203a',
      1,
      [1, 1],
    );
    if (flame === 'smoking') smoke(p);
  }
  p.line(
    [
      [-10, 32],
      [-13, 44],
      [-11, 57],
    ],
    2.6,
    '#ffffff',
    lit ? 0.6 : 0.3,
  );
  for (const x of [-15.5, 15.5])
    p.form(
      taper(
        [
          [x * 0.98, 26],
          [x * 1.3, 44],
          [x * 0.98, 63],
        ],
        [1.7, 1.6, 1.7],
      ),
      IRON,
      { depth: 1.2 },
    );
  p.form(
    smooth(
      [
        [-17, 61, 1],
        [17, 61, 1],
        [20, 74, 1],
        [-20, 74, 1],
      ],
      true,
      3,
    ),
    BRASS,
    { depth: 4 },
  );
  p.line(
    [
      [-17, 66],
      [17, 66],
    ],
    1.6,
    shade(BRASS, 0.14),
    0.7,
    [1, 1],
  );
}
