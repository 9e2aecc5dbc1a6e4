import { type Painter, taper } from '@/lib/illustrator/paint';
import { fur } from '../../kit/coat';
import { paw } from '../../kit/feet';
import { fringe } from '../../kit/fringe';
import { blob, knots, stroke } from '../../kit/outline';
import { bib } from '../../kit/seated';
import { headTurn } from '../../kit/turn';
import type { CompanionLook } from '../../model';
import { type DogCoat, dogCoat } from './coat';
import { dogHead } from './head';

/** Three moments of a tail that wags too fast to be seen; the last one is the clear one. */
const WAG = [
  '-30,-30 -62,-26 -88,-34 -104,-58',
  '-28,-36 -48,-62 -52,-92 -40,-118',
  '-30,-32 -58,-42 -80,-70 -80,-98',
] as const;

function wag(p: Painter, tones: DogCoat) {
  for (const [i, line] of WAG.entries()) {
    const brush = taper(knots(line), [7, 13, 17, 12, 3]);
    if (i < WAG.length - 1) p.fill(brush, tones.base, { alpha: 0.4, blur: 3 });
    else p.form(fringe(brush, { size: 6, spacing: 14, hang: 0.6 }), tones.base, { depth: 8 });
  }
}

/** Upright on the hind legs, the forepaws at (112, -146) on what holds somebody dear; the tail wags. */
export function reach(p: Painter, look: CompanionLook) {
  const tones = dogCoat(look);
  const { yaw, roll } = headTurn(look, 0.78);
  p.in(0, 0, 0, 1.3, 1.3, () => {
    wag(p, tones);
    p.form(stroke('8,-40 32,-24 20,-4', 15, 11, 9), tones.far, { depth: 6 });
    paw(p, 26, 2, 24, tones.light);
    p.form(stroke('30,-116 58,-126 84,-122', 12, 10, 9), tones.far, { depth: 6 });
    p.form(blob('78,-132 94,-130 98,-118 90,-110 78,-112'), tones.light, { depth: 4 });
    const torso = blob('-36,-26 -38,-58 -24,-98 -4,-130 30,-136 50,-114 46,-78 36,-44 24,-20 -10,-10');
    p.form(fringe(torso, { size: ([x]) => (x > 30 ? 3 : 6), spacing: 15, hang: 0.6 }), tones.base, {
      depth: 13,
      softness: 8,
    });
    fur(p, torso, tones.base, { count: 20, length: 12, lie: 1.7 });
    bib(p, 38, -98, 1.05, tones.pale);
    const haunch = blob('-42,-34 -30,-62 -4,-62 14,-40 10,-14 -16,-6 -36,-12');
    p.form(fringe(haunch, { size: 4, spacing: 14, hang: 0.6 }), tones.base, { depth: 9 });
    p.form(stroke('-8,-24 8,-14 -4,-4', 12, 10, 9), tones.base, { depth: 5 });
    paw(p, 6, 4, 28, tones.light);
    p.form(stroke('22,-112 54,-108 84,-106', 14, 11, 9.5), tones.base, { depth: 7 });
    p.form(blob('78,-116 96,-114 100,-102 92,-93 78,-96'), tones.light, { depth: 4 });
    for (const y of [-108, -101]) p.line(knots(`88,${y} 95,${y} 99,${y + 1}`), 1.8, tones.dark, 0.6, [0.3, 1, 0.5]);
    p.in(34, -164, 0, 1.16, 1.16, () => dogHead(p, look.mood, tones, yaw, -0.12 + roll));
  });
}
