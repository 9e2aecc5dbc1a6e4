import { ellipse, rectangle, rgba, smooth } from '@/lib/illustrator/paint';
import { blend, disc, type Easel, fill, glow, linear } from '../../kit/easel';

/** Half its width and its height. */
const [HALF, TALL] = [118, 668];

/** A door to the lit kitchen in the fog, where somebody clinks; the middle of its sill at `x`, `y`. */
export function kitchenDoor(e: Easel, x: number, y: number): void {
  glow(e, x, y - TALL / 2, 460, '#ffd9a0', 0.6);
  fill(e, rectangle(x - HALF - 15, y - TALL - 15, 2 * HALF + 30, TALL + 15), '#b9a999', 0.9);
  const light = linear(e, 0, y - TALL, 0, y, [
    [0, '#fff0c4'],
    [1, '#ffc877'],
  ]);
  fill(e, rectangle(x - HALF, y - TALL, 2 * HALF, TALL), light);
  fill(
    e,
    [
      [x - HALF, y],
      [x + HALF, y],
      [x + 210, y + 190],
      [x - 260, y + 190],
    ],
    linear(e, 0, y, 0, y + 190, [
      [0, rgba('#ffd592', 0.85)],
      [1, rgba('#ffd592', 0)],
    ]),
  );
  disc(e, x - 40, y + 20, 250, 60, '#ffffff', 0.4, 0.1);
}

/** What clinks: a cup in the fist of the one in the door, and a spoon in it. */
function cup(e: Easel, x: number, y: number) {
  const dark = '#7a6272';
  e.p.line(
    [
      [x + 4, y - 20],
      [x + 20, y - 66],
    ],
    5,
    dark,
    1,
    [1, 1],
  );
  fill(e, ellipse(x + 21, y - 68, 6, 9, 0.3), dark);
  fill(
    e,
    smooth(
      [
        [x - 22, y - 24, 1],
        [x + 22, y - 24, 1],
        [x + 18, y + 14],
        [x - 18, y + 14],
      ],
      true,
      6,
    ),
    dark,
  );
  for (const [dx, lift] of [
    [-10, 0],
    [10, 14],
  ] as const)
    e.p.line(
      [
        [x + dx, y - 40 - lift],
        [x + dx + 8, y - 62 - lift],
        [x + dx - 4, y - 84 - lift],
        [x + dx + 5, y - 106 - lift],
      ],
      5,
      '#fffaf0',
      0.5,
      [0.3, 1, 1, 0.2],
    );
}

/** Its light in the fog, the only colour of the room. */
export function kitchenLight(e: Easel, x: number, y: number): void {
  glow(e, x, y - 320, 330, '#ffb84a', 0.28);
  cup(e, x + 54, y - 326);
  blend(e, 'multiply', () => {
    fill(e, rectangle(x - HALF, y - TALL, 2 * HALF, TALL), '#ffd996');
    fill(
      e,
      [
        [x - HALF, y],
        [x + HALF, y],
        [x + 210, y + 190],
        [x - 260, y + 190],
      ],
      linear(e, 0, y, 0, y + 190, [
        [0, '#ffdca0'],
        [1, '#ffffff'],
      ]),
    );
    disc(e, x, y - 260, 270, 470, '#ffd9a8', 0.5, 0.1);
  });
}
