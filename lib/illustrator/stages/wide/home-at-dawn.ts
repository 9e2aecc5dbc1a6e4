import { ellipse, type Knot, rectangle, shade, smooth, taper, tint } from '@/lib/illustrator/paint';
import { clipTo, type Easel, fill, glow, linear } from '../kit/easel';
import { contactShadow } from '../kit/ground';

const WALL = '#d2a692';
const ROOF = '#8a5068';
const FENCE = '#efe6ea';
const WARM = '#ffd68a';

/** Warm and opaque against the light of the hall. */
const SHADE = { gown: '#8a4650', fold: '#6f3644', skin: '#7c3f40', hair: '#4c2434' } as const;

/** The dressing gown, which leans out to the left. */
const GOWN: readonly Knot[] = [
  [-13, -53],
  [-5, -58],
  [3, -54],
  [8, -41],
  [9, -30],
  [13, -12],
  [15, -2, 1],
  [-10, -2, 1],
  [-9, -16],
  [-8, -30],
  [-13, -42],
];
/** A face in profile: brow, nose, lips, chin. */
const FACE: readonly Knot[] = [
  [-8, -78],
  [-16, -76],
  [-18, -72],
  [-17.6, -70.4],
  [-21, -67, 1],
  [-18.4, -65.8],
  [-19.2, -64],
  [-18.2, -62.6],
  [-18.6, -60.6],
  [-15, -58],
  [-9, -59],
  [-4, -62],
  [-2, -70],
];
/** Hair to the chin, with a fringe. */
const HAIR: readonly Knot[] = [
  [-18, -73, 1],
  [-16, -80],
  [-8, -83],
  [1, -79],
  [4, -70],
  [3, -60],
  [-4, -57],
  [-8, -60],
  [-7, -66],
  [-10, -72],
  [-14, -74],
];

/** Light from the hall along the back. */
function hallLight(e: Easel) {
  for (const [points, half] of [
    [
      [
        [-4, -82],
        [2, -77],
        [3.6, -69],
        [2.6, -60],
      ],
      1.3,
    ],
    [
      [
        [3, -54],
        [8, -41],
        [9, -30],
        [13, -12],
        [14.4, -3],
      ],
      1.5,
    ],
  ] as const)
    e.p.line(points, half * 2, WARM, 0.95, [0.3, 1, 0.6]);
}

/** A parent in a dressing gown leans out of the door, one hand on its frame, the other at the collar. */
function whoWaits(e: Easel, x: number, y: number) {
  e.p.in(x, y, 0, 1, 1, () => {
    contactShadow(e, 2, 0, 20, '#4a3048', 0.5);
    for (const foot of [-5, 8]) fill(e, ellipse(foot, -1, 7, 3), SHADE.hair);
    fill(
      e,
      taper(
        [
          [-5, -54],
          [-9, -62],
        ],
        [5, 4.4],
      ),
      SHADE.skin,
    );
    fill(e, smooth(GOWN, true, 7), SHADE.gown);
    for (const [points, half] of [
      [
        [
          [-10, -54],
          [-7, -40],
          [-2, -30],
          [-1, -3],
        ],
        1.8,
      ],
      [
        [
          [-9, -31],
          [0, -29],
          [9, -31],
        ],
        3.4,
      ],
    ] as const)
      e.p.line(points, half, SHADE.fold, 1, [1, 1, 1]);
    fill(e, smooth(FACE, true, 5), SHADE.skin);
    fill(e, smooth(HAIR, true, 6), SHADE.hair);
    hallLight(e);
    // The far arm holds the collar, the near one the frame.
    for (const [points, hand] of [
      [
        [
          [3, -50],
          [6, -39],
          [-5, -43],
        ],
        [-8, -44.4],
      ],
      [
        [
          [-8, -51],
          [-16, -39],
          [-21, -44],
        ],
        [-21.6, -48],
      ],
    ] as const) {
      fill(e, ellipse(hand[0], hand[1], 3.2, 3.8), SHADE.skin);
      fill(e, taper(points, [5.4, 4.8, 4]), SHADE.fold);
    }
    for (const finger of [-50.6, -48.4, -46.2])
      fill(
        e,
        taper(
          [
            [-19, finger],
            [-24.4, finger + 0.6],
          ],
          [1.4, 1.1],
        ),
        SHADE.skin,
      );
  });
}

