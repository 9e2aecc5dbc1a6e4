import { type Knot, type Painter, shade, taper } from '@/lib/illustrator/paint';
import type { CompanionLook } from './model';

const LINE: readonly Knot[] = [
  [-34, 0],
  [-66, -14],
  [-96, -8],
  [-128, -26],
  [-164, -20],
];
const HALF = [5, 8, 9, 9.5, 10] as const;

/** The end of the hero's scarf that a wind from ahead carries over the shoulder; it has the colour of the night coat's. */
export function scarfEnd(p: Painter, { hero }: CompanionLook): void {
  const colour = hero?.gender === 'boy' ? '#3f7f86' : '#f0c060';
  p.form(taper(LINE, HALF, { round: false }), colour, { depth: 4 });
  p.line(
    LINE.map(([x, y]): Knot => [x, y + 3]),
    2,
    shade(colour, 0.12),
    0.5,
    [0.4, 1, 1, 0.6],
  );
  // One soft fringe without gaps, so that no light falls between its threads.
  for (const u of [-7.6, -2.6, 2.6, 7.6])
    p.form(
      taper(
        [
          [-158, -20 + u],
          [-170, -19 + u * 1.05],
          [-180, -20 + u * 1.25],
        ],
        [3.4, 3.2, 1.8],
      ),
      shade(colour, 0.05),
      { depth: 2 },
    );
}
