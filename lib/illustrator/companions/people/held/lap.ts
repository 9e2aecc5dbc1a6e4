import { ellipse, type Painter, shade, tint } from '../../../paint';
import { blob, knots, stroke } from '../../kit/outline';

/** A thigh that comes towards the viewer below a skirt, and the cloth that falls from its knee to the hem, on the right. */
const THIGH = '0,-52! 52,-48 82,-24 95,14 97,56 92,98! 48,107 0,102!';
/** What shows of the seat between the thighs. */
const BETWEEN = '-30,-50! 30,-50! 30,104! -30,104!';

/** One leg, on the right: the knee swells below the cloth, and the shin comes out below the hem. */
function leg(p: Painter, skirt: string): void {
  const tights = shade(skirt, 0.3);
  p.form(stroke('48,70 46,120 43,160 42,188', 25, 26, 22, 18), tights, { depth: 8 });
  p.soft(48, 108, 34, 16, '#1a1026', 0.5);
  const thigh = blob(THIGH, 9);
  p.form(thigh, skirt, { depth: 9, softness: 8 });
  p.clip(thigh, () => {
    p.soft(4, 24, 26, 84, shade(skirt, 0.26), 0.8);
    p.soft(50, 76, 60, 44, shade(skirt, 0.16), 0.6);
    p.soft(50, 14, 42, 36, tint(skirt, 0.17), 0.85);
    for (const fold of [
      '24,-44 28,-14 20,14',
      '76,-34 84,0 82,24',
      '26,44 22,72 24,100',
      '50,56 50,80 52,104',
      '74,48 78,74 78,100',
    ])
      p.line(knots(fold), 3, shade(skirt, 0.16), 0.55, [0.2, 1, 0.5]);
    p.line(knots('14,32 48,50 84,30'), 3.4, shade(skirt, 0.14), 0.5, [0.2, 1, 0.2]);
  });
}

/** The lap of somebody who sits, from the front: two knees below a skirt, 194 units wide, and the shins below them. */
export function drawLap(p: Painter, skirt: string): void {
  p.fill(blob(BETWEEN, 6), shade(skirt, 0.28));
  for (const side of [-1, 1]) p.in(0, 0, 0, side, 1, () => leg(p, skirt));
  p.fill(ellipse(0, -40, 40, 14), shade(skirt, 0.12));
}
