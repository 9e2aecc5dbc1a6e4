import { ellipse, type Painter, type Polygon, shade, tint } from '@/lib/illustrator/paint';
import { blob, stroke } from '../kit/outline';
import type { Companion } from '../model';
import { RASPBERRY } from './sweater';

/** The cuff of a long sleeve, its opening towards the left with its middle at 0, 0. */
function cuff(p: Painter) {
  p.form(blob('-6,-128! 96,-118! 96,118! -6,128!', 5), shade(RASPBERRY, 0.1), { depth: 14 });
  for (let y = -96; y <= 96; y += 32) p.fill(stroke(`20,${y * 1.04} 90,${y * 0.94}`, 3, 3), shade(RASPBERRY, 0.28));
  p.form(ellipse(0, 0, 56, 130), tint(RASPBERRY, 0.09), { depth: 6 });
  p.fill(ellipse(-2, 0, 44, 112), '#4a1226');
}

const OPENING = ellipse(-2, 0, 36, 76);

/** A hand that comes out of the dark of the opening, over its rim, with its fingers spread. */
function handOut(p: Painter, skin: string) {
  const inOrBefore: Polygon = [...OPENING.filter(([x]) => x > -2), [-2, 76], [-220, 140], [-220, -140], [-2, -76]];
  p.clip(inOrBefore, () => {
    p.fill(stroke('40,6 -20,4', 33, 31), shade(skin, 0.2));
    for (const [points, wide] of [
      ['-50,-22 -74,-56 -80,-78', 12],
      ['-72,30 -98,44 -116,52', 11],
      ['-80,14 -112,20 -134,22', 12],
      ['-80,-4 -114,-6 -140,-10', 12],
      ['-74,-20 -106,-32 -128,-42', 12],
    ] as const)
      p.form(stroke(points, wide + 3, wide, wide - 1), skin, { depth: 4 });
    p.fill(blob('24,-26 -20,-27 -58,-34 -86,-24 -92,2 -86,28 -58,38 -20,34 24,32', 8), skin);
    p.soft(34, 4, 44, 60, '#3a0e20', 0.75);
    p.fill(stroke('-60,-28 -70,-8 -66,14', 1, 3, 1), shade(skin, 0.18), { alpha: 0.6 });
  });
}

/** The sleeve from its shoulder, which is at 310, 40, to the cuff; it sags a little, because it is too wide. */
function sleeve(p: Painter, skin: string) {
  p.form(stroke('310,40 250,64 170,54 60,4', 66, 74, 78, 74), RASPBERRY, { depth: 18 });
  for (const line of ['226,120 204,96 200,58', '146,110 128,84 128,44'])
    p.fill(stroke(line, 1, 4, 1), shade(RASPBERRY, 0.22), { alpha: 0.7 });
  p.in(0, 0, 0, 0.82, 0.68, () => cuff(p));
  handOut(p, skin);
}

/** The arm that is up its sleeve, at its door. */
export const SLEEVE_DOOR: Readonly<Record<string, Companion>> = {
  sleeveDoor: {
    draw: (p, { hero }) => sleeve(p, hero?.skin ?? '#d9a274'),
    box: { x: -170, y: -160, width: 640, height: 470 },
    shadow: 0,
  },
};
