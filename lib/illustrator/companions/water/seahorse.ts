import { ellipse, type Painter, shade, union } from '@/lib/illustrator/paint';
import { tonesOf } from '../kit/coat';
import { blob, stroke } from '../kit/outline';
import { profileEye, profileMouth } from '../kit/profile';
import type { Companion, CompanionLook } from '../model';
import { bubble, gloss, rays, spots } from './parts';

const TRUNK = '10,-192 -14,-168 -12,-136 10,-106 8,-76 -10,-50 -22,-26 -10,-2 16,4 34,-14 26,-36 8,-32 12,-20';
const RINGS = [
  '-38,-150 -20,-146 18,-150',
  '-40,-132 -16,-126 30,-130',
  '-36,-112 -8,-106 42,-110',
  '-26,-92 2,-88 44,-88',
  '-22,-74 4,-69 36,-66',
  '-34,-56 -8,-49 18,-44',
  '-40,-38 -20,-33 4,-28',
  '-40,-20 -20,-18 -4,-20',
] as const;

function draw(p: Painter, { mood, colour = '#eda74e' }: CompanionLook) {
  const tones = tonesOf(colour);
  const fin = '#f3c6d8';
  p.in(0, 0, mood.ears === 'low' ? 0.06 : -0.03, 1, 1, () => {
    const back = blob('-30,-142 -58,-160 -78,-138 -76,-108 -54,-86 -14,-96');
    p.form(back, fin, { depth: 6 });
    rays(
      p,
      [-16, -114],
      [
        [-56, -152],
        [-72, -136],
        [-72, -114],
        [-54, -94],
      ],
      fin,
    );
    const crest = union(
      stroke('-6,-240 -14,-262 -8,-272', 8, 6, 3),
      stroke('6,-246 8,-268 16,-276', 8, 6, 3),
      stroke('-18,-230 -34,-244 -32,-256', 8, 6, 3),
      stroke('-26,-212 -44,-216 -50,-224', 8, 6, 3),
    );
    p.form(crest, tones.far, { depth: 4 });
    const trunk = stroke(TRUNK, 28, 32, 37, 36, 26, 17, 13, 11, 9, 7, 6, 4.5, 3);
    const snout = stroke('30,-206 62,-196 84,-190', 17, 12, 13);
    const mass = union(trunk, ellipse(8, -210, 42, 39), snout);
    p.form(mass, tones.base, { depth: 12, softness: 8 });
    p.clip(trunk, () => {
      p.form(blob('16,-176 34,-150 52,-108 44,-76 20,-46 -2,-20 4,-46 20,-100 6,-150'), tones.pale, {
        depth: 6,
        shadow: 0.08,
      });
      for (const line of RINGS) p.fill(stroke(line, 0.8, 2.2, 0.8), shade(tones.base, 0.14), { alpha: 0.55 });
      p.soft(18, -168, 26, 10, tones.dark, 0.35);
    });
    spots(
      p,
      [
        [-18, -214, 5],
        [-10, -230, 4],
        [-24, -198, 3.6],
        [8, -240, 4],
        [-22, -150, 3],
        [-24, -124, 3.4],
      ],
      tones.dark,
      0.35,
    );
    gloss(
      p,
      [
        [-24, -160],
        [-26, -136],
        [-14, -112],
      ],
      5.6,
      tones.base,
    );
    p.form(blob('-14,-128 -34,-122 -42,-104 -26,-96 -8,-108'), fin, { depth: 4 });
    rays(
      p,
      [-8, -118],
      [
        [-34, -118],
        [-36, -106],
        [-24, -100],
      ],
      fin,
    );
    p.form(stroke('-16,-194 -30,-188 -34,-178', 7, 6, 2), tones.far, { depth: 3 });
    profileEye(p, mood, { at: [20, -214], size: 16, coat: tones.base, iris: '#4a8a86' });
    profileMouth(p, 92, -189, 0.8, mood, 0.1);
  });
  for (const [x, y, r] of [
    [112, -216, 6],
    [120, -238, 8],
    [108, -256, 4],
  ] as const)
    bubble(p, x, y, r);
}

export const SEAHORSE: Readonly<Record<string, Companion>> = {
  seahorse: { draw, box: { x: -95, y: -290, width: 230, height: 315 }, shadow: 0 },
};
