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
  } else p.fill(stroke('-17,26 -9,34 0,36.5 9,34 17,26', 2, 3.6, 2), INK);
  p.fill(ellipse(-48, -52, 15, 8, -0.7), shade(tint(colour, 0.14), 0), { alpha: 0.7 });
}

export const YAWN: Readonly<Record<string, Companion>> = {
  travellingYawn: { draw: yawn, box: { x: -106, y: -106, width: 212, height: 212 }, shadow: 0 },
};
