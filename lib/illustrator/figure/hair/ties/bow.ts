import { ellipse, type Painter, shade, smooth, type Vec } from '../../../paint';

/** A ribbon tied in a bow. */
export function drawBow(p: Painter, [x, y]: Vec, color: string, scale: number, angle = 0): void {
  p.in(x, y, angle, scale, scale, () => {
    for (const g of [-1, 1]) {
      p.form(
        smooth([
          [0, 0],
          [g * 6, -6],
          [g * 12.5, -6.5],
          [g * 12, 0],
          [g * 12.5, 6],
          [g * 6, 5],
        ]),
        color,
        { depth: 3 },
      );
      p.line(
        [
          [g * 3, -0.4],
          [g * 9, -1.2],
        ],
        1.3,
        shade(color, 0.13),
        0.7,
      );
    }
    p.form(ellipse(0, 0, 3.6, 4), shade(color, 0.05), { depth: 2 });
  });
}
