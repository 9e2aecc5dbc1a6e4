import { ellipse, type Painter, smooth, taper, tint } from '@/lib/illustrator/paint';

const FUR = '#e9cfc0';
const INNER = '#e39a92';
const INK = '#3a2226';

/** The plush rabbit of the bed, sitting on (x, y). */
export function plushBunny(p: Painter, x: number, y: number, scale: number) {
  p.in(x, y, 0.05, scale, scale, () => {
    for (const side of [-1, 1]) {
      const tip = side > 0 ? 27 : -17;
      p.form(
        taper(
          [
            [side * 9, -66],
            [side * 15, -92],
            [tip, -116],
          ],
          [7, 8.5, 5],
        ),
        FUR,
        { depth: 4 },
      );
      p.line(
        [
          [side * 10, -72],
          [side * 15, -92],
          [tip - side * 3, -108],
        ],
        6,
        INNER,
        0.7,
      );
    }
    p.form(
      smooth([
        [-20, -40],
        [-26, -14],
        [-22, 6],
        [22, 6],
        [26, -14],
        [20, -40],
      ]),
      FUR,
      { depth: 7 },
    );
    for (const side of [-1, 1]) p.form(ellipse(side * 19, 4, 12, 8.5), tint(FUR, 0.03), { depth: 3 });
    p.form(
      taper(
        [
          [16, -34],
          [27, -24],
          [25, -9],
        ],
        [7, 6.5, 6],
      ),
      FUR,
      { depth: 4 },
    );
    p.form(
      taper(
        [
          [-17, -34],
          [-27, -22],
          [-24, -8],
        ],
        [7, 6.5, 6],
      ),
      FUR,
      { depth: 4 },
    );
    p.form(
      smooth([
        [0, -76],
        [22, -70],
        [28, -54],
        [20, -40],
        [0, -35],
        [-20, -40],
        [-28, -54],
        [-22, -70],
      ]),
      FUR,
      { depth: 6 },
    );
    for (const eye of [-14, 6]) p.fill(ellipse(eye, -57, 2.6, 3.2), INK);
    p.fill(ellipse(-4, -50, 3, 2.1), '#c9656a');
    p.line(
      [
        [-10, -46],
        [-4, -43.4],
        [2, -46],
      ],
      1.6,
      '#7a3a40',
      0.9,
    );
    for (const cheek of [-19, 12]) p.soft(cheek, -50, 6, 4, '#e8766a', 0.5);
  });
}
