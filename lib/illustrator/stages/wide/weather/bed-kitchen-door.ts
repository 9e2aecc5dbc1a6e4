import { ellipse, type Knot, rectangle, rgba, smooth, taper } from '@/lib/illustrator/paint';
import { blend, disc, type Easel, fill, glow, linear } from '../../kit/easel';

const SHADE = '#6f6488';

const COAT: readonly Knot[] = [
  [-54, -104, 1],
  [-56, -140],
  [-58, -200],
  [-50, -262],
  [-20, -294],
  [18, -292],
  [42, -266],
  [50, -200],
  [48, -140],
  [46, -104, 1],
];

/** A head from the side: hair behind, nose, moustache and chin. */
const PROFILE: readonly Knot[] = [
  [-22, -292, 1],
  [-32, -322],
  [-44, -346],
  [-40, -382],
  [-12, -402],
  [22, -398],
  [36, -378],
  [37, -358],
  [54, -341, 0.6],
  [42, -335],
  [58, -322, 0.6],
  [40, -321],
  [40, -306],
  [24, -296],
  [18, -286, 1],
];

/** The shape of grandfather, who stirs in a cup; the middle of his feet at 0, 0. */
function paintStirring(e: Easel) {
  const parts = [
    smooth(COAT, true, 6),
    rectangle(-40, -112, 34, 112),
    rectangle(4, -112, 34, 112),
    ellipse(-20, -4, 30, 9),
    ellipse(26, -4, 30, 9),
    smooth(PROFILE, true, 6),
    taper(
      [
        [-6, -262],
        [12, -196],
        [60, -204],
      ],
      [21, 18, 13],
    ),
    taper(
      [
        [20, -264],
        [52, -226],
        [80, -262],
      ],
      [16, 14, 10],
    ),
    rectangle(56, -238, 40, 40),
    taper(
      [
        [74, -226],
        [92, -296],
      ],
      [3, 3],
    ),
    ellipse(93, -298, 5, 8),
  ];
  for (const part of parts) fill(e, part, SHADE);
  e.p.edge(ellipse(100, -218, 11, 11), SHADE, 6, 1);
  e.p.edge(ellipse(28, -354, 11, 11), '#ffe2a8', 3.4, 1);
  e.p.line(
    [
      [18, -356],
      [-14, -358],
    ],
    3,
    '#ffe2a8',
    1,
    [1, 1],
  );
}

/** A door to the lit kitchen in the fog, with the shape of who clinks in there; the middle of its sill at `x`, `y`. */
export function kitchenDoor(e: Easel, x: number, y: number): void {
  glow(e, x, y - 230, 330, '#ffd9a0', 0.5);
  fill(e, rectangle(x - 92, y - 452, 184, 452), '#c9bcae', 0.8);
  const light = linear(e, 0, y - 436, 0, y, [
    [0, '#ffe2a8'],
    [1, '#ffc877'],
  ]);
  fill(e, rectangle(x - 78, y - 438, 156, 438), light);
  e.p.in(x - 20, y - 6, 0, 0.84, 0.9, () => paintStirring(e));
  fill(
    e,
    [
      [x - 78, y],
      [x + 78, y],
      [x + 190, y + 190],
      [x - 170, y + 190],
    ],
    linear(e, 0, y, 0, y + 190, [
      [0, rgba('#ffd592', 0.7)],
      [1, rgba('#ffd592', 0)],
    ]),
  );
  disc(e, x, y - 10, 210, 60, '#ffffff', 0.5, 0.1);
}

/** Its light in the fog, the only colour of the room. */
export function kitchenLight(e: Easel, x: number, y: number): void {
  blend(e, 'multiply', () => {
    fill(e, rectangle(x - 78, y - 438, 156, 438), '#ffd8a6');
    disc(e, x, y - 200, 250, 380, '#ffd9a8', 0.5, 0.1);
  });
}
