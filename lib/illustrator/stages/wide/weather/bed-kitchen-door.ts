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

/** The shape of grandfather, who stirs in a cup; the middle of his feet at 0, 0. */
function paintStirring(e: Easel) {
  const parts = [
    smooth(COAT, true, 6),
    rectangle(-40, -112, 34, 112),
    rectangle(4, -112, 34, 112),
    ellipse(4, -338, 40, 47),
    ellipse(-10, -366, 46, 36),
    ellipse(-42, -344, 22, 26),
    ellipse(24, -372, 24, 20),
    ellipse(30, -346, 16, 14),
    ellipse(43, -335, 8, 6),
    ellipse(40, -318, 16, 7, 0.3),
    taper(
      [
        [-6, -258],
        [14, -196],
        [64, -206],
      ],
      [21, 18, 13],
    ),
    taper(
      [
        [26, -262],
        [72, -252],
        [92, -262],
      ],
      [16, 14, 11],
    ),
    rectangle(58, -240, 42, 40),
    taper(
      [
        [80, -236],
        [94, -272],
      ],
      [3, 3],
    ),
  ];
  for (const part of parts) fill(e, part, SHADE);
  e.p.edge(ellipse(104, -220, 12, 12), SHADE, 6, 1);
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
  e.p.in(x - 30, y, 0, 0.88, 0.94, () => paintStirring(e));
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
