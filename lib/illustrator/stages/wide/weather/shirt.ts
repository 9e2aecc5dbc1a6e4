import { type Knot, shade, smooth, tint } from '@/lib/illustrator/paint';
import { clipTo, type Easel, fill } from '../../kit/easel';

/** A shirt on a line, 200 wide, hung by its shoulders at the origin. */
const SHIRT: readonly Knot[] = [
  [-64, 0, 1],
  [-22, -6, 1],
  [0, 12],
  [22, -6, 1],
  [64, 0, 1],
  [112, 74, 1],
  [78, 100, 1],
  [60, 74, 1],
  [70, 150],
  [66, 214, 1],
  [0, 224],
  [-66, 214, 1],
  [-70, 150],
  [-60, 74, 1],
  [-78, 100, 1],
  [-112, 74, 1],
];
const TUMMY: readonly Knot[] = [
  [0, 44],
  [38, 62],
  [50, 120],
  [44, 186],
  [0, 202],
  [-44, 186],
  [-50, 120],
  [-38, 62],
];

function pegs(e: Easel) {
  for (const x of [-52, 52])
    e.p.form(
      [
        [x - 6, -16],
        [x + 6, -16],
        [x + 6, 16],
        [x - 6, 16],
      ],
      '#d8a866',
      { depth: 2 },
    );
}

/** A shirt that the wind lifts off its line, to the right. */
export function flyingShirt(e: Easel, x: number, y: number, k: number, colour: string): void {
  e.c.save();
  e.c.translate(x, y);
  e.c.transform(k, 0.04 * k, 0.72 * k, 0.62 * k, 0, 0);
  e.p.form(smooth(SHIRT, true, 6), colour, { depth: 8 });
  pegs(e);
  e.c.restore();
}

/** A shirt that hangs still, with a tummy that `paint` fills; its frame is that of the weather of a tummy. */
export function hangingShirt(
  e: Easel,
  { x, y, turn, colour, size }: { x: number; y: number; turn: number; colour: string; size: number },
  paint: () => void,
): void {
  e.p.in(x, y, turn, size, size, () => {
    e.p.form(smooth(SHIRT, true, 6), colour, { depth: 7 });
    const tummy = smooth(TUMMY, true, 6);
    fill(e, tummy, tint(colour, 0.3));
    clipTo(e, tummy, () => e.p.in(0, 126, 0, 0.84, 0.84, paint));
    e.p.edge(tummy, '#fffdf4', 4, 0.95);
    e.p.edge(smooth(SHIRT, true, 6), shade(colour, 0.16), 1.6, 0.5);
    pegs(e);
  });
}
