import { ellipse, rectangle, shade, smooth, taper, tint } from '@/lib/illustrator/paint';
import { type Easel, fill, glow } from '../../kit/easel';

const WALL = '#f7e6c6';
const ROOF = '#c8604a';
const DOOR = '#4f86a8';
const RED = '#e0392f';

/** An umbrella that stands open on its edge, to dry. */
function openUmbrella(e: Easel, x: number, y: number) {
  const dome = smooth(
    [
      [x - 74, y - 4, 1],
      [x - 60, y - 62],
      [x, y - 92],
      [x + 60, y - 62],
      [x + 74, y - 4, 1],
      [x + 37, y - 14],
      [x, y - 4, 1],
      [x - 37, y - 14],
    ],
    true,
    6,
  );
  const stick = taper(
    [
      [x, y - 90],
      [x + 4, y + 26],
    ],
    [3, 3],
  );
  fill(e, stick, '#6a4632');
  e.p.form(dome, RED, { depth: 7 });
  for (const u of [-37, 37])
    e.p.line(
      [
        [x, y - 90],
        [x + u * 0.7, y - 60],
        [x + u, y - 14],
      ],
      2,
      shade(RED, 0.14),
      0.7,
      [1, 1, 1],
    );
}

/** The house of the two, far in the garden; the umbrella stands open before its door, just in case. */
export function smallHouse(e: Easel, x: number, y: number): void {
  glow(e, x, y - 120, 300, '#fff2c0', 0.5);
  fill(e, ellipse(x + 10, y + 4, 230, 22), '#3c6a38', 0.35);
  e.p.form(rectangle(x - 150, y - 190, 300, 190), WALL, { depth: 9 });
  const roof = [
    [x - 190, y - 176],
    [x - 110, y - 320],
    [x + 110, y - 320],
    [x + 190, y - 176],
  ] as const;
  e.p.form(rectangle(x + 60, y - 370, 44, 90), shade(ROOF, 0.08), { depth: 5 });
  e.p.form(roof, ROOF, { depth: 9 });
  for (const v of [0.3, 0.6])
    e.p.line(
      [
        [x - 110 - 80 * v, y - 320 + 144 * v],
        [x + 110 + 80 * v, y - 320 + 144 * v],
      ],
      2.4,
      shade(ROOF, 0.1),
      0.6,
      [1, 1],
    );
  e.p.form(rectangle(x - 40, y - 130, 76, 130), DOOR, { depth: 5 });
  fill(e, ellipse(x + 24, y - 62, 5), '#f4d27a');
  for (const u of [-110, 82]) {
    e.p.form(rectangle(x + u - 32, y - 140, 64, 62), '#ffe9a8', { depth: 3 });
    e.p.edge(rectangle(x + u - 32, y - 140, 64, 62), tint(WALL, 0.1), 6, 1);
  }
  openUmbrella(e, x - 118, y - 16);
}
