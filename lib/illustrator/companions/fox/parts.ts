import { ellipse, type Knot, type Painter, shade, smooth, taper } from '@/lib/illustrator/paint';
import { CREAM, coat, FUR, SOCK } from './coat';

/** A bushy tail along a line, with a cream tip. */
export function tail(p: Painter, line: readonly Knot[], radii: readonly number[]) {
  const brush = taper(line, radii);
  p.form(brush, FUR, { depth: 9, softness: 6 });
  const tip = line[line.length - 1];
  const before = line[line.length - 2];
  if (!tip || !before) return;
  const [dx, dy] = [tip[0] - before[0], tip[1] - before[1]];
  const at = (u: number, v: number): Knot => [before[0] + dx * u - dy * v, before[1] + dy * u + dx * v];
  const zig = (u: number, v: number): Knot => [...at(u, v).slice(0, 2), 1] as unknown as Knot;
  p.clip(brush, () =>
    p.form(
      smooth(
        [
          zig(0, -1.6),
          at(-0.5, -0.7),
          zig(0.1, -0.35),
          at(-0.5, 0),
          zig(0.1, 0.35),
          at(-0.5, 0.7),
          zig(0, 1.6),
          at(3, 1.6),
          at(3, -1.6),
        ],
        true,
        4,
      ),
      CREAM,
      { depth: 4, shadow: 0.07 },
    ),
  );
  coat(
    p,
    brush,
    line.slice(1, -1).flatMap(
      ([x, y], i) =>
        [
          [x - 5, y - 4, i + 0.4],
          [x + 5, y + 3, i + 0.6],
        ] as const,
    ),
    FUR,
    12,
  );
}

/** A leg with a dark sock from `knee` down; one on the `far` side is in the shadow of the body. */
export function leg(p: Painter, points: readonly Knot[], radii: readonly number[], sock: number, far = false) {
  const limb = taper(points, radii);
  p.form(limb, far ? shade(FUR, 0.1) : FUR, { depth: 4 });
  const foot = points[points.length - 1];
  if (!foot) return;
  p.clip(limb, () => p.form(ellipse(foot[0] + 1, foot[1] + 2, sock * 0.8, sock), SOCK, { depth: 4 }));
  p.form(ellipse(foot[0] + 4, foot[1] + 1, 9.5, 6), SOCK, { depth: 3 });
}

/** The ragged cream chest. */
export function bib(p: Painter, x: number, y: number, k: number) {
  p.in(x, y, 0, k, k, () => {
    const chest = smooth(
      [
        [-19, -26],
        [0, -30],
        [19, -26],
        [22, -6],
        [15, 6, 1],
        [12, 2],
        [7, 17, 1],
        [2, 8],
        [-3, 22, 1],
        [-7, 8],
        [-13, 13, 1],
        [-15, 2],
        [-22, -2],
      ],
      true,
      5,
    );
    p.form(chest, CREAM, { depth: 6, shadow: 0.07 });
  });
}
