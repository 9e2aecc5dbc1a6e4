import { ellipse, type Painter, shade, tint } from '@/lib/illustrator/paint';
import { blob, stroke } from '../kit/outline';
import type { Companion } from '../model';
import { RASPBERRY } from './sweater';

/** The cuff of a long sleeve, its opening towards the left with its middle at 0, 0; fingers look out of it. */
function cuff(p: Painter, skin: string) {
  p.form(blob('-6,-128! 96,-118! 96,118! -6,128!', 5), shade(RASPBERRY, 0.1), { depth: 14 });
  for (let y = -96; y <= 96; y += 32) p.fill(stroke(`20,${y * 1.04} 90,${y * 0.94}`, 3, 3), shade(RASPBERRY, 0.28));
  p.form(ellipse(0, 0, 56, 130), tint(RASPBERRY, 0.09), { depth: 6 });
  p.fill(ellipse(-2, 0, 44, 112), '#4a1226');
  for (const [x, y] of [
    [-2, 22],
    [-9, 52],
    [-12, 82],
  ] as const)
    p.form(stroke(`30,${y - 6} ${x},${y - 8} ${x - 44},${y + 4}`, 20, 18, 15), skin, { depth: 5 });
}

/** The sleeve from its shoulder, which is at 310, 40, to the cuff; it sags a little, because it is empty. */
function sleeve(p: Painter, skin: string) {
  p.form(stroke('310,40 250,64 170,54 60,4', 66, 74, 78, 74), RASPBERRY, { depth: 18 });
  for (const line of ['226,120 204,96 200,58', '146,110 128,84 128,44'])
    p.fill(stroke(line, 1, 4, 1), shade(RASPBERRY, 0.22), { alpha: 0.7 });
  p.in(0, 0, 0, 0.82, 0.68, () => cuff(p, skin));
}

/** The arm that is up its sleeve, at its door. */
export const SLEEVE_DOOR: Readonly<Record<string, Companion>> = {
  sleeveDoor: {
    draw: (p, { hero }) => sleeve(p, hero?.skin ?? '#d9a274'),
    box: { x: -90, y: -160, width: 560, height: 470 },
    shadow: 0,
  },
};
