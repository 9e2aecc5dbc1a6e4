import { ellipse, type Painter, shade, tint } from '../../../paint';
import { blob, knots, stroke } from '../../kit/outline';

/** A thigh that comes towards the viewer below a skirt, and the knee over which the skirt falls, on the right. */
const THIGH = '2,-52! 52,-48 80,-22 92,14 92,48 80,70 48,79 16,70 5,44 3,0';
/** What shows of the seat and of the dark between the knees. */
const BETWEEN = '-26,-50! 26,-50! 24,30 20,76! -20,76! -24,30';

/** One leg, on the right: the shin hangs from the knee below the hem. */
function leg(p: Painter, skirt: string): void {
  const tights = shade(skirt, 0.3);
  p.form(stroke('48,50 46,110 43,160 42,188', 25, 26, 22, 18), tights, { depth: 8 });
  p.soft(48, 84, 30, 16, '#1a1026', 0.5);
  const thigh = blob(THIGH, 9);
  p.form(thigh, skirt, { depth: 10, softness: 8 });
  p.clip(thigh, () => {
    p.soft(50, 66, 56, 26, shade(skirt, 0.22), 0.6);
    p.soft(50, 24, 38, 30, tint(skirt, 0.16), 0.7);
    p.soft(4, 20, 20, 60, shade(skirt, 0.3), 0.7);
    for (const fold of ['20,-44 26,-14 22,12', '72,-34 78,0 74,26', '16,46 22,58 34,66', '84,42 78,56 66,66'])
      p.line(knots(fold), 3, shade(skirt, 0.16), 0.6, [0.2, 1, 0.3]);
    p.line(knots('10,64 44,74 88,60'), 3.4, tint(skirt, 0.14), 0.8, [0.6, 1, 0.6]);
  });
}

/** The lap of somebody who sits, from the front: two knees below a skirt, 184 units wide, and the shins below them. */
export function drawLap(p: Painter, skirt: string): void {
  p.fill(blob(BETWEEN, 6), shade(skirt, 0.42));
  for (const side of [-1, 1]) p.in(0, 0, 0, side, 1, () => leg(p, skirt));
  p.fill(ellipse(0, -40, 40, 14), shade(skirt, 0.12));
}
