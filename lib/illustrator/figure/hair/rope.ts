import { ellipse, type Knot, smooth } from '../../paint';
import type { HairBrush } from './brush';

export const ROPE_RADII = [4.6, 5.8, 4.6] as const;

/** A rope of hair from root to tip, some with a bead. */
export type Rope = { readonly points: readonly Knot[]; readonly bead: string | null };

export function drawRope(h: HairBrush, { points, bead }: Rope): void {
  const shape = h.lock(points, ROPE_RADII);
  const centre = smooth(points, false, 9);
  h.painter.clip(shape, () => {
    for (let i = 3; i < centre.length; i += 4) {
      const [x, y] = centre[i] ?? [0, 0];
      h.painter.line(
        [
          [x - 6, y - 1],
          [x, y + 1.4],
          [x + 6, y - 1],
        ],
        1.1,
        h.tones.deep,
        0.5,
      );
    }
  });
  const [x, y] = points[points.length - 1] ?? [0, 0];
  if (bead) h.painter.form(ellipse(x, y - 3, 4.6, 2.6), bead, { depth: 1.5 });
}