function litWindow(e: Easel, x: number, y: number) {
  e.p.form(rectangle(x - 19, y - 20, 38, 40), shade(WALL, 0.16), { depth: 3 });
  fill(e, rectangle(x - 15, y - 16, 30, 32), '#ffe2a0');
  for (const bar of [rectangle(x - 1.5, y - 16, 3, 32), rectangle(x - 15, y - 1.5, 30, 3)])
    fill(e, bar, shade(WALL, 0.2));
}

/** The front of the house around the middle of its foot. */
function house(e: Easel, sun: string) {
  const [x, y] = [0, 0];
  glow(e, x - 40, y - 60, 260, '#ffc070', 0.5);
  const wall = rectangle(x - 112, y - 132, 262, 134);
  e.p.form(wall, WALL, { depth: 14, lightColor: tint(WALL, 0.1) });
  const roof: readonly Knot[] = [
    [x - 140, y - 118, 1],
    [x - 68, y - 174, 1],
    [x + 18, y - 236, 1],
    [x + 104, y - 174, 1],
    [x + 176, y - 118, 1],
  ];
  e.p.form(smooth(roof, true, 4), ROOF, { depth: 14 });
  clipTo(e, smooth(roof, true, 4), () => {
    for (const row of [-146, -172, -198, -222])
      e.p.line(
        [
          [x - 140, y + row],
          [x + 18, y + row - 4],
          [x + 176, y + row],
        ],
        3,
        shade(ROOF, 0.1),
        0.7,
        [1, 1, 1],
      );
  });
  litWindow(e, x + 36, y - 70);
  litWindow(e, x + 108, y - 70);
  // The open door: light stands in it and falls out on the way.
  e.p.form(rectangle(x - 78, y - 104, 62, 106), shade(WALL, 0.2), { depth: 4 });
  fill(
    e,
    rectangle(x - 71, y - 97, 48, 99),
    linear(e, 0, y - 97, 0, y, [
      [0, '#ffe9b0'],
      [1, '#ffc468'],
    ]),
  );
  e.p.form(
    [
      [x - 24, y - 98],
      [x - 2, y - 92],
      [x - 2, y + 8],
      [x - 24, y + 2],
    ],
    '#7a4a5a',
    { depth: 4 },
  );
  e.p.soft(x - 48, y - 46, 96, 84, WARM, 0.6);
  e.p.soft(x - 52, y + 22, 92, 26, sun, 0.8);
  e.p.in(x - 46, y + 4, 0, 1.16, 1.16, () => whoWaits(e, 0, 0));
  fence(e, -250, -118);
  fence(e, 8, 210);
  openGate(e, -118);
}

/** White pickets with two rails, in front of the house. */
function fence(e: Easel, from: number, to: number) {
  for (const y of [-6, 12]) e.p.form(rectangle(from, y, to - from, 5), FENCE, { depth: 2 });
  for (let x = from; x <= to; x += 16) picket(e, x, 24);
}

function picket(e: Easel, x: number, foot: number) {
  e.p.form(
    [
      [x - 4, foot],
      [x - 4, foot - 38],
      [x, foot - 44],
      [x + 4, foot - 38],
      [x + 4, foot],
    ],
    FENCE,
    { depth: 2 },
  );
}

/** The gate stands open towards whoever comes; `x` is its post. */
function openGate(e: Easel, x: number) {
  for (const y of [-4, 16])
    e.p.line(
      [
        [x, y],
        [x + 34, y + 20],
      ],
      5,
      FENCE,
    );
  for (const step of [10, 22, 34]) picket(e, x + step, 24 + step * 0.6);
  for (const post of [x, 8]) {
    e.p.form(rectangle(post - 5, -28, 10, 56), FENCE, { depth: 3 });
    e.p.form(ellipse(post, -32, 6), FENCE, { depth: 2 });
  }
}

/** Home: its door is open and lit, and somebody waits on the step. The ground point is the middle of the front. */
export function homeAtDawn(e: Easel, x: number, y: number, sun: string) {
  e.p.in(x, y, 0, 1.7, 1.7, () => house({ ...e, view: { x0: -2400, x1: 2400, y0: -2400, y1: 2400 } }, sun));
}
