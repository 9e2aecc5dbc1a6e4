import { type Painter, taper } from '@/lib/illustrator/paint';
import { BLUSH, CREAM, fur, tonesOf } from '../../kit/coat';
import { eye } from '../../kit/eyes';
import { fringe } from '../../kit/fringe';
import { nose } from '../../kit/nose';
import { blob, knots, stroke } from '../../kit/outline';
import { type Gait, quadruped } from '../../kit/quadruped';
import { bib } from '../../kit/seated';
import type { CompanionLook } from '../../model';
import type { Mood } from '../../mood';
import { type DogCoat, dogCoat } from './coat';

/** Forelegs braced ahead, hind legs ready. */
const BRACED: Gait = { nearFore: [0.34, 0], nearHind: [-0.22, 0], farFore: [0.58, 0], farHind: [-0.02, 0] };
const SKULL = blob('0,-43 22,-40 38,-24 43,-4 38,20 22,38 0,43 -22,40 -40,28 -47,6 -43,-18 -25,-37');
/** Short and round as it is from the front; the lip is drawn up over the teeth. */
const SNOUT = blob('14,-2 30,-8 50,-9 66,-3 72,7 68,15 58,12 48,9 38,14 28,22 14,24 8,12');
const JAW = blob('10,22 28,24 44,22 58,23 60,30 50,37 32,40 16,36');
const TEETH = ['36,13! 40,20! 44,12!', '45,10! 49,21! 54,10!', '56,11! 59,17! 63,12!'];

function mouthAndTeeth(p: Painter) {
  p.form(JAW, tonesOf(CREAM).far, { depth: 5 });
  p.fill(blob('22,18 40,10 64,11 58,24 42,27 24,27'), '#5a1f2a');
  p.fill(blob('32,25 44,20 56,22 44,27'), '#e07f80');
  for (const tooth of TEETH) p.fill(blob(tooth, 1), '#fffaf0');
  p.fill(blob('47,25! 50,18! 53,25!', 1), '#fffaf0');
}

/** The family dog's head from its side, about 100 units wide: blaze, pale muzzle, an ear laid back, and a curled lip. */
function growlingHead(p: Painter, mood: Mood, tones: DogCoat) {
  const skull = fringe(SKULL, { size: ([x, y]) => (y > 4 && x < 22 ? 9 : y < -34 ? 6 : 2), spacing: 13, hang: 0.5 });
  p.form(skull, tones.base, { depth: 10, softness: 6 });
  fur(p, skull, tones.base, { count: 16, length: 9, lie: 2.7 });
  p.clip(skull, () => {
    if (tones.blaze)
      p.fill(blob('4,-48 22,-46 38,-28 46,-6 22,4 18,-8 24,-24 14,-38'), tones.blaze, { alpha: 0.85, blur: 1.4 });
    p.soft(-4, 18, 12, 9, BLUSH, 0.4);
  });
  mouthAndTeeth(p);
  p.form(SNOUT, tones.pale, { depth: 7 });
  p.line(knots('14,23 27,22 38,14 48,9.5 58,12 67,15'), 3, '#2a1b20', 0.6, [0.2, 1, 1, 1, 0.5]);
  for (const x of [40, 48]) p.line(knots(`${x - 2},-6 ${x + 2},-1 ${x},4`), 2.4, tones.dark, 0.6, [0.3, 1, 0.3]);
  nose(p, 67, -2, 1.2, '#33212a');
  eye(p, 11, -6, 10.6, mood, { y: -6, gap: 0, size: 10.6, coat: tones.base }, 0.8, -1);
  p.line(knots('-4,-27 10,-24 25,-13'), 5, tones.dark, 0.95, [0.4, 1, 0.6]);
  earLaidBack(p, mood, tones);
}

function earLaidBack(p: Painter, mood: Mood, tones: DogCoat) {
  const low = mood.ears === 'low';
  if (tones.ears !== 'hanging') {
    const ear =
      tones.ears === 'upright'
        ? '-13,8! -13,-10 -5,-38 2,-46! 11,-34 17,-8 16,10!'
        : '-13,8! -14,-10 -12,-26 0,-34 12,-26 17,-8 16,10!';
    p.in(-16, -28, low ? -1.1 : -0.5, 1, 1, () => p.form(blob(ear), tones.far, { depth: 6 }));
    return;
  }
  const ear = blob('-10,-6! 2,-11 16,-3 25,17 24,40 14,50 3,43 -3,24 -9,8');
  p.in(-16, -26, low ? 0.95 : 0.3, -1, 1, () => {
    p.form(ear, tones.far, { depth: 6 });
    p.clip(ear, () => p.form(blob('9,30 18,34 16,50 4,50 2,34'), tones.far, { depth: 4, shadow: 0.1, light: 0.03 }));
  });
}

/** Stands braced and growls at somebody on the right, seen from the side: hackles and tail up, the head low. */
export function growl(p: Painter, look: CompanionLook) {
  const { mood } = look;
  const tones = dogCoat(look);
  const brush = taper(knots('-60,-114 -94,-126 -118,-150 -122,-182 -112,-198'), [9, 17, 20, 15, 4]);
  p.form(fringe(brush, { size: ([, y]) => (y > -110 ? 0 : 6), spacing: 14, hang: 0.6 }), tones.base, { depth: 8 });
  const hackles = fringe(blob('-64,-118 -36,-142 8,-146 48,-148 80,-150 88,-112 66,-66 30,-54 -24,-58 -64,-84'), {
    size: ([x, y]) => (y < -124 && x < 60 ? 9 : y > -100 ? 6 : 3),
    spacing: 13,
    hang: 0.5,
  });
  quadruped(p, {
    length: 96,
    back: 138,
    girth: 78,
    leg: [46, 26],
    gait: BRACED,
    tones,
    hairs: 14,
    hock: 1,
    foot: { kind: 'paw', width: 32, colour: tones.light },
    neck: [stroke('44,-112 70,-122 96,-124', 36, 36, 34), hackles],
  });
  bib(p, 88, -66, 1.3, tones.pale);
  p.in(116, -122, 0.1, 1.3, 1.3, () => growlingHead(p, mood, tones));
}
