import { ellipse, type Painter, taper } from '@/lib/illustrator/paint';
import { type Tones, tonesOf } from '../kit/coat';
import { head } from '../kit/head';
import { nostrils } from '../kit/nose';
import { blob, knots, stroke } from '../kit/outline';
import { quadruped, WALK } from '../kit/quadruped';
import type { Companion, CompanionLook } from '../model';
import type { Mood } from '../mood';

const TEAL = '#6fa8a8';
const FACE = blob('0,-38 26,-34 40,-16 42,4 38,20 40,32 24,44 0,46 -24,44 -38,32 -36,20 -42,4 -40,-16 -26,-34');

function dinosaurHead(p: Painter, mood: Mood, tones: Tones) {
  p.in(0, 0, -0.12, 1, 1, () => {
    head(p, mood, {
      face: FACE,
      colour: tones.base,
      yaw: 0.6,
      hairs: 0,
      eyes: { y: -6, gap: 20, size: 10, iris: '#8a6a2a' },
      muzzle: { y: 25, rx: 29, ry: 17, colour: tones.light },
      mouth: { y: 25, size: 1.15, lip: false },
      cheeks: { y: 13, gap: 33 },
      marks: () => {
        for (const [x, y, r] of [
          [-22, -26, 6],
          [-8, -32, 4.4],
          [-32, -14, 4],
        ] as const)
          p.fill(ellipse(x, y, r), tones.dark, { alpha: 0.4 });
      },
    });
    nostrils(p, 8, 17, 8, 2.2, tones.dark);
  });
}

function draw(p: Painter, { mood, colour = TEAL }: CompanionLook) {
  const tones = tonesOf(colour);
  const tail = taper(knots('-80,-160 -140,-120 -196,-84 -250,-84 -290,-112'), [58, 40, 24, 12, 4]);
  const neck = stroke('70,-160 116,-206 140,-276 158,-340', 66, 48, 36, 34);
  quadruped(p, {
    length: 150,
    back: 212,
    girth: 142,
    leg: [80, 56],
    tones,
    arch: 16,
    sag: 2,
    hock: 0,
    gait: { ...WALK, nearFore: [-0.06, 0], nearHind: [0.1, 0], farFore: [0.26, 0.04], farHind: [-0.2, 0] },
    foot: { kind: 'pad', width: 62, colour: '#fbeecb' },
    neck: [tail, neck],
    marks: () => {
      const throat = blob('88,-92 120,-118 150,-196 172,-290 176,-330 214,-320 196,-200 150,-100 112,-70');
      p.form(throat, tones.pale, { depth: 9, shadow: 0.06 });
      p.form(blob('-108,-84 -160,-88 -210,-82 -276,-94 -250,-60 -150,-50 -100,-62'), tones.pale, {
        depth: 6,
        shadow: 0.06,
      });
      p.soft(0, -66, 70, 20, tones.pale, 0.9);
      for (const [x, y, rx] of [
        [-60, -196, 17],
        [-20, -210, 14],
        [20, -206, 17],
        [-92, -168, 12],
        [-38, -172, 9],
        [56, -196, 11],
        [-128, -136, 10],
        [-164, -112, 8],
        [-196, -94, 6],
        [86, -222, 11],
        [104, -256, 9],
        [116, -290, 7.5],
      ] as const)
        p.fill(ellipse(x, y, rx, rx * 0.82, 0.3), tones.dark, { alpha: 0.42 });
      for (const line of [
        '112,-128 134,-140 150,-156',
        '132,-170 152,-178 166,-190',
        '146,-214 164,-218 176,-228',
        '156,-256 170,-258 182,-264',
      ])
        p.fill(stroke(line, 0.8, 2, 0.8), tones.dark, { alpha: 0.25 });
    },
  });
  p.soft(166, -322, 28, 30, tones.dark, 0.3);
  p.in(176, -360, 0, 1.45, 1.45, () => dinosaurHead(p, mood, tones));
}

export const DINOSAUR: Readonly<Record<string, Companion>> = {
  dinosaur: { draw, box: { x: -305, y: -425, width: 555, height: 435 }, shadow: 150, saddle: [-6, -222] },
};
