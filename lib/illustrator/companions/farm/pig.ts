import { ellipse, type Painter, shade, taper } from '@/lib/illustrator/paint';
import { type Tones, tonesOf } from '../kit/coat';
import { ears } from '../kit/ears';
import { head } from '../kit/head';
import { blob, knots, stroke } from '../kit/outline';
import { quadruped, WALK } from '../kit/quadruped';
import type { Companion, CompanionLook } from '../model';
import type { Mood } from '../mood';

const PINK = '#f2a9a4';
const FACE = blob('0,-40 28,-36 44,-16 47,8 38,28 20,40 0,42 -20,40 -38,28 -47,8 -44,-16 -28,-36');

function pigHead(p: Painter, mood: Mood, tones: Tones) {
  head(p, mood, {
    face: FACE,
    colour: tones.base,
    yaw: 0.5,
    hairs: 6,
    eyes: { y: -9, gap: 20, size: 8.8, iris: '#6a4a52' },
    mouth: { y: 24, size: 1.16, lip: false },
    cheeks: { y: 10, gap: 33, size: 12 },
    marks: () => p.soft(6, 34, 34, 14, tones.pale, 0.5),
  });
  p.form(ellipse(8, 12, 19, 14.5), tones.far, { depth: 5 });
  p.form(ellipse(9, 11, 17, 12.5), tones.light, { depth: 4 });
  for (const u of [-6, 6]) p.fill(ellipse(9.5 + u, 11, 3.2, 4.8, u * 0.03), shade(tones.base, 0.26), { alpha: 0.9 });
  ears(p, mood, {
    outer: '-16,6! -16,-12 -2,-24 12,-20 28,4! 20,12 14,24! 2,10',
    inner: '-6,2 -6,-8 2,-14 14,-4 16,8 8,6',
    innerColour: tones.dark,
    colour: tones.base,
    at: [30, -32],
    lean: 0.05,
    swing: -0.5,
    yaw: 0.5,
  });
}

function draw(p: Painter, { mood, colour = PINK }: CompanionLook) {
  const tones = tonesOf(colour);
  p.form(
    taper(knots('-86,-100 -104,-112 -116,-100 -106,-90 -98,-104 -112,-124 -126,-124'), [6, 5.4, 5, 4.6, 4, 3.4, 2.4]),
    tones.base,
    { depth: 3 },
  );
  quadruped(p, {
    length: 98,
    back: 138,
    girth: 98,
    leg: [50, 27],
    tones,
    hock: 0.5,
    arch: 5,
    sag: 3,
    gait: { ...WALK, nearFore: [-0.12, 0], nearHind: [0.08, 0], farFore: [0.3, 0.14], farHind: [-0.2, 0] },
    foot: { kind: 'hoof', width: 31, colour: '#a8686a' },
    neck: [stroke('46,-90 68,-104 78,-112', 44, 44, 42)],
    marks: () => {
      p.soft(0, -48, 64, 16, tones.pale, 0.4);
      p.fill(ellipse(-54, -120, 22, 15, 0.2), tones.dark, { alpha: 0.26, blur: 2 });
      p.fill(ellipse(-20, -126, 10, 7, 0.2), tones.dark, { alpha: 0.26, blur: 2 });
    },
  });
  p.fill(stroke('52,-40 58,-26', 1, 1), tones.dark, { alpha: 0.2 });
  p.soft(80, -98, 36, 34, tones.dark, 0.28);
  p.in(88, -126, 0.04, 1.34, 1.34, () => pigHead(p, mood, tones));
}

export const PIG: Readonly<Record<string, Companion>> = {
  pig: { draw, box: { x: -140, y: -210, width: 315, height: 220 }, shadow: 84 },
};
