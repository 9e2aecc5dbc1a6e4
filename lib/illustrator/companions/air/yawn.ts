import { ellipse, mix, type Painter, tint } from '@/lib/illustrator/paint';
import { stroke } from '../kit/outline';
import type { Companion, CompanionLook } from '../model';

const BREAD = '#f3bd73';
const CRUST = '#c97f3a';
const INK = '#5b2f1c';

/** A yawn: a round, warm ball with shut eyes, its middle at 0, 0. Its mouth is that of a yawn or a smile. */
function yawn(p: Painter, { mood, colour = BREAD }: CompanionLook) {
  const ball = ellipse(0, 0, 100, 100, 0, 64);
  p.fill(ball, mix(colour, CRUST, 0.55));
  p.fill(ellipse(-3, -5, 94, 92, 0, 64), colour);
  p.fill(ellipse(-12, -20, 74, 66, -0.3, 48), tint(colour, 0.05));
  // A curl of breath on its crown.
  p.fill(stroke('-20,-88 0,-104 22,-102 28,-86 14,-78 6,-88', 9, 8, 6, 4.6, 3.4, 2), mix(colour, CRUST, 0.55));
  p.fill(stroke('-20,-88 0,-103 20,-101 26,-88', 5.6, 5, 3.4, 1.6), tint(colour, 0.05));
  for (const side of [-1, 1]) {
    p.fill(ellipse(side * 58, 18, 19, 13), mix(colour, '#ee7a5a', 0.5));
    const [x, y] = [side * 36, -12];
    p.fill(
      stroke(`${x - 19},${y - 3} ${x - 11},${y + 7} ${x},${y + 10} ${x + 11},${y + 7} ${x + 19},${y - 3}`, 2.2, 4, 2.2),
      INK,
    );
  }
  if (mood.mouth === 'open') {
    p.fill(ellipse(0, 42, 25, 29), INK);
    p.clip(ellipse(0, 42, 25, 29), () => p.fill(ellipse(0, 66, 22, 18), '#e8826a'));
  } else if (mood.mouth === 'round') p.fill(ellipse(0, 36, 10, 12), INK);
  else p.fill(stroke('-17,26 -9,34 0,36.5 9,34 17,26', 2, 3.6, 2), INK);
}

/** Pulled long by who has its head in the mouth: it trails from there, and its end is up as that of a cat who stretches. */
function stretched(p: Painter, look: CompanionLook) {
  const tail = '0,10 70,120 150,196 236,218 306,200 338,152';
  p.fill(stroke(tail, 92, 62, 46, 42, 44, 40), mix(BREAD, CRUST, 0.55));
  p.in(-3, -5, 0, 1, 1, () => p.fill(stroke(tail, 86, 56, 40, 36, 38, 34), look.colour ?? BREAD));
  p.in(-8, -14, 0, 1, 1, () => p.fill(stroke('110,166 196,204 270,206 318,166', 8, 15, 16, 8), tint(BREAD, 0.07)));
  yawn(p, look);
}

/** How the ball gives way: its width, its height, its turn, and how far its top leans to the right of its foot. */
type Squeeze = { readonly wide: number; readonly high: number; readonly turn?: number; readonly lean?: number };

const squeezed =
  ({ wide, high, turn = 0, lean = 0 }: Squeeze): Companion['draw'] =>
  (p, look) =>
    p.in(0, 0, turn, 1, 1, () => {
      p.context.save();
      p.context.transform(wide, 0, -lean, high, 0, 0);
      yawn(p, look);
      p.context.restore();
    });

const kind = (squeeze: Squeeze): Companion => ({
  draw: squeezed(squeeze),
  box: { x: -190, y: -190, width: 380, height: 380 },
  shadow: 0,
});

export const YAWN: Readonly<Record<string, Companion>> = {
  travellingYawn: { draw: yawn, box: { x: -116, y: -116, width: 232, height: 232 }, shadow: 0 },
  yawnStretched: { draw: stretched, box: { x: -116, y: -116, width: 560, height: 390 }, shadow: 0 },
  /** Its nose against another one. */
  yawnKissing: kind({ wide: 0.88, high: 1.1, lean: -0.06 }),
  /** In the middle of a jump. */
  yawnSkipping: kind({ wide: 1.08, high: 0.9, turn: -0.24, lean: 0.12 }),
  /** Tired, as a cushion on which somebody sat. */
  yawnSagging: kind({ wide: 1.14, high: 0.84, lean: 0.05 }),
  /** So tired that it flows. */
  yawnFlat: kind({ wide: 1.4, high: 0.6, lean: -0.14 }),
};
