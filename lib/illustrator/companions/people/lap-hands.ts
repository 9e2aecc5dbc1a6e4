import { skinTones } from '../../figure/skin';
import { ellipse, type Painter, shade } from '../../paint';
import { blob, stroke } from '../kit/outline';
import type { Companion, CompanionLook } from '../model';
import { heroOf } from './family';

const WOOL = '#c8654a';

const FINGERS = [
  ['96,-44 160,-50 212,-30', 25],
  ['104,-12 180,-14 236,6', 26],
  ['100,20 172,24 224,40', 25],
  ['88,48 148,58 190,68', 22],
] as const;

/** A grown hand of the child's family that lies round somebody: its wrist at the origin, its fingers to the right. */
function lapHand(p: Painter, { hero, tilt = 0 }: CompanionLook) {
  const skin = skinTones(heroOf(hero).skin);
  const tones = { softness: 12, shadowColor: skin.shadow, lightColor: skin.light, shadow: 0.1 };
  p.in(0, 0, tilt, 1, 1, () => {
    p.soft(110, 70, 150, 50, '#4a1f14', 0.35);
    for (const [points, r] of FINGERS) {
      const finger = stroke(points, r, r * 0.98, r * 0.74);
      p.form(finger, skin.base, { depth: 9, ...tones });
      p.edge(finger, skin.deep, 3.4, 0.42);
    }
    p.form(blob('-40,-62 30,-74 92,-66 120,-30 120,28 100,66 30,74 -40,62', 9), skin.base, { depth: 14, ...tones });
    for (const [x, y] of [
      [112, -42],
      [122, -11],
      [116, 20],
      [102, 47],
    ] as const)
      p.line(
        [
          [x - 8, y - 10],
          [x, y],
          [x - 8, y + 10],
        ],
        3,
        skin.deep,
        0.3,
      );
    const thumb = stroke('20,-46 78,-92 142,-96', 32, 28, 20);
    p.form(thumb, skin.base, { depth: 10, ...tones });
    p.edge(thumb, skin.deep, 3.4, 0.4);
    p.fill(ellipse(140, -98, 15, 11, -0.1), skin.light);
    for (const [x, y] of [
      [206, -36],
      [228, 0],
      [216, 35],
    ] as const)
      p.fill(ellipse(x, y, 11, 9), skin.light);
    p.form(blob('-70,-88! -14,-84 -2,-40 -2,40 -14,84 -70,88!', 8), shade(WOOL, 0.08), { depth: 12 });
    for (const x of [-56, -38, -20])
      p.line(
        [
          [x, -78],
          [x + 8, 0],
          [x, 78],
        ],
        4,
        shade(WOOL, 0.26),
        0.5,
      );
  });
}

/** One hand of the lap, in the skin of the child. */
export const LAP_HANDS: Readonly<Record<string, Companion>> = {
  lapHand: { draw: lapHand, box: { x: -110, y: -160, width: 380, height: 300 }, shadow: 0 },
};
