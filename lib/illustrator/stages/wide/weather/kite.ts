import { ellipse, type Knot, taper } from '@/lib/illustrator/paint';
import { type Easel, fill } from '../../kit/easel';

/** The child's kite, about 190 high without its tail of bows; its middle at 0, 0. */
export function kite(e: Easel): void {
  const [top, right, bottom, left] = [
    [0, -92],
    [66, -8],
    [0, 96],
    [-66, -8],
  ] as const;
  const middle = [0, -8] as const;
  const tail: Knot[] = [
    [0, 96],
    [-26, 140],
    [14, 184],
    [-20, 232],
  ];
  fill(e, taper(tail, [3, 3, 2.6, 2]), '#fff8e6', 0.95);
  for (const [x, y, colour] of [
    [-24, 138, '#e2483d'],
    [12, 184, '#ffc545'],
  ] as const)
    for (const side of [-1, 1]) fill(e, ellipse(x + side * 11, y, 11, 7, side * 0.3), colour);
  fill(e, [top, right, middle], '#3f78c4');
  fill(e, [top, left, middle], '#e2483d');
  fill(e, [bottom, right, middle], '#e2483d');
  fill(e, [bottom, left, middle], '#ffc545');
}
