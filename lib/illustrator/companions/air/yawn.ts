import { ellipse, mix, type Painter, shade, tint } from '@/lib/illustrator/paint';
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
  // Three cuts, as on a loaf.
  for (const [x, y] of [
    [-26, -72],
    [4, -77],
    [33, -70],
  ] as const)
    p.fill(stroke(`${x - 9},${y + 9} ${x},${y} ${x + 10},${y - 7}`, 1.5, 4, 1.5), mix(colour, CRUST, 0.6));
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
  p.fill(ellipse(-48, -52, 15, 8, -0.7), shade(tint(colour, 0.14), 0), { alpha: 0.7 });
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
  travellingYawn: { draw: yawn, box: { x: -106, y: -106, width: 212, height: 212 }, shadow: 0 },
  /** Its nose against another one. */
  yawnKissing: kind({ wide: 0.88, high: 1.1, lean: -0.06 }),
  /** In the middle of a jump. */
  yawnSkipping: kind({ wide: 1.08, high: 0.9, turn: -0.24, lean: 0.12 }),
  /** Tired, as a cushion on which somebody sat. */
  yawnSagging: kind({ wide: 1.14, high: 0.84, lean: 0.05 }),
  /** So tired that it flows. */
  yawnFlat: kind({ wide: 1.4, high: 0.6, lean: -0.14 }),
};
