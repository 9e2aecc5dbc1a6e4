import { ellipse, type Painter, taper } from '@/lib/illustrator/paint';
import { CREAM, fur, type Tones, tonesOf } from '../../kit/coat';
import { fringe } from '../../kit/fringe';
import { blob, knots, stroke } from '../../kit/outline';
import { type Gait, quadruped } from '../../kit/quadruped';
import { bib } from '../../kit/seated';
import type { CompanionLook } from '../../model';
import type { Mood } from '../../mood';

/** Forelegs braced ahead, hind legs ready. */
const BRACED: Gait = { nearFore: [0.34, 0], nearHind: [-0.22, 0], farFore: [0.58, 0], farHind: [-0.02, 0] };
const INK = '#2a1b20';
const SKULL = blob('-46,-4 -42,-24 -22,-40 4,-44 26,-36 36,-22 40,-8 40,12 30,30 8,42 -18,40 -38,24');
const SNOUT = blob('22,-22 44,-17 66,-18 79,-10 80,2 70,9 48,9 26,12 14,0');
const JAW = blob('10,16 34,21 56,18 68,19 66,28 48,35 24,36 8,30');
const TEETH = ['40,8! 44,13! 48,8!', '49,8! 53,13! 57,8!', '58,8! 63,19! 68,7!', '69,7! 72,12! 75,5!'];

function mouthAndTeeth(p: Painter) {
  p.fill(blob('20,8 48,7 74,5 68,22 44,26 20,26'), '#5a1f2a');
  p.fill(blob('30,24 46,18 60,22 44,27'), '#c8606c');
  for (const tooth of TEETH) p.fill(blob(tooth, 1), '#fffaf0');
}

function angryEye(p: Painter, mood: Mood) {
  if (mood.eyes === 'closed' || mood.eyes === 'arc') {
    const bend = mood.eyes === 'arc' ? -5 : 5;
    p.line(knots(`8,-15 18,${-15 + bend} 27,-14`), 4, INK, 1, [0.4, 1, 0.4]);
    return;
  }
  const [aside, down] = mood.gaze ?? [0.7, 0];
  p.fill(ellipse(17, -15, 10.5, 10), '#fffaf2');
  p.fill(ellipse(17 + aside * 3.4, -14 + down * 3, 7.6, 8.2), '#4a2a1a');
  p.fill(ellipse(15 + aside * 3.4, -17 + down * 3, 2.2), '#ffffff');
}

/** Wrinkles over a bared snout, and a brow pressed down on the eye. */
function frown(p: Painter, tones: Tones) {
  p.form(blob('-2,-34 14,-34 34,-19 31,-13 18,-19 0,-25'), tones.light, { depth: 4 });
  p.line(knots('2,-25 18,-19 31,-13'), 3.4, INK, 0.9, [0.4, 1, 0.5]);
  for (const x of [44, 51, 58])
    p.line(knots(`${x - 3},-15 ${x},-10 ${x - 2},-5`), 2.6, tones.dark, 0.75, [0.3, 1, 0.3]);
}

/** The head from its side, about 100 units wide, with bared teeth. */
function growlingHead(p: Painter, mood: Mood, tones: Tones) {
  p.form(JAW, tones.pale, { depth: 5 });
  mouthAndTeeth(p);
  const skull = fringe(SKULL, { size: ([x, y]) => (y > 4 && x < 22 ? 9 : y < -30 ? 6 : 2), spacing: 12, hang: 0.5 });
  p.form(skull, tones.base, { depth: 10, softness: 6 });
  fur(p, skull, tones.base, { count: 16, length: 9, lie: 2.7 });
  p.clip(skull, () => p.soft(12, 22, 22, 14, tones.light, 0.4));
  p.form(SNOUT, tones.pale, { depth: 7 });
  p.clip(SNOUT, () => p.soft(34, -20, 26, 8, CREAM, 0.8));
  p.line(knots('22,10 46,9 70,8'), 3, INK, 0.55, [0.2, 1, 0.5]);
  angryEye(p, mood);
  frown(p, tones);
  p.form(blob('66,-18 76,-20 85,-13 84,-4 76,-1 68,-6'), '#33212a', { depth: 3 });
  p.fill(ellipse(76, -15, 4, 2), '#ffffff', { alpha: 0.6 });
  const ear = blob('-2,-34 -14,-42 -34,-38 -54,-18 -64,10 -56,20 -40,10 -18,-6 -2,-20');
  p.in(0, 0, mood.ears === 'low' ? -0.16 : 0, 1, 1, () => p.form(ear, tones.far, { depth: 6 }));
}

/** Stands braced and growls at somebody on the right, seen from the side: hackles and tail up, the head low. */
export function growl(p: Painter, { mood, colour = '#d8934e' }: CompanionLook) {
  const tones = tonesOf(colour);
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
  bib(p, 92, -84, 1.3, tones.pale);
  p.in(116, -122, 0.1, 1.3, 1.3, () => growlingHead(p, mood, tones));
}
