import { type Painter, shade, tint } from '../../../paint';
import { blob, knots, stroke } from '../../kit/outline';

/** The skirt from the waist over both thighs, which come forward to the left, and down from the knees to its hem. */
const SKIRT =
  '-40,-58! -58,-48 -92,-34 -122,-12 -132,14 -130,52 -126,88! -104,98 -84,100! -80,104 -54,114 -22,112! -16,84 2,58 34,42 64,30 72,2 62,-36 42,-58!';
/** The thigh that is nearer to the viewer, with its knee, over the other one. */
const NEAR_THIGH =
  '30,-40 -14,-30 -58,-10 -80,14 -82,50 -80,103! -54,114 -22,112! -16,84 4,58 40,40 66,28 70,-6 58,-34';

type Leg = { readonly shin: string; readonly shoe: readonly [x: number, y: number] };
const FAR_LEG: Leg = { shin: '-106,78 -107,106 -108,140', shoe: [-114, 147] };
const NEAR_LEG: Leg = { shin: '-52,96 -53,124 -55,156', shoe: [-61, 164] };

const LEATHER = '#8a4f3c';
const SHOE = '-34,8 -32,-4 -16,-10 -4,-20 14,-20 18,-6 17,9! -10,11';

function leg(p: Painter, { shin, shoe: [x, y] }: Leg, tights: string): void {
  p.form(stroke(shin, 19, 17, 12), tights, { depth: 6 });
  p.in(x, y, 0, 1, 1, () => {
    p.soft(-8, 10, 40, 7, '#1a1026', 0.35);
    p.form(blob(SHOE, 6), LEATHER, { depth: 4 });
  });
}

/** Light on the top of a thigh, shadow where the cloth falls from the knee. */
function nearThigh(p: Painter, skirt: string): void {
  const thigh = blob(NEAR_THIGH, 9);
  p.fill(thigh, '#1a1026', { alpha: 0.3, blur: 5, dx: -5, dy: 2, op: 'source-atop' });
  p.form(thigh, skirt, { depth: 8, softness: 8 });
  p.clip(thigh, () => {
    p.soft(-26, -10, 66, 20, tint(skirt, 0.16), 0.9, -0.35);
    p.soft(-50, 90, 60, 46, shade(skirt, 0.17), 0.75);
    p.soft(30, 40, 50, 26, shade(skirt, 0.2), 0.7, -0.3);
    for (const fold of ['-72,20 -50,30 -28,24', '-66,44 -64,74 -66,106', '-40,46 -36,78 -38,112', '26,-20 6,0 -6,26'])
      p.line(knots(fold), 3, shade(skirt, 0.17), 0.6, [0.2, 1, 0.4]);
  });
}

/**
 * The legs of somebody who sits turned a little to the left, around the middle of the seat: thighs that come forward,
 * knees below a skirt, shins and shoes on the ground 172 units below the seat.
 */
export function drawSeatedLegs(p: Painter, skirt: string): void {
  const tights = shade(skirt, 0.3);
  leg(p, FAR_LEG, tights);
  leg(p, NEAR_LEG, tights);
  const cloth = blob(SKIRT, 9);
  p.form(cloth, skirt, { depth: 9, softness: 8 });
  p.clip(cloth, () => {
    p.soft(-92, -16, 44, 18, tint(skirt, 0.13), 0.85, -0.35);
    p.soft(-110, 74, 40, 44, shade(skirt, 0.2), 0.8);
    for (const fold of ['-120,10 -106,18 -90,10', '-116,36 -112,64 -114,92', '-98,40 -96,70 -96,98'])
      p.line(knots(fold), 3, shade(skirt, 0.17), 0.6, [0.2, 1, 0.4]);
  });
  nearThigh(p, skirt);
}
