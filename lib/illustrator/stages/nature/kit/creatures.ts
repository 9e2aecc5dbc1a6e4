import { ellipse, type Knot, shade, smooth, taper } from '@/lib/illustrator/paint';
import type { Daylight } from '../../kit/daylight';
import { type Easel, fill, seen } from '../../kit/easel';
import { points } from '../../kit/outline';

/** A garden snail that looks to the right; `k` 1 is about 50 units long. */
export function snail(e: Easel, d: Daylight, x: number, y: number, k: number) {
  if (!seen(e, x, y, 40 * k)) return;
  e.p.in(x, y, 0, k, k, () => {
    const body = d.tone('#e6c8a4');
    fill(e, taper(points([-26, 0, 0, -2, 18, -3, 26, -14]), [2, 5, 5, 4]), body);
    for (const dx of [0, 6])
      e.p.line(
        [
          [24 + dx, -16],
          [27 + dx, -25],
        ],
        2,
        body,
      );
    const shell = d.tone('#c77d52');
    e.p.form(ellipse(-4, -14, 15, 14), shell, { depth: 5 });
    const turns: readonly Knot[] = points([6, -8, 8, -18, -4, -25, -14, -15, -5, -6, 1, -14, -4, -18]);
    e.p.line(turns, 2.4, shade(shell, 0.12), 0.9);
  });
}

/** A far animal in flat tone with long legs and neck, facing right; every proportion is a share of its height `h`. */
type Far = { body: readonly Knot[]; legs: readonly number[] };

const FAR: Readonly<Record<'camel' | 'giraffe' | 'goat', Far>> = {
  camel: {
    body: points([
      -0.42, -0.5, -0.36, -0.68, -0.2, -0.72, -0.08, -0.95, 0.06, -0.74, 0.2, -0.68, 0.36, -0.62, 0.46, -0.84, 0.5,
      -0.98, 0.62, -0.98, 0.7, -0.9, 0.58, -0.84, 0.54, -0.6, 0.36, -0.44, 0, -0.42, -0.3, -0.42,
    ]),
    legs: [-0.34, -0.24, 0.22, 0.33],
  },
  giraffe: {
    body: points([
      -0.2, -0.42, -0.2, -0.5, 0, -0.56, 0.1, -0.64, 0.22, -0.96, 0.24, -1, 0.34, -0.95, 0.33, -0.91, 0.26, -0.91, 0.18,
      -0.58, 0.14, -0.42, 0, -0.4,
    ]),
    legs: [-0.17, -0.12, 0.07, 0.12],
  },
  goat: {
    body: points([
      -0.5, -0.5, -0.46, -0.74, 0.1, -0.78, 0.3, -0.86, 0.4, -1.06, 0.5, -1, 0.66, -0.86, 0.6, -0.78, 0.46, -0.8, 0.4,
      -0.5, 0.2, -0.38, -0.3, -0.38,
    ]),
    legs: [-0.42, -0.28, 0.2, 0.34],
  },
};

/** A far animal, `h` high, that stands at (x, y) and faces right (1) or left (-1). */
export function farAnimal(
  e: Easel,
  kind: keyof typeof FAR,
  x: number,
  y: number,
  h: number,
  colour: string,
  way: 1 | -1 = 1,
) {
  if (!seen(e, x, y - h / 2, h)) return;
  const { body, legs } = FAR[kind];
  e.p.in(x, y, 0, way * h, h, () => {
    legs.forEach((u, i) => {
      fill(
        e,
        taper(
          [
            [u, -0.48],
            [u + (i % 2 ? 0.02 : -0.02), -0.22],
            [u + (i % 2 ? 0.03 : -0.01), 0],
          ],
          [0.06, 0.032, 0.025],
        ),
        i % 2 ? shade(colour, 0.04) : colour,
      );
    });
    fill(
      e,
      taper(
        [
          [body[0]?.[0] ?? 0, -0.5],
          [(body[0]?.[0] ?? 0) - 0.06, -0.4],
          [(body[0]?.[0] ?? 0) - 0.04, -0.28],
        ],
        [0.02, 0.014, 0.02],
      ),
      colour,
    );
    fill(e, smooth(body, true, 6), colour);
    if (kind === 'goat') e.p.line(points([0.42, -1.02, 0.36, -1.18, 0.26, -1.2]), 0.06, shade(colour, 0.15));
    if (kind === 'giraffe') {
      for (const [u, v] of [
        [-0.12, -0.47],
        [-0.02, -0.5],
        [0.06, -0.46],
        [0.12, -0.6],
        [0.16, -0.7],
        [0.19, -0.8],
      ] as const)
        fill(e, ellipse(u, v, 0.028, 0.024, 0, 8), shade(colour, 0.13), 0.8);
      for (const u of [0.235, 0.265])
        e.p.line(
          [
            [u, -0.98],
            [u - 0.01, -1.05],
          ],
          0.02,
          colour,
        );
    }
  });
}

const DUCK_HEAD = [ellipse(21, -35, 12, 11), taper(points([18, -30, 16, -20, 14, -10]), [8, 8, 9])];

/** A duck on the water, facing right (1) or left (-1). */
export function duck(e: Easel, d: Daylight, x: number, y: number, k: number, way: 1 | -1 = 1) {
  if (!seen(e, x, y, 60 * k)) return;
  e.p.in(x, y, 0, k * way, k, () => {
    const body = d.tone('#b89a78');
    e.p.form(smooth(points([-44, -14, -30, -8, -6, -18, 20, -16, 26, 0, 10, 8, -24, 7]), true, 7), body, { depth: 8 });
    fill(e, smooth(points([-26, -6, 0, -14, 14, -4, -6, 3]), true, 6), shade(body, 0.07));
    const head = d.tone('#3f7a5c');
    e.p.form(DUCK_HEAD, head, { depth: 6 });
    fill(e, ellipse(17, -15, 9, 3, -0.1), d.tone('#f6efe0'));
    fill(e, taper(points([30, -35, 40, -33, 46, -32]), [4, 3.4, 2]), d.tone('#eab04c'));
    fill(e, ellipse(25, -38, 1.8, 2), '#1c1a20');
    fill(e, ellipse(25.5, -38.6, 0.7, 0.7), '#ffffff');
  });
}
